import { Command } from 'commander';
import type { ProfileReport } from '../../cleansing/profile/report.ts';
import { systemClock } from '../../clock.ts';
import { spool } from '../../formats/spool.ts';
import { FORCE_OPTION, type NamedPath, Outputs } from '../files/outputs.ts';
import { STANDARD } from '../files/target.ts';
import { SHEET_OPTION } from '../format-option.ts';
import { print, printJson } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { compareFiles } from './compare-files.ts';
import { lookAtFile } from './look.ts';
import { profileFile } from './profile-file.ts';
import { summarise } from './summarise.ts';
import { writePage } from './write-page.ts';

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
    .option(
      '--show-values',
      'show frequent values of personal columns, and examples, instead of masking them',
    )
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
  if (file === STANDARD && after === STANDARD) {
    throw new UsageError('Standard input can be read once. Name a file for one of the two.');
  }
  const report = await reportOf(file, after, options);
  if (out !== undefined) await writePage(outputs, out, report);
  if (options.json === true) printJson(report);
  else if (out === undefined) summarise(report);
  else if (!outputs.useStandardOutput) print(`Wrote ${out}`);
}

async function reportOf(file: string, after: string | undefined, options: Options): Promise<ProfileReport> {
  // A file is examined before it is read, but standard input can be read only once.
  const source = file === STANDARD ? await spool(process.stdin) : undefined;
  try {
    const path = source?.path ?? file;
    const looked = await lookAtFile(path, options.sheet, systemClock.now());
    const before = { said: file, path, place: looked.place, looked };
    if (after !== undefined)
      return await compareFiles(before, { said: after, path: after, place: {} }, options);
    const table = await profileFile(before, options);
    return { madeAt: systemClock.now().toISOString(), table };
  } finally {
    await source?.release();
  }
}
