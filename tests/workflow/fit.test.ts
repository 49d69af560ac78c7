import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from '../../src/records/column.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { type FittedChain, fitChain } from '../../src/workflow/fit.ts';
import type { ChainPlan } from '../../src/workflow/job-plan.ts';
import { outputColumns } from '../../src/workflow/output-columns.ts';
import { planJob } from '../../src/workflow/plan-job.ts';
import { layOut } from '../../src/workflow/planned-step.ts';
import { TEST_CATALOGUE } from './test-steps.ts';

/** The chain of a workflow with one input file: on the required columns, not fitted. */
function chainOf(text: string): ChainPlan {
  const { workflow, mistakes } = parseWorkflow(`name: W\ndescription: x\n${text}`, TEST_CATALOGUE);
  expect(mistakes).toEqual([]);
  const request = { name: 'J', parameters: {}, inputDatasets: {}, inputFilename: '/in.csv' };
  return planJob(workflow!, request, TEST_CATALOGUE).plan!.chains[0]!;
}

const chain = chainOf(`
inputs:
  In: { kind: file, columns: { name: text, title: text } }
steps:
  - { step: split-name, id: first }
  - { step: split-name, id: second, rename: { surname: family } }
  - { step: score, columns: { subject: title_2 } }
  - { step: tidy, columns: { text: family } }
outputs:
  All: {}
  Some:
    columns: [title_3: title, score, "*", family: own_family]
  Few:
    columns: [family, name]
`);

const text = (...names: string[]): Column[] => names.map((name) => ({ name, type: 'text' }));

function fitTo(columns: readonly Column[]) {
  const { chain: fitted, layout } = fitChain(chain, columns, TEST_CATALOGUE) as FittedChain & {
    chain: ChainPlan;
  };
  expect(layout).toEqual(layOut(fitted.columns, fitted.steps, TEST_CATALOGUE));
  const names = (output: number) =>
    outputColumns(layout, fitted.outputs[output]!).map(({ name, position }) => `${name}=${position}`);
  return { fitted, layout, names };
}

describe('with only the required columns', () => {
  const { fitted, layout, names } = fitTo(text('name', 'title'));

  test('appended columns whose names are taken are numbered', () => {
    expect(layout.columns.map(({ name }) => name)).toEqual(
      'name title title_2 surname title_3 family score'.split(' '),
    );
  });

  test('references stay as they are in the workflow', () => {
    expect(fitted).toEqual(chain);
  });

  test('outputs select, order and rename columns', () => {
    expect(names(0)).toEqual('name=0 title=1 title_2=2 surname=3 title_3=4 family=5 score=6'.split(' '));
    expect(names(1)).toEqual('title=4 score=6 name=0 title_3=1 title_2=2 surname=3 own_family=5'.split(' '));
    expect(names(2)).toEqual('family=5 name=0'.split(' '));
  });
});

describe('with columns that the client added', () => {
  const { fitted, layout, names } = fitTo(text('title_2', 'family', 'title', 'score', 'name', 'own_family'));

  test('the client’s columns keep their names', () => {
    expect(layout.columns.map(({ name }) => name)).toEqual(
      'title_2 family title score name own_family title_3 surname title_4 family_2 score_2'.split(' '),
    );
  });

  test('references still mean the columns that the workflow meant', () => {
    expect(fitted.steps.map(({ columns }) => columns)).toEqual([
      { name: 'name' },
      { name: 'name' },
      { subject: 'title_3' },
      { text: 'family_2' },
    ]);
  });

  test('outputs still hold the columns that the workflow meant, under the names that it gave', () => {
    expect(names(2)).toEqual(['family=9', 'name=4']);
    expect(names(1)).toEqual([
      'title=8',
      'score=10',
      ...'title_2=0 family=1 title_4=2 score_2=3 name=4 own_family_2=5 title_3=6 surname=7'.split(' '),
      'own_family=9',
    ]);
  });

  test('a second fit changes nothing', () => {
    expect(fitChain(fitted, fitted.columns, TEST_CATALOGUE).chain).toEqual(fitted);
  });
});

test('references keep their meaning and names stay distinct, whatever columns are added in whatever order', () => {
  const tempting = [
    'surname',
    'title_2',
    'title_3',
    'title_4',
    'family',
    'family_2',
    'score',
    'town',
    'own_family',
  ];
  const columns = fc
    .subarray(tempting)
    .chain((added) => fc.shuffledSubarray([...added, 'name', 'title'], { minLength: added.length + 2 }));
  /** The content of a position of a layout: a column of the client, or the n-th appended column. */
  const meaning = (names: readonly string[], own: number, name: string) => {
    const position = names.indexOf(name);
    expect(position).toBeGreaterThanOrEqual(0);
    return position < own ? `client ${name}` : `appended ${position - own}`;
  };
  const before = fitTo(text('name', 'title'));
  const beforeNames = before.layout.columns.map(({ name }) => name);
  fc.assert(
    fc.property(columns, (names) => {
      const after = fitTo(text(...names));
      const afterNames = after.layout.columns.map(({ name }) => name);
      expect(new Set(afterNames).size).toBe(afterNames.length);
      for (const [at, step] of chain.steps.entries()) {
        for (const [need, column] of Object.entries(step.columns)) {
          const real = after.fitted.steps[at]!.columns[need]!;
          expect(meaning(afterNames, names.length, real)).toBe(meaning(beforeNames, 2, column));
        }
      }
      for (const [at, output] of after.fitted.outputs.entries()) {
        const placed = outputColumns(after.layout, output);
        expect(new Set(placed.map(({ name }) => name)).size).toBe(placed.length);
        for (const { from, to } of chain.outputs[at]!.columns ?? []) {
          if (from === '*') continue;
          const { position } = placed.find(({ name }) => name === to)!;
          const meant = meaning(beforeNames, 2, from);
          expect(meaning(afterNames, names.length, afterNames[position]!)).toBe(meant);
        }
      }
      const listed = outputColumns(after.layout, after.fitted.outputs[1]!).map(({ position }) => position);
      expect(listed.sort((a, b) => a - b)).toEqual(afterNames.map((_, at) => at));
    }),
  );
});

test('missing columns are named', () => {
  expect(fitChain(chain, [{ name: 'name', type: 'date' }], TEST_CATALOGUE)).toEqual({
    chain: undefined,
    errors: ['has the column name as date, but it must be text', 'has no column title (text)'],
  });
});
