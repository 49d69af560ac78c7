import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LISTS_FOLDER, makeLists } from '../../scripts/make-suppression-lists.ts';
import { isDramaNumber } from '../../src/cleansing/telephone/drama-number.ts';
import { LIST_KINDS } from '../../src/suppression/list-kind.ts';
import { fettle } from '../cli/fettle.ts';
import { createDatabase } from '../support/database.ts';

const textOf = (kind: string) => readFileSync(new URL(`${kind}.csv`, LISTS_FOLDER), 'utf8');
const rowsOf = (kind: string) => parse(textOf(kind), { columns: true }) as Record<string, string>[];

describe('examples/suppression', () => {
  test.each([...makeLists()])(
    '%s.csv matches the output of scripts/make-suppression-lists.ts',
    (kind, csv) => {
      expect(textOf(kind)).toBe(csv);
      expect(rowsOf(kind).length).toBeGreaterThan(20);
    },
  );

  test('has a list of each kind', () => {
    expect([...makeLists().keys()].sort()).toEqual([...LIST_KINDS].sort());
  });

  test('names only invented sources, and no telephone number that reaches anyone', () => {
    for (const kind of LIST_KINDS) {
      for (const { source = 'Invented', telephone = '07700900000' } of rowsOf(kind)) {
        expect(source).toMatch(/^Invented/);
        expect(isDramaNumber(telephone.slice(1)), telephone).toBe(true);
      }
    }
  });
});

describe('the example workflow, with every list loaded from the command line', { timeout: 600_000 }, () => {
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-demo-'));
    environment = {
      DATABASE_URL: await createDatabase(),
      FETTLE_DATA: join(folder, 'data'),
      FETTLE_ADDRESS_FILE: '',
      FETTLE_THREADS: '1',
    };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (...words: string[]) => fettle(words, environment);

  const cleanse = () =>
    run(
      'run',
      'examples/workflows/suppression.yaml',
      '--input',
      'Contacts=examples/contacts.csv',
      '--output',
      `Contacts=${join(folder, 'out.csv')}`,
    );

  test('is refused without the lists, and names them', async () => {
    const { code, error } = await cleanse();
    expect(code).toBe(1);
    expect(error).toContain(
      'the suppression lists business-goneaway, ctps, deceased, goneaway, in-house, mover, mps, tps',
    );
  });

  test('finds the listed contacts', async () => {
    for (const kind of LIST_KINDS) {
      const { code, out, error } = await run(
        'suppression',
        'load',
        kind,
        `examples/suppression/${kind}.csv`,
        '--invented',
      );
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toContain(`Loaded ${kind}/1`);
    }
    const { code, error } = await cleanse();
    expect({ code, error: error.replace(/^WARNING: .* INVENTED.*\n/gm, '') }).toEqual({ code: 0, error: '' });
    const records = parse(readFileSync(join(folder, 'out.csv')), { columns: true }) as Record<
      string,
      string
    >[];
    const found = (column: string) => records.filter((record) => record[column] !== '').length;
    expect(records.length).toBeLessThan(985);
    for (const column of ['mover_flag', 'goneaway_flag', 'mps_flag', 'tps_flag', 'in_house_flag']) {
      expect(found(column), column).toBeGreaterThan(8);
    }
    expect(found('business_goneaway_flag')).toBeGreaterThan(1);
    expect(found('mover_postcode')).toBe(found('mover_flag'));
    for (const record of records) {
      if (record['mps_flag'] !== '') expect(record['mps_source']).toBe('Invented register');
    }
  });
});
