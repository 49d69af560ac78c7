import { CATALOGUE, stepNamed } from '../cleansing/catalogue.ts';
import { appendedColumns } from '../workflow/option.ts';
import { type CleansingPlan, STEP_GROUPS, type StepGroup, TIDY, type UsedStep } from './cleansing-plan.ts';
import type { LookedAt } from './look.ts';
import { Planner } from './planner.ts';

export interface PlanOptions {
  readonly steps?: readonly StepGroup[] | undefined;
  /**
   * The country of telephone numbers without an international prefix. Default: Britain, unless the file looks
   * foreign.
   */
  readonly country?: string | undefined;
  /** Whether telephone numbers that are reserved for drama count as valid. */
  readonly testData?: boolean | undefined;
  /** Whether the columns that are used are tidied. Default: true. */
  readonly tidies?: boolean | undefined;
  /** Step id → options that a person chose. They replace the planned ones. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}

/** Plans a workflow from the recognised columns of a file. */
export function planCleansing(
  looked: LookedAt,
  { steps = STEP_GROUPS, country, testData = false, tidies = true, options = {} }: PlanOptions,
): CleansingPlan {
  const { parts, leaves } = new Planner(looked, new Set(steps), country, testData).plan();
  const chosen = parts
    .filter(({ group }) => tidies || group !== TIDY)
    .map((part) => ({
      ...part,
      steps: part.steps.map((step) =>
        withOptions(step, (Object.hasOwn(options, step.id) ? options[step.id] : undefined) ?? {}),
      ),
    }));
  return { parts: chosen, steps: chosen.flatMap((part) => part.steps), leaves };
}

/** A step with the options that a person chose. */
function withOptions(used: UsedStep, chosen: Readonly<Record<string, unknown>>): UsedStep {
  const { options: planned, ...step } = used;
  const options = { ...planned, ...chosen };
  // The step cannot rename columns that it does not append under these options.
  const declared = stepNamed(step.step, CATALOGUE);
  const names = declared && new Set(appendedColumns(declared, options).map(({ name }) => name));
  const rename = Object.fromEntries(
    Object.entries(step.rename ?? {}).filter(([name]) => names?.has(name) ?? true),
  );
  return {
    step: step.step,
    id: step.id,
    columns: step.columns,
    ...(Object.keys(options).length > 0 && { options }),
    ...(Object.keys(rename).length > 0 && { rename }),
  };
}
