import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { expectProblem } from '../http/problem.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { CONTACT_CHECK, COPY, TWO_INPUTS } from './workflows.ts';

/** Without a worker: every job stays queued. */
let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = await service.client('Submits', COPY, CONTACT_CHECK, TWO_INPUTS);
  const columns = { firstname: 0, telephone: 0, priority: 1 };
  await client.upload('contacts', columns, [['ann', '01244 567890', 1]]);
  await client.upload('lacking', { firstname: 0, phone: 0, priority: 1 }, []);
  await client.upload('ill_typed', { firstname: 0, telephone: 0, priority: 2 }, []);
  await client.upload('extra', { ...columns, notes: 0, telephone_valid: 4 }, []);
  await client.send('POST', '/Dataset', { body: { name: 'incomplete', columns } });
});
afterAll(() => service.close());

const submit = (body: unknown) => client.send<Job>('POST', '/Job', { body });

/** A valid submission, except the given members. */
const check = (name: string, more: object = {}) => ({
  name,
  workflowName: 'ContactCheck',
  inputDatasets: { Contacts: 'contacts' },
  parameters: { MaxContactAge: 5 },
  ...more,
});

const copy = (name: string) => ({ name, workflowName: 'Copy', inputDatasets: { Contacts: 'contacts' } });

test('POST /Job answers 201 with the job record and its address', async () => {
  const answer = await submit(check('Contact check 3124', { inputFilename: null }));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBe(`${service.url}/Job/Contact%20check%203124`);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const { submittedAt, ...rest } = answer.body;
  expect(submittedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.parse(submittedAt) - Date.now())).toBeLessThan(60_000);
  expect(rest).toEqual({
    name: 'Contact check 3124',
    workflowName: 'ContactCheck',
    workflowVersion: 1,
    startedAt: null,
    completedAt: null,
    status: 0,
    percentComplete: 0,
    estimatedFinishTime: null,
    statistics: { 'records.read': 0, 'records.written': 0, 'records.suppressed': 0, 'records.rejected': 0 },
    inputDatasets: { Contacts: 'contacts' },
    outputDatasets: { Contacts: 'contact_check_3124_contacts', Rejects: 'contact_check_3124_rejects' },
    parameters: { MaxContactAge: 5, Since: null, Rate: null, Strict: true, Country: 'GB' },
    inputFilename: null,
    outputFilenames: {},
    error: null,
  });
  expect((await client.get<Job>('/Job/Contact%20check%203124')).body).toEqual(answer.body);
});

test('optional members may be left out', async () => {
  expect((await submit(copy('Bare'))).body).toMatchObject({ parameters: {}, inputFilename: null });
});

