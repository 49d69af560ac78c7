import { expect, test } from 'vitest';
import { describeWorkflow } from '../../src/workflow/describe.ts';
import { describeStep } from '../../src/workflow/describe-step.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { planJob } from '../../src/workflow/plan-job.ts';
import { TEST_CATALOGUE } from './test-steps.ts';

const WORKFLOW = `
name: Pairs
description: Compares people with others.
inputs:
  People: { columns: { name: text, age: integer } }
  Others: { columns: { full: text, years: integer } }
steps:
  - step: same-as
    id: same
    input: People
    reference: { input: Others, columns: { name: surname, age: years } }
  - { step: split-name, input: Others, columns: { name: full, age: null } }
  - { step: score, input: Others, columns: { subject: full }, rename: { score: points } }
outputs:
  People: { input: People }
  Pairs: { step: same, columns: [{ pair: two }] }
`;

test('a workflow with a reference and a second output tells what to send and what comes back', () => {
  const { workflow, mistakes } = parseWorkflow(WORKFLOW, TEST_CATALOGUE);
  expect(mistakes).toEqual([]);
  const text = describeWorkflow(workflow!, TEST_CATALOGUE);
  expect(text).toContain('The step same compares with these records.');
  expect(text).toContain('### Output Pairs');
  expect(text.split('### Output Pairs')[1]).toMatch(/\| two +\| text \(0\) +\| same +\| Two records\./);
  expect(text.split('### Input Others')[1]).toContain('You may add columns; no output holds them.');
});

test("the reference's columns keep their names if the client adds a column with the same name", () => {
  const { workflow } = parseWorkflow(WORKFLOW, TEST_CATALOGUE);
  const { plan, errors } = planJob(
    workflow!,
    {
      name: 'Job',
      parameters: {},
      inputDatasets: {
        People: {
          columns: [
            { name: 'name', type: 'text' },
            { name: 'age', type: 'integer' },
          ],
        },
        Others: {
          columns: [
            { name: 'surname', type: 'text' },
            { name: 'years', type: 'integer' },
            { name: 'full', type: 'text' },
          ],
        },
      },
    },
    TEST_CATALOGUE,
  );
  expect(errors).toBeUndefined();
  expect(plan!.chains[0]!.steps[0]!.reference).toBe('Others');
  expect(plan!.chains[1]!.comparedBy).toEqual([
    { input: 'People', step: 'same', columns: { name: 'surname_2', age: 'years' } },
  ]);
});

test('the catalogue describes the input and output of a dataset step', () => {
  const step = TEST_CATALOGUE.find(({ name }) => name === 'same-as')!;
  const text = describeStep(step);
  expect(text).toContain('With `reference: INPUT` it also compares them with the records of another input.');
  expect(text).toMatch(/# Second output[\s\S]*\| pair +\| text +\| Two records\. \|/);
});
