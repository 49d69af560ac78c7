import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { withDatasetSteps } from '../support/with-dataset-steps.ts';

withDatasetSteps();

const GROUPS = `
name: Groups
description: Groups people.
inputs:
  People: { columns: { name: text } }
parameters:
  Output: { type: text, default: Flag, enum: [Flag, Suppress] }
steps:
  - { step: tidy, columns: { text: name }, options: { case: lower } }
  - { step: same-value, id: same, columns: { value: name, other: null }, options: { output: { parameter: Output } } }
  - { step: tidy, id: upper, columns: { text: notes }, options: { case: upper } }
outputs:
  People: {}
`;

const FIRST = `
name: First
description: Groups people before anything else is done, then counts words.
inputs:
  People: { kind: file, columns: { name: text, town: text } }
steps:
  - { step: same-value, id: same, columns: { value: name, other: town } }
  - { step: word-counts, columns: { words: name } }
outputs:
  People: {}
  File: { kind: file, path: "/out/{job}.csv", columns: [name, group_id, counts] }
`;

const NEW_TO_US = `
name: NewToUs
description: Compares with last month.
inputs:
  People: { columns: { name: text } }
  Previous: { columns: { full_name: text } }
steps:
  - step: same-value
    id: same
    input: People
    columns: { value: name, other: null }
    reference: { input: Previous, columns: { value: full_name } }
  - { step: tidy, input: Previous, columns: { text: full_name } }
outputs:
  People: { input: People }
`;

const SORTED = `
name: Sorted
description: Sorts people.
inputs:
  People: { columns: { name: text } }
steps:
  - { step: sorted, columns: { by: name } }
outputs:
  People: {}
  Sorted: { step: sorted }
  File: { step: sorted, kind: file, path: "/out/{job}.csv", columns: [sorted_by, { rank: place }] }
`;

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({ FETTLE_THREADS: '2' });
  client = await service.client('Dataset steps', GROUPS, FIRST, NEW_TO_US, SORTED);
});
afterAll(() => service?.close());

const workingRows = async () => {
  const { rows } = await service.database.pool.query<{ datasets: number; chunks: number }>(
    "select (select count(*) from dataset where role = 'working')::int as datasets, (select count(*) from working_chunk)::int as chunks",
  );
  return rows[0]!;
};

describe('a dataset step between record steps', () => {
  const names = Array.from({ length: 2500 }, (_, at) => [`  PERSON ${(at * 7) % 1000}  `, at]);

  beforeAll(() => client.upload('people', { name: 0, at: 1 }, names));

  test('groups records of all blocks, and runs between the steps before and after it', async () => {
    const job = await client.run({
      name: 'Groups',
      workflowName: 'Groups',
      inputDatasets: { People: 'people' },
    });
    expect(job).toMatchObject({ status: 2, error: null, percentComplete: 100 });
    const records = await client.download(job.outputDatasets['People']!);
    expect(records).toHaveLength(2500);
    for (const [at, record] of records.entries()) {
      const size = at % 1000 < 500 ? 3 : 2;
      const name = `person ${(at * 7) % 1000}`;
      expect(record).toEqual({
        name,
        at,
        group_id: (at % 1000) + 1,
        group_size: size,
        known: null,
        notes: Array(size).fill(name).join(';').toUpperCase(),
      });
    }
    expect(job.statistics).toMatchObject({
      'records.read': 2500,
      'records.written': 2500,
      'same.emitted': 2500,
      'same.pairs': 1500,
      'same.groups': 1000,
      'same.later': 1500,
    });
    expect(await workingRows()).toEqual({ datasets: 0, chunks: 0 });
  });

  test('may suppress records', async () => {
    const job = await client.run({
      name: 'Suppressed',
      workflowName: 'Groups',
      inputDatasets: { People: 'people' },
      parameters: { Output: 'Suppress' },
    });
    const records = await client.download(job.outputDatasets['People']!);
    expect(records.map(({ at }) => at)).toEqual(Array.from({ length: 1000 }, (_, at) => at));
    expect(job.statistics).toMatchObject({ 'records.written': 1000, 'records.suppressed': 1500 });
  });

  test('does nothing without records', async () => {
    await client.upload('nobody', { name: 0 }, []);
    const job = await client.run({
      name: 'None',
      workflowName: 'Groups',
      inputDatasets: { People: 'nobody' },
    });
    expect(job).toMatchObject({ status: 2, error: null });
    expect(await client.download(job.outputDatasets['People']!)).toEqual([]);
  });
});

