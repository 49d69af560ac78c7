import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExpiry } from '../../src/cli/expiry.ts';
import { type Ended, fettle as run } from '../cli/fettle.ts';
import { startTokenProcess, type TokenProcess } from '../tokens/token-process.ts';
import { requestToken } from '../tokens/token-server.ts';

let folder: string;
let service: TokenProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-test-'));
  service = await startTokenProcess({ FETTLE_DATA: folder });
});

afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

const fettle = (...words: string[]): Promise<Ended> => run(words, { FETTLE_DATA: folder });

const getToken = (client: { clientId: string; clientSecret: string }) =>
  requestToken(service.url, {
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: client.clientSecret,
  });

describe('fettle client, while a service runs on the embedded database', () => {
  test('create → token; add, list and revoke secrets; remove', async () => {
    const created = await fettle('client', 'create', 'Acme Ltd', '--json');
    expect(created).toMatchObject({ code: 0, error: '' });
    expect(created.out).toMatch(/^\{[^\n]+\}\n$/);
    const client = JSON.parse(created.out);
    expect(Object.keys(client)).toEqual(['clientId', 'clientSecret']);
    expect((await getToken(client)).status).toBe(200);

    const added = await fettle(
      'client',
      'secret',
      'add',
      'Acme Ltd',
      '--description',
      'CRM',
      '--expires',
      '90d',
      '--json',
    );
    const second = JSON.parse(added.out);
    expect((await getToken(second)).status).toBe(200);

    const listed = await fettle('client', 'secret', 'list', 'Acme Ltd');
    expect(listed.out).toContain('CRM');
    expect(listed.out).toContain(second.id);
    expect(listed.out).not.toContain(second.clientSecret);

    expect((await fettle('client', 'secret', 'revoke', 'Acme Ltd', second.id, '--yes')).code).toBe(0);
    expect((await getToken(second)).body['error']).toBe('invalid_client');
    expect((await getToken(client)).status).toBe(200);

    expect((await fettle('client', 'list')).out).toMatch(/Acme Ltd.*acme-ltd-.*1/);
    expect((await fettle('client', 'remove', 'Acme Ltd', '--yes')).code).toBe(0);
    expect((await getToken(client)).body['error']).toBe('invalid_client');
    expect((await fetch(`${service.url}/connect/jwks`)).status, 'the service still has its database').toBe(
      200,
    );
  });

  test('prints readable text without --json', async () => {
    const { out } = await fettle('client', 'create', 'Readable');
    expect(out).toMatch(/^Client ID {6}readable-\w+\nClient secret {2}\w{12}\.\S{43}\n/);
  });

  test.each([
    [['client', 'create', 'Readable'], 'error: There is already a client named Readable.\n'],
    [['client', 'remove', 'Nobody', '--yes'], 'error: There is no client named Nobody.\n'],
    [['client', 'secret', 'revoke', 'Readable', 'x', '--yes'], 'error: The client has no secret x.\n'],
    [
      ['client', 'secret', 'add', 'Readable', '--expires', 'soon'],
      /^error: `--expires` takes a time such as .*\(got soon\)\.\n$/,
    ],
    [['client', 'create'], "error: missing required argument 'name'. See `fettle client create --help`.\n"],
  ])('%j fails with one clear line', async (words, message) => {
    const { code, out, error } = await fettle(...words);
    expect({ code, out }).toEqual({ code: /--expires|--help/.test(error) ? 2 : 1, out: '' });
    expect(error).toMatch(message);
    expect(error.trimEnd()).not.toContain('\n');
  });

  test('a missing database is reported in one line, with the stack on demand', async () => {
    const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const list = async (debug: string) =>
      (await run(['client', 'list'], { ...environment, FETTLE_DEBUG: debug })).error;
    expect(await list('')).toMatch(/^error: The database cannot be reached: .*ECONNREFUSED.*\n$/);
    expect(await list('1')).toMatch(/\n\s+at .*\n/);
  });
});

describe('--expires', () => {
  const now = new Date('2030-01-01T00:00:00Z');

  test.each([
    ['90d', '2030-04-01T00:00:00.000Z'],
    ['12h', '2030-01-01T12:00:00.000Z'],
    ['2030-01-31', '2030-01-31T00:00:00.000Z'],
    ['2030-01-31T09:00', '2030-01-31T09:00:00.000Z'],
    ['2030-01-31T09:00:00Z', '2030-01-31T09:00:00.000Z'],
    ['2030-01-31T09:00:00+02:00', '2030-01-31T07:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(readExpiry(text, now).toISOString()).toBe(moment);
  });

  test.each([
    '',
    'soon',
    '90',
    '1.5d',
    '-1d',
    '2030-13-01',
    '2030-02-30T09:00:00',
    '31/01/2030',
    '0d',
    '2029-12-31',
  ])('%j is refused', (text) => {
    expect(() => readExpiry(text, now)).toThrow('--expires');
  });
});
