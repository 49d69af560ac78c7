import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { COLUMNS, contactBlocks } from '../invented/contact-blocks.ts';
import { CONNECTIONS, download, runJob } from './batch.ts';
import { ServiceProcess } from './service-process.ts';

const COPY = { file: 'examples/workflows/copy-through.yaml', name: 'CopyThrough', input: 'Records' };
const ROUNDS = 3;
const DISTINCT_BLOCKS = 20;

/**
 * Downloads a dataset of 10 columns and a dataset of 50 in turn, over as many connections as the batch
 * benchmark.
 */
export async function benchDownload(records: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- download ${records}\n`);
  const service = await ServiceProcess.start([COPY.file], CONNECTIONS);
  try {
    const outputs = { 10: await output(service, records, 1), 50: await output(service, records, 5) };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [columns, name] of Object.entries(outputs)) {
        const seconds = await download(service, name, records);
        console.log(
          `  ${columns} columns  ${count(records / seconds).padStart(9)} records/s  (${seconds.toFixed(2)} s)`,
        );
      }
    }
  } finally {
    await service.stop();
  }
}

/**
 * Uploads contacts with every column repeated `times` times, and copies them with a job.
 *
 * @returns the name of the output dataset
 */
async function output(service: ServiceProcess, records: number, times: number): Promise<string> {
  const name = `contacts_${times}`;
  const every = Array.from({ length: times }, (_, at) => COLUMNS.map((column) => `${column}_${at}`)).flat();
  await service.json('POST', '/Dataset', { name, columns: Object.fromEntries(every.map((one) => [one, 0])) });
  const blocks = contactBlocks(DISTINCT_BLOCKS).map((block) => {
    const rows = (JSON.parse(block) as unknown[]).map((row) => Object.values(row as object));
    return JSON.stringify(rows.map((row) => Array.from({ length: times }, () => row).flat()));
  });
  for (let at = 0; at * 1000 < records; at++) {
    const body = `{"blockNumber":${at},"records":${blocks[at % blocks.length]}}`;
    await service.send('PATCH', `/Dataset/${name}/data`, body);
  }
  await service.json('PUT', `/Dataset/${name}`, { recordCount: records, completed: true });
  return (await runJob(service, COPY, name)).job.outputDatasets[COPY.input]!;
}
