import { describe, expect, test } from 'vitest';
import type { AddressFile } from '../../../src/address-file/address-file.ts';
import { localitiesAround, localityName, localityTexts } from '../../../src/address-file/places/locality.ts';
import { beginningsOf, placeName } from '../../../src/address-file/places/place-name.ts';
import {
  isOnStreet,
  streetBehind,
  streetName,
  streetTexts,
} from '../../../src/address-file/places/street.ts';
import { postcodeNumber, postcodeOfNumber } from '../../../src/address-file/postcode-number.ts';
import { sampleSource } from '../../../src/address-file/sample/sample-rows.ts';
import { withFile } from '../support/build.ts';
import { address } from '../support/rows.ts';

test('names are found by their normalised form', () => {
  const forms = [
    ['Mill Road', 'MILL ROAD'],
    ['mill rd', 'MILL ROAD'],
    ["St. John's Close", 'ST JOHNS CLOSE'],
    ['SAINT JOHNS CLOSE', 'ST JOHNS CLOSE'],
    ['Tŷ Ddewi', 'TY DDEWI'],
    ['Fish & Chip Row', 'FISH AND CHIP ROW'],
    ['', ''],
    ['Москва', ''],
  ];
  for (const [text, name] of forms) expect(placeName(text!)).toBe(name);
});

test('typed text is searched in its normalised form and as it was written', () => {
  expect(beginningsOf('Mill R')).toEqual(['MILL R']);
  expect(beginningsOf('Mill Rd')).toEqual(['MILL ROAD', 'MILL RD']);
  expect(beginningsOf('high st')).toEqual(['HIGH ST']);
  expect(beginningsOf(' ')).toEqual([]);
});

/** The streets and localities of a file, found without its tables. */
function expected(file: AddressFile) {
  const streets = new Map<string, Set<number>>();
  const localities = new Map<string, Set<string>>();
  for (const { postcode, addresses } of file.entries()) {
    for (const written of addresses.flatMap(({ point, welsh }) =>
      welsh === undefined ? [point] : [point, welsh],
    )) {
      for (const names of [written, streetBehind(written)]) {
        if (names === undefined) continue;
        const key = streetTexts(names).join('\n').toUpperCase();
        streets.set(key, (streets.get(key) ?? new Set()).add(postcodeNumber(postcode)));
      }
      for (const names of localitiesAround(written)) {
        const key = localityTexts(names).join('\n').toUpperCase();
        localities.set(key, (localities.get(key) ?? new Set()).add(postcode.slice(0, -3)));
      }
    }
  }
  return { streets, localities };
}

function withSample(addresses: number, work: (file: AddressFile) => void): Promise<void> {
  return withFile([], work, { sources: [sampleSource({ addresses })] });
}

