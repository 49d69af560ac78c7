import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { START } from '../../harness/runtime.ts';
import type { TestClient } from '../support/client.ts';
import { createDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Ended, fettle } from './fettle.ts';

const COPY = `
name: Copy
description: Copies.
inputs: { Records: { columns: { name: text } } }
parameters: { Count: { type: integer, default: 1, maximum: 9 } }
outputs: { Records: {} }
`;

const ADDRESSES = `
name: Addresses
description: Cleanses addresses.
inputs: { Records: { columns: { address: text } } }
steps: [{ step: address-cleansing, id: address }]
outputs: { Records: {} }
`;

let databaseUrl: string;
let service: TestService;
let acme: TestClient;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  service = await startService({ DATABASE_URL: databaseUrl });
  acme = await service.client('Acme', COPY, ADDRESSES);
  await service.client('Other', COPY);
  await acme.upload('people', { name: 0 }, [{ name: 'Ann' }, { name: 'Bob' }]);
});

afterAll(() => service?.close());

const job = (...words: string[]): Promise<Ended> => fettle(['job', ...words], { DATABASE_URL: databaseUrl });
const input = ['--client', 'Acme', '--workflow', 'Copy', '--input', 'Records=people'];

describe('fettle job, while a service is running', () => {
  test('run submits a job, waits for it, and shows its result', async () => {
    const { code, out, error } = await job('run', 'First job', ...input, '--param', 'Count=3');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/Status +│ completed, 100%/);
    expect(out).toMatch(/Parameters +│ Count: 3/);
    expect(out).toMatch(/records\.written: 2/);
    expect(await acme.download('first_job_records')).toEqual([{ name: 'Ann' }, { name: 'Bob' }]);
  });

  test('run freezes the address file that the settings name', async () => {
    await acme.upload('homes', { address: 0 }, [['1 chapel dr, fettlestow, ch1 1aj']]);
    const words = ['Addresses 1', '--client', 'Acme', '--workflow', 'Addresses', '--input', 'Records=homes'];
    const environment = { DATABASE_URL: databaseUrl, FETTLE_ADDRESS_FILE: inject('addressFile') };
    const { code, error } = await fettle(['job', 'run', ...words], environment);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(await acme.download('addresses_1_records')).toMatchObject([
      { paf_match_level: 'Exact', clean_line_1: '1 Chapel Drive' },
    ]);
  });

  test('show and list agree with the API', async () => {
    const shown = JSON.parse((await job('show', 'First job', '--client', 'Acme', '--json')).out);
    expect(shown).toEqual((await acme.get('/Job/First%20job')).body);
    const listed = JSON.parse((await job('list', '--client', 'Acme', '--json')).out);
    expect(listed).toEqual((await acme.get('/Job')).body);
    expect((await job('list', '--client', 'Acme')).out).toMatch(
      /First job +│ Copy 1 +│ completed +│ 100% .* 2 +│ 0/,
    );
    expect(JSON.parse((await job('list', '--client', 'Acme', '--workflow', 'Other', '--json')).out)).toEqual(
      [],
    );
    expect(JSON.parse((await job('list', '--client', 'Acme', '--page', '2', '--json')).out)).toEqual([]);
  });

  test('each client sees only its own jobs', async () => {
    expect(JSON.parse((await job('list', '--client', 'Other', '--json')).out)).toEqual([]);
    expect((await job('show', 'First job', '--client', 'Other')).error).toBe(
      'error: There is no job with this name.\n',
    );
    const words = ['--client', 'Other', '--workflow', 'Copy', '--input', 'Records=people'];
    expect((await job('run', 'Theirs', ...words)).error).toMatch(/"people" is not one of your datasets/);
  });

  test('run reports all mistakes at once', async () => {
    const words = [
      '--client',
      'Acme',
      '--workflow',
      'Copy',
      '--input',
      'Record=people',
      '--param',
      'Count=10',
    ];
    const { code, out, error } = await job('run', 'Wrong', ...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain('inputDatasets.Records: ');
    expect(error).toContain('parameters.Count: ');
    expect((await acme.get('/Job/Wrong')).status).toBe(404);
  });

  test('cancel refuses a job that has ended', async () => {
    expect(await job('cancel', 'First job', '--client', 'Acme')).toEqual({
      code: 1,
      out: '',
      error: 'error: The job has ended already.\n',
    });
  });
});

describe('fettle job, without a worker', () => {
  let idleUrl: string;
  let idle: TestService;
  let client: TestClient;

  beforeAll(async () => {
    idleUrl = await createDatabase();
    idle = await startService({ DATABASE_URL: idleUrl }, { worker: false });
    client = await idle.client('Acme', COPY);
    await client.upload('people', { name: 0 }, [{ name: 'Ann' }]);
  });

  afterAll(() => idle?.close());

  const command = (...words: string[]) => fettle(['job', ...words], { DATABASE_URL: idleUrl });

  test('run --no-wait leaves the job queued; run reports that no worker is there; cancel ends both', async () => {
    const queued = await command('run', 'Later', ...input, '--no-wait', '--json');
    expect(JSON.parse(queued.out)).toMatchObject({ name: 'Later', status: 0, percentComplete: 0 });

    const child = spawn(process.execPath, [START, 'job', 'run', 'Stuck', ...input], {
      env: { ...process.env, FETTLE_DEBUG: '', DATABASE_URL: idleUrl },
    });
    const ended = once(child, 'close');
    let [out, error] = ['', ''];
    child.stdout.on('data', (bytes) => (out += bytes));
    child.stderr.on('data', (bytes) => (error += bytes));
    await expect.poll(() => error).toContain('Still queued');
    expect((await command('cancel', 'Stuck', '--client', 'Acme')).out).toBe('Cancelled Stuck.\n');
    const [code] = await ended;
    expect(code).toBe(1);
    expect(error).toBe('Still queued. Is a service or a worker running?\n');
    expect(out).toMatch(/Status +│ cancelled, 0%/);
    expect((await command('cancel', 'Later', '--client', 'Acme')).code).toBe(0);
  });
});
