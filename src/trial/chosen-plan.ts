import { CATALOGUE, stepNamed } from '../cleansing/catalogue.ts';
import { type CleansingPlan, STEP_GROUPS, TIDY } from '../planning/cleansing-plan.ts';
import { correctColumns } from '../planning/correct-columns.ts';
import type { LookedAt } from '../planning/look.ts';
import { planCleansing } from '../planning/plan.ts';
import { type FieldErrors, Refusal } from '../refusal.ts';
import { optionMistake } from '../workflow/option.ts';
import type { Choices } from './choices.ts';

/** The columns as they are after a person's corrections, and the plan for them. */
export interface ChosenPlan {
  readonly looked: LookedAt;
  readonly plan: CleansingPlan;
}

/**
 * Plans the steps for a file, with everything that a person chose.
 *
 * @throws Refusal `invalid-request` that names each wrong option (`options.email.level`) or unknown column
 */
export function chosenPlan(looked: LookedAt, choices: Choices): ChosenPlan {
  const { columns = {}, leaveOut = [], country, testData, options = {} } = choices;
  const errors: FieldErrors = {};
  const corrections = Object.entries(columns).flatMap(([name, kind]) => {
    const column = looked.columns.findIndex((one) => one.column.name === name);
    if (column < 0) errors[`columns.${name}`] = ['is not a column of this file'];
    return column < 0 ? [] : [{ column, kind: kind === 'nothing' ? undefined : kind }];
  });
  const corrected = correctColumns(looked, corrections);
  const steps = STEP_GROUPS.filter((group) => !leaveOut.includes(group));
  const tidies = !leaveOut.includes(TIDY);
  const planned = planCleansing(corrected, { steps, tidies, country, testData });
  for (const { id, step } of planned.steps) {
    const declared = stepNamed(step, CATALOGUE)?.options.properties ?? {};
    for (const [option, value] of Object.entries(options[id] ?? {})) {
      const schema = Object.hasOwn(declared, option) ? declared[option] : undefined;
      const mistake = schema === undefined ? 'is not an option of the step' : optionMistake(schema, value);
      if (mistake !== undefined) errors[`options.${id}.${option}`] = [mistake];
    }
  }
  const [first] = Object.entries(errors);
  if (first !== undefined) throw new Refusal('invalid-request', `${first[0]} ${first[1][0]}`, { errors });
  return { looked: corrected, plan: planCleansing(corrected, { steps, tidies, country, testData, options }) };
}
