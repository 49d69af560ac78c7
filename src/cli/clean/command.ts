import { access, constants } from 'node:fs/promises';
import { basename } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { getCountries } from 'libphonenumber-js';
import { CATALOGUE } from '../../cleansing/catalogue.ts';
import { systemClock } from '../../clock.ts';
import { rowsAboveNote } from '../../formats/rows-above-note.ts';
import { spool } from '../../formats/spool.ts';
import type { Format } from '../../formats/table-style.ts';
import { RECORDS, workflowOf } from '../../planning/clean-workflow.ts';
import { type CleansingPlan, STEP_GROUPS, type StepGroup } from '../../planning/cleansing-plan.ts';
import { describeColumns } from '../../planning/describe-columns.ts';
import type { LookedAt } from '../../planning/look.ts';
import { planCleansing } from '../../planning/plan.ts';
import { statisticsInWords } from '../../planning/statistics-in-words.ts';
import { inputName } from '../files/input-bytes.ts';
import { FORCE_OPTION, type NamedPath, Outputs } from '../files/outputs.ts';
import { isStandardOutput, STANDARD } from '../files/target.ts';
import { formatOption, SHEET_OPTION } from '../format-option.ts';
import { ADDRESS_FILE_OPTION, STRICT_RUN_OPTION } from '../local-address-file.ts';
import { THREADS_OPTION } from '../options.ts';
import { count } from '../print.ts';
import { printTable } from '../print-table.ts';
import { lookAtFile } from '../profile/look.ts';
import { loadPage, writePage } from '../profile/write-page.ts';
import { runWorkflow, startThreads } from '../run/run-workflow.ts';
import { mapColumns } from './map-columns.ts';
import { QualitySample } from './quality-sample.ts';

interface Options {
  readonly output?: string;
  readonly map: readonly (readonly [string, string])[];
  readonly steps?: readonly StepGroup[];
  readonly country?: string;
  readonly testData?: boolean;
  readonly sheet?: string;
  readonly format?: Format;
  readonly saveWorkflow?: string;
  readonly dryRun?: boolean;
  readonly page: boolean;
  readonly maskValues?: boolean;
  readonly rejects?: string;
  readonly force?: boolean;
  readonly threads?: number;
  readonly addressFile?: string;
  readonly strict?: boolean;
  readonly quiet?: boolean;
}

/** `fettle clean`: cleanses a file without a workflow file, by recognising its columns. */
export function cleanCommand(): Command {
  return new Command('clean')
    .description(
      'cleanse a file of contacts (CSV, Excel, JSON) without a workflow, by recognising its columns',
    )
    .argument('<file>', 'the file, or - for standard input')
    .option('--output <file>', 'the file to write (default: next to the input, such as contacts.clean.xlsx)')
    .option(
      '--map <kind=column>',
      'what a column holds, such as email="E-mail Address", or nothing=COLUMN to leave it alone; may be repeated',
      mapping,
      [],
    )
    .option('--steps <list>', `what to do, of ${STEP_GROUPS.join(',')} (default: all)`, stepGroups)
    .option(
      '--country <code>',
      'the country of telephone numbers without a prefix, such as DE (default: GB)',
      country,
    )
    .option('--test-data', 'accept telephone numbers that are reserved for drama, which invented people have')
    .option('--dry-run', 'show the plan and do nothing')
    .option('--save-workflow <file>', 'write the plan as a workflow file, for `fettle run`')
    .option('--no-page', 'do not write a page that compares the quality before and after')
    .option('--mask-values', 'mask the values that the page shows as examples, so that you can pass it on')
    .option(...SHEET_OPTION)
    .addOption(formatOption())
    .option(
      '--rejects <file>',
      'the file for rejected rows, written only if there are any (default: next to the output)',
    )
    .option(...FORCE_OPTION)
    .option(...THREADS_OPTION)
    .option(...ADDRESS_FILE_OPTION)
    .option(...STRICT_RUN_OPTION)
    .option('--quiet', 'print no plan, no progress and no summary')
    .action(clean);
}

async function clean(file: string, options: Options): Promise<void> {
  const source =
    file === STANDARD ? await spool(process.stdin) : { path: file, release: async () => undefined };
  try {
    await cleanFile(file, source.path, options);
  } finally {
    await source.release();
  }
}

/**
 * @param said the file as the user named it
 * @param path the path of the file
 */
