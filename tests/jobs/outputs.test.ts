import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { telephoneValidation } from '../../src/cleansing/telephone/telephone-validation.ts';
import { tidy } from '../../src/cleansing/tidy/tidy.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { CONTACT_CHECK, COPY, TWO_INPUTS } from './workflows.ts';

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Outputs', COPY, CONTACT_CHECK, TWO_INPUTS);
});
afterAll(() => service.close());

interface DatasetRecord {
  readonly columns: Record<string, number>;
  readonly recordCount: number;
  readonly completed: boolean;
}

const dataset = async (name = '') => (await client.get<DatasetRecord>(`/Dataset/${name}`)).body;

describe('extra columns', () => {
  let job: Job;
  /**
   * The required columns are neither first nor in the workflow's order, and one of the client's own columns
   * has the name of an appended one.
   */
  const columns = {
    notes: 0,
    priority: 1,
    telephone_valid: 0,
    firstname: 0,
    since: 3,
    rate: 2,
    telephone: 0,
  };

  beforeAll(async () => {
    await client.upload('contacts', columns, [
      ['first', 1, 'mine', ' ann ', '2025-03-31', 1.5, '01244 567890'],
      [null, null, null, 'BOB', null, null, 'x'],
    ]);
    job = await client.run({
      name: 'Extra',
      workflowName: 'ContactCheck',
      inputDatasets: { Contacts: 'contacts' },
      parameters: { MaxContactAge: '5' },
    });
  });

  test("are carried through in the client's order, before the columns that the steps append", async () => {
    const output = await dataset(job.outputDatasets['Contacts']);
    expect(Object.entries(output.columns)).toEqual([
      ...Object.entries(columns),
      ['telephone_valid_2', 4],
      ['telephone_formatted', 0],
      ['telephone_type', 0],
      ['telephone_location', 0],
      ['telephone_extension', 0],
      ['telephone_comment', 0],
    ]);
  });

  test('keep their values, and the steps use the right columns', async () => {
    const [first, second] = await client.download(job.outputDatasets['Contacts']!);
    expect(first).toMatchObject({
      notes: 'first',
      priority: 1,
      telephone_valid: 'mine',
      firstname: 'Ann',
      since: '2025-03-31',
      rate: 1.5,
      telephone: '01244 567890',
      telephone_valid_2: true,
      telephone_location: 'Chester',
    });
    expect(second).toMatchObject({ notes: null, firstname: 'Bob', telephone: 'x', telephone_valid_2: false });
  });

  test('statistics count what each step did', () => {
    expect(job.statistics).toMatchObject({
      'records.read': 2,
      'records.written': 2,
      'firstname.changed': 2,
      'telephone.valid': 1,
    });
    for (const count of Object.values(job.statistics)) expect(count).toEqual(expect.any(Number));
  });
});

test('statistics come in the order of the workflow, whichever step counts first', async () => {
  // The first block has nothing for the first step to change; the second has.
  const tidied = Array.from({ length: 1000 }, () => ['Ann', 'x', 1]);
  await client.upload('late', { firstname: 0, telephone: 0, priority: 1 }, [
    ...tidied,
    ['bob', '01244 567890', 1],
    ['Cid', null, 1],
  ]);
  const { statistics } = await client.run({
    name: 'Late',
    workflowName: 'ContactCheck',
    inputDatasets: { Contacts: 'late' },
    parameters: { MaxContactAge: '5' },
  });
  const names = Object.keys(statistics);
  expect(names.slice(0, 4)).toEqual([
    'records.read',
    'records.written',
    'records.suppressed',
    'records.rejected',
  ]);
  const ownOrder = [
    ['firstname', tidy],
    ['telephone', telephoneValidation],
  ] as const;
  const declared = ownOrder.flatMap(([id, step]) =>
    Object.keys(step.statistics).map((name) => `${id}.${name}`),
  );
  expect(names.slice(4)).toEqual(declared.filter((name) => names.includes(name)));
  expect(names).toContain('firstname.changed');
  expect(names.length).toBeGreaterThan(6);
});

