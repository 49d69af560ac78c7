import type { ColumnType } from '../../records/column.ts';
import { unknownName } from '../closest.ts';
import type { WorkflowInput } from '../workflow.ts';
import { type Report, reportAlike, type WorkflowDraft } from './draft.ts';
import type { Path } from './source.ts';

/** The columns of a chain as far as the file has been read: those of its input, then what steps append. */
export class ChainColumns {
  /** In order; the type is undefined where it could not be read. */
  readonly types: Map<string, ColumnType | undefined>;
  /** Whether some part could not be read, so that a column which is not here may exist all the same. */
  uncertain: boolean;

  constructor(columns: Iterable<readonly [string, ColumnType | undefined]>, uncertain = false) {
    this.types = new Map(columns);
    this.uncertain = uncertain;
  }

  /** Why there is no such column, or undefined where there is or may be one. */
  missing(column: string): string | undefined {
    if (this.types.has(column) || this.uncertain) return undefined;
    return unknownName('column', column, [...this.types.keys()]);
  }
}

/** The inputs of a workflow and the beginning of each one's chain, by name. */
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
    return {
      name,
      kind: entry?.kind ?? 'dataset',
      description: entry?.description ?? '',
      columns: columns.map((column) => ({ ...column, type: column.type ?? 'text' })),
    };
  });
  const files = inputs.filter(({ kind }) => kind === 'file');
  for (const { name } of files.slice(1)) {
    report(
      ['inputs', name, 'kind'],
      `Only one input may be a file (a job names one inputFilename); ${files[0]!.name} is.`,
    );
  }
  return { inputs, chains };
}

/**
 * The input whose chain a step or an output belongs to: the one it names, or the only one there is.
 * Undefined where that cannot be told, which has then been reported.
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
      report(path, `It must say which input it belongs to: input: ${names.join(' or ')}.`, 'key');
    return undefined;
  }
  if (chains.has(named)) return named;
  if (names.length > 0) report([...path, 'input'], unknownName('input', named, names));
  return undefined;
}
