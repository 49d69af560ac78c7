import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fettle } from '../cli/fettle.ts';
import { createDatabase } from '../support/database.ts';

let folder: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-suppression-'));
  environment = {
    DATABASE_URL: await createDatabase(),
    FETTLE_DATA: join(folder, 'data'),
    FETTLE_THREADS: '1',
  };
  writeFileSync(join(folder, 'one.csv'), 'telephone,source\n01632960001,First\n');
  writeFileSync(join(folder, 'two.csv.gz'), gzipSync('telephone\n01632960001\n01632960002\n'));
  writeFileSync(join(folder, 'bad.csv'), 'telephone\n01632960001\nnone\n');
  writeFileSync(join(folder, 'wrong.csv'), 'colour\nred\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (words: string[], more: NodeJS.ProcessEnv = {}) =>
  fettle(['suppression', ...words], { ...environment, ...more }, folder);

const states = async () => {
  const { out } = await run(['list', '--json']);
  return (JSON.parse(out) as { list: string; version: number; state: string; rows: number }[]).map(
    ({ list, version, state, rows }) => `${list}/${version} ${state} ${rows}`,
  );
};

const folders = () => {
  try {
    return readdirSync(join(folder, 'data', 'suppression'));
  } catch {
    return [];
  }
};

describe('fettle suppression', { timeout: 600_000 }, () => {
  test('reports that nothing is loaded yet', async () => {
    expect((await run(['list'])).out).toBe(
      'No list has been loaded. Load one with fettle suppression load.\n',
    );
    expect((await run(['use', 'tps/1'])).error).toContain('There is no version tps/1');
    expect((await run(['kinds'])).out).toContain('business-goneaway');
  });

  test('load takes versions into use from their date', async () => {
    const licence = ['--licence', 'Until 2027'];
    expect((await run(['load', 'tps', 'one.csv', ...licence])).out).toMatch(
      /^Loaded tps\/1: 1 rows .*\nIn use from now on\.\n$/,
    );
    expect((await run(['load', 'tps', 'two.csv.gz', '--effective', '2999-01-01'])).out).toContain(
      'In use from 2999-01-01 on',
    );
    expect(await states()).toEqual(['tps/2 waiting 2', 'tps/1 in use 1']);
    const table = (await run(['list', '--sources'])).out;
    expect(table).toContain('Until 2027');
    expect(table).toContain('First');
    expect((await run(['load', 'tps', 'two.csv.gz', '--json'])).out).toContain('"name":"tps/3"');
    expect(await states()).toEqual(['tps/3 in use 2', 'tps/2 waiting 2', 'tps/1 kept 1']);
  });

  test('use goes back to a version, withdraw leaves the previous version or none, --remove deletes', async () => {
    expect((await run(['use', 'tps/1'])).out).toBe('In use from now on: tps/1, 1 rows.\n');
    expect((await run(['withdraw', 'tps/1'])).out).toBe('Withdrawn: tps/1.\nIn use: tps/3.\n');
    expect((await run(['withdraw', 'tps/3', '--remove', '--yes'])).out).toContain(
      'No version of tps is in use',
    );
    expect(await states()).toEqual(['tps/3 removed 2', 'tps/2 waiting 2', 'tps/1 withdrawn 1']);
    expect(folders()).toHaveLength(2);
    expect((await run(['use', 'tps/3'])).error).toContain('has been deleted. Load the list again');
    expect((await run(['use', 'tps/1'])).code).toBe(0);
  });

  test('a damaged version is not taken into use', async () => {
    const [name] = folders().sort();
    const index = join(folder, 'data', 'suppression', name!, 'index.bin');
    const bytes = readFileSync(index);
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(index, bytes);
    expect((await run(['use', 'tps/1'])).error).toContain(
      'does not match: it has changed since it was loaded',
    );
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(index, bytes);
  });

  test('bad rows are listed; too many of them, or a different kind of file, load nothing', async () => {
    const before = folders();
    const many = await run(['load', 'tps', 'bad.csv']);
    expect(many.code).toBe(1);
    expect(many.error).toContain('bad.csv, line 3: has a `telephone` that is not a valid telephone number');
    expect(many.error).toContain('1 of 2 rows are bad (50.0 %); at most 1 % may be');
    expect(readFileSync(join(folder, 'bad.csv.bad-rows.csv'), 'utf8')).toContain('bad.csv,3,');
    expect((await run(['load', 'mps', 'wrong.csv'])).error).toContain(
      'must have a column name or surname, and postcode',
    );
    expect((await run(['load', 'tps', 'nowhere.csv'])).code).toBe(1);
    expect((await run(['load', 'tqs', 'one.csv'])).error).toContain('The kinds are mps');
    expect((await run(['load', 'tps', 'one.csv', '--effective', '2026-02-30'])).error).toContain(
      '`--effective` takes a day, such as 2026-11-01 (got 2026-02-30).',
    );
    expect((await run(['load', 'tps', 'one.csv', '--name', 'mine'])).error).toContain(
      '--name is for in-house lists',
    );
    expect((await run(['load', 'in-house', 'one.csv', '--name', 'mps'])).error).toContain(
      'not be the name of another kind',
    );
    expect(folders()).toEqual(before);
    expect((await run(['load', 'tps', 'bad.csv', '--max-bad', '60%'])).out).toContain('1 rows');
  });

  test('an invented list replaces a real one only if allowed', async () => {
    expect((await run(['load', 'tps', 'one.csv', '--invented'])).error).toContain('--allow-invented');
    expect((await run(['load', 'tps', 'one.csv', '--invented', '--allow-invented'])).code).toBe(0);
    expect((await run(['list'])).out).toContain('in use, invented');
  });

  test.each(['suppression.seal', 'suppression.record'])(
    'the list in use stays after a kill at %s',
    async (point) => {
      const before = await states();
      const { out } = await run(['load', 'tps', 'two.csv.gz'], { FETTLE_FAULTS: `${point}:exit` });
      expect(out).toBe('');
      expect(await states()).toEqual(before);
      expect((await run(['load', 'tps', 'two.csv.gz'])).code).toBe(0);
    },
  );

  test('removes only the remains of a load that was killed a day ago', async () => {
    const lists = join(folder, 'data', 'suppression');
    const names = [
      'tps-20200101000000000-17.loading',
      'mps-20200101000000000-17',
      'tps-99990101000000000-17.loading',
      'kept',
    ];
    for (const name of names) mkdirSync(join(lists, name));
    const before = folders();
    expect((await run(['load', 'ctps', 'one.csv'])).code).toBe(0);
    const left = folders();
    expect(before.filter((name) => !left.includes(name))).toEqual(names.slice(0, 2).sort());
  });
});
