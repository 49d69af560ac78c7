import type { Column } from '../records/column.ts';
import type { OutputColumn } from './workflow.ts';

/** A column of an output: its name and type there, and its position among the columns of the chain. */
export interface PlacedColumn extends Column {
  readonly position: number;
}

/**
 * The columns of an output, in order, among those that a fitted chain ends with.
 *
 * @param listed as in the output's plan; null for all columns
 * @throws Error when a listed column is not there: the chain has not been fitted (`fitChain`)
 */
export function outputColumns(
  columns: readonly Column[],
  listed: readonly OutputColumn[] | null,
): readonly PlacedColumn[] {
  const placed = columns.map(({ name, type }, position) => ({ name, type, position }));
  if (listed === null) return placed;
  const byName = new Map(placed.map((column) => [column.name, column]));
  return listed.map(({ from, to }) => {
    const column = byName.get(from);
    if (column === undefined) throw new Error(`There is no column ${from} for an output.`);
    return { ...column, name: to };
  });
}
