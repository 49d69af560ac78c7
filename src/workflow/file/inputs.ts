import type { ColumnType } from '../../records/column.ts';
import { unknownName } from '../closest.ts';
import type { FilePlace, WorkflowInput } from '../workflow.ts';
import { type Report, reportAlike, type WorkflowDraft } from './draft.ts';
import type { Path } from './source.ts';

/**
 * The columns of a chain, as far as the file has been read: those of its input, then those that steps append.
 */
export class ChainColumns {
  /** In order. The type is undefined if it could not be read. */
  readonly types: Map<string, ColumnType | undefined>;
  /** Whether some part could not be read. If so, a column that is missing here may still exist. */
  uncertain: boolean;

  constructor(columns: Iterable<readonly [string, ColumnType | undefined]>, uncertain = false) {
    this.types = new Map(columns);
    this.uncertain = uncertain;
  }

  /** The message that there is no such column; undefined if it exists or may exist. */
  missing(column: string): string | undefined {
    if (this.types.has(column) || this.uncertain) return undefined;
    return unknownName('column', column, [...this.types.keys()]);
  }
}

/** The inputs of a workflow, and the first columns of each input's chain, by name. */
export interface Inputs {
  readonly inputs: WorkflowInput[];
  readonly chains: Map<string, ChainColumns>;
}

export function readInputs(draft: WorkflowDraft, report: Report): Inputs {
  const entries = Object.entries(draft.inputs ?? {});
  reportAlike(
    'input',
    ['inputs'],
    entries.map(([name]) => name),
    report,
  );
  const chains = new Map<string, ChainColumns>();
  const inputs = entries.map(([name, entry]): WorkflowInput => {
    const columns = Object.entries(entry?.columns ?? {}).map(([column, form]) => {
      const details = typeof form === 'object' ? form : { type: form };
      return { name: column, type: details.type, description: details.description ?? '' };
    });
    chains.set(
      name,
      new ChainColumns(
        columns.map((column) => [column.name, column.type]),
        entry === undefined || ('columns' in entry && entry.columns === undefined),
      ),
    );
    const place = readPlace(name, entry, report);
    return {
      name,
      kind: entry?.kind ?? 'dataset',
      description: entry?.description ?? '',
      columns: columns.map((column) => ({ ...column, type: column.type ?? 'text' })),
      ...(place !== undefined && { place }),
    };
  });
  const [first, ...others] = inputs.filter(({ kind }) => kind === 'file');
  for (const { name } of others) {
    report(
      ['inputs', name, 'kind'],
      `Only one input may be a file, because a job has one inputFilename. The input ${first?.name} is one already.`,
    );
  }
  return { inputs, chains };
}

/** Where the table of a file is. Undefined if the workflow does not say. */
function readPlace(
  name: string,
  entry: NonNullable<WorkflowDraft['inputs']>[string],
  report: Report,
): FilePlace | undefined {
  const { sheet, rowsAbove, header, encoding } = entry ?? {};
  const said = Object.entries({ sheet, rowsAbove, header, encoding }).filter(
    ([, value]) => value !== undefined,
  );
  if (said.length === 0) return undefined;
  if (entry?.kind !== 'file') {
    for (const [key] of said)
      report(['inputs', name, key], `Only a file has ${key}. Add kind: file to the input.`, 'key');
  }
  return {
    ...(sheet !== undefined && { sheet }),
    ...(rowsAbove !== undefined && { rowsAbove }),
    ...(header === false && { isHeaderless: true }),
    ...(encoding !== undefined && { encoding }),
  };
}

/**
 * The input whose chain a step or an output belongs to: the input that it names, or the only one. If that
 * cannot be told, reports it and returns undefined.
 */
export function chainOf(
  named: string | undefined,
  chains: ReadonlyMap<string, ChainColumns>,
  path: Path,
  report: Report,
): string | undefined {
  const names = [...chains.keys()];
  if (named === undefined) {
    if (names.length === 1) return names[0];
    if (names.length > 1)
      report(path, `Name the input that it belongs to: input: ${names.join(' or ')}.`, 'key');
    return undefined;
  }
  if (chains.has(named)) return named;
  if (names.length > 0) report([...path, 'input'], unknownName('input', named, names));
  return undefined;
}
