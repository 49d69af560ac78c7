import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteReader, ByteWriter } from '../../src/address-file/bytes.ts';
import { EntryDecoder } from '../../src/address-file/entry/decode.ts';
import { EntryEncoder } from '../../src/address-file/entry/encode.ts';
import * as layout from '../../src/address-file/entry/layout.ts';
import { StoredEntry } from '../../src/address-file/entry/stored-entry.ts';
import { areas, entry } from './arbitraries.ts';

const encoder = new EntryEncoder(areas);
const decoder = new EntryDecoder(areas);

test('any entry is read as it was stored', () => {
  fc.assert(
    fc.property(entry, (one) => {
      expect(decoder.decode(one.postcode, encoder.encode(one))).toEqual(one);
    }),
    { numRuns: 500 },
  );
});

test('a partly decoded entry gives the same values, in any order', () => {
  fc.assert(
    fc.property(entry, (one) => {
      const bytes = encoder.encode(one);
      const last = one.addresses.length - 1;
      const stored = new StoredEntry(one.postcode, bytes, areas);
      if (last >= 0) {
        const { organisation, department, poBox, subBuildingName, buildingName } = one.addresses[last]!.point;
        const names = { organisation, department, poBox, subBuildingName, buildingName };
        const premise = Object.entries(stored.premiseAt(last));
        expect(Object.fromEntries(premise.map(([part, text]) => [part, stored.textOf(text)]))).toEqual(names);
        expect(stored.addressAt(last)).toEqual(one.addresses[last]);
      }
      expect(stored.counties).toEqual(one.counties);
      expect(stored.addresses).toEqual(one.addresses);
      expect(stored.place).toEqual(one.place);
      for (const [at, { kind, point }] of one.addresses.entries()) {
        expect(stored.kindAt(at)).toBe(kind);
        expect(stored.udprnAt(at)).toBe(point.udprn);
        expect(stored.streets[stored.streetOf(at)]!.thoroughfareName).toBe(point.thoroughfareName);
        const named = [layout.HAS_PO_BOX, layout.HAS_SUB_BUILDING, layout.HAS_BUILDING_NAME];
        expect(named.map((mark) => stored.nameAt(at, mark))).toEqual([
          point.poBox,
          point.subBuildingName,
          point.buildingName,
        ]);
        const number = stored.numberOf(at);
        if (number > 0) expect(String(number)).toBe(point.buildingNumber);
        expect(stored.addressAt(at)).toBe(stored.addresses[at]);
      }
    }),
    { numRuns: 500 },
  );
});

test('the same entry always gives the same bytes', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      const first = encoder.encode(one);
      encoder.encode(other);
      expect(new EntryEncoder(areas).encode(structuredClone(one))).toEqual(first);
    }),
  );
});

describe('numbers as bytes', () => {
  const natural = fc.oneof(fc.maxSafeNat(), fc.nat(300), fc.nat());
  const signed = fc.oneof(fc.integer(), fc.integer({ min: -(2 ** 52) + 1, max: 2 ** 52 - 1 }));

  test('any sequence of numbers is read as it was stored', () => {
    fc.assert(
      fc.property(fc.array(natural), fc.array(signed), (naturals, integers) => {
        const writer = new ByteWriter(1);
        for (const value of naturals) writer.number(value);
        for (const value of integers) writer.signed(value);
        const reader = new ByteReader(writer.take());
        expect(naturals.map(() => reader.number())).toEqual(naturals);
        expect(integers.map(() => reader.signed())).toEqual(integers);
        expect(reader.at).toBe(writer.length);
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('%s cannot be stored', (value) => {
    expect(() => new ByteWriter().number(value)).toThrow(RangeError);
  });
});
