import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { describeWorkflow } from '../../src/workflow/describe.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { planJob } from '../../src/workflow/plan-job.ts';
import { TEST_CATALOGUE } from './test-steps.ts';

describe('the defaults for omitted keys', () => {
  const { workflow, mistakes } = parseWorkflow(
    `
name: W
description: A test.
inputs:
  People:
    columns:
      name: text
      age: { type: integer, description: In years. }
parameters:
  Greeting: { type: text, required: false }
  Oldest: { type: integer, default: 99 }
  Since: { type: date }
steps:
  - step: split-name
  - step: split-name
    columns: { age: null }
    options: { greeting: { parameter: Greeting }, gender: true }
    rename: { gender: sex }
  - step: tidy
    columns: { text: surname }
outputs:
  People: {}
  Short: { kind: file, path: /out/short.csv, columns: [surname: family, "*"] }
`,
    TEST_CATALOGUE,
  );

  test('are filled in without mistakes', () => expect(mistakes).toEqual([]));

  test('make inputs datasets, and columns without description', () => {
    expect(workflow?.inputs).toEqual([
      {
        name: 'People',
        kind: 'dataset',
        description: '',
        columns: [
          { name: 'name', type: 'text', description: '' },
          { name: 'age', type: 'integer', description: 'In years.' },
        ],
      },
    ]);
  });

  test('make a parameter required if it has no default, unless the file says otherwise', () => {
    expect(workflow?.parameters).toEqual([
      { name: 'Greeting', type: 'text', description: '', required: false, default: null },
      { name: 'Oldest', type: 'integer', description: '', required: false, default: 99 },
      { name: 'Since', type: 'date', description: '', required: true, default: null },
    ]);
  });

  test('map needs to columns of the same names; null leaves a need unmapped; ids are numbered', () => {
    expect(workflow?.steps).toEqual([
      {
        id: 'split-name',
        step: 'split-name',
        input: 'People',
        columns: { name: 'name', age: 'age' },
        options: {},
        rename: {},
      },
      {
        id: 'split-name-2',
        step: 'split-name',
        input: 'People',
        columns: { name: 'name' },
        options: { greeting: { parameter: 'Greeting' }, gender: true },
        rename: { gender: 'sex' },
      },
      { id: 'tidy', step: 'tidy', input: 'People', columns: { text: 'surname' }, options: {}, rename: {} },
    ]);
  });

  test('make outputs datasets with every column', () => {
    expect(workflow?.outputs).toEqual([
      { name: 'People', input: 'People', kind: 'dataset', description: '', columns: null },
      {
        name: 'Short',
        input: 'People',
        kind: 'file',
        description: '',
        path: '/out/short.csv',
        columns: [
          { from: 'surname', to: 'family' },
          { from: '*', to: '*' },
        ],
      },
    ]);
  });
});

test('an option that decides the columns may take a parameter if all its values give the same columns', () => {
  const { workflow, mistakes } = parseWorkflow(
    'name: W\ndescription: x\ninputs: { In: { columns: { email: text } } }\nparameters: { Note: { type: text, enum: [short, long] } }\n' +
      'steps:\n  - { step: reach, options: { note: { parameter: Note } } }\n  - { step: tidy, columns: { text: note } }\noutputs: { Out: { columns: [note] } }\n',
    TEST_CATALOGUE,
  );
  expect(mistakes).toEqual([]);
  expect(describeWorkflow(workflow!, TEST_CATALOGUE)).toContain(
    '| note   | text (0)      | reach   | A note. |',
  );
  const inputDatasets = { In: { columns: [{ name: 'email', type: 'text' as const }] } };
  const request = { name: 'J', parameters: { Note: 'long' }, inputDatasets };
  const { plan } = planJob(workflow!, request, TEST_CATALOGUE);
  expect(plan?.chains[0]?.steps[1]?.columns).toEqual({ text: 'note' });
});

