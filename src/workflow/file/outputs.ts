import { type Catalogue, knownStep } from '../../cleansing/catalogue.ts';
import { unknownName } from '../closest.ts';
import { knownOptions, withDefaults } from '../option.ts';
import type { Parameter } from '../parameter.ts';
import {
  ALL_OTHERS,
  type OutputColumn,
  REJECTS,
  type WorkflowOutput,
  type WorkflowStep,
} from '../workflow.ts';
import { type Report, reportAlike, type WorkflowDraft } from './draft.ts';
import { ChainColumns, chainOf, type Inputs } from './inputs.ts';
import type { Path } from './source.ts';

type OutputDraft = NonNullable<NonNullable<WorkflowDraft['outputs']>[string]>;

/** The steps that were read, and what is needed to find the columns of their second outputs. */
interface ReadSteps {
  readonly steps: readonly WorkflowStep[];
  /** The ids of the steps that could not be read. */
  readonly unread: ReadonlySet<string>;
  readonly parameters: readonly Parameter[];
  readonly catalogue: Catalogue;
}

/** The source of an output's records, and their columns. */
interface OutputSource {
  readonly input: string;
  readonly step?: string;
  readonly columns: ChainColumns;
}

/** Reads the outputs, based on the columns that the steps have made. */
export function readOutputs(
  draft: WorkflowDraft,
  { chains }: Inputs,
  made: ReadSteps,
  report: Report,
): WorkflowOutput[] {
  const entries = Object.entries(draft.outputs ?? {});
  reportAlike(
    'output',
    ['outputs'],
    entries.map(([name]) => name),
    report,
  );
  const reached = new Set(made.steps.flatMap(({ reference }) => (reference ? [reference.input] : [])));
  let uncertain = entries.length === 0;
  const outputs = entries.flatMap(([name, entry]): WorkflowOutput[] => {
    const path = ['outputs', name];
    if (name.toLowerCase() === REJECTS.toLowerCase()) {
      report(
        path,
        `The name ${REJECTS} is reserved. Every job has this output; it need not be declared.`,
        'key',
      );
    }
    const source = entry && sourceOf(entry, chains, made, path, report);
    if (entry === undefined || source === undefined) {
      uncertain = true;
      return [];
    }
    const { input, step } = source;
    reached.add(input);
    const kind = entry.kind ?? 'dataset';
    const columns = readColumns(entry, source.columns, [...path, 'columns'], report);
    checkPath(entry, path, report);
    const description = entry.description ?? '';
    return [
      {
        name,
        input,
        ...(step !== undefined && { step }),
        kind,
        description,
        ...(entry.path !== undefined && { path: entry.path }),
        columns,
      },
    ];
  });
  for (const input of chains.keys()) {
    if (!uncertain && !reached.has(input)) {
      report(
        ['inputs', input],
        `No output holds the records of ${input}: add one with input: ${input}.`,
        'key',
      );
    }
  }
  checkPathsDiffer(outputs, report);
  return outputs;
}

/** Finds the source of an output: the records of an input, or the second output of a step. */
function sourceOf(
  entry: OutputDraft,
  chains: ReadonlyMap<string, ChainColumns>,
  { steps, unread, parameters, catalogue }: ReadSteps,
  path: Path,
  report: Report,
): OutputSource | undefined {
  if (entry.step === undefined) {
    if ('step' in entry) return undefined;
    const input = chainOf(entry.input, chains, path, report);
    const columns = input === undefined ? undefined : chains.get(input);
    return input === undefined || columns === undefined ? undefined : { input, columns };
  }
  const giving = steps.flatMap((step) => {
    const { gives, ...rest } = knownStep(step.step, catalogue);
    return gives === undefined ? [] : [{ ...step, made: { ...rest, gives } }];
  });
  const step = giving.find(({ id }) => id === entry.step);
  if (step === undefined) {
    // The mistake in the step has already been reported.
    if (unread.has(entry.step)) return undefined;
    const known = steps.find(({ id }) => id === entry.step);
    const mistake =
      known === undefined
        ? unknownName(
            'step with a second output',
            entry.step,
            giving.map(({ id }) => id),
          )
        : `The step ${known.id} (${known.step}) has no second output. Name an input instead.`;
    report([...path, 'step'], mistake);
    return undefined;
  }
  if (entry.input !== undefined && entry.input !== step.input) {
    report(
      [...path, 'input'],
      `The step ${step.id} already determines the input (${step.input}). Leave input out.`,
    );
  }
  const options = withDefaults(step.made, knownOptions(step.options, parameters));
  const columns = step.made.gives(options).map(({ name, type }) => [name, type] as const);
  if (columns.length === 0) {
    report([...path, 'step'], `The step ${step.id} (${step.step}) has no second output under these options.`);
    return undefined;
  }
  return { input: step.input, step: step.id, columns: new ChainColumns(columns) };
}

function readColumns(
  entry: OutputDraft,
  chain: ChainColumns,
  path: Path,
  report: Report,
): OutputColumn[] | null {
  if (entry.columns === undefined) return null;
  const taken = new Set<string>();
  return entry.columns.flatMap((form, at): OutputColumn[] => {
    const [from, to] = typeof form === 'object' ? (Object.entries(form)[0] ?? []) : [form, form];
    if (from === undefined || to === undefined) return [];
    const place = typeof form === 'object' ? [...path, at, from] : [...path, at];
    const missing = from === ALL_OTHERS ? undefined : chain.missing(from);
    if (missing !== undefined) report([...path, at], missing);
    if (taken.has(to)) report(place, `This output already has a column ${to}. Choose another name.`);
    taken.add(to);
    return [{ from, to }];
  });
}

/** `{job}` is the only placeholder that a path may contain. */
function checkPath(entry: OutputDraft, path: Path, report: Report): void {
  const isFile = entry.kind === 'file';
  if (isFile && !('path' in entry)) {
    report(path, 'An output of kind file needs a path, such as /out/{job}.csv.', 'key');
  }
  if (entry.path === undefined) return;
  if (!isFile) {
    report(
      [...path, 'path'],
      'Only an output of kind file has a path: add kind: file, or leave it out.',
      'key',
    );
  }
  const braces = entry.path.replaceAll('{job}', '').match(/\{[^}]*\}?|\}/);
  if (braces !== null) {
    report([...path, 'path'], `Unknown placeholder ${braces[0]} in the path; the only one is {job}.`);
  }
}

function checkPathsDiffer(outputs: readonly WorkflowOutput[], report: Report): void {
  const before = new Map<string, string>();
  for (const { name, path } of outputs) {
    if (path === undefined) continue;
    const same = before.get(path.toLowerCase());
    if (same !== undefined) report(['outputs', name, 'path'], `The output ${same} already has this path.`);
    before.set(path.toLowerCase(), name);
  }
}
