import { describe, expect, test } from 'vitest';
import { completeWorkflow } from '../../browser/workflow-editor/completion.ts';
import { outlineOf } from '../../browser/workflow-editor/outline.ts';
import type { Schema } from '../../browser/workflow-editor/schema.ts';
import { changeStep, readDraftSteps } from '../../browser/workflow-editor/steps.ts';
import { loadCatalogue } from '../../src/cleansing/load-catalogue.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { workflowSchema } from '../../src/workflow/file/schema.ts';

const catalogue = await loadCatalogue();
const complete = completeWorkflow(workflowSchema(catalogue) as unknown as Schema);

/** The completions at `|`, asked for as with Ctrl Space. */
function at(text: string): string[] {
  const pos = text.indexOf('|');
  const doc = text.replace('|', '');
  const context = { state: { doc: { toString: () => doc } }, pos, explicit: true };
  const found = complete(context as unknown as Parameters<typeof complete>[0]);
  return found?.options.map(({ label }) => label) ?? [];
}

const HEAD = `name: Check
description: Checks. # said: here
inputs:
  Contacts:
    columns:
      name: text
      phone: { type: text }
parameters:
  Format: { type: text }
`;

describe('completion of workflow files', () => {
  test.each([
    ['keys of the file that are not there yet', `${HEAD}|`, ['steps', 'outputs'], ['name', 'inputs']],
    ['keys of an input', 'inputs:\n  Contacts:\n    |', ['kind', 'columns'], ['steps']],
    ['types of columns', 'inputs:\n  Contacts:\n    columns:\n      name: |', ['text', 'integer'], []],
    ['steps', `${HEAD}steps:\n  - step: |`, ['tidy', 'deduplication'], []],
    ['keys of a step', `${HEAD}steps:\n  - step: tidy\n    |`, ['columns', 'options'], ['step']],
    ['keys of a step whose list is not indented', `${HEAD}steps:\n- step: tidy\n  |`, ['options'], ['step']],
    ['options of this step', `${HEAD}steps:\n  - step: tidy\n    options:\n      |`, ['case'], ['format']],
    ['options in braces', `${HEAD}steps:\n  - { step: tidy, options: { |`, ['case'], ['format']],
    [
      'options of the second step',
      `${HEAD}steps:\n  - step: tidy\n  - step: telephone-validation\n    options: { |`,
      ['format'],
      ['case'],
    ],
    ['values of an option', `${HEAD}steps:\n  - step: tidy\n    options: { case: |`, ['upper'], []],
    ['needs of a step', `${HEAD}steps:\n  - step: tidy\n    columns:\n      |`, ['text'], []],
    ['columns of the inputs', `${HEAD}steps:\n  - step: tidy\n    columns: { text: |`, ['name', 'phone'], []],
    ['parameters', `${HEAD}steps:\n  - step: tidy\n    options: { case: { parameter: |`, ['Format'], []],
    ['inputs', `${HEAD}outputs:\n  Out:\n    input: |`, ['Contacts'], []],
    [
      'keys of an output behind a list of steps',
      `${HEAD}steps:\n  - step: tidy\noutputs:\n  Out:\n    |`,
      ['columns', 'path'],
      ['step: tidy'],
    ],
  ])('suggests %s', (_, text, expected, others) => {
    const found = at(text);
    expect(found).toEqual(expect.arrayContaining(expected));
    for (const other of others) expect(found).not.toContain(other);
  });

  test('suggests nothing in a comment', () => {
    expect(at('name: x # st|')).toEqual([]);
  });

  test('outlining never fails, wherever the cursor is', () => {
    const text = `${HEAD}steps:\n  - { step: tidy, columns: { text: name }, options: [a, {b: c}] }\n- x\n }}]]{{: : -`;
    for (let cursor = 0; cursor <= text.length; cursor++)
      expect(outlineOf(text.slice(0, cursor), cursor).entries).toBeDefined();
  });
});

describe('a form of a step', () => {
  const source = `${HEAD}steps:
  # first
  - step: tidy # why
    columns: { text: name }
outputs: { Out: {} } # last
`;

  test('lists the steps, and nothing if the text is not YAML', () => {
    expect(readDraftSteps(source)).toEqual([
      { step: 'tidy', id: undefined, columns: { text: 'name' }, options: {}, line: 12 },
    ]);
    expect(readDraftSteps('steps: [')).toBeUndefined();
    expect(readDraftSteps('steps: 3')).toEqual([]);
  });

  test('sets and removes an option, and changes nothing else', () => {
    const set = changeStep(source, 0, 'options', 'case', 'upper');
    expect(parseWorkflow(set, catalogue).workflow?.steps[0]?.options).toEqual({ case: 'upper' });
    for (const line of source.split('\n')) expect(set.split('\n')).toContain(line);
    expect(changeStep(set, 0, 'options', 'case', undefined)).toBe(source);
  });
});
