import { Command } from 'commander';
import { type Catalogue, stepNamed } from '../../cleansing/catalogue.ts';
import { systemClock } from '../../clock.ts';
import { type OpenedChain, openChain } from '../../engine/opened-chain.ts';
import { inWorkflowOrder, RECORDS } from '../../engine/statistics.ts';
import type { TablePlace } from '../../formats/table-options.ts';
import type { Format } from '../../formats/table-style.ts';
import type { RunSample } from '../../local-run/ends.ts';
import { type RunChain, runLocally } from '../../local-run/local-run.ts';
import { RunThreads } from '../../local-run/run-threads.ts';
import { itemAt, present } from '../../present.ts';
import { readSettings } from '../../settings.ts';
import { planJob } from '../../workflow/plan-job.ts';
import type { Workflow } from '../../workflow/workflow.ts';
import { asOptions } from '../as-options.ts';
import { MAP_OPTION, mapsOfInputs, whatNeeds } from '../column-map.ts';
import { type Input, openInput } from '../files/input.ts';
import { FORCE_OPTION, type NamedPath, Outputs } from '../files/outputs.ts';
import { TableOutput } from '../files/table-output.ts';
import { isStandardOutput } from '../files/target.ts';
import { formatOption } from '../format-option.ts';
import { ADDRESS_FILE_OPTION, STRICT_RUN_OPTION } from '../local-address-file.ts';
import { freezeLocally } from '../local-references.ts';
import { THREADS_OPTION } from '../options.ts';
import { count, pair } from '../print.ts';
import { printTable } from '../print-table.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';
import { readWorkflowFile } from '../workflow-file.ts';
import { beginOutputs } from './headers.ts';
import { RunProgress } from './progress.ts';
import { Rejects, rejectsBeside } from './rejects.ts';

/** The options of `fettle run`. */
export interface RunOptions {
  readonly input: Record<string, string>;
  readonly output: Record<string, string>;
  readonly map: Record<string, string>;
  readonly param: Record<string, string>;
  readonly sheet?: string | undefined;
  readonly header?: boolean;
  readonly rowsAbove?: number | undefined;
  /** The place of the table in the only input, if the caller has found it already. */
  readonly place?: TablePlace;
  readonly format?: Format;
  readonly rejects?: string;
  readonly force?: boolean;
  readonly threads?: number;
  readonly addressFile?: string;
  readonly strict?: boolean;
  readonly quiet?: boolean;
  /** Turns the counts into rows of the summary's table. Default: each count with its name. */
  readonly inWords?: (statistics: Readonly<Record<string, number>>) => string[][];
  /** Follows some blocks of the run. */
  readonly sample?: WatchingSample;
  /** The threads of the run, if the caller has started them already. The caller ends them. */
  readonly started?: RunThreads | undefined;
}

/** A {@link RunSample} that also receives the run's chain and its statistics. */
export interface WatchingSample extends RunSample {
  /**
   * @param labels the headings of the first input's columns
   * @param shareRead returns the share of that input that has been read so far, from 0 to 1; 0 if unknown
   */
  begin(chain: OpenedChain, labels: readonly string[], shareRead: () => number): void;
  end(statistics: Readonly<Record<string, number>>): void;
}

/**
 * `fettle run`: runs a workflow over files on this machine, with the service's engine but without the
 * service.
 */
export function runCommand(): Command {
  return new Command('run')
    .description('run a workflow over files (CSV, Excel, Parquet, JSON), without a server')
    .argument('<workflow>', 'the workflow file (YAML)')
    .requiredOption(
      '--input <name=file>',
      'the file of an input, or - for standard input; once for each input',
      pair,
      {},
    )
    .requiredOption(
      '--output <name=file>',
      'the file to write an output to, or - for standard output; once for each output you want',
      pair,
      {},
    )
    .option(
      '--sheet <name>',
      'the sheet of an Excel workbook to read (default: the first); INPUT=NAME for one of several inputs',
    )
    .option(
      '--no-header',
      'the first row of each input is a record; columns are called column_1, column_2 and so on',
    )
    .option(
      '--rows-above <number>',
      'rows above the header of a CSV file, such as a title',
      wholeNumber('--rows-above', 0, 30),
    )
    .addOption(formatOption())
    .option(...MAP_OPTION, pair, {})
    .option('--param <name=value>', 'a parameter of the workflow; once for each parameter', pair, {})
    .option(
      '--rejects <file>',
      'the file for rejected rows, written only if there are any (default: next to the first output)',
    )
    .option(...FORCE_OPTION)
    .option(...THREADS_OPTION)
    .option(...ADDRESS_FILE_OPTION)
    .option(...STRICT_RUN_OPTION)
    .option('--quiet', 'print no progress and no summary')
    .action(async (file: string, options: RunOptions) => {
      const checked = await readWorkflowFile(file);
      if (checked !== undefined) await runWorkflow(checked, [{ said: file, path: file }], options);
    });
}