describe('the name: 1 to 200 characters, none of / \\ : * ? " < > | or control characters', () => {
  const good = [
    'a',
    'Contact check 3125',
    '50% off + 1 & 2 = 3',
    '100%25 %2F %zz',
    'semi;colon, comma. full stop',
    '#1 @home ~tilde `tick` [x] {y} (z) ^',
    "O'Brien",
    'Žluťoučký kůň',
    '检查 👩‍👩‍👧',
    '...',
    '__proto__',
    'data',
    'x'.repeat(200),
    '👍'.repeat(200),
  ];
  test.each(good)('accepts %j, and finds the job by it', async (name) => {
    const { status, headers } = await submit(copy(name));
    expect(status).toBe(201);
    const path = `/Job/${encodeURIComponent(name)}`;
    expect(headers.get('location')).toBe(service.url + path);
    expect((await client.get<Job>(path)).body).toMatchObject({ name });
  });

  const bad = [
    '',
    ' ',
    'x'.repeat(201),
    ' ahead',
    'behind ',
    'behind\u00a0',
    '.',
    '..',
    'a\0b',
    'a\nb',
    'a\x7fb',
  ];
  const marks = [...'/\\:*?"<>|'].map((mark) => `a${mark}b`);
  test.each([...bad, ...marks, 'half \ud83d', '\udc00'])('refuses %j', async (name) => {
    expectProblem(await submit(copy(name)), 'invalid-request', ['name']);
  });

  test('is unique, regardless of letter case and accent encoding', async () => {
    await submit(copy('Caf\u00e9 Job'));
    for (const name of ['Caf\u00e9 Job', 'caf\u00e9 job', 'CAFE\u0301 JOB']) {
      expectProblem(await submit(copy(name)), 'duplicate-name', ['name']);
      const found = await client.get<Job>(`/job/${encodeURIComponent(name)}/`);
      expect(found.body).toMatchObject({ name: 'Caf\u00e9 Job' });
    }
  });

  test('is accepted only once, even if several jobs are submitted with it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(copy('Race'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  test('may give equal output names: all jobs are accepted, and their outputs are numbered', async () => {
    const answers = await Promise.all(
      ['Same slug', 'same-slug', 'SAME_SLUG'].map((name) => submit(copy(name))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const outputs = answers.map(({ body }) => body.outputDatasets['Clean']);
    expect(outputs.sort()).toEqual(['same_slug_clean', 'same_slug_clean_2', 'same_slug_clean_3']);
  });
});

describe('refusals, with errors that name each field', () => {
  const parameters = (more: object) => ({ parameters: { MaxContactAge: 5, ...more } });
  const inputs = (inputDatasets: object) => ({ inputDatasets });
  test.each([
    ['an unknown workflow', { workflowName: 'Nothing' }, ['workflowName']],
    ['a workflow in another letter case', { workflowName: 'contactcheck' }, ['workflowName']],
    ['a workflow with a NUL', { workflowName: 'ContactCheck\0' }, ['workflowName']],
    ['no workflow', { workflowName: undefined }, ['workflowName']],
    ['a missing parameter', { parameters: {} }, ['parameters.MaxContactAge']],
    ['a parameter that is null', { parameters: { MaxContactAge: null } }, ['parameters.MaxContactAge']],
    ['an unknown parameter', parameters({ MinContactAge: 1 }), ['parameters.MinContactAge']],
    [
      'a parameter called __proto__',
      { parameters: JSON.parse('{"MaxContactAge":5,"__proto__":1}') },
      ['parameters.__proto__'],
    ],
    ['a parameter called constructor', parameters({ constructor: 1 }), ['parameters.constructor']],
    ['text for an integer', parameters({ MaxContactAge: 'five' }), ['parameters.MaxContactAge']],
    ['a fraction for an integer', parameters({ MaxContactAge: 5.5 }), ['parameters.MaxContactAge']],
    ['a list', parameters({ MaxContactAge: [5] }), ['parameters.MaxContactAge']],
    ['less than the minimum', parameters({ MaxContactAge: 0 }), ['parameters.MaxContactAge']],
    ['more than the maximum', parameters({ MaxContactAge: '121' }), ['parameters.MaxContactAge']],
    ['a day that is none', parameters({ Since: '2025-02-30' }), ['parameters.Since']],
    ['a number that is none', parameters({ Rate: '1,5' }), ['parameters.Rate']],
    ['a truth that is none', parameters({ Strict: 'maybe' }), ['parameters.Strict']],
    ['a value that is not permitted', parameters({ Country: 'FR' }), ['parameters.Country']],
    ['no input dataset', inputs({}), ['inputDatasets.Contacts']],
    ['an unknown input', inputs({ Contacts: 'contacts', Places: 'contacts' }), ['inputDatasets.Places']],
    [
      'an input in another letter case',
      inputs({ contacts: 'contacts' }),
      ['inputDatasets.Contacts', 'inputDatasets.contacts'],
    ],
    ['an unknown dataset', inputs({ Contacts: 'nowhere' }), ['inputDatasets.Contacts']],
    ['what is no name', inputs({ Contacts: '../contacts\0' }), ['inputDatasets.Contacts']],
    ['an incomplete dataset', inputs({ Contacts: 'incomplete' }), ['inputDatasets.Contacts']],
    ['an output dataset', inputs({ Contacts: 'contact_check_3124_contacts' }), ['inputDatasets.Contacts']],
    ['a dataset without a required column', inputs({ Contacts: 'lacking' }), ['inputDatasets.Contacts']],
    ['a required column of the wrong type', inputs({ Contacts: 'ill_typed' }), ['inputDatasets.Contacts']],
    ['a file where the workflow takes none', { inputFilename: '/in/contact.csv' }, ['inputFilename']],
    [
      'several at once',
      { inputDatasets: { Contacts: 'nowhere' }, parameters: { MaxContactAge: 'x', Other: 1 } },
      ['inputDatasets.Contacts', 'parameters.MaxContactAge', 'parameters.Other'],
    ],
  ])('%s', async (_what, more, fields) => {
    expectProblem(await submit(check('Refused', more)), 'invalid-request', fields);
    expectProblem(await client.get('/Job/Refused'), 'not-found');
  });

  test.each([
    ['a number for the name', { name: 5 }, 'name'],
    ['null for the workflow', { workflowName: null }, 'workflowName'],
    ['a list of inputs', { inputDatasets: ['contacts'] }, 'inputDatasets'],
    ['an input that is no name', { inputDatasets: { Contacts: 5 } }, 'inputDatasets.Contacts'],
    ['an input with a line break, that is no name', { inputDatasets: { 'a\nb': {} } }, 'inputDatasets.a\nb'],
    ['a list of parameters', { parameters: [] }, 'parameters'],
    ['a number for the file', { inputFilename: 5 }, 'inputFilename'],
    ['an unknown member', { priority: 1 }, 'priority'],
    [
      'a thousand parameters',
      { parameters: Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`p${at}`, 1])) },
      'parameters',
    ],
  ])('%s', async (_what, more, field) => {
    expectProblem(await submit(check('Refused', more)), 'invalid-request', [field]);
  });

  test('a mistyped name gets a suggestion', async () => {
    const near = { workflowName: 'ContactChek' };
    expect(expectProblem(await submit(check('Refused', near)), 'invalid-request').detail).toContain(
      'ContactCheck',
    );
    const wrong = { parameters: { MaxContactAge: 5, Contry: 'GB' } };
    expect(expectProblem(await submit(check('Refused', wrong)), 'invalid-request').detail).toContain(
      'Country',
    );
  });

  test('a refused job leaves no dataset behind', async () => {
    const { headers } = await client.get('/Dataset?input=false');
    const before = headers.get('x-total-count');
    await submit(check('Refused', { parameters: {} }));
    expect((await client.get('/Dataset?input=false')).headers.get('x-total-count')).toBe(before);
  });
});

test('a parameter may be sent as text, and is recorded in its own type', async () => {
  const sent = { MaxContactAge: '5', Since: '2025-03-31', Rate: '1.25', Strict: 'False', Country: 'IE' };
  const { body } = await submit(check('As text', { parameters: sent }));
  expect(body.parameters).toEqual({ ...sent, MaxContactAge: 5, Rate: 1.25, Strict: false });
});

test('one dataset may serve two inputs, and two jobs', async () => {
  await client.upload('both', { name: 0, town: 0 }, [['ann', 'Chester']]);
  const inputDatasets = { People: 'both', Places: 'both' };
  for (const name of ['Twice 1', 'Twice 2']) {
    expect((await submit({ name, workflowName: 'TwoInputs', inputDatasets })).status).toBe(201);
  }
});
