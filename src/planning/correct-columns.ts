import { itemAt } from '../present.ts';
import type { ColumnKind, RecognisedColumn } from '../recognition/column-kind.ts';
import { ADDRESS_KINDS } from '../recognition/recognise.ts';
import type { LookedAt } from './look.ts';

/** Kinds of which a record may have several columns. */
const SEVERAL: ReadonlySet<ColumnKind> = new Set(['address_line', 'email', 'telephone', 'id']);

/** What a person said about a column, by its position. Without a kind, the column is left alone. */
export interface Correction {
  readonly column: number;
  readonly kind: ColumnKind | undefined;
}

/**
 * Applies a person's corrections to the recognised columns, whatever the columns contain. If a record has at
 * most one column of a kind, the column that had the kind before is left alone.
 */
export function correctColumns(looked: LookedAt, corrections: readonly Correction[]): LookedAt {
  const columns = [...looked.columns];
  for (const { column: at, kind } of corrections) {
    if (kind !== undefined && !SEVERAL.has(kind)) {
      for (const [other, one] of columns.entries()) if (one.kind === kind) columns[other] = without(one);
    }
    const group = kind !== undefined && ADDRESS_KINDS.has(kind) ? mainGroup(columns) : '';
    columns[at] = { column: itemAt(columns, at).column, kind, group };
  }
  return { ...looked, columns };
}

function without({ column }: RecognisedColumn): RecognisedColumn {
  return { column, kind: undefined, group: '' };
}

/** The group with the most address columns. Mapped columns join that address. */
function mainGroup(columns: readonly RecognisedColumn[]): string {
  const groups = Map.groupBy(
    columns.filter(({ kind }) => kind !== undefined && ADDRESS_KINDS.has(kind)),
    ({ group }) => group,
  );
  const [largest] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  return largest?.[0] ?? '';
}
