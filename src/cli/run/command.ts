import { Command } from 'commander';
import { stepNamed } from '../../cleansing/catalogue.ts';
import { systemClock } from '../../clock.ts';
import { inWorkflowOrder } from '../../jobs/statistics.ts';
import { readSettings } from '../../settings.ts';
import { fitChain } from '../../workflow/fit.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import { planJob } from '../../workflow/plan-job.ts';
import type { Workflow } from '../../workflow/workflow.ts';
import { ADDRESS_FILE_OPTION } from '../local-address-file.ts';
import { freezeLocally } from '../local-references.ts';
import { printTable } from '../print-table.ts';
import { readWorkflowFile } from '../workflow-file.ts';
import { type ChainFiles, cleanseFiles } from './cleanse.ts';
import { type Input, openInput } from './input.ts';
import { OutputFile } from './output.ts';
import { RunProgress } from './progress.ts';
import { Rejects } from './rejects.ts';

interface Options {
  readonly input: Record<string, string>;
  readonly output: Record<string, string>;
  readonly param: Record<string, string>;
  readonly rejects?: string;
  readonly threads?: string;
  readonly addressFile?: string;
  readonly quiet?: boolean;
}

/** `fettle run`: a workflow over CSV files on this machine, with the engine of the service and without the service. */
export function runCommand(): Command {
  return new Command('run')
    .description('run a workflow over CSV files, without a server')
    .argument('<workflow>', 'the workflow file (YAML)')
    .requiredOption(
      '--input <name=file>',
      'a CSV file for an input (may be .gz); once for each input',
      pair,
      {},
    )
    .requiredOption(
      '--output <name=file>',
      'where an output goes; once for each output that is wanted',
      pair,
      {},
    )
    .option('--param <name=value>', 'a parameter of the workflow', pair, {})
    .option('--rejects <file>', 'where rejected rows go (default: beside the first output, if there are any)')
    .option('--threads <number>', 'threads that cleanse (default: one a processor)')
    .option(...ADDRESS_FILE_OPTION)
    .option('--quiet', 'no progress and no summary')
    .action(async (file: string, options: Options) => {
      const checked = await readWorkflowFile(file);
      if (checked !== undefined) await run(checked.workflow, options);
    });
}

async function run(workflow: Workflow, options: Options): Promise<void> {
  const threads = Number(options.threads ?? readSettings().threads);
  if (!Number.isInteger(threads) || threads < 1) throw new Error('--threads must be a whole number from 1.');
  const outputs = outputPaths(workflow, options.output);
  const inputs = await openInputs(workflow, options.input);
  const started = performance.now();
  const rejects = new Rejects(options.rejects ?? rejectsPath(Object.values(options.output)[0]!));
  const created: OutputFile[] = [];
  const progress = new RunProgress(inputs, options.quiet !== true, phasesOf(workflow));
  let statistics: Record<string, number> = {};
  try {
    const chains = plans(workflow, inputs, options.param);
    const references = await freezeLocally(chains, options.addressFile);
    const settings = { now: systemClock.now(), references, beside: Object.values(options.output)[0]! };
    const files: ChainFiles[] = [];
    for (const plan of chains) files.push(await filesOf(plan, inputs, outputs, created));
    const counts = await cleanseFiles(files, settings, threads, {
      rejects,
      onRecords: (count) => progress.add(count),
      phase: () => progress.phase(),
    });
    statistics = inWorkflowOrder(counts, chains);
    for (const file of created) await file.finish();
    await rejects.finish();
  } catch (error) {
    for (const file of created) await file.abandon();
    await rejects.abandon();
    throw error;
  } finally {
    progress.stop();
  }
  if (options.quiet !== true) summarise(statistics, (performance.now() - started) / 1000, created, rejects);
}

/** What comes after reading: each dataset step compares all records, and then they pass through the steps after it. */
function phasesOf({ steps }: Workflow): number {
  return 2 * steps.filter(({ step }) => stepNamed(step)?.kind === 'dataset').length;
}

