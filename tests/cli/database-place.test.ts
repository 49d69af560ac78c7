import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { earlierDatabase, NoDatabase } from '../../src/database/no-database.ts';
import { readSettings } from '../../src/settings.ts';
import { createDatabase } from '../support/database.ts';
import { fettle as run } from './fettle.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fettle = (words: string[], environment: NodeJS.ProcessEnv = {}) =>
  run(words, { DATABASE_URL: '', FETTLE_DATA: join(folder, 'data'), PORT: '0', ...environment }, folder);

/** Each works on a database and is of no use on a new one. */
const COMMANDS = [
  ['client', 'create', 'Acme'],
  ['account', 'list'],
  ['workflow', 'list', '--client', 'Acme'],
  ['suppression', 'list'],
  ['worker'],
];

describe('without a database', () => {
  test.each(COMMANDS.map((words) => ({ words })))(
    '$words creates none and says what to do',
    async ({ words }) => {
      const { code, out, error } = await fettle(words);
      expect({ code, out, error }).toEqual({
        code: 1,
        out: '',
        error:
          `error: There is no Fettle database in ${join(folder, 'data')}. \`fettle serve\` makes one and serves it. ` +
          '`fettle init` only makes one. If yours is elsewhere, set FETTLE_DATA to its folder.\n',
      });
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('the same holds for the database of DATABASE_URL', async () => {
    const url = await createDatabase({ noTables: true });
    const before = await fettle(['client', 'create', 'Acme'], { DATABASE_URL: url });
    const place = `the database of DATABASE_URL (${new URL(url).host}${new URL(url).pathname})`;
    expect(before).toMatchObject({ code: 1, out: '' });
    expect(before.error).toContain(`There are no Fettle tables in ${place}. Make them with \`fettle init\``);
    expect(before.error).not.toContain(new URL(url).password);
    const made = await fettle(['init'], { DATABASE_URL: url });
    expect(made).toEqual({ code: 0, out: `Made a new database in ${place}.\n`, error: '' });
    expect((await fettle(['init'], { DATABASE_URL: url })).out).toBe(
      `There is already a database in ${place}.\n`,
    );
    expect((await fettle(['client', 'create', 'Acme'], { DATABASE_URL: url })).code).toBe(0);
  });
});

test('init creates a database that every command of the data folder finds, from any folder', async () => {
  const data = join(folder, 'My data');
  const environment = { FETTLE_DATA: data };
  expect((await fettle(['init'], environment)).out).toBe(`Made a new database in ${data}.\n`);
  expect((await fettle(['client', 'create', 'Acme'], environment)).code).toBe(0);
  const listed = await run(['client', 'list'], { DATABASE_URL: '', ...environment }, tmpdir());
  expect(listed.out).toContain('Acme');
});

test('a database in ./data, where earlier versions kept it, is mentioned', () => {
  const earlier = join(folder, 'data');
  mkdirSync(join(earlier, 'postgres'), { recursive: true });
  const place = { databaseUrl: undefined, dataFolder: join(folder, 'new'), earlierDataFolder: earlier };
  expect(earlierDatabase(place)).toBe(earlier);
  expect(new NoDatabase(place).message).toContain(`There is a database of an earlier version in ${earlier}.`);
  expect(new NoDatabase(place).message).toContain(`set FETTLE_DATA=${earlier} for every command`);
  mkdirSync(join(folder, 'new', 'postgres'), { recursive: true });
  expect(earlierDatabase(place)).toBeUndefined();
  expect(readSettings({}).earlierDataFolder).toBe(resolve('data'));
  expect(readSettings({ FETTLE_DATA: 'elsewhere' }).earlierDataFolder).toBeUndefined();
});

test('--help says which database the commands work on', async () => {
  expect((await fettle(['--help'])).out).toContain(
    `Commands work on the database in ${join(folder, 'data')}.`,
  );
});
