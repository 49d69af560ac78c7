import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DeliveryPoint } from '../../../src/address/delivery-point.ts';
import type { Row } from '../../../src/address-file/rows.ts';
import { sampleRows } from '../../../src/address-file/sample/sample-rows.ts';
import { SAMPLE_FORMS, writeSample } from '../../../src/address-file/sample/write/write-sample.ts';
import { comparable, imported, written } from './files.ts';

const options = { addresses: 1500, seed: 7 };

describe('the files of a sample', () => {
  test('import from the Mainfile layout as the rows of the sample', async () => {
    const { rows, badRows } = await imported(written({ ...options, form: 'mainfile' }));
    expect(badRows).toStrictEqual([]);
    expect(comparable(rows)).toStrictEqual(comparable([...sampleRows(options)].flat().map(asCodes)));
  });

  test('import from CSV of 20 columns as the same rows, except for what the CSV product lacks', async () => {
    const { rows, badRows } = await imported(written({ ...options, form: 'csv-20' }));
    expect(badRows).toStrictEqual([]);
    const expected = [...sampleRows(options)].flat().filter(({ kind }) => kind !== 'postcode-counties');
    expect(comparable(rows.map(asCsv))).toStrictEqual(comparable(expected.map(asCodes).map(asCsv)));
  });

  test('import from CSV of 16 columns without keys', async () => {
    const { rows, badRows } = await imported(written({ ...options, form: 'csv-16' }));
    expect(badRows).toStrictEqual([]);
    const points = pointsOf(rows);
    expect(points.length).toBeGreaterThan(1500);
    expect(points.every(({ addressKey, organisationKey }) => addressKey + organisationKey === 0)).toBe(true);
    const expected = pointsOf([...sampleRows(options)].flat());
    expect(points.map(({ udprn }) => udprn).sort()).toStrictEqual(expected.map(({ udprn }) => udprn).sort());
  });

  test.each(SAMPLE_FORMS)('in the layout %s say in every source that they are invented', async (form) => {
    const folder = written({ addresses: 300, form });
    for (const part of ['paf', 'location', 'uprn']) {
      const { sources } = await imported(join(folder, part));
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) {
        expect(source.invented).toBe(true);
        expect(source.licence).toMatch(/^INVENTED addresses/);
      }
    }
    expect(readFileSync(join(folder, 'README.txt'), 'utf8')).toMatch(/^INVENTED/);
  });

  test('are the same for the same seed, and different for another seed', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => {
      const folder = written({ addresses: 1500, seed, form: 'mainfile' });
      const files = readdirSync(join(folder, 'paf')).sort();
      return files.map((file) => [file, readFileSync(join(folder, 'paf', file), 'latin1')]);
    });
    expect(same).toStrictEqual(one);
    expect(other).not.toStrictEqual(one);
  });

  test('are sorted like a delivery, and have the published record lengths', () => {
    const folder = join(written({ addresses: 2000, form: 'mainfile' }), 'paf');
    const widths = {
      'org.c01': 153,
      'udprn.c01': 35,
      'mulres.c01': 782,
      'nybuilt.c01': 226,
      'aliasfle.c02': 75,
    };
    for (const [file, width] of Object.entries({ ...widths, 'fpmainfl.c03': 88, 'local.c01': 151 })) {
      const text = readFileSync(join(folder, file), 'latin1');
      expect(text.endsWith('\r\n')).toBe(true);
      const lines = text.split('\r\n').slice(0, -1);
      expect([...new Set(lines.map(({ length }) => length))], file).toStrictEqual([width]);
      expect(Number(/9{8}(\d{8})/.exec(lines.at(-1)!)![1]), file).toBe(lines.length);
    }
    const postcodes = [2, 3, 4, 5, 6].flatMap((part) => {
      const lines = readFileSync(join(folder, `fpmainfl.c0${part}`), 'latin1').split('\r\n');
      return lines.slice(1, -2).map((line) => line.slice(0, 7));
    });
    expect(postcodes.length).toBe(2000);
    expect([...postcodes].sort()).toStrictEqual(postcodes);
  });

  test('are not written into a folder that already has files', () => {
    const out = written({ addresses: 10, form: 'csv-16', locations: false });
    expect(existsSync(join(out, 'location'))).toBe(false);
    expect(() => writeSample({ addresses: 10, form: 'csv-16', out })).toThrow(/is not empty/);
  });
});

/** The codes that stand for "none" are not imported. */
function asCodes(row: Row): Row {
  if (row.kind !== 'postcode-location') return row;
  const location = Object.fromEntries(
    Object.entries(row.location).map(([name, value]) => [name, /^.9{8}$/.test(String(value)) ? '' : value]),
  );
  return { kind: 'postcode-location', location } as unknown as Row;
}

/**
 * The row without its concatenation indicator. Rows of residences and planned addresses also lose their keys
 * and their number of households.
 */
function asCsv(row: Row): Row {
  if (row.kind === 'alias' && row.alias.kind === 'delivery-point') {
    return { ...row, alias: { ...row.alias, of: { ...row.alias.of, udprn: 0 } } };
  }
  if (row.kind !== 'address') return row;
  const point = { ...row.address.point, concatenated: undefined };
  if (row.address.kind === 'delivery-point') return { ...row, address: { ...row.address, point } };
  const plain = { ...point, addressKey: 0, organisationKey: 0, households: 0 };
  return { ...row, address: { ...row.address, point: plain } };
}

function pointsOf(rows: readonly Row[]): DeliveryPoint[] {
  return rows.flatMap((row) => (row.kind === 'address' ? [row.address.point] : []));
}
