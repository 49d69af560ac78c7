import { expect, test } from 'vitest';
import { workflowOf } from '../../src/planning/clean-workflow.ts';
import { planCleansing } from '../../src/planning/plan.ts';
import type { ColumnKind } from '../../src/recognition/column-kind.ts';

/** The steps of a file whose columns have these names and kinds, and these values. */
function stepsFor(columns: readonly (readonly [name: string, kind: ColumnKind, value: string])[]) {
  const looked = {
    columns: columns.map(([name, kind, value]) => ({
      column: { name, heading: name, values: [value] },
      kind,
      group: '',
    })),
    labels: new Map(columns.map(([name]) => [name, name])),
    place: {},
    isWhole: true,
  };
  return workflowOf(planCleansing(looked, {}), 'file.csv').workflow.steps;
}

test('a column of birthdays may be called date_of_birth, a name that a step would take for typed dates', () => {
  const steps = stepsFor([
    ['name', 'name', 'Ann Smith'],
    ['date_of_birth', 'birth', '01/02/1980'],
  ]);
  expect(steps.find(({ step }) => step === 'deduplication')?.columns).toEqual({
    name: 'name',
    birth_text: 'date_of_birth',
  });
});

test('a column whose values contradict its name is not used by its name', () => {
  const steps = stepsFor([
    ['surname', 'company', 'Acme Ltd'],
    ['name', 'surname', 'Smith'],
    ['title', 'email', 'ann@example.org'],
  ]);
  expect(steps.find(({ step }) => step === 'name-cleansing')?.columns).toEqual({ surname: 'name' });
  expect(steps.find(({ step }) => step === 'deduplication')?.columns).toEqual({
    surname: 'name',
    company: 'surname',
    email: 'title',
  });
});
