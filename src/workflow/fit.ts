import { CATALOGUE } from '../cleansing/catalogue.ts';
import type { Column } from '../records/column.ts';
import type { ChainPlan, OutputPlan } from './job-plan.ts';
import { type Catalogue, freeName, type Layout, layOut, type PlannedStep } from './planned-step.ts';
import { ALL_OTHERS, type OutputColumn } from './workflow.ts';

/** What is fitted of a chain: all of it that names columns. */
export interface Fittable {
  readonly columns: readonly Column[];
  readonly steps: readonly PlannedStep[];
  readonly outputs: readonly { readonly columns: readonly OutputColumn[] | null }[];
}

/** A chain on the real columns of its input, or why these do not do, each in words that follow "it". */
export type FittedChain<T extends Fittable = ChainPlan> =
  | { readonly chain: T; readonly errors: readonly [] }
  | { readonly chain: undefined; readonly errors: readonly string[] };

/**
 * Fits a chain to the columns that its input really has: the required ones, in any order, and others.
 *
 * A column that the client adds may have the name of one that a step appends; the appended one is then called
 * `name_2`. What the workflow refers to must not change with that, so each reference is followed by position: from the
 * layout on the required columns, on which the workflow was checked, to the layout on the real ones.
 */
export function fitChain<T extends Fittable>(
  chain: T,
  columns: readonly Column[],
  catalogue: Catalogue = CATALOGUE,
): FittedChain<T> {
  const errors = chain.columns.flatMap(({ name, type }) => {
    const real = columns.find((column) => column.name === name);
    if (real === undefined) return [`lacks the column ${name} (${type})`];
    return real.type === type ? [] : [`has the column ${name} as ${real.type}, but it must be ${type}`];
  });
  if (errors.length > 0) return { chain: undefined, errors };
  const before = layOut(chain.columns, chain.steps, catalogue);
  const unmapped = chain.steps.map((step) => ({ ...step, columns: {} }));
  const after = layOut(columns, unmapped, catalogue);
  const realName = (position: number): string => {
    const appended = position - chain.columns.length;
    return appended < 0 ? before.columns[position]!.name : after.columns[columns.length + appended]!.name;
  };
  const steps = chain.steps.map((step, at) => {
    const inputs = [...before.steps[at]!.inputs];
    return { ...step, columns: Object.fromEntries(inputs.map(([need, from]) => [need, realName(from)])) };
  });
  const fitted = ({ from, to }: OutputColumn): OutputColumn => {
    if (from === ALL_OTHERS) return { from, to };
    const position = before.columns.findIndex(({ name }) => name === from);
    if (position < 0) throw new Error(`There is no column ${from} for an output.`);
    return { from: realName(position), to };
  };
  const outputs = chain.outputs.map((output) => ({
    ...output,
    columns: output.columns?.map(fitted) ?? null,
  }));
  return { chain: { ...chain, columns, steps, outputs }, errors: [] };
}

/** A column of an output: its name and type there, and its position among the columns of the chain. */
export interface PlacedColumn extends Column {
  readonly position: number;
}

/**
 * The columns of an output, in order, among those that its chain ends with. In place of `*` come all that are not
 * listed; one whose name the list gives to another is called `name_2`.
 *
 * @throws Error when a listed column is not there: the chain has not been fitted to this layout
 */
export function outputColumns(
  layout: Pick<Layout, 'columns'>,
  output: Pick<OutputPlan, 'columns'>,
): readonly PlacedColumn[] {
  const all = layout.columns.map(({ name, type }, position) => ({ name, type, position }));
  const { columns: listed } = output;
  if (listed === null) return all;
  const byName = new Map(all.map((column) => [column.name, column]));
  const named = new Set(listed.map(({ from }) => from));
  const taken = new Set(listed.map(({ to }) => to));
  return listed.flatMap(({ from, to }) => {
    if (from === ALL_OTHERS) {
      return all
        .filter(({ name }) => !named.has(name))
        .map((column) => {
          const name = freeName(column.name, taken);
          taken.add(name);
          return { ...column, name };
        });
    }
    const column = byName.get(from);
    if (column === undefined) throw new Error(`There is no column ${from} for an output.`);
    return [{ ...column, name: to }];
  });
}

/** The columns of a CSV file with this header: the required ones have their types, all others are text. */
export function fileColumns(chain: Pick<Fittable, 'columns'>, header: readonly string[]): Column[] {
  const types = new Map(chain.columns.map(({ name, type }) => [name, type]));
  return header.map((name) => ({ name, type: types.get(name) ?? 'text' }));
}