test('may follow another dataset step, on a file; a record that cannot be emitted is rejected as it came', async () => {
  const rows = [
    'name,town',
    'ann lee,Chester',
    'bob lee,Chester',
    '"reject",Hull',
    'bob lee,Leeds',
    'cy,',
    '"x,y"',
  ];
  await client.send('PUT', '/File/in/people.csv', {
    body: `${rows.join('\n')}\n`,
    headers: { 'content-type': 'text/csv' },
  });
  const job = await client.run({ name: 'First', workflowName: 'First', inputFilename: '/in/people.csv' });
  expect(job).toMatchObject({ status: 2, error: null });
  const records = await client.download(job.outputDatasets['People']!);
  expect(
    records.map(({ name, group_id, group_size, counts }) => [name, group_id, group_size, counts]),
  ).toEqual([
    ['ann lee', 1, 3, 'ann=1 lee=3'],
    ['bob lee', 1, 3, 'bob=2 lee=3'],
    ['bob lee', 1, 3, 'bob=2 lee=3'],
    ['cy', 5, 1, 'cy=1'],
  ]);
  const rejects = await client.download(job.outputDatasets['Rejects']!);
  expect(rejects).toMatchObject([
    { record: 6, line: 7, step: null, data: '"x,y"' },
    {
      record: 3,
      line: 4,
      step: 'same',
      reason: 'The value is "reject".',
      data: '{"name":"reject","town":"Hull"}',
    },
  ]);
  const file = await client.get<string>(`/File${job.outputFilenames['File']}`);
  expect(file.body).toBe(
    'name,group_id,counts\r\nann lee,1,ann=1 lee=3\r\nbob lee,1,bob=2 lee=3\r\nbob lee,1,bob=2 lee=3\r\ncy,5,cy=1\r\n',
  );
});

test('may read a second input as reference, under its own column names, after its own steps', async () => {
  await client.upload('current', { name: 0 }, [['ann'], ['bob'], ['cy'], ['bob']]);
  await client.upload('previous', { full_name: 0, extra: 0 }, [
    ['  bob ', 'x'],
    ['dora', 'y'],
  ]);
  const job = await client.run({
    name: 'New',
    workflowName: 'NewToUs',
    inputDatasets: { People: 'current', Previous: 'previous' },
  });
  expect(job).toMatchObject({ status: 2, error: null });
  const records = await client.download(job.outputDatasets['People']!);
  expect(records).toEqual([
    { name: 'ann', group_id: 1, group_size: 1, known: false, notes: 'ann' },
    { name: 'bob', group_id: 2, group_size: 3, known: true, notes: 'bob;bob;bob' },
    { name: 'cy', group_id: 3, group_size: 1, known: false, notes: 'cy' },
    { name: 'bob', group_id: 2, group_size: 3, known: true, notes: 'bob;bob;bob' },
  ]);
  expect(Object.keys(job.outputDatasets).sort()).toEqual(['People', 'Rejects']);
  expect(job.statistics).toMatchObject({
    'records.read': 6,
    'records.written': 4,
    'records.reference': 2,
    'same.emitted': 6,
  });
});

test('may write a second output in another order, as dataset and as file', async () => {
  const name = (at: number) => `name ${String((at * 7919) % 20_011).padStart(5, '0')}`;
  await client.upload(
    'many',
    { name: 0 },
    Array.from({ length: 20_011 }, (_, at) => [name(at)]),
  );
  const job = await client.run({ name: 'Sorted', workflowName: 'Sorted', inputDatasets: { People: 'many' } });
  expect(job).toMatchObject({ status: 2, error: null });
  const records = await client.download(job.outputDatasets['Sorted']!);
  expect(records).toHaveLength(20_011);
  expect(
    records.every(
      ({ rank, sorted_by }, at) => rank === at + 1 && sorted_by === `name ${String(at).padStart(5, '0')}`,
    ),
  ).toBe(true);
  const { body } = await client.get<string>(`/File${job.outputFilenames['File']}`);
  expect(body.split('\r\n').slice(0, 3)).toEqual(['sorted_by,place', 'name 00000,1', 'name 00001,2']);
  expect(await client.download(job.outputDatasets['People']!)).toHaveLength(20_011);
});
