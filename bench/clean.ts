import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine } from '../harness/machine.ts';
import { usageOf } from './command-usage.ts';
import { writeContacts } from './contacts-file.ts';

/*
 * Compares `fettle clean` on files of each format with `fettle run` with the same steps on the CSV file. The
 * time of `fettle clean` includes its page.
 */

/**
 * The formats of input and output. `bar` is the most processor time, as a multiple of that of `fettle run` on
 * CSV.
 */
const FORMATS = [
  { ending: 'csv', bar: 1.05 },
  { ending: 'parquet', bar: 1.1 },
  { ending: 'xlsx', bar: 2 },
] as const;

const STEPS = ['--steps', 'names,emails,telephones'];

const COPY = 'name: Copy\ndescription: Copies.\ninputs: { Contacts: {} }\noutputs: { Contacts: {} }\n';

/**
 * Runs the commands in turn, round after round. Compares the least processor time of each, because
 * disturbances only add time.
 */
export async function benchClean(records: number, rounds: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- clean ${records} ${rounds}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
  const at = (name: string) => join(folder, name);
  try {
    await writeContacts(at('contacts.csv'), records);
    await writeFile(at('copy.yaml'), COPY);
    for (const { ending } of FORMATS.slice(1)) {
      const files = [
        '--input',
        `Contacts=${at('contacts.csv')}`,
        '--output',
        `Contacts=${at(`contacts.${ending}`)}`,
      ];
      await usageOf('run', at('copy.yaml'), ...files, '--quiet');
    }
    const workflow = ['--dry-run', '--quiet', '--save-workflow', at('clean.yaml')];
    await usageOf('clean', at('contacts.csv'), ...STEPS, ...workflow);
    const runs: Record<string, () => Promise<{ processor: number; peak: number }>> = {
      'run, csv': () =>
        usageOf(
          'run',
          at('clean.yaml'),
          '--input',
          `Contacts=${at('contacts.csv')}`,
          '--output',
          `Contacts=${at('run.csv')}`,
          '--quiet',
          '--force',
        ),
    };
    for (const { ending } of FORMATS) {
      runs[`clean, ${ending}`] = () =>
        usageOf('clean', at(`contacts.${ending}`), ...STEPS, '--quiet', '--force');
    }
    const least: Record<string, number> = {};
    for (let round = 0; round < rounds; round++) {
      for (const [name, run] of Object.entries(runs)) {
        const { processor, peak } = await run();
        least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, processor);
        console.log(
          `${name.padEnd(14)} processor time ${processor.toFixed(2)} s, highest resident memory ${(peak / 1024).toFixed(0)} MiB`,
        );
      }
    }
    console.log('');
    for (const { ending, bar } of FORMATS) {
      const share = least[`clean, ${ending}`]! / least['run, csv']!;
      console.log(`clean, ${ending.padEnd(8)} ${share.toFixed(3)} × run, csv (at most ${bar})`);
      if (share > bar) process.exitCode = 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
