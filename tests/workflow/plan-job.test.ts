import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column, ColumnType } from '../../src/records/column.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { type JobRequest, planJob } from '../../src/workflow/plan-job.ts';
import type { Workflow } from '../../src/workflow/workflow.ts';
import { TEST_CATALOGUE } from './test-steps.ts';

const workflow = parsed(`
name: W
description: A test.
inputs:
  People:
    columns: { name: text, age: integer }
  Letters:
    kind: file
    columns: { subject: text, sent: date }
parameters:
  Case: { type: text, default: mixed }
  Oldest: { type: integer, minimum: 0, maximum: 200, required: false }
  Weight: { type: decimal, default: 1 }
  Since: { type: date, required: false }
  Code: { type: text, pattern: "[A-Z]{2}", maxLength: 4, required: false }
  Colour: { type: text, enum: [red, green], required: false }
  Strict: { type: boolean }
steps:
  - step: split-name
    input: People
    options: { case: { parameter: Case }, oldest: { parameter: Oldest }, weight: { parameter: Weight } }
  - { step: score, input: Letters }
outputs:
  People: { input: People }
  Letters: { input: Letters, kind: file, path: "/out/{job}/letters.csv", columns: [score, subject: about] }
`);

const people: Column[] = [
  { name: 'age', type: 'integer' },
  { name: 'name', type: 'text' },
  { name: 'town', type: 'text' },
];

const right: JobRequest = {
  name: 'Job 1',
  parameters: { Strict: true },
  inputDatasets: { People: { columns: people } },
  inputFilename: '/in/letters.csv',
};

