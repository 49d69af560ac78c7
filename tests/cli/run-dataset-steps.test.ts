import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATASET_STEPS } from '../support/with-dataset-steps.ts';
import { fettle } from './fettle.ts';

const WORKFLOW = `
name: Groups
description: Compares people with those of last month, counts words, sorts.
inputs:
  People: { columns: { name: text } }
  Previous: { columns: { full: text } }
steps:
  - { step: tidy, input: People, columns: { text: name }, options: { case: lower } }
  - step: same-value
    id: same
    input: People
    columns: { value: name, other: null }
    reference: { input: Previous, columns: { value: full } }
  - { step: word-counts, input: People, columns: { words: name } }
  - { step: sorted, input: People, columns: { by: name } }
outputs:
  People: { input: People, columns: ["*"] }
  Sorted: { step: sorted, columns: [sorted_by, { rank: place }] }
`;

/** More than one run of batches, the last of them not full. */
const PEOPLE = 21_111;

const nameOf = (at: number) => `Person ${String((at * 7919) % 20_011).padStart(5, '0')}`;

let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-run-'));
  await writeFile(path('groups.yaml'), WORKFLOW);
  const people = Array.from({ length: PEOPLE }, (_, at) => (at === 20_500 ? 'reject' : nameOf(at)));
  await writeFile(path('people.csv'), `Name\n${people.join('\n')}\n`);
  await writeFile(path('previous.csv'), 'full\nperson 00003\nperson 00007\nnobody\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(threads: number): Promise<{ out: string; files: Record<string, string> }> {
  const to = path(`out-${threads}`);
  await mkdir(to);
  const inputs = ['--input', `People=${path('people.csv')}`, '--input', `Previous=${path('previous.csv')}`];
  const outputs = [
    '--output',
    `People=${join(to, 'people.csv')}`,
    '--output',
    `Sorted=${join(to, 'sorted.csv')}`,
  ];
  const words = ['run', path('groups.yaml'), ...inputs, ...outputs, '--threads', String(threads)];
  const { code, out, error } = await fettle(words, DATASET_STEPS);
  expect(code, error).toBe(0);
  const files = await Promise.all(
    (await readdir(to)).map(async (name) => [name, await readFile(join(to, name), 'utf8')]),
  );
  return { out, files: Object.fromEntries(files) };
}

test('fettle run compares records without a server, and one thread and three threads give the same result', {
  timeout: 240_000,
}, async () => {
  const { out, files } = await run(1);
  expect(Object.keys(files).sort(), 'nothing is left behind').toEqual([
    'people.csv',
    'people.rejects.csv',
    'sorted.csv',
  ]);
  const statistics = [...out.matchAll(/^\W*([a-z-]+\.[a-z]+)\s/gm)].map(([, name]) => name!);
  const steps = [...new Set(statistics.map((name) => name.split('.')[0]))];
  expect(steps, 'in the order of the workflow').toEqual(['records', 'tidy', 'same', 'word-counts']);
  expect(statistics.slice(0, 2)).toEqual(['records.read', 'records.written']);
  const lines = files['people.csv']!.split('\r\n');
  expect(lines[0]).toBe('Name,group_id,group_size,known,notes,counts');
  expect(lines).toHaveLength(PEOPLE + 1);
  const first = nameOf(0).toLowerCase();
  expect(lines[1]).toBe(`${first},1,2,false,${first};${first},00000=2 person=${PEOPLE - 1}`);
  const sorted = files['sorted.csv']!.split('\r\n');
  expect(sorted.slice(0, 3)).toEqual(['sorted_by,place', 'person 00000,1', 'person 00000,2']);
  expect(sorted.slice(1, -1).map((line) => line.split(',')[1])).toEqual(
    Array.from({ length: PEOPLE - 1 }, (_, at) => String(at + 1)),
  );
  const known = lines.filter((line) => line.includes(',true,')).map((line) => line.split(',')[0]);
  expect([...new Set(known)].sort()).toEqual(['person 00003', 'person 00007']);
  expect(files['people.rejects.csv']).toBe(
    'input,record,line,step,reason,data\r\nPeople,,20502,same,"The value is ""reject"".","{""name"":""reject""}"\r\n',
  );
  expect(out).toMatch(/records\.reference +│ +3 /);
  expect((await run(3)).files).toEqual(files);
});
