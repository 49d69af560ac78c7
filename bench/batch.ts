import { setTimeout as wait } from 'node:timers/promises';
import { count, median, percentile } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { COLUMNS, contactBlocks } from '../invented/contact-blocks.ts';
import { ServiceProcess } from './service-process.ts';

/** How many connections the client uses. */
export const CONNECTIONS = 4;

/** How many different blocks are sent in rotation. */
const DISTINCT_BLOCKS = 50;

/** How many times the one-block job runs. */
const SMALL_JOBS = 9;

const COPY = { file: 'examples/workflows/copy-through.yaml', name: 'CopyThrough', input: 'Records' };
/** Names, email addresses and telephone numbers of contacts. */
export const CHECK = {
  file: 'bench/workflows/name-email-telephone.yaml',
  name: 'NameEmailTelephone',
  input: 'Contacts',
};

/** A workflow to run: its file, its name, and the input that gets the dataset. */
export interface BenchedWorkflow {
  readonly file: string;
  readonly name: string;
  readonly input: string;
}

interface Job {
  name: string;
  status: number;
  startedAt: string;
  completedAt: string;
  outputDatasets: Record<string, string>;
  statistics: Record<string, number>;
  error: string | null;
}

/**
 * Measures the batch interface end to end, with client, service and embedded database on this machine. For
 * each size: upload over four connections, a copy-through job, a job with names, emails (Syntax) and
 * telephones, and download. Also polling while a job runs, and the memory of the service (HTTP and worker in
 * one process).
 */
export async function benchBatch(sizes: readonly number[]): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- batch ${sizes.join(' ')}\n`);
  const service = await ServiceProcess.start([COPY.file, CHECK.file], CONNECTIONS);
  try {
    const blocks = contactBlocks(DISTINCT_BLOCKS);
    await warmUp(service, blocks);
    for (const records of sizes) await benchSize(service, blocks, records);
    await benchSmallJobs(service, blocks);
  } finally {
    await service.stop();
  }
}

async function benchSize(service: ServiceProcess, blocks: readonly string[], records: number): Promise<void> {
  const name = `contacts_${records}`;
  const rate = (seconds: number) =>
    `${count(records / seconds).padStart(9)} records/s  (${seconds.toFixed(2)} s)`;
  service.takeHighestMemory();
  const memory = () => `${Math.round(service.takeHighestMemory())} MB`;
  console.log(`${count(records)} records`);
  console.log(
    `  upload                   ${rate(await upload(service, blocks, name, records))}  ${memory()}`,
  );
  const copy = await runJob(service, COPY, name);
  console.log(`  copy-through job         ${rate(copy.seconds)}  ${memory()}`);
  const check = await runJob(service, CHECK, name);
  console.log(`  name, email, telephone   ${rate(check.seconds)}  ${memory()}`);
  const polls = check.polls;
  const poll = `p50 ${median(polls).toFixed(1)} ms, p99 ${percentile(polls, 99).toFixed(1)} ms, ${polls.length} polls`;
  console.log(`  polling meanwhile        ${poll}`);
  const output = copy.job.outputDatasets[COPY.input]!;
  console.log(`  download                 ${rate(await download(service, output, records))}  ${memory()}\n`);
  for (const used of [
    ...Object.values(copy.job.outputDatasets),
    ...Object.values(check.job.outputDatasets),
    name,
  ]) {
    await service.send('DELETE', `/Dataset/${used}`);
  }
}

/** Sends the records over all connections and completes the dataset. @returns how many seconds it took */
export async function upload(
  service: ServiceProcess,
  blocks: readonly string[],
  name: string,
  records: number,
): Promise<number> {
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, 0]));
  await service.json('POST', '/Dataset', { name, columns });
  const started = performance.now();
  await onConnections(Math.ceil(records / 1000), (number) => {
    const body = `{"blockNumber":${number},"records":${blocks[number % blocks.length]}}`;
    return service.send('PATCH', `/Dataset/${name}/data`, body);
  });
  await service.json('PUT', `/Dataset/${name}`, { recordCount: records, completed: true });
  return (performance.now() - started) / 1000;
}

/** Reads all records over all connections. @returns how many seconds it took */
export async function download(service: ServiceProcess, name: string, records: number): Promise<number> {
  const started = performance.now();
  await onConnections(Math.ceil(records / 1000), (number) =>
    service.send('GET', `/Dataset/${name}/data?start=${number * 1000 + 1}&count=1000`),
  );
  return (performance.now() - started) / 1000;
}

/** Runs a job and polls it 20 times a second. `polls` has the duration of each poll in milliseconds. */
export async function runJob(
  service: ServiceProcess,
  workflow: BenchedWorkflow,
  dataset: string,
): Promise<{ job: Job; seconds: number; polls: number[] }> {
  const name = `${workflow.name} ${dataset} ${Date.now()}`;
  const started = performance.now();
  await service.json('POST', '/Job', {
    name,
    workflowName: workflow.name,
    inputDatasets: { [workflow.input]: dataset },
  });
  const polls: number[] = [];
  for (;;) {
    const polled = performance.now();
    const job = await service.json<Job>('GET', `/Job/${encodeURIComponent(name)}`);
    const now = performance.now();
    if (job.status === 2) return { job, seconds: (now - started) / 1000, polls };
    if (job.status > 2) throw new Error(`The job ended with status ${job.status}: ${job.error}`);
    polls.push(now - polled);
    await wait(50);
  }
}

async function benchSmallJobs(service: ServiceProcess, blocks: readonly string[]): Promise<void> {
  await upload(service, blocks, 'small', 1000);
  const seconds: number[] = [];
  for (let run = 0; run < SMALL_JOBS; run++) seconds.push((await runJob(service, CHECK, 'small')).seconds);
  const raw = seconds.map((figure) => figure.toFixed(2)).join(' ');
  console.log(`one-block job, POST to done   median ${median(seconds).toFixed(2)} s  (${raw})`);
}

/** Runs every code path once, so that it is compiled before anything is measured. */
async function warmUp(service: ServiceProcess, blocks: readonly string[]): Promise<void> {
  await upload(service, blocks, 'warm_up', 100_000);
  await runJob(service, COPY, 'warm_up');
  const { job } = await runJob(service, CHECK, 'warm_up');
  await download(service, job.outputDatasets[CHECK.input]!, 100_000);
}

/** Does `total` pieces of work in order, one at a time on each connection. */
async function onConnections(total: number, work: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < total) await work(next++);
    }),
  );
}