describe('the tables of a file', () => {
  test('hold each street and locality of its addresses once, with its postcodes', async () => {
    await withSample(1500, (file) => {
      const wanted = expected(file);
      expect(file.streets.size).toBe(wanted.streets.size);
      expect(file.localities.size).toBe(wanted.localities.size);
      expect(file.manifest.counts).toMatchObject({
        streets: file.streets.size,
        localities: file.localities.size,
      });
      const names: string[] = [];
      for (let number = 0; number < file.streets.size; number++) {
        const street = file.streets.at(number);
        const postcodes = [...wanted.streets.get(streetTexts(street).join('\n').toUpperCase())!];
        expect([...street.postcodes]).toEqual(postcodes.sort((one, other) => one - other));
        names.push(streetName(street));
      }
      expect(names).toEqual([...names].sort());
      for (let number = 0; number < file.localities.size; number++) {
        const locality = file.localities.at(number);
        const outward = wanted.localities.get(localityTexts(locality).join('\n').toUpperCase())!;
        expect(new Set(locality.outwardCodes)).toEqual(outward);
        for (const code of outward) expect(file.localitiesOf(code)).toContain(number);
        const around = localityTexts(locality).filter(Boolean).join('\n').toUpperCase();
        for (const street of locality.streets) {
          const inside = localityTexts(file.streets.at(street)).filter(Boolean).join('\n').toUpperCase();
          expect(inside.endsWith(around)).toBe(true);
        }
      }
      expect(file.streets.size).toBeGreaterThan(10);
      expect(file.localities.size).toBeGreaterThan(3);
    });
  });

  test('find the same names by their beginning as a full scan', async () => {
    await withSample(1000, (file) => {
      const names = Array.from({ length: file.streets.size }, (_, at) => streetName(file.streets.at(at)));
      const beginnings = [
        '',
        'A',
        'Z',
        '0',
        ...names.flatMap((name) => [name, name.slice(0, 3), `${name}S`]),
      ];
      for (const beginning of beginnings) {
        const { from, to } = file.streets.beginningWith(beginning);
        const found = names.slice(from, to);
        expect(found).toEqual(names.filter((name) => name.startsWith(beginning)));
        const same = file.streets.named(beginning);
        expect(names.slice(same.from, same.to)).toEqual(names.filter((name) => name === beginning));
      }
    });
  });

  test('find a place by its key in this file, and by no other text', async () => {
    await withSample(200, (file) => {
      for (const table of [file.streets, file.localities]) {
        for (let number = 0; number < table.size; number++) {
          const key = table.key(number);
          expect(table.numberOf(key)).toBe(number);
          expect(table.numberOf(key.toLowerCase())).toBe(number);
          expect(table.numberOf(`0${key}`)).toBeUndefined();
          expect(table.numberOf(key.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBeUndefined();
        }
        for (const junk of ['', '-', '0-0000', 'zzzzzz-0000', '1e3-aaaa', '١-٢٣٤٥', '__proto__']) {
          expect(table.numberOf(junk)).toBeUndefined();
        }
      }
      expect(file.localities.numberOf(file.streets.key(0))).toBeUndefined();
    });
  });

  test('list the addresses of a dependent street under both streets, and those on no street under the locality', async () => {
    const point = {
      dependentThoroughfareName: 'Venture',
      dependentThoroughfareDescriptor: 'Court',
      thoroughfareName: 'Stanney Mill',
      thoroughfareDescriptor: 'Road',
      dependentLocality: 'Little Stanney',
      postTown: 'CHESTER',
    };
    const none = {
      thoroughfareName: '',
      thoroughfareDescriptor: '',
      dependentLocality: 'Little Stanney',
      postTown: 'CHESTER',
    };
    const rows = [
      address({ ...point, postcode: 'CH2 4NE', buildingNumber: '1' }),
      address({ ...point, thoroughfareName: 'STANNEY MILL', postcode: 'CH2 4NF', buildingNumber: '2' }),
      address({ ...none, postcode: 'CH2 4NG', buildingName: 'The Lodge' }),
    ];
    await withFile(rows, (file) => {
      const { from, to } = file.localities.named(localityName({ ...point, doubleDependentLocality: '' }));
      expect(to - from).toBe(1);
      const found = [...file.localities.at(from).streets].map((number) => file.streets.at(number));
      expect(
        found.map((street) => [streetName(street), [...street.postcodes].map(postcodeOfNumber)]),
      ).toEqual([
        ['', ['CH24NG']],
        ['STANNEY MILL ROAD', ['CH24NE', 'CH24NF']],
        ['VENTURE COURT STANNEY MILL ROAD', ['CH24NE', 'CH24NF']],
      ]);
      const addresses = ['CH24NE', 'CH24NF', 'CH24NG'].map(
        (postcode) => file.lookup(postcode)!.addresses[0]!,
      );
      const on = found.map((street) => addresses.map((one) => isOnStreet(one, street)));
      expect(on).toEqual([
        [false, false, true],
        [true, true, false],
        [true, true, false],
      ]);
      expect(file.localitiesOf('CH2')).toEqual(Uint32Array.of(0, 1));
      expect(file.localitiesOf('CH3')).toEqual(new Uint32Array(0));
    });
  });
});
