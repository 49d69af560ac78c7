import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Column } from '../records/column.ts';
import { fitChain } from '../workflow/fit.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { outputColumns, type PlacedColumn } from '../workflow/output-columns.ts';
import type { Layout } from '../workflow/planned-step.ts';

/** A chain fitted to the actual columns of its input. */
export interface OpenedChain {
  /** The columns of the input. */
  readonly columns: readonly Column[];
  readonly plan: ChainPlan;
  readonly layout: Layout;
  /** The columns of each output of the plan. Undefined if the output is not wanted. */
  readonly outputs: readonly (readonly PlacedColumn[] | undefined)[];
}

/**
 * Fits a chain to the columns of its input.
 *
 * @throws Error if the columns are not those that the plan was checked with
 */
export function openChain(
  plan: ChainPlan,
  columns: readonly Column[],
  catalogue: Catalogue,
  isWanted: (output: number) => boolean = () => true,
): OpenedChain {
  const { chain, layout, errors } = fitChain(plan, columns, catalogue);
  if (chain === undefined) throw new Error(`${plan.input} ${errors.join(', ')}.`);
  const outputs = chain.outputs.map((output, at) =>
    isWanted(at) ? outputColumns(layout, output) : undefined,
  );
  return { columns, plan: chain, layout, outputs };
}
