import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { contactBlocks } from '../invented/contact-blocks.ts';
import { generateRecords } from '../invented/people/generate.ts';
import { ServiceProcess, type WorkerProcess } from './service-process.ts';

/** The small client's job: one block of names, emails and telephones. */
const SMALL = {
  file: 'bench/workflows/name-email-telephone.yaml',
  name: 'NameEmailTelephone',
  input: 'Contacts',
};

/** The other client's large job. */
const LARGE = { file: 'bench/workflows/people.yaml', name: 'People', input: 'People' };

const SEED = 20261120;
const BLOCK = 1000;
const CONNECTIONS = 8;
const ASK_MILLISECONDS = 20;

/** How long the other client's work runs before the small client submits a job. */
const LEAD_MILLISECONDS = 1500;

interface Job {
  readonly status: number;
  readonly error: string | null;
}

/** A client of the service, identified by its token. */
interface Client {
  readonly token: string;
  jobs: number;
}

/**
 * Measures how long a client's one-block job takes, from the request to the poll that finds it completed. It
 * is measured alone, while `jobs` one-block jobs of another client wait, and while another client's job of
 * `records` records runs. Each is measured with one worker process and with two, of one thread each. The
 * service itself runs no jobs.
 */
export async function benchFairness(records: number, jobs: number, runs: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- fairness ${records} ${jobs} ${runs}\n`);
  const service = await ServiceProcess.start([SMALL.file, LARGE.file], CONNECTIONS, {}, ['--no-worker']);
  const workers: WorkerProcess[] = [];
  try {
    const other: Client = { token: await service.newClient('Other', SMALL.file, LARGE.file), jobs: 0 };
    const small: Client = { token: await service.newClient('Small', SMALL.file), jobs: 0 };
    await uploadContacts(service, small);
    await uploadContacts(service, other);
    await uploadPeople(service, other, records);
    for (const count of [1, 2]) {
      workers.push(await service.worker({ FETTLE_THREADS: '1' }));
      console.log(`${count} worker${count > 1 ? 's' : ''}`);
      await measure(service, small, 2 * count);
      const alone = report('alone', await measure(service, small, runs));
      await submitMany(service, other, jobs);
      report(`${jobs} jobs`, await measure(service, small, runs), alone, await stillOpen(service, other));
      await cancelAll(service, other);
      await submit(service, other, LARGE, 'people');
      await wait(LEAD_MILLISECONDS);
      report('1 large job', await measureAcross(service, small, other, runs), alone, true);
      await cancelAll(service, other);
    }
  } finally {
    for (const worker of workers) await worker.stop();
    await service.stop();
  }
}

/** Runs small jobs one after the other. @returns the seconds of each */
async function measure(service: ServiceProcess, small: Client, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await finished(service, small, await submit(service, small, SMALL, 'contacts'));
    times.push((performance.now() - began) / 1000);
  }
  return times;
}

/** Times small jobs while a large job runs. If the large job ends first, it is submitted again. */
async function measureAcross(
  service: ServiceProcess,
  small: Client,
  other: Client,
  runs: number,
): Promise<number[]> {
  const times: number[] = [];
  while (times.length < runs) {
    if (!(await stillOpen(service, other))) await submit(service, other, LARGE, 'people');
    await wait(LEAD_MILLISECONDS);
    times.push(...(await measure(service, small, 1)));
  }
  return times;
}

function report(what: string, times: readonly number[], alone?: number, isOpen?: boolean): number {
  const middle = median(times);
  const ratio = alone === undefined ? '' : `  ${(middle / alone).toFixed(2)} times alone`;
  const raw = times.map((seconds) => seconds.toFixed(2)).join(' ');
  const warning = isOpen === false ? '  (the other client had ended before)' : '';
  console.log(`  ${what.padEnd(12)} median ${middle.toFixed(2)} s${ratio}  of ${raw}${warning}`);
  return middle;
}

async function submit(
  service: ServiceProcess,
  client: Client,
  workflow: typeof SMALL,
  dataset: string,
): Promise<string> {
  const name = `${dataset} ${client.jobs++}`;
  const body = { name, workflowName: workflow.name, inputDatasets: { [workflow.input]: dataset } };
  await service.json('POST', '/Job', body, client.token);
  return name;
}

/** Submits jobs over several connections at once, as a client in a hurry does. */
async function submitMany(service: ServiceProcess, client: Client, count: number): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await submit(service, client, SMALL, 'contacts');
  };
  await Promise.all(Array.from({ length: CONNECTIONS / 2 }, lane));
}

async function finished(service: ServiceProcess, client: Client, name: string): Promise<void> {
  for (;;) {
    const job = await service.json<Job>('GET', `/Job/${encodeURIComponent(name)}`, undefined, client.token);
    if (job.status === 2) return;
    if (job.status > 2) throw new Error(`The job ended with status ${job.status}: ${job.error}`);
    await wait(ASK_MILLISECONDS);
  }
}

async function openJobs(service: ServiceProcess, client: Client): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const jobs = await service.json<{ name: string; status: number }[]>(
      'GET',
      `/Job?page=${page}`,
      undefined,
      client.token,
    );
    names.push(...jobs.filter(({ status }) => status < 2).map(({ name }) => name));
    if (jobs.length < 100) return names;
  }
}

async function stillOpen(service: ServiceProcess, client: Client): Promise<boolean> {
  return (await openJobs(service, client)).length > 0;
}

async function cancelAll(service: ServiceProcess, client: Client): Promise<void> {
  for (const name of await openJobs(service, client)) {
    // The job may end at this moment.
    await service
      .json('DELETE', `/Job/${encodeURIComponent(name)}`, undefined, client.token)
      .catch(() => undefined);
  }
}

async function uploadContacts(service: ServiceProcess, client: Client): Promise<void> {
  const [block = '[]'] = contactBlocks(1);
  await upload(service, client, 'contacts', [JSON.parse(block) as object[]]);
}

async function uploadPeople(service: ServiceProcess, client: Client, records: number): Promise<void> {
  const people = [...generateRecords(records, SEED)].map(({ row }) => ({ ...row }));
  const blocks = Array.from({ length: Math.ceil(records / BLOCK) }, (_, at) =>
    people.slice(at * BLOCK, (at + 1) * BLOCK),
  );
  await upload(service, client, 'people', blocks);
}

async function upload(
  service: ServiceProcess,
  { token }: Client,
  name: string,
  blocks: readonly (readonly object[])[],
): Promise<void> {
  const columns = Object.fromEntries(Object.keys(blocks[0]![0]!).map((column) => [column, 0]));
  await service.json('POST', '/Dataset', { name, columns }, token);
  for (const [blockNumber, records] of blocks.entries()) {
    await service.json('PATCH', `/Dataset/${name}/data`, { blockNumber, records }, token);
  }
  const recordCount = blocks.reduce((sum, { length }) => sum + length, 0);
  await service.json('PUT', `/Dataset/${name}`, { recordCount, completed: true }, token);
}