async function cleanFile(said: string, path: string, options: Options): Promise<void> {
  // The threads load while this thread examines the file.
  await using threads =
    options.dryRun !== true && (await isReadable(path)) ? startThreads(options) : undefined;
  const looked = mapColumns(await lookAtFile(path, options.sheet, systemClock.now()), options.map, said);
  const plan = planCleansing(looked, options);
  const output = options.output ?? (said === STANDARD ? STANDARD : cleanName(said));
  const people = isStandardOutput(output) ? process.stderr : process.stdout;
  if (options.quiet !== true) showPlan(looked, plan, said, people);
  // Otherwise the run prints the note.
  const isLast = options.dryRun === true || plan.steps.length === 0;
  if (looked.note !== undefined && isLast) process.stderr.write(`${inputName(said)} ${looked.note}.\n`);
  if (plan.steps.length === 0) {
    throw new Error(
      `No column of ${inputName(said)} was recognised as something to cleanse. Say what a column contains, such as \`--map email=COLUMN\`.`,
    );
  }
  const { workflow, source } = workflowOf(plan, basename(said));
  if (options.saveWorkflow !== undefined)
    await saveWorkflow(options.saveWorkflow, source, path, options, people);
  if (options.dryRun === true) return;
  const page =
    options.page && !isStandardOutput(output) ? `${withoutEnding(output)}.quality.html` : undefined;
  await using pages = await Outputs.plan(
    page === undefined ? [] : [named(page, page)],
    [named(said, path), named(`--output ${output}`, output)],
    options,
  );
  const sample = page === undefined ? undefined : new QualitySample();
  // Loaded while the threads load, too.
  if (sample !== undefined) void loadPage();
  await runWorkflow({ workflow, catalogue: CATALOGUE }, [], {
    ...options,
    input: { [RECORDS]: path },
    output: { [RECORDS]: output },
    map: {},
    param: {},
    place: looked.place,
    inWords: (statistics) =>
      statisticsInWords(plan.steps, statistics).map(([meaning, figure]) => [meaning, count(figure)]),
    started: threads,
    ...(sample !== undefined && { sample }),
  });
  if (page === undefined || sample === undefined) return;
  await writePage(
    pages,
    page,
    await sample.report(basename(said), basename(output), options.maskValues !== true),
  );
  if (options.quiet !== true) people.write(`Wrote ${page}\n`);
}

async function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

function showPlan(
  looked: LookedAt,
  { parts, leaves }: CleansingPlan,
  said: string,
  stream: NodeJS.WritableStream,
): void {
  const { isHeaderless, rowsAbove = 0 } = looked.place;
  if (isHeaderless)
    stream.write(`${inputName(said)} has no header row. Its columns are named by position.\n`);
  const note = isHeaderless ? undefined : rowsAboveNote(rowsAbove);
  if (note !== undefined) stream.write(`${inputName(said)} ${note}.\n`);
  printTable(['Column', 'Holds', 'For example'], describeColumns(looked), stream);
  for (const sentence of [...parts.map(({ does }) => does), ...leaves]) stream.write(`- ${sentence}\n`);
}

async function saveWorkflow(
  path: string,
  source: string,
  input: string,
  options: Options,
  people: NodeJS.WritableStream,
): Promise<void> {
  const said = `--save-workflow ${path}`;
  await using outputs = await Outputs.plan([named(said, path)], [named(input, input)], options);
  const file = await outputs.open(path);
  await file.write(source);
  await outputs.finish();
  if (options.quiet !== true && !outputs.useStandardOutput) people.write(`Wrote ${path}\n`);
}

function named(said: string, path: string): NamedPath {
  return { said, path };
}

/**
 * The default output path: `contacts.clean.csv.gz` for `contacts.csv.gz`. If the ending is unknown, `.csv` is
 * appended.
 */
export function cleanName(path: string): string {
  const [, stem = path, ending = '', packing = ''] =
    /^(.+?)(\.(?:csv|tsv|tab|txt|xlsx|ndjson|jsonl|json|parquet))?(\.(?:gz|zst))?$/i.exec(path) ?? [];
  return `${stem}.clean${ending === '' ? '.csv' : ending}${packing}`;
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\.[a-z]{3,7})?(?:\.(?:gz|zst))?$/i, '');
}

function mapping(
  text: string,
  gathered: readonly (readonly [string, string])[],
): (readonly [string, string])[] {
  const [, kind, column] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (kind === undefined || column === undefined)
    throw new InvalidArgumentError('It must have the form KIND=COLUMN.');
  return [...gathered, [kind, column]];
}

function stepGroups(text: string): StepGroup[] {
  const given = text.split(',').map((word) => word.trim());
  const unknown = given.find((word) => !STEP_GROUPS.some((group) => group === word));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`It takes ${STEP_GROUPS.join(', ')} (got ${unknown}).`);
  return given as StepGroup[];
}

function country(text: string): string {
  const code = text.toUpperCase();
  if (!getCountries().some((known) => known === code)) {
    throw new InvalidArgumentError(`It takes a country in two letters, such as GB or DE (got ${text}).`);
  }
  return code;
}
