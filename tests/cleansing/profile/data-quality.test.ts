import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fettle } from '../../cli/fettle.ts';

/* The step as a client meets it: before and after another step, with its reports as further outputs. */
const WORKFLOW = `
name: Quality
description: The quality of contacts, before and after.
inputs:
  Contacts:
    kind: file
    description: Contacts.
    columns: { name: text, email: text, source: text }
steps:
  - step: data-quality
    id: before
    columns: { column_1: email, column_2: source, column_3: name }
  - step: tidy
    columns: { text: source }
  - step: data-quality
    id: after
    columns: { column_1: source }
outputs:
  Contacts: { kind: file, path: /out/contacts.csv }
  Before: { step: before, kind: file, path: /out/before.csv }
  After: { step: after, kind: file, path: /out/after.csv, columns: [column_name, different_values] }
`;

/** Three blocks of records. */
const RECORDS = 2500;
const CONTACTS = Array.from({ length: RECORDS }, (_, at) =>
  [
    `Person ${at}`,
    at % 10 === 0 ? '' : at % 25 === 1 ? 'none' : `p${at}@example.com`,
    at % 2 === 0 ? 'web' : ' web ',
  ]
    .map((field) => `"${field}"`)
    .join(','),
);

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-quality-'));
  await writeFile(at('workflow.yaml'), WORKFLOW);
  await writeFile(at('in.csv'), `name,email,source\n${CONTACTS.join('\n')}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (threads: number) =>
  fettle(
    [
      'run',
      at('workflow.yaml'),
      ...['--input', `Contacts=${at('in.csv')}`, '--threads', String(threads)],
      ...['Contacts', 'Before', 'After'].flatMap((name) => [
        '--output',
        `${name}=${at(`${name}${threads}.csv`)}`,
      ]),
    ],
    {},
  );

test('gives a record for each column, and statistics under the column names', async () => {
  const { code, out, error } = await run(1);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const before = (await readFile(at('Before1.csv'), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  expect(before[0]).toMatch(
    /^column_name,holds,records,filled,fill_rate,different_values,is_estimate,invalid,/,
  );
  expect(before[1]).toMatch(/^email,email,2500,2250,0\.9,\d+,true,100,4,17,/);
  expect(before[2]).toMatch(/^source,text,2500,2500,1,2,false,0,3,5,/);
  expect(before[3]).toMatch(/^name,text,2500,2500,1,\d+,true,0,8,11,/);
  expect(before).toHaveLength(4);
  const different = Number(before[3]!.split(',')[5]);
  expect(Math.abs(different / RECORDS - 1)).toBeLessThan(0.033);
  expect(before.join()).not.toContain('p7@example.com');
  expect(before.join()).not.toContain('Person 7');
  expect(before[2]).toContain('""value"":""web"",""count"":1250');
  expect(
    (await readFile(at('After1.csv'), 'utf8'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/),
  ).toEqual(['column_name,different_values', 'source,1']);
  for (const [statistic, count] of [
    ['before.columns', '3'],
    ['before.email.filled', '2,250'],
    ['before.email.invalid', '100'],
    ['before.source.different', '2'],
    ['after.source.different', '1'],
    ['after.source.filled', '2,500'],
  ]) {
    expect(out).toMatch(new RegExp(`${statistic!.replaceAll('.', '\\.')}\\s+│ ${count} `));
  }
});

test('two threads give the same bytes as one', async () => {
  expect((await run(2)).code).toBe(0);
  for (const name of ['Contacts', 'Before', 'After']) {
    expect(await readFile(at(`${name}2.csv`), 'utf8')).toBe(await readFile(at(`${name}1.csv`), 'utf8'));
  }
});
