import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Command } from 'commander';
import { profilePage } from '../cleansing/profile/page/profile-page.ts';
import type { ProfileReport, TableReport } from '../cleansing/profile/report.ts';
import { TableProfile } from '../cleansing/profile/table-profile.ts';
import { systemClock } from '../clock.ts';
import { print, printJson } from './print.ts';
import { printTable } from './print-table.ts';
import { openInput } from './run/input.ts';
import { RunProgress } from './run/progress.ts';

interface Options {
  readonly out?: string;
  readonly json?: boolean;
  readonly showValues?: boolean;
  readonly quiet?: boolean;
}

/** `fettle profile`: what is in a CSV file, column by column; of two files, what became of it. */
export function profileCommand(): Command {
  return new Command('profile')
    .description('say what is in a CSV file, column by column; of two files, what became of it')
    .argument('<file>', 'a CSV file (may be .gz)')
    .argument('[after]', 'the file that was made from it, to be compared')
    .option('--out <file>', 'write the report as one HTML page')
    .option('--json', 'print the report as JSON')
    .option('--show-values', 'show frequent values of personal columns, too, instead of masking them')
    .option('--quiet', 'no progress')
    .action(async (file: string, after: string | undefined, options: Options) => {
      const report: ProfileReport = {
        madeAt: systemClock.now().toISOString(),
        table: await profileFile(file, options),
        ...(after !== undefined && { after: await profileFile(after, options) }),
      };
      if (options.out !== undefined) await writeFile(options.out, profilePage(report));
      if (options.json === true) printJson(report);
      else if (options.out === undefined) summarise(report);
      else print(`Wrote ${options.out}`);
    });
}

/** Reads the file once, from its beginning to its end, in memory that does not grow with it. */
async function profileFile(
  path: string,
  { showValues = false, quiet = false }: Options,
): Promise<TableReport> {
  const input = await openInput({ name: path, kind: 'file', description: '', columns: [] }, path);
  const { columns, labels } = input.reader.layout.header;
  const profile = new TableProfile(
    columns.map(({ name }) => name),
    labels,
  );
  const progress = new RunProgress([input], !quiet);
  try {
    for await (const { block, rejects } of input.reader) {
      profile.add(block, rejects.length);
      progress.add(block.recordCount + rejects.length);
    }
  } finally {
    progress.stop();
  }
  return profile.report(basename(path), showValues);
}

function summarise({ table, after }: ProfileReport): void {
  for (const one of after === undefined ? [table] : [table, after]) {
    printTable(
      ['Column', 'Holds', 'Filled', 'Different', 'Of another kind'],
      one.columns.map(({ label, kind, fillRate, distinct, invalid }) => [
        label,
        kind,
        `${(fillRate * 100).toFixed(1)} %`,
        `${distinct.isExact ? '' : '~'}${distinct.count.toLocaleString('en-GB')}`,
        invalid.toLocaleString('en-GB'),
      ]),
    );
    print(`${one.source}: ${one.records.toLocaleString('en-GB')} records, ${one.rejected} rows rejected.`);
  }
}
