import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { INVENTED_NOTICE } from '../../src/address-file/import/invented.ts';
import { type Ended, fettle as run } from '../cli/fettle.ts';
import { createDatabase } from '../support/database.ts';
import { freshFolder } from './support/build.ts';

let folder: string;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  folder = freshFolder();
  mkdirSync(folder);
  deliver('invented', 30, [INVENTED_NOTICE]);
  deliver('may', 300);
  deliver('june', 310);
  deliver('short', 200);
  deliver('broken', 3, [], ['QQ1 1QQ,NOWHERE,,,Mill Road,,7,,,,,,90000001,S, ,1A']);
});

/** A CSV PAF delivery with this number of invented addresses, and with these files and lines added. */
function deliver(
  name: string,
  count: number,
  files: readonly string[] = [],
  lines: readonly string[] = [],
): void {
  mkdirSync(join(folder, name));
  const rows = Array.from({ length: count }, (_, at) => {
    const postcode = `CH2 ${Math.floor(at / 90)}NE`;
    return `${postcode},CHESTER,,,Stanney Mill Road,,${at + 1},,,,,,${10_000_000 + at},S, ,1A`;
  });
  writeFileSync(join(folder, name, 'CSV PAF.csv'), `${[...rows, ...lines].join('\r\n')}\r\n`);
  for (const file of files) writeFileSync(join(folder, name, file), 'Made up.\n');
}

/** Runs `fettle address-file …` as a person would, in the folder of the deliveries. */
const fettle = (...words: string[]): Promise<Ended> =>
  run(['address-file', ...words], { DATABASE_URL: databaseUrl, FETTLE_THREADS: '1' }, folder);

async function json(...words: string[]) {
  const { code, out, error } = await fettle(...words, '--json');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out);
}