async function openInputs(workflow: Workflow, paths: Record<string, string>): Promise<Input[]> {
  const names = workflow.inputs.map(({ name }) => name);
  for (const name of Object.keys(paths)) {
    if (!names.includes(name))
      throw new Error(`--input ${name}: the workflow has the inputs ${names.join(', ')}.`);
  }
  const inputs: Input[] = [];
  for (const input of workflow.inputs) {
    const path = paths[input.name];
    if (path === undefined)
      throw new Error(`The input ${input.name} is missing: --input ${input.name}=FILE.`);
    inputs.push(await openInput(input, path));
  }
  return inputs;
}

/** The plan of each input on the columns that its file really has. */
function plans(
  workflow: Workflow,
  inputs: readonly Input[],
  parameters: Record<string, string>,
): ChainPlan[] {
  const columnsOf = (name: string) =>
    inputs.find((input) => input.name === name)!.reader.layout.header.columns;
  const ofKind = (kind: string) => workflow.inputs.filter((input) => input.kind === kind);
  const { plan, errors } = planJob(workflow, {
    name: workflow.name,
    parameters,
    inputDatasets: Object.fromEntries(
      ofKind('dataset').map(({ name }) => [name, { columns: columnsOf(name) }]),
    ),
    inputFilename: ofKind('file').map(({ name }) => name)[0] ?? null,
  });
  if (plan === undefined) {
    throw new Error(
      Object.entries(errors)
        .map(([field, messages]) => `${field} ${messages.join('; ')}`)
        .join('\n'),
    );
  }
  return plan.chains.map((chain) => {
    const fitted = fitChain(chain, columnsOf(chain.input));
    if (fitted.chain === undefined)
      throw new Error(`The file of ${chain.input} ${fitted.errors.join(', ')}.`);
    return fitted.chain;
  });
}

function outputPaths(workflow: Workflow, paths: Record<string, string>): ReadonlyMap<string, string> {
  const names = workflow.outputs.map(({ name }) => name);
  for (const name of Object.keys(paths)) {
    if (!names.includes(name))
      throw new Error(`--output ${name}: the workflow has the outputs ${names.join(', ')}.`);
  }
  if (Object.keys(paths).length === 0)
    throw new Error(`Name at least one output: --output ${names[0]}=FILE.`);
  return new Map(Object.entries(paths));
}

async function filesOf(
  plan: ChainPlan,
  inputs: readonly Input[],
  paths: ReadonlyMap<string, string>,
  created: OutputFile[],
): Promise<ChainFiles> {
  const outputs: (OutputFile | undefined)[] = [];
  for (const { name } of plan.outputs) {
    const path = paths.get(name);
    const file = path === undefined ? undefined : await OutputFile.create(path);
    if (file !== undefined) created.push(file);
    outputs.push(file);
  }
  return { plan, input: inputs.find(({ name }) => name === plan.input)!, outputs };
}

function rejectsPath(output: string): string {
  return `${output.replace(/\.(csv|tsv|txt)$/i, '')}.rejects.csv`;
}

function summarise(
  statistics: Record<string, number>,
  seconds: number,
  files: readonly OutputFile[],
  rejects: Rejects,
): void {
  const rows = Object.entries(statistics).map(([name, count]) => [name, count.toLocaleString('en-GB')]);
  printTable(['Statistic', 'Count'], rows);
  const records = statistics['records.read'] ?? 0;
  const rate = Math.round(records / Math.max(seconds, 0.001)).toLocaleString('en-GB');
  process.stdout.write(
    `${records.toLocaleString('en-GB')} records in ${seconds.toFixed(1)} s (${rate} a second).\n`,
  );
  for (const { path } of files) process.stdout.write(`Wrote ${path}\n`);
  if (rejects.count > 0) {
    process.stdout.write(`Rejected rows: ${rejects.count.toLocaleString('en-GB')}, in ${rejects.path}\n`);
  }
}

/** Gathers repeated `name=value` options. */
function pair(text: string, gathered: Record<string, string>): Record<string, string> {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new Error(`"${text}" must have the form NAME=VALUE.`);
  return { ...gathered, [name]: value };
}
