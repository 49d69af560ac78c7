import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

const { FETTLE_URL: baseUrl = '', CLIENT_ID = '', CLIENT_SECRET = '', KEY = '' } = process.env;
const api = createClient<paths>({ baseUrl });
const { data: token, error: denied } = await api.POST('/connect/token', {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: { grant_type: 'client_credentials', client_id: CLIENT_ID, client_secret: CLIENT_SECRET },
  bodySerializer: (body) => new URLSearchParams(body).toString(),
});
if (denied) throw new Error(denied.error_description);
api.use({
  onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token?.access_token}`),
});

const path = { name: 'rows' };
await api.POST('/Dataset', { body: { name: 'rows', columns: { x: 0, n: 1 } } });
const records = [{ x: 'a', n: 1 }, ['b', 2]];
await api.PATCH('/Dataset/{name}/data', { params: { path }, body: { blockNumber: 0, records } });
await api.PUT('/Dataset/{name}', { params: { path }, body: { recordCount: 2, completed: true } });
await api.POST('/Job', { body: { name: 'Rows', workflowName: 'Copy', inputDatasets: { Contacts: 'rows' } } });
let job = await api.GET('/Job/{name}', { params: { path: { name: 'Rows' } } });
while (job.data && job.data.status < 2)
  job = await api.GET('/Job/{name}', { params: { path: { name: 'Rows' } } });

const name = job.data?.outputDatasets['Clean'] ?? '';
const page = await api.GET('/Dataset/{name}/data', { params: { path: { name } } });
// A page may also be CSV or NDJSON text, if `Accept` asks for it.
const { records: cleaned } = page.data as { records: object[] };
for (const record of cleaned) console.log(JSON.stringify(record));

const { error } = await api.GET('/Dataset/{name}', { params: { path: { name: 'nowhere' } } });
console.log(error?.type.split(':').at(-1));

// The key of the web services travels in the address.
const lookups = createClient<paths>({ baseUrl });
lookups.use({ onRequest: ({ request }) => new Request(`${request.url}?key=${KEY}`, request) });
const { data: found } = await lookups.POST('/AddressCapture/GetFullAddress.json', {
  body: { postcode: 'ch24ne', licence: 'WebClickFull' },
});
console.log(`${found?.Results.length} addresses of ${found?.Results[0]?.RawAddress.Postcode}`);
