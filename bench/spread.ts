import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchedWorkflow } from './batch.ts';
import { generateRecords } from './deduplication/generate.ts';
import { count, machine } from './machine.ts';
import { ServiceProcess } from './service-process.ts';

const WORKFLOW: BenchedWorkflow = {
  file: 'bench/workflows/deduplication.yaml',
  name: 'Deduplication',
  input: 'People',
};

interface Job {
  readonly status: number;
  readonly submittedAt: string;
  readonly completedAt: string;
  readonly error: string | null;
}

const SEED = 20261120;
const BLOCK = 1000;
const CONNECTIONS = 4;

/** A worker process takes up its first task when it has loaded the steps. */
const SETTLE_MILLISECONDS = 3000;

/** Jobs on a small dataset before each part, so that every process has compiled what it runs. */
const WARM_UPS = 2;

/** Seldom: asking is work for the processors that are measured. The job's own times tell how long it took. */
const ASK_MILLISECONDS = 500;

/**
 * The same deduplication job on one worker process and on two. This machine's processors are few, so each process has one
 * thread: what is measured is how the tasks spread, not how many threads there are. The upload and the start of the processes are no
 * part of the time. Beside it stand the processors kept busy by everything on the machine: on one worker they bound what a second one
 * can gain, and above what the job takes by itself they tell that something else ran.
 */
export async function benchSpread(records: number, runs: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- spread ${records} ${runs}\n`);
  const service = await ServiceProcess.start([WORKFLOW.file], CONNECTIONS, { FETTLE_THREADS: '1' });
  try {
    await upload(service, 'warm_up', Math.min(records, 20_000));
    for (let run = 0; run < WARM_UPS; run++) await runJob(service, 'warm_up');
    await upload(service, 'people', records);
    const before = await taskSeconds(service);
    const one = await timed(service, 'one worker process', records, runs);
    const after = await taskSeconds(service);
    const parts = [...after].map(
      ([kind, seconds]) => `${kind} ${((seconds - (before.get(kind) ?? 0)) / runs).toFixed(1)} s`,
    );
    console.log(`${'of that, by task'.padEnd(22)} ${parts.join(', ')}`);
    const other = await service.another();
    try {
      await wait(SETTLE_MILLISECONDS);
      for (let run = 0; run < WARM_UPS; run++) await runJob(service, 'warm_up');
      const two = await timed(service, 'two worker processes', records, runs);
      console.log(`\ntwo are ${(one / two).toFixed(2)} times as fast as one`);
    } finally {
      await other.stop();
    }
  } finally {
    await service.stop();
  }
}

/** @returns the shortest time, in seconds: others are lengthened by what else the machine does */
async function timed(service: ServiceProcess, what: string, records: number, runs: number): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    service.takeHighestMemory();
    const [busyBefore, began] = [busySeconds(), performance.now()];
    const seconds = await runJob(service, 'people');
    const busy = (busySeconds() - busyBefore) / ((performance.now() - began) / 1000);
    const memory = Math.round(service.takeHighestMemory());
    console.log(
      `${what.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s  ${count(records / seconds).padStart(8)} records/s  ` +
        `${busy.toFixed(2)} processors busy  first process ${memory} MB`,
    );
    all.push(seconds);
  }
  return Math.min(...all);
}

/** Runs the job. @returns how long it took from its submission on, in seconds */
async function runJob(service: ServiceProcess, dataset: string): Promise<number> {
  const name = `${WORKFLOW.name} ${dataset} ${Date.now()}`;
  await service.json('POST', '/Job', {
    name,
    workflowName: WORKFLOW.name,
    inputDatasets: { [WORKFLOW.input]: dataset },
  });
  for (;;) {
    await wait(ASK_MILLISECONDS);
    const job = await service.json<Job>('GET', `/Job/${encodeURIComponent(name)}`);
    if (job.status > 2) throw new Error(`The job ended with status ${job.status}: ${job.error}`);
    if (job.status === 2) return (Date.parse(job.completedAt) - Date.parse(job.submittedAt)) / 1000;
  }
}

/** What all processors of the machine have spent on anything so far, in seconds. */
function busySeconds(): number {
  const all = cpus().flatMap(({ times: { user, nice, sys, irq } }) => [user, nice, sys, irq]);
  return all.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}

/** What the first process has spent on tasks so far, by kind. Only one `combine` of a dataset step runs at a time. */
async function taskSeconds(service: ServiceProcess): Promise<Map<string, number>> {
  const metrics = (await service.send('GET', '/metrics')).toString();
  const sums = new Map<string, number>();
  for (const [, kind = '', seconds] of metrics.matchAll(
    /^fettle_task_seconds_sum\{.*?kind="([^"]+)".*?\} (.+)$/gm,
  )) {
    sums.set(kind, (sums.get(kind) ?? 0) + Number(seconds));
  }
  return sums;
}

async function upload(service: ServiceProcess, name: string, records: number): Promise<void> {
  const source = generateRecords(records, SEED);
  let blockNumber = 0;
  let columns: string[] | undefined;
  for (let done = false; !done; ) {
    const block: Record<string, string>[] = [];
    while (block.length < BLOCK && !done) {
      const next = source.next();
      if (next.done) done = true;
      else block.push({ ...next.value.row });
    }
    if (block.length === 0) break;
    if (columns === undefined) {
      columns = Object.keys(block[0]!);
      const types = Object.fromEntries(columns.map((column) => [column, 0]));
      await service.json('POST', '/Dataset', { name, columns: types });
    }
    await service.json('PATCH', `/Dataset/${name}/data`, { blockNumber: blockNumber++, records: block });
  }
  await service.json('PUT', `/Dataset/${name}`, { recordCount: records, completed: true });
}
