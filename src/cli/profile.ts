import { basename } from 'node:path';
import { Command } from 'commander';
import { profilePage } from '../cleansing/profile/page/profile-page.ts';
import type { ProfileReport, TableReport } from '../cleansing/profile/report.ts';
import { TableProfile } from '../cleansing/profile/table-profile.ts';
import { systemClock } from '../clock.ts';
import { anyColumns, openInput, type TablePlace } from './files/input.ts';
import { FORCE_OPTION, type NamedPath, Outputs } from './files/outputs.ts';
import { STANDARD } from './files/target.ts';
import { SHEET_OPTION } from './format-option.ts';
import { print, printJson } from './print.ts';
import { printTable } from './print-table.ts';
import { RunProgress } from './run/progress.ts';
import { UsageError } from './usage-error.ts';

interface Options {
  readonly sheet?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly showValues?: boolean;
  readonly quiet?: boolean;
}

/** `fettle profile`: describes each column of a file, or compares the file with its cleansed version. */
export function profileCommand(): Command {
  return new Command('profile')
    .description('profile a file, or compare it with its cleansed version')
    .argument('<file>', 'a file (CSV, Excel, Parquet, JSON), or - for standard input')
    .argument('[after]', 'the cleansed version of the file, to compare it with')
    .option(...SHEET_OPTION)
    .option('--out <file>', 'write the report as one HTML page, or - for standard output')
    .option(...FORCE_OPTION)
    .option('--json', 'print the report as JSON')
    .option('--show-values', 'show frequent values of personal columns instead of masking them')
    .option('--quiet', 'print no progress')
    .action(profile);
}

async function profile(file: string, after: string | undefined, options: Options): Promise<void> {
  const { out } = options;
  const inputs: NamedPath[] = [file, ...(after === undefined ? [] : [after])].map((path) => ({
    said: path,
    path,
  }));
  await using outputs = await Outputs.plan(
    out === undefined ? [] : [{ said: `--out ${out}`, path: out }],
    inputs,
    options,
  );
  if (options.json === true && outputs.useStandardOutput) {
    throw new UsageError(
      `\`--json\` and \`--out ${out}\` both write to standard output. Name a file with \`--out FILE\`.`,
    );
  }
  const report: ProfileReport = {
    madeAt: systemClock.now().toISOString(),
    table: await profileFile(file, { ...options, place: { sheet: options.sheet } }),
    ...(after !== undefined && { after: await profileFile(after, options) }),
  };
  if (out !== undefined) {
    const page = await outputs.open(out);
    await page.write(profilePage(report));
    await outputs.finish();
  }
  if (options.json === true) printJson(report);
  else if (out === undefined) summarise(report);
  else if (!outputs.useStandardOutput) print(`Wrote ${out}`);
}

/** A file that a page describes. */
interface ProfiledFile {
  readonly path: string;
  readonly place?: TablePlace;
  readonly said?: string;
}

/** Writes the page about a file before and after cleansing. @param page an output planned in `outputs` */
export async function writeQualityPage(
  outputs: Outputs,
  page: string,
  before: ProfiledFile,
  after: ProfiledFile,
): Promise<void> {
  const of = ({ path, place = {}, said }: ProfiledFile) => profileFile(path, { quiet: true, place }, said);
  const report: ProfileReport = {
    madeAt: systemClock.now().toISOString(),
    table: await of(before),
    after: await of(after),
  };
  const file = await outputs.open(page);
  await file.write(profilePage(report));
  await outputs.finish();
}

interface ProfileOptions extends Pick<Options, 'showValues' | 'quiet'> {
  readonly place?: TablePlace;
}

/** Reads a file once, in memory that does not grow with it. */
async function profileFile(
  path: string,
  { showValues = false, quiet = false, place = {} }: ProfileOptions,
  said = path === STANDARD ? 'standard input' : basename(path),
): Promise<TableReport> {
  const input = await openInput(anyColumns(path), path, { isQuiet: quiet }, place);
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
  return profile.report(said, showValues);
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
