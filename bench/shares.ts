import { cpus } from 'node:os';
import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { contactBlocks } from '../invented/contact-blocks.ts';
import { CHECK, upload as uploadContacts } from './batch.ts';
import { busySeconds, WORKFLOW as PEOPLE, runJob, uploadPeople } from './people-job.ts';
import { ProcessorShare } from './processor-share.ts';
import { processorSeconds, ServiceProcess, type WorkerProcess } from './service-process.ts';
import { type Measurement, sizingTable } from './sizing.ts';

const CONNECTIONS = 4;
const DISTINCT_BLOCKS = 50;
/**
 * Records of a warm-up job for each worker: a task has up to 32 blocks of 1,000, so that each worker gets one.
 * A cold worker would compile its code at its share of a processor, which takes many seconds.
 */
const WARM_UP_RECORDS = 40_000;

/** How many processors must remain for the database and the service when all workers are busy. */
const ROOM = 0.5;

/** A job that is measured on different numbers of workers. */
interface Measured {
  readonly what: string;
  readonly workflow: { readonly name: string; readonly input: string };
  readonly dataset: string;
  readonly records: number;
}

/** The sizes of the jobs, the share and the numbers of workers, from the words of the command. */
export interface SharesOptions {
  readonly contacts: number;
  readonly people: number;
  readonly share: number;
  readonly workers: readonly number[];
}

/**
 * Measures the same two jobs on different numbers of worker processes. Each worker has one thread and the same
 * share of a processor, as if it were a small host. The processor time of the service and the database is not
 * limited. The efficiency of n workers is their throughput divided by n times that of one worker. All shares
 * together must leave enough processor time for the database. Otherwise the machine, and not Fettle, is the
 * bound. The benchmark then says so. At the end it prints how many workers and processors a number of records
 * an hour needs.
 */
export async function benchShares({ contacts, people, share, workers }: SharesOptions): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- shares ${contacts} ${people} ${share} ${workers.join(' ')}\n`);
  const service = await ServiceProcess.start([CHECK.file, PEOPLE.file], CONNECTIONS, {}, ['--no-worker']);
  try {
    const blocks = contactBlocks(DISTINCT_BLOCKS);
    await uploadContacts(service, blocks, 'contacts', contacts);
    const warm = WARM_UP_RECORDS * Math.max(...workers);
    await uploadContacts(service, blocks, 'warm_contacts', warm);
    await uploadPeople(service, 'people', people);
    await uploadPeople(service, 'warm_people', warm);
    const jobs: Measured[] = [
      { what: 'contact cleansing', workflow: CHECK, dataset: 'contacts', records: contacts },
      { what: 'deduplication', workflow: PEOPLE, dataset: 'people', records: people },
    ];
    const first = new Map<string, number>();
    const measurements: Measurement[] = [];
    // The efficiency and the model compare all numbers of workers with the least.
    for (const number of workers.toSorted((one, other) => one - other)) {
      if (number * share > cpus().length - ROOM)
        console.log(
          `${number} workers want ${number * share} of ${cpus().length} processors: the machine is the bound`,
        );
      await withWorkers(service, number, share, async (running) => {
        for (const { what, workflow, dataset, records } of jobs) {
          const [busy, own, began] = [busySeconds(), await secondsOf(running), performance.now()];
          const seconds = await runJob(service, workflow, dataset);
          const rate = records / seconds;
          first.set(what, first.get(what) ?? rate / number);
          const efficiency = rate / (number * (first.get(what) ?? Number.NaN));
          const [allSeconds, workerSeconds] = [busySeconds() - busy, (await secondsOf(running)) - own];
          const processors = allSeconds / ((performance.now() - began) / 1000);
          const restSeconds = Math.max(0, allSeconds - workerSeconds);
          measurements.push({ what, workers: number, share, records, rate, workerSeconds, restSeconds });
          const memory = Math.max(...(await Promise.all(running.map((worker) => worker.memory()))));
          console.log(
            `${String(number).padStart(2)} workers  ${what.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s ` +
              `${count(rate).padStart(8)} records/s  efficiency ${efficiency.toFixed(2)}  ` +
              `${processors.toFixed(2)} processors busy  memory up to ${Math.round(memory)} MB`,
          );
          console.log(`            ${JSON.stringify(measurements.at(-1))}`);
        }
      });
    }
    console.log(`\n${sizingTable(measurements)}`);
  } finally {
    await service.stop();
  }
}

/** The processor time of all workers so far, in seconds. */
async function secondsOf(workers: readonly WorkerProcess[]): Promise<number> {
  const each = await Promise.all(workers.map(({ pid }) => processorSeconds(pid)));
  return each.reduce((sum, seconds) => sum + seconds, 0);
}

/** Starts workers, warms them up without a limit, and then limits each to its share. */
async function withWorkers(
  service: ServiceProcess,
  number: number,
  share: number,
  work: (workers: readonly WorkerProcess[]) => Promise<void>,
): Promise<void> {
  const workers: WorkerProcess[] = [];
  const shares: ProcessorShare[] = [];
  try {
    for (let at = 0; at < number; at++) workers.push(await service.worker({ FETTLE_THREADS: '1' }));
    await runJob(service, CHECK, 'warm_contacts');
    await runJob(service, PEOPLE, 'warm_people');
    for (const [at, { pid }] of workers.entries()) {
      const bound = new ProcessorShare(`${number}-${at}`, share);
      shares.push(bound);
      bound.add(pid);
    }
    await work(workers);
  } finally {
    for (const worker of workers) await worker.stop();
    for (const bound of shares) bound.remove();
  }
}