test('a file may be empty but for its keys, start with a BOM, have Windows line ends, or be JSON', () => {
  const file = 'name: W\ndescription: ""\ninputs: { A: {} }\noutputs: { A: {} }\n';
  const { workflow } = parseWorkflow(file);
  expect(workflow?.steps).toEqual([]);
  expect(parseWorkflow(`\uFEFF${file}`).workflow).toEqual(workflow);
  expect(parseWorkflow(file.replaceAll('\n', '\r\n')).workflow).toEqual(workflow);
  const json = { name: 'W', description: '', inputs: { A: {} }, outputs: { A: {} } };
  expect(parseWorkflow(JSON.stringify(json)).workflow).toEqual(workflow);
});

const texts = fc
  .string({ unit: fc.constantFrom(...'aZ09 -:#\'"*&!|>%@`{}[],?~\\\téß’日') })
  .map((text) => `x${text}`);

/** Contents of right workflow files. */
const contents = fc
  .record({
    columns: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/), { minLength: 1, maxLength: 5 }),
    detailed: fc.boolean(),
    description: texts,
    preset: fc.option(texts),
    tidied: fc.array(
      fc.record({
        column: fc.nat(),
        case: fc.constantFrom('asis', 'upper', 'title'),
        emptyWords: fc.array(fc.constantFrom('N/A', 'null', '~', 'yes', '1', '- x', '#', "'", '"', ': ')),
      }),
      { maxLength: 4 },
    ),
    file: fc.boolean(),
    listed: fc.boolean(),
  })
  .map(({ columns, detailed, description, preset, tidied, file, listed }) => ({
    name: 'W',
    description,
    inputs: {
      In: {
        kind: file ? 'file' : 'dataset',
        columns: Object.fromEntries(
          columns.map((name) => [name, detailed ? { type: 'text', description } : 'text']),
        ),
      },
    },
    parameters: { P: { type: 'text', ...(preset === null ? { required: true } : { default: preset }) } },
    steps: tidied.map(({ column, ...options }) => ({
      step: 'tidy',
      columns: { text: columns[column % columns.length] },
      options,
    })),
    outputs: { Out: listed ? { columns: [...columns.map((name) => ({ [name]: `${name}_x` })), '*'] } : {} },
  }));

const styles = fc.record({
  collectionStyle: fc.constantFrom('any', 'block', 'flow'),
  defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL'),
  defaultKeyType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE'),
  indent: fc.integer({ min: 1, max: 6 }),
  lineWidth: fc.constantFrom(0, 80),
});

test('files with the same content give the same workflow, whatever their notation', () => {
  fc.assert(
    fc.property(contents, styles, fc.boolean(), (content, style, turned) => {
      const { workflow, mistakes } = parseWorkflow(JSON.stringify(content));
      expect(mistakes).toEqual([]);
      const keys = turned ? Object.fromEntries(Object.entries(content).reverse()) : content;
      const text = stringify(keys, style as object);
      expect(parseWorkflow(text)).toEqual({ workflow, mistakes: [] });
      expect(JSON.parse(JSON.stringify(workflow))).toEqual(workflow);
    }),
    { numRuns: 200 },
  );
});

test('any text is parsed without throwing, and every mistake lies within the file', () => {
  const damaged = fc
    .tuple(
      contents,
      styles,
      fc.array(fc.tuple(fc.nat(), fc.nat(5), fc.string({ maxLength: 4 })), { maxLength: 6 }),
    )
    .map(([content, style, damages]) =>
      damages.reduce(
        (text, [at, length, put]) => {
          const start = at % (text.length + 1);
          return text.slice(0, start) + put + text.slice(start + length);
        },
        stringify(content, style as object),
      ),
    );
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string({ unit: 'binary' })), (text) => {
      const { workflow, mistakes } = parseWorkflow(text);
      expect(workflow === undefined).toBe(mistakes.length > 0);
      const lines = text.split('\n');
      for (const { line, column, message } of mistakes) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThan(0);
        expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
        expect(message).toMatch(/[.!?]$/);
      }
    }),
    { numRuns: 300 },
  );
});
