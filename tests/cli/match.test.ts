import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addressColumns } from '../../src/cli/match/columns.ts';
import { headerOf } from '../../src/records/header.ts';
import { buildSmallFile } from '../lookup/rows.ts';
import { fettle } from './fettle.ts';

const WARNING = expect.stringMatching(/^WARNING: The addresses of this address file are INVENTED\.[^\n]*\n$/);

let folder: string;
let file: Awaited<ReturnType<typeof buildSmallFile>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-match-'));
  file = await buildSmallFile();
});
afterAll(() => {
  file.remove();
  rmSync(folder, { recursive: true, force: true });
});

const match = (...words: string[]) =>
  fettle(['match', ...words], { FETTLE_ADDRESS_FILE: file.folder, FETTLE_DATA: folder }, folder);

describe('fettle match with an address', () => {
  test('shows the match', async () => {
    const { code, out, error } = await match('10 watkin terr, northampton', '--postcode', 'NN1 3RE');
    expect({ code, error }).toEqual({ code: 0, error: WARNING });
    expect(out).toMatch(/^Exact, \d+\.\d % sure: one delivery point\.\n/);
    expect(out).toContain('\n  10 Watkin Terrace\n  NORTHAMPTON\n  Northamptonshire\n  NN1 3ER\n');
    expect(out).toContain('UDPRN 6000001, DPS none, UPRN not known');
    expect(out).toContain('Postcode corrected.');
    expect(out).not.toContain('bits, Exact at most');
  });

  test('explains the match: the candidates, the evidence for each element, the reason for the choice', async () => {
    const { out } = await match('10 watkin terr, northampton, nn1 3er', '--explain');
    expect(out).toMatch(
      /1\. 10 Watkin Terrace, NORTHAMPTON, NN1 3ER\n +\+[\d.]+ bits, Exact at most, found by postcode/,
    );
    expect(out).toMatch(/ \+[\d.]+ {2}buildingNumber agrees: 10 \/ 10\n/);
  });

  test('prints JSON for programs', async () => {
    const told = JSON.parse((await match('10 watkin terr, northampton, nn1 3er', '--json', '--explain')).out);
    expect(told).toMatchObject({
      level: 'Exact',
      lines: ['10 Watkin Terrace', '', '', '', 'NORTHAMPTON', 'Northamptonshire'],
      postcode: 'NN1 3ER',
      udprn: '6000001',
      corrections: [],
      candidates: expect.arrayContaining([expect.objectContaining({ udprn: '6000001', level: 'Exact' })]),
      reasons: expect.any(Array),
    });
    const plain = JSON.parse((await match('zzz', '--json')).out);
    expect(plain).toMatchObject({ level: 'None', lines: expect.arrayContaining(['zzz']) });
    expect(plain).not.toHaveProperty('candidates');
  });

  test('reads another address file, or the invented sample, and says so', async () => {
    const given = await match('1 chapel dr, fettlestow, ch1 1aj', '--address-file', inject('addressFile'));
    expect(given.error).toEqual(WARNING);
    expect(given.out).toContain('1 Chapel Drive');
    const sample = await fettle(
      ['match', '1 chapel dr, fettlestow, ch1 1aj'],
      { FETTLE_ADDRESS_FILE: '', FETTLE_DATA: folder },
      folder,
    );
    expect(sample.error).toEqual(WARNING);
    const strict = await match('1 chapel dr', '--strict');
    expect(strict).toMatchObject({ code: 1, out: '' });
    expect(strict.error).toMatch(
      /^error: The addresses of this address file are INVENTED, and `--strict` refuses/,
    );
    expect(sample.out).toContain('1 Chapel Drive');
    const missing = await match('1 High Street', '--address-file', join(folder, 'none'));
    expect(missing.code).toBe(1);
    expect(missing.error).toMatch(/^error: The address file .* cannot be used: there is no manifest in it\./);
  });

  test('needs either an address or a file', async () => {
    for (const words of [[], ['1 High Street', '--review', 'a.csv']]) {
      expect(await match(...words)).toEqual({
        code: 2,
        out: '',
        error: 'error: Give either an address or --review FILE.\n',
      });
    }
  });
});

describe('fettle match --review', () => {
  test('writes the doubtful addresses with their candidates, and no others', async () => {
    const path = join(folder, 'list.csv');
    writeFileSync(
      path,
      [
        'ID,Address 1,Address 2,Town,Postcode',
        '1,10 Watkin Terrace,,Northampton,NN1 3ER',
        '2,77 Watkin Terrace,,Northampton,NN1 3ER',
        '3,,,,',
        '4,1 rue de la Paix,75002 Paris,France,',
        '5,zzz,,,',
        '',
      ].join('\n'),
    );
    const { code, out, error } = await match('--review', path);
    expect({ code, error }).toEqual({ code: 0, error: WARNING });
    const output = join(folder, 'list.review.csv');
    expect(out).toBe(`2 of 5 addresses are doubtful: ${output}\n`);
    const rows = parse(readFileSync(output), { columns: true }) as Record<string, string>[];
    expect([...new Set(rows.map(({ line }) => line))]).toEqual(['3', '6']);
    expect(rows[0]).toMatchObject({
      written: '77 Watkin Terrace, Northampton, NN1 3ER',
      match_level: 'Street',
      candidate: '1',
      address: expect.stringContaining('Watkin Terrace, NORTHAMPTON, NN1 3ER'),
    });
    expect(rows.at(-1)).toMatchObject({ written: 'zzz', match_level: 'None', candidate: '', address: '' });
  });

  test('uses the mapped columns, and refuses unusable options', async () => {
    const path = join(folder, 'other.csv');
    writeFileSync(path, 'a,b\n"77 Watkin Terrace, Northampton",NN1 3ER\n');
    expect((await match('--review', path)).error).toContain(
      'has no column with the usual name of an address column. Its columns are `a`, `b`.',
    );
    const told = [
      '--force',
      '--map',
      'address=a',
      '--map',
      'postcode=b',
      '--output',
      join(folder, 'told.csv'),
    ];
    expect(JSON.parse((await match('--review', path, '--json', ...told)).out)).toMatchObject({
      read: 1,
      doubtful: 1,
    });
    expect((await match('--review', path, '--map', 'street=a')).error).toContain('--map street');
    expect((await match('--review', path, '--map', 'address=c')).error).toContain('Its columns are `a`, `b`');
    expect((await match('--review', path, ...told, '--below', '101')).error).toContain('--below');
  });
});

test('the columns of an address are found by their usual names', () => {
  const usual = (...columns: string[]) =>
    Object.fromEntries(addressColumns('`a.csv`', headerOf(columns, {}), {}));
  expect(usual('id', 'address', 'postcode')).toEqual({ address: 1, postcode: 2 });
  expect(usual('address_1', 'address_2', 'city', 'post_code')).toEqual({
    address_line_1: 0,
    address_line_2: 1,
    town: 2,
    postcode: 3,
  });
  expect(usual('addr1', 'address_line_2', 'line3', 'post_town', 'county', 'company_name')).toEqual({
    address_line_1: 0,
    address_line_2: 1,
    address_line_3: 2,
    town: 3,
    county: 4,
    company: 5,
  });
});