describe('a valid request', () => {
  test('gives a plan with every option, on the real columns', () => {
    const { plan } = planJob(workflow, right, TEST_CATALOGUE);
    expect(plan).toEqual({
      parameters: {
        Case: 'mixed',
        Oldest: null,
        Weight: 1,
        Since: null,
        Code: null,
        Colour: null,
        Strict: true,
      },
      chains: [
        {
          input: 'People',
          source: 'dataset',
          columns: people,
          steps: [
            {
              id: 'split-name',
              step: 'split-name',
              options: {
                case: 'mixed',
                greeting: 'Dear',
                oldest: 120,
                weight: 1,
                words: [],
                gender: false,
              },
              columns: { name: 'name', age: 'age' },
              rename: {},
            },
          ],
          outputs: [{ name: 'People', kind: 'dataset', columns: null }],
        },
        {
          input: 'Letters',
          source: 'file',
          columns: [
            { name: 'subject', type: 'text' },
            { name: 'sent', type: 'date' },
          ],
          steps: [{ id: 'score', step: 'score', options: {}, columns: { subject: 'subject' }, rename: {} }],
          outputs: [
            {
              name: 'Letters',
              kind: 'file',
              path: '/out/Job 1/letters.csv',
              columns: [
                { from: 'score', to: 'score' },
                { from: 'subject', to: 'about' },
              ],
            },
          ],
        },
      ],
    });
  });

  test('is plain JSON', () => {
    const { plan } = planJob(workflow, right, TEST_CATALOGUE);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  test.each<[string, unknown, unknown]>([
    ['Oldest', '5', 5],
    ['Oldest', 5, 5],
    ['Oldest', '+007', 7],
    ['Oldest', null, null],
    ['Weight', '1.50', 1.5],
    ['Weight', '-2e3', -2000],
    ['Strict', 'False', false],
    ['Strict', 'true', true],
    ['Strict', 'no', false],
    ['Code', 'AB', 'AB'],
    ['Case', 'upper', 'upper'],
    ['Since', '2024-02-29', '2024-02-29'],
    ['Since', '2024-02-29T23:59:59.5+01:00', '2024-02-29T23:59:59.5+01:00'],
    ['Colour', 'green', 'green'],
  ])('accepts %s %j as %j', (name, given, value) => {
    const request = { ...right, parameters: { ...right.parameters, [name]: given } };
    const { plan, errors } = planJob(workflow, request, TEST_CATALOGUE);
    expect(errors).toBeUndefined();
    expect(plan?.parameters[name]).toEqual(value);
  });

  test("passes a parameter to its option, in the option's type", () => {
    const request = {
      ...right,
      parameters: { ...right.parameters, Case: 'upper', Oldest: '99', Weight: '2.5' },
    };
    const { plan } = planJob(workflow, request, TEST_CATALOGUE);
    expect(plan?.chains[0]?.steps[0]?.options).toMatchObject({ case: 'upper', oldest: 99, weight: 2.5 });
  });
});

describe('an invalid request is refused, with each field by name', () => {
  test.each<[string, Partial<JobRequest>, Record<string, string[]>]>([
    [
      'an unknown parameter',
      { parameters: { Strict: true, Oldset: 5 } },
      { 'parameters.Oldset': ['Unknown parameter Oldset; did you mean Oldest?'] },
    ],
    ['a missing parameter', { parameters: {} }, { 'parameters.Strict': ['is required'] }],
    [
      'a required parameter that is null',
      { parameters: { Strict: null } },
      { 'parameters.Strict': ['is required'] },
    ],
    [
      'values of the wrong type',
      {
        parameters: {
          Strict: 1,
          Oldest: '5.5',
          Weight: 'x',
          Since: '2026-02-30',
          Code: ['AB'],
          Case: {},
          Colour: '',
        },
      },
      {
        'parameters.Strict': ['must be true or false, not 1'],
        'parameters.Oldest': ['must be an integer, not "5.5"'],
        'parameters.Weight': ['must be a number, not "x"'],
        'parameters.Since': ['must be a date such as 2026-01-31, not "2026-02-30"'],
        'parameters.Code': ['must be text, not a list'],
        'parameters.Case': ['must be text, not an object'],
        'parameters.Colour': ['must be one of red or green, not ""'],
      },
    ],
    [
      'values outside the limits',
      { parameters: { Strict: true, Oldest: 201, Code: 'ABC', Colour: 'gren' } },
      {
        'parameters.Oldest': ['must be at most 200, not 201'],
        'parameters.Code': ['must match [A-Z]{2}, which "ABC" does not'],
        'parameters.Colour': ['must be one of red or green, not "gren"; did you mean green?'],
      },
    ],
    [
      'values that the option does not take, though the parameter does',
      { parameters: { Strict: true, Oldest: 160, Case: 'lower' } },
      {
        'parameters.Oldest': ['must be an integer from 1 to 150'],
        'parameters.Case': ['must be upper or mixed'],
      },
    ],
    [
      'text that no database stores',
      { parameters: { Strict: true, Case: 'a\0' } },
      { 'parameters.Case': ['must not contain a NUL character or half of a surrogate pair'] },
    ],
    [
      'numbers beyond what a number holds',
      { parameters: { Strict: true, Oldest: '9007199254740993', Weight: '1e999' } },
      {
        'parameters.Oldest': ['must be an integer, not "9007199254740993"'],
        'parameters.Weight': ['must be a number, not "1e999"'],
      },
    ],
    [
      'an unknown input',
      { inputDatasets: { People: { columns: people }, Peple: { columns: [] } } },
      { 'inputDatasets.Peple': ['Unknown input Peple; did you mean People?'] },
    ],
    [
      'an input under another name',
      { inputDatasets: { people: { columns: people } } },
      {
        'inputDatasets.people': ['Unknown input people; did you mean People?'],
        'inputDatasets.People': ['is required; did you mean people?'],
      },
    ],
    [
      'a dataset where a file is due',
      { inputDatasets: { People: { columns: people }, Letters: { columns: [] } } },
      { 'inputDatasets.Letters': ['Letters is a file: give its path as inputFilename'] },
    ],
    ['a missing file', { inputFilename: '' }, { inputFilename: ['is required'] }],
    [
      'columns that are missing or of the wrong type',
      { inputDatasets: { People: { columns: [{ name: 'age', type: 'text' }] } } },
      {
        'inputDatasets.People': [
          'has no column name (text)',
          'has the column age as text, but it must be integer',
        ],
      },
    ],
    [
      'a name that would lead out of the folder',
      { name: '..' },
      { name: ['would make /out/../letters.csv the path of an output file, which is not a valid path'] },
    ],
    [
      'an output file over the input file',
      { name: 'x', inputFilename: 'out/x/letters.csv' },
      { inputFilename: ['is also the path of an output file: /out/x/letters.csv'] },
    ],
    [
      'names of Object.prototype',
      {
        parameters: { Strict: true, constructor: 1 },
        inputDatasets: { People: { columns: people }, toString: { columns: [] } },
      },
      {
        'parameters.constructor': [
          'Unknown parameter constructor; it must be one of Case, Oldest, Weight, Since, Code, Colour or Strict.',
        ],
        'inputDatasets.toString': ['Unknown input toString; it must be People.'],
      },
    ],
  ])('%s', (_, change, errors) => {
    expect(planJob(workflow, { ...right, ...change }, TEST_CATALOGUE)).toEqual({ plan: undefined, errors });
  });

  test('a file or a dataset that the workflow does not accept', () => {
    const onlyFile = parsed(
      'name: F\ndescription: x\ninputs: { In: { kind: file } }\noutputs: { Out: {} }\n',
    );
    const request = { name: 'J', parameters: {}, inputDatasets: { X: { columns: [] } }, inputFilename: 'a' };
    expect(planJob(onlyFile, request).errors).toEqual({
      'inputDatasets.X': ['the workflow takes no input dataset'],
    });
    const onlyDataset = parsed('name: D\ndescription: x\ninputs: { In: {} }\noutputs: { Out: {} }\n');
    expect(planJob(onlyDataset, { ...request, inputDatasets: { In: { columns: [] } } }).errors).toEqual({
      inputFilename: ['the workflow takes no input file'],
    });
  });

  test('{job} is replaced by the exact job name, whatever it contains', () => {
    const { plan } = planJob(workflow, { ...right, name: "$& {job} $1's" }, TEST_CATALOGUE);
    expect(plan?.chains[1]?.outputs[0]?.path).toBe("/out/$& {job} $1's/letters.csv");
  });
});

describe('a workflow that was installed under another catalogue', () => {
  const [splitName, ...others] = TEST_CATALOGUE;

  test('is refused if a step no longer exists', () => {
    expect(planJob(workflow, right, others).errors).toEqual({
      workflowName: ['its step split-name is not in this version of Fettle. Install the workflow again'],
    });
  });

  test('is refused if a step appends less than an output needs', () => {
    const withoutScore = [splitName!, { ...others[0]!, appends: () => [] }];
    expect(planJob(workflow, right, withoutScore).errors).toEqual({
      workflowName: [
        'does not fit this version of Fettle. Install it again: There is no column score for an output.',
      ],
    });
  });
});

test('every column type is enforced', () => {
  const types: ColumnType[] = ['text', 'integer', 'decimal', 'date', 'boolean'];
  for (const wanted of types) {
    const typed = parsed(
      `name: T\ndescription: x\ninputs: { In: { columns: { a: ${wanted} } } }\noutputs: { Out: {} }\n`,
    );
    for (const type of types) {
      const inputDatasets = { In: { columns: [{ name: 'a', type }] } };
      const { errors } = planJob(typed, { name: 'J', parameters: {}, inputDatasets });
      expect(errors === undefined).toBe(type === wanted);
    }
  }
});

test('any parameters are planned, or refused by name', () => {
  const names = fc.oneof(
    fc.constantFrom('Case', 'Oldest', 'Weight', 'Since', 'Code', 'Colour', 'Strict', '__proto__'),
    fc.string(),
  );
  const values = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double().map(String));
  fc.assert(
    fc.property(fc.dictionary(names, values), (parameters) => {
      const { plan, errors } = planJob(workflow, { ...right, parameters }, TEST_CATALOGUE);
      expect((plan === undefined) !== (errors === undefined)).toBe(true);
      for (const field of Object.keys(errors ?? {})) expect(field).toMatch(/^parameters\./);
      if (plan !== undefined) expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
    }),
    { numRuns: 500 },
  );
});

function parsed(text: string): Workflow {
  const { workflow, mistakes } = parseWorkflow(text, TEST_CATALOGUE);
  expect(mistakes).toEqual([]);
  return workflow!;
}
