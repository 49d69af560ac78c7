import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { generateRecords } from '../invented/people/generate.ts';
import type { BenchedWorkflow } from './batch.ts';
import type { ServiceProcess } from './service-process.ts';

/** Finds the records of the same person among generated people. */
export const WORKFLOW: BenchedWorkflow = {
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

/**
 * Polling is rare, because it uses the processors that are measured. The job's own times tell how long it
 * took.
 */
const ASK_MILLISECONDS = 500;

/** Runs the job. @returns the seconds from its submission to its completion */
export async function runJob(
  service: ServiceProcess,
  workflow: Pick<BenchedWorkflow, 'name' | 'input'>,
  dataset: string,
): Promise<number> {
  const name = `${workflow.name} ${dataset} ${Date.now()}`;
  await service.json('POST', '/Job', {
    name,
    workflowName: workflow.name,
    inputDatasets: { [workflow.input]: dataset },
  });
  for (;;) {
    await wait(ASK_MILLISECONDS);
    const job = await service.json<Job>('GET', `/Job/${encodeURIComponent(name)}`);
    if (job.status > 2) throw new Error(`The job ended with status ${job.status}: ${job.error}`);
    if (job.status === 2) return (Date.parse(job.completedAt) - Date.parse(job.submittedAt)) / 1000;
  }
}

/** The time that all processors of the machine have been busy so far, in seconds. */
export function busySeconds(): number {
  const all = cpus().flatMap(({ times: { user, nice, sys, irq } }) => [user, nice, sys, irq]);
  return all.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}

/** Uploads generated people. */
export async function uploadPeople(service: ServiceProcess, name: string, records: number): Promise<void> {
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
