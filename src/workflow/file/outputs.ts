import { ALL_OTHERS, type OutputColumn, REJECTS, type WorkflowOutput } from '../workflow.ts';
import { type Report, reportAlike, type WorkflowDraft } from './draft.ts';
import { type ChainColumns, chainOf, type Inputs } from './inputs.ts';
import type { Path } from './source.ts';

type OutputDraft = NonNullable<NonNullable<WorkflowDraft['outputs']>[string]>;

/** Reads the outputs, on the columns that the steps have made. */
export function readOutputs(draft: WorkflowDraft, { chains }: Inputs, report: Report): WorkflowOutput[] {
  const entries = Object.entries(draft.outputs ?? {});
  reportAlike(
    'output',
    ['outputs'],
    entries.map(([name]) => name),
    report,
  );
  const reached = new Set<string>();
  let uncertain = entries.length === 0;
  const outputs = entries.flatMap(([name, entry]): WorkflowOutput[] => {
    const path = ['outputs', name];
    if (name.toLowerCase() === REJECTS.toLowerCase()) {
      report(path, `The name ${REJECTS} is reserved: every job has that output without declaring it.`, 'key');
    }
    const input = entry && chainOf(entry.input, chains, path, report);
    if (entry === undefined || input === undefined) {
      uncertain = true;
      return [];
    }
    reached.add(input);
    const kind = entry.kind ?? 'dataset';
    const columns = readColumns(entry, chains.get(input)!, [...path, 'columns'], report);
    checkPath(entry, path, report);
    const description = entry.description ?? '';
    return [
      { name, input, kind, description, ...(entry.path !== undefined && { path: entry.path }), columns },
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
    if (taken.has(to)) report(place, `This output has a column ${to} already: give another name.`);
    taken.add(to);
    return [{ from, to }];
  });
}

/** `{job}` is the only thing in braces that a path may hold. */
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
    if (same !== undefined)
      report(['outputs', name, 'path'], `The output ${same} goes to this path already.`);
    before.set(path.toLowerCase(), name);
  }
}
