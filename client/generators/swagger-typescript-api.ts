import { Api } from './api.ts';

const { FETTLE_URL: baseUrl = '', CLIENT_ID = '', CLIENT_SECRET = '', KEY = '' } = process.env;
const api = new Api<string>({
  baseUrl,
  securityWorker: (token) => (token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
});
const credentials = { client_id: CLIENT_ID, client_secret: CLIENT_SECRET };
const { data: token } = await api.connect.obtainToken({ grant_type: 'client_credentials', ...credentials });
api.setSecurityData(token.access_token);

await api.dataset.createDataset({ name: 'lines', columns: { x: 0, n: 1 } });
await api.dataset.storeBlock('lines', { blockNumber: 0, records: [{ x: 'a', n: 1 }, ['b', 2]] });
await api.dataset.completeDataset('lines', { recordCount: 2, completed: true });
await api.job.startJob({ name: 'Lines', workflowName: 'Copy', inputDatasets: { Contacts: 'lines' } });
let { data: job } = await api.job.readJob('Lines');
while (job.status < 2) ({ data: job } = await api.job.readJob('Lines'));

const { data: page } = await api.dataset.downloadRecords(job.outputDatasets['Clean'] ?? '', {});
// A page may also be CSV or NDJSON text, if `Accept` asks for it.
for (const record of (page as { records: object[] }).records) console.log(JSON.stringify(record));

const refused = await api.dataset.readDataset('nowhere').catch((response) => response);
console.log(refused.error.type.split(':').at(-1));

// The web services do not know the token. A key is a user name for them.
const lookups = new Api({ baseUrl });
const { data: found } = await lookups.addressCapture.getFullAddress({
  postcode: 'ch24ne',
  licence: 'WebClickFull',
  username: `apikey-${KEY}`,
});
console.log(`${found.Results.length} addresses of ${found.Results[0]?.RawAddress.Postcode}`);
