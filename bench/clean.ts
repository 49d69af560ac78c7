import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { present } from '../src/present.ts';
import { type CommandUsage, usageOf } from './command-usage.ts';
import { writeContacts } from './contacts-file.ts';

/*
 * Compares `fettle clean` on files of each format with `fettle run` with the same steps on the CSV file. The
 * time of `fettle clean` includes its page. Also measures the memory that reading a workbook takes.
 */

/**
 * The formats of input and output. `bar` is the most time allowed, as a multiple of the time of `fettle run`
 * on CSV.
 */
const FORMATS = [
  { ending: 'csv', bar: 1.05 },
  { ending: 'parquet', bar: 1.1 },
  { ending: 'xlsx', bar: 2 },
] as const;

/** The most memory allowed for reading a workbook of a million rows, in MiB. */
const READING_BAR = 500;

const BASE = 'run, csv';
const READING = 'read, xlsx';

const STEPS = ['--steps', 'names,emails,telephones'];

const COPY = 'name: Copy\ndescription: Copies.\ninputs: { Contacts: {} }\noutputs: { Contacts: {} }\n';

/**
 * Runs the commands in turn, round after round, and compares each with the run of its round. The bars apply to the
 * median of these ratios of elapsed time. On a machine that does other work, processor time is the fairer figure.
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
    const runs: Record<string, () => Promise<CommandUsage>> = {
      [BASE]: () =>
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
    runs[READING] = () =>
      usageOf(
        'run',
        at('copy.yaml'),
        '--input',
        `Contacts=${at('contacts.xlsx')}`,
        '--output',
        'Contacts=/dev/null',
        '--quiet',
      );
    const used: Record<string, CommandUsage[]> = {};
    for (let round = 0; round < rounds; round++) {
      for (const [name, run] of Object.entries(runs)) {
        const usage = await run();
        used[name] = [...(used[name] ?? []), usage];
        console.log(`${name.padEnd(14)} ${inWords(usage)}`);
      }
    }
    const medians = Object.fromEntries(
      Object.entries(used).map(([name, usages]) => [name, medianOf(usages)]),
    );
    console.log(`\nmedians of ${rounds} rounds`);
    for (const [name, usage] of Object.entries(medians)) console.log(`${name.padEnd(14)} ${inWords(usage)}`);
    console.log('');
    for (const { ending, bar } of FORMATS) {
      const own = present(used[`clean, ${ending}`], 'the runs of a format');
      // Of each round, because a shared machine is faster in one round than in the next.
      const ofBase = (what: 'seconds' | 'processor') =>
        median(own.map((usage, round) => usage[what] / present(used[BASE]?.[round], 'a run')[what]));
      const share = ofBase('seconds');
      console.log(
        `clean, ${ending.padEnd(8)} ${share.toFixed(3)} × ${BASE} by the clock (at most ${bar}), ${ofBase('processor').toFixed(3)} × by processor time`,
      );
      if (share > bar) process.exitCode = 1;
    }
    const reading = present(medians[READING], 'the median of reading').peak / 1024;
    console.log(
      `${READING.padEnd(15)} ${reading.toFixed(0)} MiB (at most ${READING_BAR} for a million rows)`,
    );
    if (reading > READING_BAR) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function inWords({ seconds, processor, peak }: CommandUsage): string {
  return `${seconds.toFixed(2)} s elapsed, ${processor.toFixed(2)} s of processor time, highest resident memory ${(peak / 1024).toFixed(0)} MiB`;
}

function medianOf(usages: readonly CommandUsage[]): CommandUsage {
  const of = (figure: (usage: CommandUsage) => number) => median(usages.map(figure));
  return {
    seconds: of(({ seconds }) => seconds),
    processor: of(({ processor }) => processor),
    peak: of(({ peak }) => peak),
  };
}
