import type { ChainPlan } from '../../workflow/job-plan.ts';
import type { Layout, PlacedStep } from '../../workflow/planned-step.ts';

/**
 * A dataset step of another chain as it reads the records of its reference: with the columns of this chain that serve
 * its needs.
 *
 * @param input the input of the chain that the step is in
 */
export function placedInReference(
  placed: PlacedStep,
  input: string,
  { plan, layout }: { readonly plan: ChainPlan; readonly layout: Layout },
): PlacedStep {
  const { columns } = plan.comparedBy!.find(
    (step) => step.input === input && step.step === placed.planned.id,
  )!;
  const inputs = Object.entries(columns).map(([need, name]): [string, number] => [
    need,
    layout.columns.findIndex((column) => column.name === name),
  ]);
  return { ...placed, inputs: new Map(inputs), outputs: new Map(), gives: [] };
}
