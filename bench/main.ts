import { benchAccess } from './access.ts';
import { benchBatch } from './batch.ts';
import { benchFiles } from './files.ts';
import { benchLookup } from './lookup.ts';

/*
 * `npm run bench [-- NAME SIZE …]`: measures and prints machine, command and raw figures. docs/benchmarks.md keeps them.
 */
const [name = 'batch', ...sizes] = process.argv.slice(2);

const benchmarks: Record<string, (sizes: number[]) => Promise<void>> = {
  batch: (records) => benchBatch(records.length > 0 ? records : [100_000, 1_000_000]),
  lookup: ([seconds = 5]) => benchLookup(seconds),
  access: ([calls = 200_000]) => benchAccess(calls),
  files: ([megabytes = 1000]) => benchFiles(megabytes),
};

const benchmark = benchmarks[name];
if (benchmark === undefined) {
  console.error(`There is no benchmark ${name}. There are: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 1;
} else {
  await benchmark(sizes.map((size) => Number(size.replaceAll('_', ''))));
}
