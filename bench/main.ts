import { benchAccess } from './access.ts';
import { benchAddressBatch } from './address-batch.ts';
import { benchAddressFile } from './address-file.ts';
import { benchBatch } from './batch.ts';
import { benchBesideJobs } from './beside-jobs.ts';
import { benchClean } from './clean.ts';
import { benchConsole } from './console.ts';
import { benchDatabaseWork } from './database-work.ts';
import { benchDeduplication } from './deduplication.ts';
import { benchDownload } from './download.ts';
import { benchFairness } from './fairness.ts';
import { benchFiles } from './files.ts';
import { benchMailing } from './mailing.ts';
import { benchProfile } from './profile.ts';
import { benchQuick } from './quick/quick.ts';
import { benchShares } from './shares.ts';
import { benchSpread } from './spread.ts';
import { benchStart } from './start.ts';
import { benchSteps } from './steps.ts';
import { benchSuppression } from './suppression.ts';
import { benchTypeahead } from './typeahead.ts';
import { benchTypedList } from './typed-list.ts';

/*
 * `npm run bench [-- NAME SIZE …]`: runs a benchmark and prints machine, command and raw figures.
 * docs/results/benchmarks.md records them.
 */
const [name = 'batch', ...words] = process.argv.slice(2);
const sizes = words.map((size) => Number(size.replaceAll('_', '')));

const benchmarks: Record<string, (sizes: readonly number[]) => Promise<void>> = {
  quick: () => benchQuick(words),
  batch: (records) => benchBatch(records.length > 0 ? records : [100_000, 1_000_000]),
  download: ([records = 200_000]) => benchDownload(records),
  'address-batch': (records) => benchAddressBatch(records.length > 0 ? records : [100_000, 1_000_000]),
  'address-file': () => benchAddressFile(words),
  'beside-jobs': () => benchBesideJobs(words),
  access: ([calls = 200_000]) => benchAccess(calls),
  deduplication: (records) => benchDeduplication(records.length > 0 ? records : [100_000, 1_000_000]),
  mailing: ([records = 200_000]) => benchMailing(records),
  clean: ([records = 200_000, rounds = 3]) => benchClean(records, rounds),
  profile: ([megabytes = 1000]) => benchProfile(megabytes),
  suppression: ([records = 1_000_000, rows = 10_000_000]) => benchSuppression(records, rows),
  spread: ([records = 200_000, runs = 3]) => benchSpread(records, runs),
  shares: ([contacts = 400_000, people = 100_000, share = 0.25, ...workers]) =>
    benchShares({ contacts, people, share, workers: workers.length > 0 ? workers : [1, 8, 16] }),
  'database-work': ([contacts = 100_000, people = 100_000]) => benchDatabaseWork(contacts, people),
  fairness: ([records = 150_000, jobs = 1000, runs = 9]) => benchFairness(records, jobs, runs),
  steps: ([records = 50_000, rounds = 5]) => benchSteps(records, rounds),
  start: ([rounds = 5]) => benchStart(rounds),
  typeahead: () => benchTypeahead(words),
  'typed-list': () => benchTypedList(words),
  console: ([records = 10_000_000, batch = 150_000]) => benchConsole(records, batch),
  files: ([megabytes = 1000]) => benchFiles(megabytes),
};

const benchmark = benchmarks[name];
if (benchmark === undefined) {
  console.error(`There is no benchmark ${name}. The benchmarks are ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 1;
} else {
  await benchmark(sizes);
}
