import type { Catalogue } from '../cleansing/catalogue.ts';
import { itemAt } from '../present.ts';
import type { Column } from '../records/column.ts';
import type { ChainPlan, ComparedBy } from './job-plan.ts';
import { type Layout, layOut, type PlannedStep } from './planned-step.ts';
import { ALL_OTHERS, type OutputColumn } from './workflow.ts';

/** The parts of a chain that name columns, and so must be fitted. */
export interface Fittable {
  readonly columns: readonly Column[];
  readonly steps: readonly PlannedStep[];
  readonly outputs: readonly { readonly columns: readonly OutputColumn[] | null; readonly step?: string }[];
  readonly comparedBy?: readonly ComparedBy[];
}

/**
 * A chain fitted to the real columns of its input, with its layout; or the reasons why the chain does not fit.
 * Each reason ends a sentence whose subject is the input.
 */
export type FittedChain<T extends Fittable = ChainPlan> =
  | { readonly chain: T; readonly layout: Layout; readonly errors: readonly [] }
  | { readonly chain: undefined; readonly layout?: undefined; readonly errors: readonly string[] };

/**
 * Fits a chain to the real columns of its input: the required ones, in any order, and others.
 *
 * A column that the client adds may have the same name as one that a step appends. The appended column is
 * then called `name_2`. A reference in the workflow must still mean the same column. So each reference is
 * resolved to a position in the layout on the required columns, with which the workflow was checked. That
 * position is then converted to the layout on the real columns.
 */
export function fitChain<T extends Fittable>(
  chain: T,
  columns: readonly Column[],
  catalogue: Catalogue,
): FittedChain<T> {
  const errors = chain.columns.flatMap(({ name, type }) => {
    const real = columns.find((column) => column.name === name);
    if (real === undefined) return [`has no column ${name} (${type})`];
    return real.type === type ? [] : [`has the column ${name} as ${real.type}, but it must be ${type}`];
  });
  if (errors.length > 0) return { chain: undefined, errors };
  const before = layOut(chain.columns, chain.steps, catalogue);
  const unmapped = chain.steps.map((step) => ({ ...step, columns: {} }));
  const after = isSame(chain.columns, columns) ? before : layOut(columns, unmapped, catalogue);
  const realPosition = (position: number): number => {
    const appended = position - chain.columns.length;
    if (appended >= 0) return columns.length + appended;
    return columns.findIndex(({ name }) => name === itemAt(before.columns, position).name);
  };
  const realName = (position: number): string => itemAt(after.columns, realPosition(position)).name;
  const steps = chain.steps.map((step, at) => {
    const inputs = [...itemAt(before.steps, at).inputs];
    return { ...step, columns: Object.fromEntries(inputs.map(([need, from]) => [need, realName(from)])) };
  });
  const layout: Layout = {
    columns: after.columns,
    steps: after.steps.map((placed, at) => ({
      ...placed,
      planned: itemAt(steps, at),
      inputs: new Map(
        [...itemAt(before.steps, at).inputs].map(([need, position]) => [need, realPosition(position)]),
      ),
    })),
  };
  const fitted = (name: string, reader: string): string => {
    const position = before.columns.findIndex((column) => column.name === name);
    if (position < 0) throw new Error(`There is no column ${name} for ${reader}.`);
    return realName(position);
  };
  const outputColumn = ({ from, to }: OutputColumn): OutputColumn =>
    from === ALL_OTHERS ? { from, to } : { from: fitted(from, 'an output'), to };
  const outputs = chain.outputs.map((output) =>
    // The columns of a step's second output have the same names whatever the client adds.
    output.step === undefined ? { ...output, columns: output.columns?.map(outputColumn) ?? null } : output,
  );
  const comparedBy = chain.comparedBy?.map(({ columns: mapped, ...step }) => {
    const entries = Object.entries(mapped).map(([need, column]) => [
      need,
      fitted(column, `step ${step.step}`),
    ]);
    return { ...step, columns: Object.fromEntries(entries) as Record<string, string> };
  });
  const real = { ...chain, columns, steps, outputs, ...(comparedBy && { comparedBy }) };
  return { chain: real, layout, errors: [] };
}

function isSame(some: readonly Column[], others: readonly Column[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, type }, at) => name === others[at]?.name && type === others[at]?.type)
  );
}
