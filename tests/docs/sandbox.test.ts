import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AddressLookup, Fettle, type Job, JobError, type Row } from '../../client/src/index.ts';
import { createSandbox } from '../../src/accounts/sandbox.ts';
import { topUp } from '../../src/credits/balance.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import { PROBLEMS } from '../../src/http/errors/problems.ts';
import { WEB_OUTCOMES } from '../../src/http/sandbox/web-outcome.ts';
import { JOB_OUTCOMES } from '../../src/jobs/sandbox-outcome.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../src/workflow/store.ts';
import { COPY } from '../jobs/workflows.ts';
import { buildSmallFile } from '../lookup/rows.ts';
import { TestClient } from '../support/client.ts';
import { type LookupService, startLookups } from '../webservices/lookup-service.ts';
import { readPage } from './page.ts';

/*
 * Each row of the tables of docs/clients/sandbox.md is tried, on a service whose own address file is not
 * invented.
 */
let asIfReal: Awaited<ReturnType<typeof buildSmallFile>>;
let service: LookupService;
let fettle: Fettle;
let client: TestClient;
let key: string;
let real: TestClient;

/** The rows of the table under a heading, each as the texts of its cells without backticks. */
function rowsUnder(heading: string): string[][] {
  const section = readPage('docs/clients/sandbox.md').split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

beforeAll(async () => {
  asIfReal = await buildSmallFile(undefined, false);
  service = await startLookups({ FETTLE_ADDRESS_FILE: asIfReal.folder }, { worker: true });
  const { kysely } = service.database;
  const made = await createSandbox(kysely, 'Birch Books');
  key = made.key;
  const { id } = await kysely
    .selectFrom('client')
    .select('id')
    .where('name', '=', 'Birch Books')
    .executeTakeFirstOrThrow();
  for (const source of [COPY, readPage('examples/workflows/contact-check.yaml')])
    await installWorkflow(new ClientScope(kysely, id), parseWorkflow(source).workflow!, source);
  const options = { url: service.url, clientId: made.clientId, clientSecret: made.secret };
  fettle = new Fettle(options);
  client = await TestClient.connect(service.url, made.clientId, made.secret);
  real = await service.client('Real', COPY);
});
afterAll(async () => {
  await service?.close();
  asIfReal?.remove();
});

async function first(records: AsyncIterable<Row>): Promise<Row | undefined> {
  for await (const record of records) return record;
  return undefined;
}

describe('jobs', () => {
  test('the table has every outcome for jobs', () => {
    const names = rowsUnder('Jobs').map(([name]) => name!.replace(/^Sandbox /, '').replaceAll(' ', '-'));
    expect(names).toEqual([...JOB_OUTCOMES, 'any-other']);
  });

  test('the job name Sandbox fails makes a job fail', async () => {
    const running = fettle.clean('Copy', [{ x: 'a' }], { name: 'Sandbox fails 17' });
    const error = await running.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(JobError);
    expect((error as JobError).job).toMatchObject({ status: 3, error: expect.stringContaining('sandbox') });
    const outputs = await client.get<unknown[]>('/Dataset?input=false');
    expect(outputs.body).toEqual([]);
  });

  test('the job name Sandbox takes long keeps a job queued; it can be cancelled, and runs when its time has come', async () => {
    await fettle.upload([{ x: 'a' }], { name: 'held' });
    const start = { workflowName: 'Copy', inputDatasets: { Contacts: 'held' } };
    const [one, other] = await Promise.all([
      fettle.startJob({ name: 'Sandbox takes long', ...start }),
      fettle.startJob({ name: 'Sandbox takes long too', ...start }),
    ]);
    await service.queue.countTurns();
    await fettle.clean('Copy', [{ x: 'b' }]);
    expect(await one.read()).toMatchObject({ status: 0, percentComplete: 0 });
    expect((await other.cancel()).status).toBe(4);
    await service.database.kysely
      .updateTable('job')
      .set({ held_until: new Date(0) })
      .where('held_until', 'is not', null)
      .execute();
    await service.queue.countTurns();
    expect((await one.completed()).status).toBe(2);
    expect((await other.read()).status).toBe(4);
  });

  test('outside a sandbox the names have no effect', async () => {
    await real.send('POST', '/Dataset', { body: { name: 'sandbox_unavailable', columns: { x: 0 } } });
    await real.send('PUT', '/Dataset/sandbox_unavailable', { body: { completed: true } });
    const inputDatasets = { Contacts: 'sandbox_unavailable' };
    const body = { name: 'Sandbox fails', workflowName: 'Copy', inputDatasets };
    const started = await real.send<Job>('POST', '/Job', { body });
    expect([started.status, started.body.status]).toEqual([201, 2]);
  });
});

describe('refusals', () => {
  const rows = rowsUnder('Refusals of the batch interface');

  test('the table has every problem type', () => {
    expect(rows.map(([, , type]) => type!.split(',')[0])).toEqual(Object.keys(PROBLEMS));
  });

  test.each(rows)('%s gives %s %s', async (name, status, type) => {
    const kind = type!.split(',')[0];
    const answers = [
      await client.send('POST', '/Dataset', { body: { name, columns: { x: 0 } } }),
      await client.get(`/Dataset/${name}_2`),
      await client.send('PATCH', `/Dataset/${name}/data`, { body: { blockNumber: 0, records: [] } }),
      await client.send('POST', '/Job', { body: { name: name!.replaceAll('_', ' '), workflowName: 'Copy' } }),
      await client.get(`/File/in/${name}.csv`),
    ];
    for (const { status: answered, headers, body } of answers) {
      expect({ status: answered, body }).toMatchObject({
        status: Number(status),
        body: { type: `urn:fettle:problem:${kind}`, status: Number(status) },
      });
      expect(headers.get('retry-after')).toBe(/Retry-After: (\d)/.exec(type!)?.[1] ?? null);
    }
  });
});

describe('look-ups', () => {
  const rows = rowsUnder('Look-ups and other web services');

  test('the table has every test postcode', () => {
    const compact = rows.map(([value]) => value!.replace(' ', ''));
    expect(compact.toSorted()).toEqual([...WEB_OUTCOMES.keys()].toSorted());
  });

  test.each(rows)('%s gives %s, %s', async (value, status, message) => {
    const began = performance.now();
    const response = await fetch(`${service.url}/AddressCapture/GetFullAddress.json?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ postcode: value, licence: 'WebClickFull' }),
    });
    const { Status, Results } = (await response.json()) as { Status: object; Results: unknown[] };
    const isAnswered = message!.startsWith('none');
    expect([response.status, Status]).toEqual([
      Number(status),
      { Success: isAnswered, ErrorMessage: isAnswered ? null : message, CreditsRemaining: 0 },
    ]);
    expect(Results.length > 0).toBe(isAnswered);
    if (message!.includes('five seconds')) expect(performance.now() - began).toBeGreaterThan(4900);
  });

  test('any member may have the value', async () => {
    const lookup = new AddressLookup({ url: service.url, key });
    await expect(lookup.call('EmailValidation/Cleanse', { email: 'xx4 02x' })).rejects.toThrow('no credits');
    await expect(lookup.call('NameCleansing/ParseName', { name: 'XX401X' })).rejects.toThrow(
      'Authentication',
    );
  });

  test('addresses are invented and free of charge', async () => {
    const { kysely } = service.database;
    const account = await kysely
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'Birch Books')
      .executeTakeFirstOrThrow();
    await topUp(kysely, account.id, 3);
    const { key: realKey } = await service.account('Shop', 10);
    const ask = (query: string) =>
      fetch(`${service.url}/AddressCapture/GetFullAddress.json?key=${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ postcode: 'CH2 4NE', licence: 'WebClickFull' }),
      });
    const [sandbox, other] = [await ask(key), await ask(realKey)];
    expect(sandbox.headers.get('fettle-address-file')).toMatch(/invented/);
    expect(other.headers.get('fettle-address-file')).not.toMatch(/invented/);
    expect(await sandbox.text()).toContain('Thimblewick Road');
    expect(await (await ask(key)).text()).toContain('"CreditsRemaining":3');
    const found = await fetch(`${service.url}/getaddress.io/find/CH24NE?api-key=${key}`);
    expect(await found.text()).toContain('Thimblewick Road');
    expect(await (await ask(key)).text()).toContain('"CreditsRemaining":3');
  });

  test('the key `sample` of the address box gets invented addresses, limited per IP address', async () => {
    const search = async (term: string) => {
      const answer = await fetch(`${service.url}/address-box/sample/PredictiveAddress/Search.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://shop.example' },
        body: JSON.stringify({ search: term }),
      });
      return { headers: answer.headers, text: await answer.text() };
    };
    const { headers, text } = await search('CH2 4NE');
    expect(text).toContain('Thimblewick Road');
    expect(headers.get('fettle-address-file')).toMatch(/invented/);
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(headers.get('ratelimit')).toContain('"address"');
    // This street is in the file in use, so the sandbox does not find it.
    expect((await search('stanney mill road')).text).toContain('"Results":[]');
  });

  test('a sandbox has no suppression lists', async () => {
    const lookup = new AddressLookup({ url: service.url, key });
    await expect(lookup.call('TPS/Check', { telephoneNumber: '01632 960002' })).rejects.toThrow(
      'no TPS list',
    );
  });
});

test('records are cleansed in a sandbox', async () => {
  const empty = {
    name: '',
    company: '',
    address_1: '',
    address_2: '',
    town: '',
    postcode: '',
    email: '',
    telephone: '',
  };
  const rows = rowsUnder('Records');
  const records = rows.map(([column, value]) => ({ ...empty, [column!]: value }));
  const cleaned = await fettle.clean('ContactCheck', records);
  const found: unknown[] = [];
  let at = 0;
  for await (const record of cleaned) found.push(String(record[rows[at++]![2]!]));
  expect(found).toEqual(rows.map(([, , , value]) => value!.split(';')[0]));
  const parameters = { AcceptDramaNumbers: true };
  const accepted = await fettle.clean('ContactCheck', records.slice(-1), { parameters });
  expect((await first(accepted))?.['telephone_valid']).toBe(true);
});
