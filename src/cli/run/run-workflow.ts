import { type Catalogue, stepNamed } from '../../cleansing/catalogue.ts';
import { systemClock } from '../../clock.ts';
import { inWorkflowOrder } from '../../engine/statistics.ts';
import { runLocally } from '../../local-run/local-run.ts';
import { RunThreads } from '../../local-run/run-threads.ts';
import { itemAt, present } from '../../present.ts';
import { readSettings } from '../../settings.ts';
import type { Workflow } from '../../workflow/workflow.ts';
import { type NamedPath, Outputs } from '../files/outputs.ts';
import { freezeLocally } from '../local-references.ts';
import { type ChainFiles, filesOf, openChains } from './chain-files.ts';
import { openInputs } from './open-inputs.ts';
import { printSummary } from './print-summary.ts';
import { RunProgress } from './progress.ts';
import { refuseUnknownNames } from './refuse-unknown-names.ts';
import { Rejects, rejectsBeside } from './rejects.ts';
import type { RunOptions } from './run-options.ts';

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
  printSummary({
    statistics,
    seconds: (performance.now() - started) / 1000,
    paths,
    rejects,
    stream: outputs.useStandardOutput ? process.stderr : process.stdout,
    options,
  });
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
