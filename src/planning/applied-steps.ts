import type { AppliedStep } from '../cleansing/profile/comparison/compared-field.ts';
import { itemAt } from '../present.ts';
import type { Layout } from '../workflow/planned-step.ts';

/** The steps of a chain with the names of the columns that they read and append. */
export function appliedSteps({ columns, steps }: Layout): AppliedStep[] {
  const named = (positions: ReadonlyMap<string, number>) =>
    new Map([...positions].map(([name, at]) => [name, itemAt(columns, at).name]));
  return steps.map(({ planned, inputs, outputs }) => ({
    step: planned.step,
    needs: named(inputs),
    gives: named(outputs),
  }));
}
