import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { AddressFile } from '../src/address-file/address-file.ts';
import { sampleAddressFile } from '../src/lookup/sample-file.ts';
import { readSettings } from '../src/settings.ts';
import { addressContactBlocks } from './address-contacts.ts';
import { type BenchedWorkflow, CONNECTIONS, download, runJob, upload } from './batch.ts';
import { ServiceProcess } from './service-process.ts';

/**
 * How many different blocks are sent in rotation. They have many more postcodes than a matcher keeps
 * prepared.
 */
const DISTINCT_BLOCKS = 100;

const WARM_UP_RECORDS = 20_000;

const WORKFLOW: BenchedWorkflow = {
  file: 'bench/workflows/name-address.yaml',
  name: 'NameAddress',
  input: 'Contacts',
};

/**
 * Measures the work for a mailing: upload, cleansing of names and addresses, download. Client, service and
 * embedded database are on this machine. The contacts live at addresses of the file in `FETTLE_ADDRESS_FILE`,
 * or of the small invented sample.
 */
export async function benchAddressBatch(sizes: readonly number[]): Promise<void> {
  const { addressFile, dataFolder } = readSettings();
  const folder = addressFile ?? (await sampleAddressFile(dataFolder));
  const { addresses, blocks } = await contactsOf(folder);
  console.log(`machine        ${machine()}`);
  console.log(`command        npm run bench -- address-batch ${sizes.join(' ')}`);
  console.log(`address file   ${count(addresses)} addresses\n`);
  const service = await ServiceProcess.start([WORKFLOW.file], CONNECTIONS, { FETTLE_ADDRESS_FILE: folder });
  try {
    await benchSize(service, blocks, WARM_UP_RECORDS, () => undefined);
    for (const records of sizes) await benchSize(service, blocks, records, (line) => console.log(line));
  } finally {
    await service.stop();
  }
}

async function contactsOf(folder: string): Promise<{ addresses: number; blocks: string[] }> {
  const file = AddressFile.open(folder);
  const blocks = addressContactBlocks(file, DISTINCT_BLOCKS);
  await file.close();
  return { addresses: file.manifest.counts.addresses, blocks };
}

async function benchSize(
  service: ServiceProcess,
  blocks: readonly string[],
  records: number,
  print: (line: string) => void,
): Promise<void> {
  const name = `contacts_${records}`;
  service.takeHighestMemory();
  const uploaded = await upload(service, blocks, name, records);
  const { job, seconds: cleansed } = await runJob(service, WORKFLOW, name);
  const output = job.outputDatasets[WORKFLOW.input]!;
  const downloaded = await download(service, output, records);
  const rate = (seconds: number) =>
    `${count(records / seconds).padStart(9)} records/s  (${seconds.toFixed(2)} s)`;
  print(`${count(records)} records`);
  print(`  upload          ${rate(uploaded)}`);
  print(`  name, address   ${rate(cleansed)}`);
  print(`  download        ${rate(downloaded)}`);
  print(`  all             ${rate(uploaded + cleansed + downloaded)}`);
  print(`  highest memory  ${Math.round(service.takeHighestMemory())} MB`);
  const levels = ['exact', 'building', 'street', 'town', 'none', 'foreign'].map(
    (level) => `${level} ${count(job.statistics[`address.${level}`] ?? 0)}`,
  );
  print(`  match levels    ${levels.join(', ')}\n`);
  for (const used of [...Object.values(job.outputDatasets), name]) {
    await service.send('DELETE', `/Dataset/${used}`);
  }
}
