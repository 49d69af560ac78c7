import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { expectProblem } from '../http/problem.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { installFor } from './install.ts';
import { COPY, FILES } from './workflows.ts';

/** Extra columns, a quoted line break, an empty field, an ill-typed one, a row too short and one too long. */
const CONTACTS = [
  'age,notes,name',
  '30,first,ann',
  '40,"two',
  'lines",bob',
  ',,cy',
  'old,x,di',
  '50,y',
  '60,z,ed,more',
  '70,last,flo',
].join('\r\n');

const PLACED = `
name: Placed
description: Reads a table without a header, below a title.
inputs:
  Contacts: { kind: file, rowsAbove: 1, header: false, encoding: windows-1252, columns: { column_2: text } }
outputs:
  Contacts: {}
`;

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Files', FILES, COPY);
  await client.upload('places', { town: 0 }, [['Chester']]);
  await upload('/in/contacts.csv', CONTACTS);
});
afterAll(() => service.close());

const upload = (path: string, body: string, headers: Record<string, string> = {}) =>
  client.send('PUT', `/File${path}`, { body, headers: { 'content-type': 'text/csv', ...headers } });
const job = (name: string, more: object = {}) => ({
  name,
  workflowName: 'Files',
  inputFilename: '/in/contacts.csv',
  inputDatasets: { Places: 'places' },
  ...more,
});

test('a workflow may say where in its file the table is', async () => {
  await installFor(service, 'Files', PLACED);
  await upload('/in/placed.csv', 'Contacts of May\r\n1,ann\r\n2,bob\r\n');
  await client.run({ name: 'Placed', workflowName: 'Placed', inputFilename: '/in/placed.csv' });
  expect(await client.download('placed_contacts')).toEqual([
    { column_1: '1', column_2: 'ann' },
    { column_1: '2', column_2: 'bob' },
  ]);
});

describe('a job over a file', () => {
  let done: Job;

  beforeAll(async () => {
    await upload('/out/Import 1.csv', 'what was there before');
    done = await client.run(job('Import 1'));
  });

  test('names its files and datasets in the record', () => {
    expect(done).toMatchObject({
      status: 2,
      percentComplete: 100,
      inputFilename: '/in/contacts.csv',
      inputDatasets: { Places: 'places' },
      outputFilenames: { Clean: '/out/Import 1.csv' },
      outputDatasets: { Data: 'import_1_data', Places: 'import_1_places', Rejects: 'import_1_rejects' },
      statistics: { 'records.read': 8, 'records.written': 5, 'records.rejected': 3, 'records.suppressed': 0 },
    });
  });

  test('writes its output file, with every input column in order', async () => {
    const { body } = await client.get<string>('/File/out/Import%201.csv');
    expect(body).toBe(
      ['age,notes,name', '30,first,ANN', '40,"two\r\nlines",BOB', ',,CY', '70,last,FLO', ''].join('\r\n'),
    );
  });

  test('writes the same records into its output dataset', async () => {
    expect(await client.download('import_1_data')).toEqual([
      { age: 30, notes: 'first', name: 'ANN' },
      { age: 40, notes: 'two\r\nlines', name: 'BOB' },
      { age: null, notes: null, name: 'CY' },
      { age: 70, notes: 'last', name: 'FLO' },
    ]);
  });

  test('reports each unreadable row with its line and text', async () => {
    expect(await client.download('import_1_rejects')).toMatchObject([
      { input: 'Contacts', line: 6, data: 'old,x,di', reason: expect.stringContaining('age') },
      { input: 'Contacts', line: 7, data: '50,y' },
      { input: 'Contacts', line: 8, data: '60,z,ed,more' },
    ]);
  });
});

test('accepts a path without its leading slash', async () => {
  const { status } = await client.send('POST', '/Job', {
    body: job('Import 2', { inputFilename: 'in/contacts.csv' }),
  });
  expect(status).toBe(201);
  expect((await client.finished('Import 2')).status).toBe(2);
});

describe('refusals', () => {
  beforeAll(async () => {
    await upload('/in/half.csv', 'name', { 'content-range': 'bytes 0-3/10' });
  });

  test.each([
    ['no file', { inputFilename: undefined }, 'inputFilename'],
    ['null for a file', { inputFilename: null }, 'inputFilename'],
    ['an empty path', { inputFilename: '' }, 'inputFilename'],
    ['a file that is not there', { inputFilename: '/in/nothing.csv' }, 'inputFilename'],
    ['a path in another letter case', { inputFilename: '/IN/contacts.csv' }, 'inputFilename'],
    ['a file that has not arrived whole', { inputFilename: '/in/half.csv' }, 'inputFilename'],
    ['what is no path', { inputFilename: '/in/../in/contacts.csv' }, 'inputFilename'],
    ['a path with a NUL', { inputFilename: '/in/contacts.csv\0' }, 'inputFilename'],
    [
      'the file as a dataset',
      { inputDatasets: { Places: 'places', Contacts: 'places' } },
      'inputDatasets.Contacts',
    ],
  ])('%s → 400', async (_what, more, field) => {
    const answer = await client.send('POST', '/Job', { body: job('Refused', more) });
    expectProblem(answer, 'invalid-request', [field]);
  });
});

describe('a file that cannot be read fails the job and says why', () => {
  test.each([
    ['without a required column', 'name,notes\r\nann,x\r\n', /age/],
    ['that is empty', '', /empty|header|column/i],
  ])('%s', async (what, content, reason) => {
    const path = `/in/${what}.csv`;
    await upload(encodeURI(path), content);
    const failed = await client.run(job(`Failed ${what}`, { inputFilename: path }));
    expect(failed.status).toBe(3);
    expect(failed.error).toMatch(reason);
    expect(failed.percentComplete).toBeLessThan(100);
    expectProblem(await client.get(`/File/out/${encodeURIComponent(failed.name)}.csv`), 'not-found');
    expectProblem(await client.get(`/Dataset/${failed.outputDatasets['Data']}`), 'not-found');
  });
});
