import { AddressFile } from '../../src/address-file/address-file.ts';
import { sampleAddressFile } from '../../src/lookup/sample-file.ts';
import { addressContactBlocks } from '../address-contacts.ts';
import { type BenchedWorkflow, CONNECTIONS, download, runJob, upload } from '../batch.ts';
import { load } from '../load.ts';
import { post, somePostcodes } from '../look-ups.ts';
import { ServiceProcess } from '../service-process.ts';
import type { QuickRow, QuickRows } from './row.ts';

const RECORDS = 30_000;
const DISTINCT_BLOCKS = 30;
const LOOK_UP_SECONDS = 2;
/** How often all work is done before the first round, so that V8 has compiled the code. */
const WARM_UPS = 3;
const COPY = { file: 'examples/workflows/copy-through.yaml', name: 'CopyThrough', input: 'Records' };
const CHECK = {
  file: 'bench/workflows/name-email-telephone.yaml',
  name: 'NameEmailTelephone',
  input: 'Contacts',
};
const MATCH = { file: 'bench/workflows/name-address.yaml', name: 'NameAddress', input: 'Contacts' };

/**
 * The rows for work of the service. They count the processor time of its process with all its threads, but
 * not that of PostgreSQL.
 */
export async function serviceRows(): Promise<QuickRows> {
  const service = await ServiceProcess.start([COPY.file, CHECK.file, MATCH.file], CONNECTIONS);
  const file = AddressFile.open(await sampleAddressFile(service.folder));
  const blocks = addressContactBlocks(file, DISTINCT_BLOCKS);
  const key = await service.newKey();
  const requests = somePostcodes(file).map((code) =>
    post(`/AddressCapture/GetFullAddress.json?key=${key}`, code),
  );
  await file.close();
  await upload(service, blocks, 'contacts', RECORDS);
  const { job } = await runJob(service, COPY, 'contacts');
  const output = job.outputDatasets[COPY.input]!;

  /** @param work returns how many units it did */
  const row = (name: string, unit: string, work: () => Promise<number>): QuickRow => ({
    name,
    unit,
    measure: async () => {
      const before = await service.processorSeconds();
      const done = await work();
      return { done, processor: (await service.processorSeconds()) - before };
    },
  });
  const records = (name: string, work: () => Promise<unknown>) =>
    row(name, 'records', async () => {
      await work();
      return RECORDS;
    });
  const jobOf = (workflow: BenchedWorkflow) => async () => {
    const { job } = await runJob(service, workflow, 'contacts');
    await service.send('DELETE', `/Dataset/${job.outputDatasets[workflow.input]}`);
  };
  const rows = [
    row(
      'GetFullAddress',
      'answers',
      async () => (await load(service.url, requests, { seconds: LOOK_UP_SECONDS })).answers,
    ),
    records('upload', async () => {
      await upload(service, blocks, 'uploaded', RECORDS);
      await service.send('DELETE', '/Dataset/uploaded');
    }),
    records('name, email, telephone', jobOf(CHECK)),
    records('names and addresses', jobOf(MATCH)),
    records('download', () => download(service, output, RECORDS)),
  ];
  for (let times = 0; times < WARM_UPS; times++) for (const { measure } of rows) await measure();
  return { rows, close: () => service.stop() };
}
