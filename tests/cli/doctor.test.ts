import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';
import { fettle } from './fettle.ts';

let folder: string;
let service: TestService;
let databaseUrl: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-doctor-'));
  databaseUrl = await createDatabase();
  service = await startService({ DATABASE_URL: databaseUrl });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

async function findings(environment: NodeJS.ProcessEnv) {
  const { code, out } = await fettle(['doctor', '--json'], {
    FETTLE_ADDRESS_FILE: '',
    DATABASE_URL: '',
    ...environment,
  });
  const { healthy, findings: all } = JSON.parse(out) as {
    healthy: boolean;
    findings: { what: string; level: string; says: string; remedy?: string }[];
  };
  expect(code).toBe(healthy ? 0 : 1);
  return Object.fromEntries(all.map((one) => [one.what, one]));
}

test('no database and no address file is not a problem, and nothing is created', async () => {
  const found = await findings({ FETTLE_DATA: at('none') });
  expect(found['versions']!.says).toMatch(/^Fettle \d+\.\d+\.\d+, Node 24\./);
  expect(found['data folder']).toMatchObject({
    level: 'fine',
    says: expect.stringContaining('not there yet'),
  });
  expect(found['database']).toMatchObject({
    level: 'fine',
    says: expect.stringContaining('Commands on files need none'),
  });
  expect(found['address file']).toMatchObject({
    level: 'warning',
    remedy: expect.stringContaining('fettle address-file build'),
  });
  expect(() => rmSync(at('none'))).toThrow('ENOENT');
});

test('describes a database with its jobs and lists', async () => {
  const found = await findings({ FETTLE_DATA: at('none'), DATABASE_URL: databaseUrl });
  expect(found['database']!.says).toMatch(/^PostgreSQL \d+(\.\d+)?.*Jobs: 0 queued, 0 running\.$/);
  expect(found['suppression lists']!.says).toContain('None is in use');
});

test('reports each problem with a remedy, and exits with code 1', async () => {
  expect(await findings({ FETTLE_DATA: at('none'), PORT: 'eighty' })).toMatchObject({
    settings: { level: 'problem', says: 'PORT must be a whole number from 0 (got "eighty").' },
  });
  writeFileSync(at('file'), '');
  expect(await findings({ FETTLE_DATA: at('file') })).toMatchObject({ 'data folder': { level: 'problem' } });
  mkdirSync(at('empty'));
  expect(await findings({ FETTLE_DATA: at('none'), FETTLE_ADDRESS_FILE: at('empty') })).toMatchObject({
    'address file': { level: 'problem', says: expect.stringContaining(at('empty')) },
  });
  const away = 'postgres://fettle@127.0.0.1:1/fettle';
  expect(await findings({ FETTLE_DATA: at('none'), DATABASE_URL: away })).toMatchObject({
    database: { level: 'problem' },
  });
});

test('prints a line for each check and a summary', async () => {
  const { out } = await fettle(['doctor'], {
    FETTLE_DATA: at('none'),
    DATABASE_URL: '',
    FETTLE_ADDRESS_FILE: '',
  });
  expect(out).toMatch(/^✓ versions {6}Fettle /);
  expect(out).toMatch(/\n! address file {2}None was taken into use\./);
  expect(out).toMatch(/\n0 problems, 1 warning\.\n$/);
});
