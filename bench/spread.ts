import { count, median } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { busySeconds, runJob, uploadPeople, WORKFLOW } from './people-job.ts';
import { ServiceProcess, type WorkerProcess } from './service-process.ts';

const CONNECTIONS = 4;

/**
 * Jobs that warm up a process that has just started, so that its code is compiled as in a process that has
 * run for days: two on a small dataset and one on the whole. After only the small ones, the first job on the
 * whole took 10 % longer than the second.
 */
const WARM_UPS = ['warm_up', 'warm_up', 'people'];

/**
 * Measures the same deduplication job on one worker process and on two; the service itself runs no jobs. Each
 * worker has one thread, because the machine has few processors: the benchmark measures how tasks spread, not
 * how many threads there are. The time excludes the upload and the start of the processes. One worker and two
 * take turns, because the load of the machine changes from minute to minute. Each time is shown with the
 * number of processors kept busy by everything on the machine. With one worker, that number limits what a
 * second can gain. If it exceeds what the job needs by itself, something else was running.
 */
export async function benchSpread(records: number, runs: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- spread ${records} ${runs}\n`);
  const service = await ServiceProcess.start([WORKFLOW.file], CONNECTIONS, {}, ['--no-worker']);
  const workers: WorkerProcess[] = [];
  const start = async () => {
    workers.push(await service.worker({ FETTLE_THREADS: '1' }));
    for (const dataset of WARM_UPS) await runJob(service, WORKFLOW, dataset);
  };
  try {
    await uploadPeople(service, 'warm_up', Math.min(records, 20_000));
    await uploadPeople(service, 'people', records);
    await start();
    const [one, two]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      one.push(await timed(service, workers, records));
      await start();
      two.push(await timed(service, workers, records));
      await workers.pop()!.stop();
    }
    const ratio = median(one) / median(two);
    const pairs = one.map((seconds, run) => (seconds / two[run]!).toFixed(2)).join(', ');
    console.log(`\ntwo are ${ratio.toFixed(2)} times as fast as one by their medians; pair by pair ${pairs}`);
  } finally {
    for (const worker of workers) await worker.stop();
    await service.stop();
  }
}

/** Runs the job and prints the result. @returns how many seconds it took */
async function timed(
  service: ServiceProcess,
  workers: readonly WorkerProcess[],
  records: number,
): Promise<number> {
  const [busyBefore, began] = [busySeconds(), performance.now()];
  const seconds = await runJob(service, WORKFLOW, 'people');
  const busy = (busySeconds() - busyBefore) / ((performance.now() - began) / 1000);
  const memory = await Promise.all(workers.map((worker) => worker.memory()));
  console.log(
    `${workers.length === 1 ? 'one worker ' : 'two workers'} ${seconds.toFixed(1).padStart(6)} s  ` +
      `${count(records / seconds).padStart(8)} records/s  ${busy.toFixed(2)} processors busy  ` +
      `memory ${memory.map((megabytes) => `${Math.round(megabytes)} MB`).join(' and ')}`,
  );
  return seconds;
}