/** A workflow, and the steps that it was checked with. */
interface RunnableWorkflow {
  readonly workflow: Workflow;
  readonly catalogue: Catalogue;
}

/**
 * Runs a workflow over files, on threads of this process.
 *
 * @param files other files that the command reads; no output may overwrite them
 */
export async function runWorkflow(
  { workflow, catalogue }: RunnableWorkflow,
  files: readonly NamedPath[],
  options: RunOptions,
): Promise<void> {
  refuseUnknownNames(workflow, options);
  const started = performance.now();
  const paths = Object.values(options.output);
  const rejectsPath = options.rejects ?? (await rejectsBeside(paths));
  await using outputs = await Outputs.plan(
    [...named('--output', options.output), ...(rejectsPath === undefined ? [] : [rejectsFile(rejectsPath)])],
    [...files, ...named('--input', options.input)],
    options,
  );
  const inputs = await openInputs(workflow, options);
  const rejects = new Rejects(rejectsPath, outputs);
  const progress = new RunProgress(inputs, options.quiet !== true, phasesOf(workflow, catalogue));
  let statistics: Record<string, number> = {};
  try {
    const chains = openChains(workflow, catalogue, inputs, options);
    const plans = chains.map(({ plan }) => plan);
    const references = await freezeLocally(plans, catalogue, options);
    await using own = options.started === undefined ? startThreads(options) : undefined;
    const threads = present(options.started ?? own, 'the threads of the run');
    const settings = { now: systemClock.now(), references, beside: outputs.beside, threads, catalogue };
    const [first] = inputs;
    if (first !== undefined)
      options.sample?.begin(itemAt(chains, 0), first.reader.layout.header.labels, () =>
        first.size === 0 ? 0 : first.bytesRead() / first.size,
      );
    const chainFiles: ChainFiles[] = [];
    for (const chain of chains) chainFiles.push(await filesOf(chain, inputs, options, outputs));
    const counts = await runLocally(chainFiles, settings, {
      rejects,
      sample: options.sample,
      onRecords: (count) => progress.add(count),
      phase: () => progress.phase(),
    });
    for (const file of chainFiles) for (const output of file.outputs) await output?.finish();
    statistics = inWorkflowOrder(counts, plans, catalogue);
    options.sample?.end(statistics);
    await outputs.finish();
  } finally {
    progress.stop();
    for (const input of inputs) await input.reader.close();
  }
  const people = outputs.useStandardOutput ? process.stderr : process.stdout;
  if (options.quiet !== true) {
    const rows =
      options.inWords?.(statistics) ??
      Object.entries(statistics).map(([name, figure]) => [name, count(figure)]);
    printTable(['Statistic', 'Count'], rows, people);
    summarise(people, statistics, (performance.now() - started) / 1000, paths);
  }
  const rejected = rejects.summary();
  // Rows that were rejected and not kept are always reported.
  if (rejected !== undefined && (options.quiet !== true || rejects.path === undefined)) {
    (rejects.path === undefined ? process.stderr : people).write(`${rejected}\n`);
  }
  const warning = rejects.warning(statistics[RECORDS.read] ?? 0);
  if (warning === undefined) return;
  process.stderr.write(`${warning}\n`);
  if (options.strict === true) process.exitCode = 1;
}

/** Starts as many threads as the option says, otherwise as many as the settings say. */
export function startThreads({ threads }: Pick<RunOptions, 'threads'>): RunThreads {
  return new RunThreads(threads ?? readSettings().threads);
}

function named(option: string, paths: Readonly<Record<string, string>>): NamedPath[] {
  return Object.entries(paths).map(([name, path]) => ({ said: `${option} ${name}=${path}`, path }));
}

function rejectsFile(path: string): NamedPath {
  return { said: `--rejects ${path}`, path };
}

/**
 * The number of phases after reading. Each dataset step has two: comparing all records, and sending them
 * through later steps.
 */
function phasesOf({ steps }: Workflow, catalogue: Catalogue): number {
  return 2 * steps.filter(({ step }) => stepNamed(step, catalogue)?.kind === 'dataset').length;
}

/**
 * Checks the names of inputs, outputs and mapped columns against the workflow, before any file is touched.
 */
