import { count, median, percentile } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { contactBlocks } from '../invented/contact-blocks.ts';
import { AddressFile } from '../src/address-file/address-file.ts';
import { CHECK, CONNECTIONS, runJob, upload } from './batch.ts';
import { post, somePostcodes } from './look-ups.ts';
import { paced } from './paced.ts';
import { ServiceProcess } from './service-process.ts';

/** The steady rate of look-ups, in requests per second. */
const RATE = 1000;

/** The records of a job. It runs for a fraction of a second, and the next one follows at once. */
const RECORDS = 10_000;

const DATASET = 'contacts';
const ROUNDS = 3;
const WARM_UP_SECONDS = 10;

/**
 * Measures how look-ups and jobs disturb each other in one `serve` process: look-ups alone, jobs alone, and
 * both at the same time. The jobs cleanse names, email addresses and telephone numbers, one job after another.
 *
 *     npm run bench -- beside-jobs FOLDER [SECONDS]
 */
export async function benchBesideJobs(words: readonly string[]): Promise<void> {
  const [folder, length = '20'] = words;
  if (folder === undefined) throw new Error('Name the folder of an address file.');
  const seconds = Number(length);
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- beside-jobs ${words.join(' ')}`);
  const file = AddressFile.open(folder);
  const codes = somePostcodes(file);
  console.log(`\n${count(file.manifest.counts.addresses)} addresses, ${ROUNDS} rounds of ${seconds} s`);
  await file.close();
  const service = await ServiceProcess.start([CHECK.file], CONNECTIONS, { FETTLE_ADDRESS_FILE: folder });
  try {
    const key = await service.newKey();
    const requests = codes.map((code) => post(`/AddressCapture/GetFullAddress.json?key=${key}`, code));
    await upload(service, contactBlocks(RECORDS / 1000), DATASET, RECORDS);
    const lookUps = (lasting: number) => paced(service.url, requests, { rate: RATE, seconds: lasting });
    await Promise.all([lookUps(WARM_UP_SECONDS), jobs(service, WARM_UP_SECONDS)]);
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      report('look-ups alone', await lookUps(seconds));
      alone.push(reportJobs('jobs alone', await jobs(service, seconds)));
      const [took, jobTimes] = await Promise.all([lookUps(seconds), jobs(service, seconds)]);
      report('look-ups beside jobs', took);
      beside.push(reportJobs('jobs beside look-ups', jobTimes));
    }
    const slower = 100 * (median(beside) / median(alone) - 1);
    console.log(`jobs take ${slower.toFixed(0)} % longer beside look-ups (medians of the rounds)`);
  } finally {
    await service.stop();
  }
}

/** Runs jobs one after the other. @returns how long each ran, in milliseconds, by the times of the service */
async function jobs(service: ServiceProcess, seconds: number): Promise<number[]> {
  const end = performance.now() + 1000 * seconds;
  const took: number[] = [];
  while (performance.now() < end) {
    const { job } = await runJob(service, CHECK, DATASET);
    took.push(Date.parse(job.completedAt) - Date.parse(job.startedAt));
    for (const output of Object.values(job.outputDatasets))
      await service.send('DELETE', `/Dataset/${output}`);
  }
  return took;
}

function report(name: string, took: readonly number[]): void {
  const [p50, p99, highest] = [median(took), percentile(took, 99), Math.max(...took)];
  const times = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, highest ${highest.toFixed(1)} ms`;
  console.log(`${name.padEnd(21)} ${times}, ${count(took.length)} answers`);
}

function reportJobs(name: string, took: readonly number[]): number {
  console.log(
    `${name.padEnd(21)} median ${median(took).toFixed(0)} ms a job of ${count(RECORDS)}, ${took.length} jobs`,
  );
  return median(took);
}
