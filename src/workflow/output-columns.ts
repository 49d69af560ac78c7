import type { Column } from '../records/column.ts';
import type { OutputPlan } from './job-plan.ts';
import { freeName, type Layout } from './planned-step.ts';
import { ALL_OTHERS } from './workflow.ts';

/**
 * A column of an output: its name and type there, and its position among the columns of the chain or of its
 * step's second output.
 */
export interface PlacedColumn extends Column {
  readonly position: number;
}

/**
 * The columns of an output, in order, taken from the columns at the end of its chain or from those of a
 * step's second output. `*` stands for all columns that are not listed. If the list gives the name of an
 * unlisted column to another column, the unlisted column gets the first free name of `name_2`, `name_3`, …
 *
 * @throws Error if a listed column does not exist, because the chain was not fitted to this layout
 */
export function outputColumns(
  layout: Layout,
  output: Pick<OutputPlan, 'columns' | 'step'>,
): readonly PlacedColumn[] {
  const source =
    output.step === undefined
      ? layout.columns
      : (layout.steps.find(({ planned }) => planned.id === output.step)?.gives ?? []);
  const all = source.map(({ name, type }, position) => ({ name, type, position }));
  const { columns: listed } = output;
  if (listed === null) return all;
  const byName = new Map(all.map((column) => [column.name, column]));
  const given = new Set(listed.map(({ to }) => to));
  const named = new Set(listed.map(({ from }) => from));
  const others = all.filter(({ name }) => !named.has(name));
  const taken = new Set([...given, ...others.map(({ name }) => name)]);
  const renamed = others.map((column) => {
    if (!given.has(column.name)) return column;
    const name = freeName(column.name, taken);
    taken.add(name);
    return { ...column, name };
  });
  return listed.flatMap(({ from, to }) => {
    if (from === ALL_OTHERS) return renamed;
    const column = byName.get(from);
    if (column === undefined) throw new Error(`There is no column ${from} for an output.`);
    return [{ ...column, name: to }];
  });
}
