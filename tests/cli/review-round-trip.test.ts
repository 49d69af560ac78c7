import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRows } from '../../evaluation/deduplication/run/files.ts';
import { START } from '../../harness/runtime.ts';
import { fettle } from './fettle.ts';

const PEOPLE = `number,name,address_line_1,town,postcode
a1,Elspeth Wren,30 High Street,Chester,CH2 4NE
a2,Elspeth Wren,31 High Street,Chester,CH2 4NE
b1,Mary Jones,5 Mill Lane,Chester,CH2 4NF
b2,Mary Jones Jr,5 Mill Lane,Chester,CH2 4NF
c1,Robert Thistlewood,7 Castle Street,Conwy,LL32 8AY
c2,Bob Thistlewood,7 Castle St,Conwy,LL32 8AY
`;

/** The step, with the decisions of a person or without any. */
const workflow = (inputs: string, reference: string) => `
name: Duplicates
description: Finds duplicates and leaves some pairs to a person.
inputs:
  People: { columns: { number: text, name: text, address_line_1: text, town: text, postcode: text } }
${inputs}
steps:
  - step: deduplication
    input: People
    columns: { record_id: number }
    ${reference}
outputs:
  People: { input: People }
  Review: { step: deduplication }
`;

const FIRST = workflow('', 'options: { reviewList: true }');
const NEXT = workflow(
  '  Decisions: { columns: { record_1: text, record_2: text, decision: text } }',
  `options: { reviewList: true, reference: decisions }
    reference: { input: Decisions, columns: { record_id: record_1, other_id: record_2, decision: decision, name: null, address_line_1: null, town: null, postcode: null } }`,
);

let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-round-trip-'));
  writeFileSync(path('people.csv'), PEOPLE);
  writeFileSync(path('first.yaml'), FIRST);
  writeFileSync(path('next.yaml'), NEXT);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a workflow.
 *
 * @returns the record numbers of each group of several, and the pairs that are left to a person
 */
async function run(name: string, ...inputs: string[]) {
  const { code, error } = await fettle(
    [
      ...['run', `${name}.yaml`, '--input', 'People=people.csv', ...inputs, '--quiet', '--force'],
      ...['--output', 'People=out.csv', '--output', 'Review=review.csv'],
    ],
    { FETTLE_DATA: folder },
    folder,
  );
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const groups = Map.groupBy(readRows(path('out.csv')), (row) => row['unique_id']!);
  return {
    groups: [...groups.values()]
      .map((rows) => rows.map((row) => row['number']!).join())
      .filter((group) => group.includes(',')),
    review: readRows(path('review.csv')).map((row) => `${row['record_1']},${row['record_2']}`),
  };
}

test('the next run follows the decisions that were made in fettle review', async () => {
  expect(await run('first')).toEqual({ groups: ['c1,c2'], review: ['a1,a2', 'b1,b2'] });
  const { status, stderr } = spawnSync(
    process.execPath,
    [START, 'review', 'review.csv', '--decisions', 'decisions.csv'],
    { cwd: folder, env: { ...process.env, FETTLE_DATA: folder }, input: 'yn', encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readRows(path('decisions.csv')).map((row) => Object.values(row).join())).toEqual([
    'a1,a2,together',
    'b1,b2,apart',
  ]);
  expect(await run('next', '--input', 'Decisions=decisions.csv')).toEqual({
    groups: ['a1,a2', 'c1,c2'],
    review: [],
  });
  // A decision against the evidence, written by hand, is obeyed as well.
  const decided = readFileSync(path('decisions.csv'), 'utf8');
  writeFileSync(path('decisions.csv'), `${decided.trimEnd()}\nc1,c2,apart\n`);
  expect((await run('next', '--input', 'Decisions=decisions.csv')).groups).toEqual(['a1,a2']);
});
