import { present } from '../../present.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import type { Layout, PlacedStep } from '../../workflow/planned-step.ts';

/**
 * Adapts a dataset step of another chain to the records of its reference, which is this chain. Its needs are
 * mapped to columns of this chain.
 *
 * @param input the input of the chain that has the step
 */
export function placedInReference(
  placed: PlacedStep,
  input: string,
  { plan, layout }: { readonly plan: ChainPlan; readonly layout: Layout },
): PlacedStep {
  const comparing = plan.comparedBy?.find((step) => step.input === input && step.step === placed.planned.id);
  const { columns } = present(comparing, 'the step that compares with a reference');
  const inputs = Object.entries(columns).map(([need, name]): [string, number] => [
    need,
    layout.columns.findIndex((column) => column.name === name),
  ]);
  return { ...placed, inputs: new Map(inputs), outputs: new Map(), gives: [] };
}