test('each output has the columns that its workflow chose, of its own input', async () => {
  await client.upload('people', { age: 1, name: 0 }, [
    [30, 'ann'],
    [40, 'bob'],
  ]);
  await client.upload('places', { town: 0 }, [['chester'], ['york'], ['bath']]);
  const job = await client.run({
    name: 'Chosen',
    workflowName: 'TwoInputs',
    inputDatasets: { People: 'people', Places: 'places' },
  });
  const outputs = Object.fromEntries(
    await Promise.all(
      Object.entries(job.outputDatasets).map(async ([output, name]) => [output, await client.download(name)]),
    ),
  );
  expect(outputs).toEqual({
    People: [
      { age: 30, name: 'ANN' },
      { age: 40, name: 'BOB' },
    ],
    Short: [
      { person: 'ANN', age: 30 },
      { person: 'BOB', age: 40 },
    ],
    Places: [{ town: 'CHESTER' }, { town: 'YORK' }, { town: 'BATH' }],
    Rejects: [],
  });
  expect(Object.keys((await dataset(job.outputDatasets['Short'])).columns)).toEqual(['person', 'age']);
  expect(job.statistics).toMatchObject({ 'records.read': 5, 'records.written': 5 });
});

test('a dataset without records makes a job that completes at once with empty outputs', async () => {
  await client.upload('nothing', { x: 0 }, []);
  const body = { name: 'Nothing', workflowName: 'Copy', inputDatasets: { Contacts: 'nothing' } };
  const { body: job } = await client.send<Job>('POST', '/Job', { body });
  expect(job).toMatchObject({ status: 2, percentComplete: 100, statistics: { 'records.read': 0 } });
  expect(job.completedAt).not.toBeNull();
  expect(await dataset(job.outputDatasets['Clean'])).toMatchObject({ recordCount: 0, completed: true });
  expect(await client.download(job.outputDatasets['Clean']!)).toEqual([]);
});

test('a dataset with only empty blocks makes such a job, too', async () => {
  await client.send('POST', '/Dataset', { body: { name: 'hollow', columns: { x: 0 } } });
  for (const blockNumber of [0, 9]) {
    await client.send('PATCH', '/Dataset/hollow/data', { body: { blockNumber, records: [] } });
  }
  await client.send('PUT', '/Dataset/hollow', { body: { recordCount: 0, completed: true } });
  const job = await client.run({
    name: 'Hollow',
    workflowName: 'Copy',
    inputDatasets: { Contacts: 'hollow' },
  });
  expect(job).toMatchObject({ status: 2, percentComplete: 100 });
  expect(await client.download(job.outputDatasets['Clean']!)).toEqual([]);
});

test('simultaneous jobs, on the same dataset and on several, do not mix', async () => {
  const sources = ['one', 'two'];
  for (const source of sources) {
    const records = Array.from({ length: 2500 }, (_, at) => [`${source} ${at}`]);
    await client.upload(source, { x: 0 }, records);
  }
  const jobs = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      client.run({
        name: `Beside ${at}`,
        workflowName: 'Copy',
        inputDatasets: { Contacts: sources[at % 2] },
      }),
    ),
  );
  for (const [at, job] of jobs.entries()) {
    expect(job).toMatchObject({ name: `Beside ${at}`, status: 2, statistics: { 'records.written': 2500 } });
    const expected = Array.from({ length: 2500 }, (_, record) => ({ x: `${sources[at % 2]} ${record}` }));
    expect(await client.download(job.outputDatasets['Clean']!)).toEqual(expected);
  }
});

test('percentComplete and statistics never fall between polls', async () => {
  for (let round = 0; round < 8; round++) {
    const name = `Polled ${round}`;
    await client.send('POST', '/Job', {
      body: { name, workflowName: 'Copy', inputDatasets: { Contacts: 'one' } },
    });
    const pollers = Array.from({ length: 4 }, async () => {
      const polls: Job[] = [];
      do polls.push((await client.get<Job>(`/Job/Polled%20${round}`)).body);
      while (polls.at(-1)!.status < 2);
      return polls;
    });
    for (const polls of await Promise.all(pollers)) {
      const percents = polls.map(({ percentComplete }) => percentComplete);
      const written = polls.map(({ statistics }) => statistics['records.written']!);
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(written).toEqual(written.toSorted((a, b) => a - b));
      expect([percents.at(-1), written.at(-1)]).toEqual([100, 2500]);
    }
  }
});

test('every job has the output Rejects, complete, and empty if nothing was rejected', async () => {
  const { body } = await client.get<Job>('/Job/Chosen');
  const rejects = await dataset(body.outputDatasets['Rejects']);
  expect(rejects).toMatchObject({ recordCount: 0, completed: true });
  expect(rejects.columns).toEqual({ input: 0, record: 1, line: 1, step: 0, reason: 0, data: 0 });
});

test('an output may be removed when its job has ended, and the job stays', async () => {
  const { body } = await client.get<Job>('/Job/Hollow');
  expect((await client.send('DELETE', `/Dataset/${body.outputDatasets['Clean']}`)).status).toBe(204);
  expect((await client.get<Job>('/Job/Hollow')).body).toEqual(body);
});