function refuseUnknownNames(workflow: Workflow, { input, output, map }: RunOptions): void {
  for (const name of Object.keys(input)) refuseUnknown('input', name, workflow.inputs);
  for (const name of Object.keys(output)) refuseUnknown('output', name, workflow.outputs);
  for (const { name } of workflow.inputs) {
    if (!Object.hasOwn(input, name)) {
      throw new UsageError(
        `The input ${name} of the workflow is missing. Name its file with \`--input ${name}=FILE\`.`,
      );
    }
  }
  if (Object.keys(output).length === 0) {
    const names = workflow.outputs.map(({ name }) => `\`--output ${name}=FILE\``);
    throw new UsageError(`No output is named. Name at least one: ${names.join(', ')}.`);
  }
  mapsOfInputs(workflow, map);
}

function refuseUnknown(kind: 'input' | 'output', name: string, known: readonly { name: string }[]): void {
  const names = known.map((one) => one.name);
  if (names.includes(name)) return;
  throw new UsageError(
    `--${kind} ${name}: the workflow has no such ${kind}. Its ${kind}s are ${names.join(', ')}.`,
  );
}

async function openInputs(workflow: Workflow, options: RunOptions): Promise<Input[]> {
  const maps = mapsOfInputs(workflow, options.map);
  const inputs: Input[] = [];
  for (const input of workflow.inputs) {
    const neededBy = (column: string) => whatNeeds(workflow, input.name, column);
    const rules = { map: present(maps.get(input.name), `the input ${input.name}`), neededBy, hasMap: true };
    const place = options.place ?? {
      sheet: sheetOf(input.name, workflow, options.sheet) ?? input.place?.sheet,
      rowsAbove: options.rowsAbove ?? input.place?.rowsAbove,
      isHeaderless: options.header === false || input.place?.isHeaderless === true,
      encoding: input.place?.encoding,
    };
    inputs.push(
      await openInput(
        input,
        present(options.input[input.name], `the path of the input ${input.name}`),
        rules,
        place,
      ),
    );
  }
  return inputs;
}

/** `--sheet NAME` applies to every workbook, `--sheet INPUT=NAME` to one of them. */
function sheetOf(input: string, { inputs }: Workflow, sheet: string | undefined): string | undefined {
  if (sheet === undefined) return undefined;
  const of = inputs.find(({ name }) => sheet.startsWith(`${name}=`));
  if (of === undefined) return sheet;
  return of.name === input ? sheet.slice(input.length + 1) : undefined;
}

/** The chain of each input, fitted to the actual columns of its file. */
function openChains(
  workflow: Workflow,
  catalogue: Catalogue,
  inputs: readonly Input[],
  { param: parameters, output: paths }: RunOptions,
): OpenedChain[] {
  const columnsOf = (name: string) =>
    present(
      inputs.find((input) => input.name === name),
      `the input ${name}`,
    ).reader.layout.header.columns;
  const ofKind = (kind: string) => workflow.inputs.filter((input) => input.kind === kind);
  const request = {
    name: workflow.name,
    parameters,
    inputDatasets: Object.fromEntries(
      ofKind('dataset').map(({ name }) => [name, { columns: columnsOf(name) }]),
    ),
    inputFilename: ofKind('file').map(({ name }) => name)[0] ?? null,
  };
  const { plan, errors } = planJob(workflow, request, catalogue);
  if (plan === undefined) {
    throw new UsageError(asOptions(errors));
  }
  return plan.chains.map((chain) =>
    openChain(chain, columnsOf(chain.input), catalogue, (output) =>
      Object.hasOwn(paths, itemAt(chain.outputs, output).name),
    ),
  );
}

/** A chain and the tables that it writes. */
interface ChainFiles extends RunChain {
  readonly outputs: readonly (TableOutput | undefined)[];
}

async function filesOf(
  chain: OpenedChain,
  inputs: readonly Input[],
  { output: paths, format }: RunOptions,
  outputs: Outputs,
): Promise<ChainFiles> {
  const ofChain = inputs.find(({ name }) => name === chain.plan.input);
  const input = present(ofChain, `the input ${chain.plan.input}`);
  const files: (TableOutput | undefined)[] = [];
  for (const { name } of chain.plan.outputs) {
    const path = Object.hasOwn(paths, name) ? paths[name] : undefined;
    if (path === undefined) files.push(undefined);
    else files.push(new TableOutput(await outputs.open(path), format, input.reader.kinds));
  }
  await beginOutputs(chain, input, files);
  return { chain, input, outputs: files };
}

function summarise(
  stream: NodeJS.WritableStream,
  statistics: Record<string, number>,
  seconds: number,
  paths: readonly string[],
): void {
  const records = statistics[RECORDS.read] ?? 0;
  const rate = count(Math.round(records / Math.max(seconds, 0.001)));
  stream.write(`${count(records)} records in ${seconds.toFixed(1)} s (${rate} a second).\n`);
  for (const path of paths) if (!isStandardOutput(path)) stream.write(`Wrote ${path}\n`);
}
