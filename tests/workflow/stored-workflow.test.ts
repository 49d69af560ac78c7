import { expect, test } from 'vitest';
import { readStoredWorkflow, writeStoredWorkflow } from '../../src/workflow/stored-workflow.ts';
import type { Workflow } from '../../src/workflow/workflow.ts';

const workflow: Workflow = {
  name: 'w',
  description: 'x',
  inputs: [],
  parameters: [],
  steps: [],
  outputs: [],
};

test('a stored workflow is read back unchanged', () => {
  expect(readStoredWorkflow(JSON.parse(writeStoredWorkflow(workflow)))).toEqual(workflow);
});

test('a workflow stored without a format number is read', () => {
  expect(readStoredWorkflow(workflow)).toEqual(workflow);
});

test.each([
  [{ format: 2, ...workflow }, 'format 2; it reads 1'],
  [{ ...workflow, steps: 'none' }, 'The workflow w is stored in a form'],
  [null, 'A workflow is stored in a form'],
])('%j is refused', (stored, message) => {
  expect(() => readStoredWorkflow(stored)).toThrow(message);
});