describe('fettle address-file', () => {
  test('show says so before any release has been chosen', async () => {
    expect((await fettle('show')).out).toBe(
      'No address file has been chosen: lookups answer from a sample of invented addresses.\n',
    );
    expect(await json('show')).toBeNull();
  });

  test('build reports its sources and its result, and that the addresses are invented', async () => {
    const { code, out } = await fettle(
      'build',
      '--paf',
      'invented',
      '--out',
      'sample',
      '--edition',
      'Sample',
    );
    expect(code).toBe(0);
    expect(out).toContain('Reads CSV PAF.csv: CSV PAF, 16 columns.\n');
    expect(out).toContain('INVENTED: addresses in this file are made up.');
    expect(out).toMatch(/Edition Sample, built \S+Z, \d\.\d MiB\.\nAddresses: 30, at 1 postcodes\./);
    expect(out).toContain('Every row could be read.\n');
    expect((await fettle('show', 'sample')).out).toContain('INVENTED');
  });

  test('build reports bad rows, and stops if there are too many', async () => {
    const stopped = await fettle('build', '--paf', 'broken', '--out', 'out');
    expect(stopped).toMatchObject({ code: 1 });
    expect(stopped.error).toContain('CSV PAF.csv, line 4: "QQ1 1QQ" is not a postcode.\n');
    expect(stopped.error).toContain('1 of 4 rows are bad (25.0 %); at most 1 % may be.');
    expect(readFileSync(join(folder, 'out.bad-rows.csv'), 'utf8')).toBe(
      'file,line,reason\r\nCSV PAF.csv,4,"""QQ1 1QQ"" is not a postcode."\r\n',
    );
    expect(existsSync(join(folder, 'out'))).toBe(false);
    const { code, out } = await fettle('build', '--paf', 'broken', '--out', 'out', '--max-bad', '25%');
    expect(code).toBe(0);
    expect(out).toContain('3 rows, and 1 that could not be read.');
  });

  test('build refuses a list without addresses, and a folder that already exists', async () => {
    expect((await fettle('build', '--location', 'may', '--out', 'none')).error).toContain(
      '--paf, --list or --from',
    );
    expect((await fettle('build', '--paf', 'may', '--out', 'june')).error).toContain('exists already');
    expect((await fettle('build', '--paf', 'nowhere', '--out', 'none')).code).toBe(1);
    expect((await fettle('build', '--paf', 'may', '--out', 'none', '--max-bad', 'few')).error).toContain(
      '5% or 0.05',
    );
  });

  test('build makes the next release from an earlier file and the changes since', async () => {
    mkdirSync(join(folder, 'changes'));
    const change = (letter: string, udprn: number, number: number) =>
      `2024/05/21,09:00:00,${letter},01,CH2 0NE,CHESTER,,,Stanney Mill Road,,${number},,,,,,${udprn},S, ,1A`;
    const lines = [change('D', 10_000_000, 1), change('I', 20_000_000, 901), change('D', 20_000_001, 902)];
    writeFileSync(join(folder, 'changes', 'Y24M05D21.csv'), `${lines.join('\r\n')}\r\n`);
    await json('build', '--paf', 'may', '--out', 'base');
    const changed = await fettle(
      ...['build', '--from', 'base', '--changes', 'changes', '--out', 'next', '--max-bad', '50%'],
    );
    expect(changed.code).toBe(0);
    expect(changed.out).toContain('Reads the previous release: an address file of edition ');
    expect(changed.out).toContain('Reads Y24M05D21.csv: CSV PAF Changes, 20 columns.\n');
    expect(changed.out).toContain('Addresses: 300, at');
    expect(readFileSync(join(folder, 'next.bad-rows.csv'), 'utf8')).toContain(
      'The delivery point 20000001 cannot be deleted: the release does not have it.',
    );
    const refused = async (...words: string[]) => (await fettle('build', ...words, '--out', 'none')).error;
    expect(await refused('--from', 'base', '--paf', 'may')).toContain(
      '--from and --paf cannot be used together.',
    );
    expect(await refused('--list', 'may', '--changes', 'changes')).toContain('--from or --paf');
    expect(await refused('--from', 'nowhere')).toContain('there is no manifest in it');
    expect(await refused('--from', 'base', '--changes', 'may')).toContain('contains no change files');
  });

  test('check and use take a file into use, show names it, use --previous switches back', async () => {
    for (const name of ['may', 'june', 'short']) {
      const built = await json('build', '--paf', name, '--out', `${name}.built`);
      expect(built).toMatchObject({ invented: false, areas: { CH: { postcodes: expect.any(Number) } } });
    }
    expect((await fettle('check', 'may.built')).out).toContain(
      'No address file is in use, so there is nothing to compare it with.',
    );
    expect((await fettle('use', 'may.built')).out).toContain(
      `In use from now on: ${join(folder, 'may.built')}\n`,
    );
    expect(await json('use', 'may.built')).toMatchObject({ changed: false });

    const checked = await fettle('check', 'june.built');
    expect(checked.out).toContain('is sound: every byte is unchanged since it was built.');
    expect(checked.out).toMatch(/CH\s+│ 300\s+│ 310\s+│ \+10 \(3\.33 %\)/);
    expect(await json('use', 'june.built')).toEqual({
      folder: join(folder, 'june.built'),
      edition: expect.any(String),
      changed: true,
    });
    expect((await fettle('show')).out).toContain(`In use: ${join(folder, 'june.built')}\n`);

    for (const command of ['check', 'use']) {
      expect(await fettle(command, 'short.built')).toMatchObject({
        code: 1,
        error: expect.stringContaining('CH 310 → 200 (−35.5 %)'),
      });
    }
    expect((await fettle('use', 'sample')).error).toContain(
      'Its addresses are invented, but the addresses in use are real.',
    );
    expect(await json('use', 'short.built', '--max-fall', '40%')).toMatchObject({ changed: true });
    expect(await json('use', '--previous')).toMatchObject({ folder: join(folder, 'june.built') });
    expect((await json('show')).counts.addresses).toBe(310);
  });

  test('check and use refuse a damaged folder', async () => {
    expect((await fettle('use', 'may')).error).toContain('cannot be used: there is no manifest in it.');
    expect((await fettle('check', 'may')).code).toBe(1);
    expect((await fettle('show', 'may')).code).toBe(1);
    expect((await fettle('use')).error).toContain('Name either a folder or --previous.');
    expect((await fettle('use', 'may.built', '--previous')).error).toContain(
      'Name either a folder or --previous.',
    );
  });
});
