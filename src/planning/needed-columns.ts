import type { ColumnKind, RecognisedColumn } from '../recognition/column-kind.ts';
import { ADDRESS_KINDS } from '../recognition/recognise.ts';

const NAME_PARTS: readonly ColumnKind[] = ['title', 'forename', 'middle', 'surname'];
/** The highest number of address lines that a step reads. */
const LINES = 6;

/** Returns the columns of a kind, in the order of the file. */
export function columnsOf(columns: readonly RecognisedColumn[], kind: ColumnKind): RecognisedColumn[] {
  return columns.filter((one) => one.kind === kind);
}

/**
 * Returns the column for each part of a name; without a column of surnames, the column of whole names. Empty if
 * the file has neither.
 */
export function nameColumns(columns: readonly RecognisedColumn[]): Record<string, string> {
  const parts = NAME_PARTS.flatMap((kind) =>
    columnsOf(columns, kind)
      .slice(0, 1)
      .map(({ column }) => [kind, column.name] as const),
  );
  if (parts.some(([kind]) => kind === 'surname')) return Object.fromEntries(parts);
  const [whole] = columnsOf(columns, 'name');
  return whole === undefined ? {} : { name: whole.column.name };
}

/**
 * Returns the columns of the address that most records have, by need, and the columns of each other address that
 * is not empty.
 */
export function addressColumns(all: readonly RecognisedColumn[]): {
  address: Record<string, string>;
  others: string[][];
} {
  const groups = Map.groupBy(
    all.filter(({ kind }) => kind !== undefined && ADDRESS_KINDS.has(kind)),
    ({ group }) => group,
  );
  const [main, ...rest] = [...groups.values()].toSorted((one, other) => filledIn(other) - filledIn(one));
  const address: Record<string, string> = {};
  let lines = 0;
  for (const { kind, column } of main ?? []) {
    if (kind === 'address_line' && lines < LINES) address[`address_line_${++lines}`] = column.name;
    else if (kind !== undefined && kind !== 'address_line') address[kind] ??= column.name;
  }
  const [company] = columnsOf(all, 'company');
  if (main !== undefined && company !== undefined) address['company'] = company.column.name;
  const others = rest.filter((columns) => filledIn(columns) > 0);
  return { address, others: others.map((columns) => columns.map(({ column }) => column.name)) };
}

/** The number of values in the columns of an address, without its country. */
function filledIn(columns: readonly RecognisedColumn[]): number {
  return columns
    .filter(({ kind }) => kind !== 'country')
    .reduce((sum, { column }) => sum + column.values.length, 0);
}
