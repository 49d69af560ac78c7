import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteReader, ByteWriter } from '../../src/address-file/bytes.ts';
import { EntryDecoder } from '../../src/address-file/entry/decode.ts';
import { EntryEncoder } from '../../src/address-file/entry/encode.ts';
import { areas, entry } from './arbitraries.ts';

const encoder = new EntryEncoder(areas);
const decoder = new EntryDecoder(areas);

test('any entry comes back as it was stored', () => {
  fc.assert(
    fc.property(entry, (one) => {
      expect(decoder.decode(one.postcode, encoder.encode(one))).toEqual(one);
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

  test('any sequence comes back', () => {
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

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('%s is no number to store', (value) => {
    expect(() => new ByteWriter().number(value)).toThrow(RangeError);
  });
});
