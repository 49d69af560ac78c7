import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AddressFile } from '../../../src/address-file/address-file.ts';
import { packPostings } from '../../../src/address-file/build/pack-postings.ts';
import { STORE_FILE } from '../../../src/address-file/folder/store.ts';
import { postcodeNumber, postcodeOfNumber } from '../../../src/address-file/postcode-number.ts';
import { eachSearchKey } from '../../../src/address-file/search/keys.ts';
import { findPostings, MOST_POSTCODES, prefixOf } from '../../../src/address-file/search/postings.ts';
import { udprnKey } from '../../../src/address-file/search/udprn-key.ts';
import { buildRows, withFile } from '../support/build.ts';
import { address, mixedRows, shuffled } from '../support/rows.ts';

/**
 * Packs pairs whose keys begin with the same ten bits. Returns the packed parts, and a function that finds a
 * key among them.
 */
function packed(lists: ReadonlyMap<number, readonly number[]>, prefixBits: number) {
  const pairs = [...lists].flatMap(([key, postcodes]) => postcodes.flatMap((postcode) => [key, postcode]));
  const { prefixes, ends, bytes, keys, postings } = packPostings(Uint32Array.from(pairs), 10, prefixBits);
  const find = (key: number) => {
    const at = prefixes.indexOf(prefixOf(key, prefixBits));
    if (at < 0) return undefined;
    return findPostings(
      Buffer.from(bytes).subarray(at === 0 ? 0 : ends[at - 1]!, ends[at]!),
      key,
      prefixBits,
    );
  };
  return { find, keys, postings, prefixes };
}

describe('packed postings', () => {
  const postcode = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  const lists = (first: number) =>
    fc
      .dictionary(
        fc.integer({ min: 0, max: 2 ** 22 - 1 }).map((rest) => String(first * 2 ** 22 + rest)),
        fc.uniqueArray(postcode, { minLength: 1, maxLength: 20 }),
        { maxKeys: 60 },
      )
      .map((given) => new Map(Object.entries(given).map(([key, list]) => [Number(key), list] as const)));

  test('give each key its own postings in order, and other keys none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 511, 512, 1023).chain((first) => lists(first)),
        fc.integer({ min: 10, max: 22 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (given, prefixBits, other) => {
          const { find, keys, postings } = packed(given, prefixBits);
          for (const [key, postcodes] of given) {
            const inOrder = [...postcodes].sort((one, two) => one - two);
            expect(find(key)).toEqual({ count: postcodes.length, postcodes: Uint32Array.from(inOrder) });
            for (const near of [key - 1, key + 1]) if (!given.has(near)) expect(find(near)).toBeUndefined();
          }
          if (!given.has(other)) expect(find(other)).toBeUndefined();
          expect(keys).toBe(given.size);
          expect(postings).toBe([...given.values()].flat().length);
        },
      ),
    );
  });

  test('count but do not list the postcodes of a key that has too many', () => {
    const list = (length: number) => Array.from({ length }, (_, at) => 3 * at);
    const given = new Map([
      [7, [5]],
      [8, list(MOST_POSTCODES + 1)],
      [9, list(MOST_POSTCODES)],
      [10, [6]],
    ]);
    const { find } = packed(given, 12);
    expect(find(7)?.postcodes).toEqual(Uint32Array.of(5));
    expect(find(8)).toEqual({ count: MOST_POSTCODES + 1, postcodes: new Uint32Array(0) });
    expect(find(9)).toEqual({ count: MOST_POSTCODES, postcodes: Uint32Array.from(list(MOST_POSTCODES)) });
    expect(find(10)?.postcodes).toEqual(Uint32Array.of(6));
  });
});

describe('the index of a file', () => {
  /** The expected content of the index, found without it. */
  function expected(file: AddressFile): Map<number, Set<number>> {
    const keys = new Map<number, Set<number>>();
    for (const entry of file.entries()) {
      const add = (key: number) => {
        const known = keys.get(key >>> 0) ?? new Set();
        keys.set(key >>> 0, known.add(postcodeNumber(entry.postcode)));
      };
      eachSearchKey(entry, add);
      for (const { point } of entry.addresses) if (point.udprn !== 0) add(udprnKey(point.udprn));
    }
    return keys;
  }

  test('holds every key of every entry and counts them', async () => {
    await withFile(mixedRows(1500), (file) => {
      const wanted = expected(file);
      const wrong = [...wanted].filter(([key, postcodes]) => {
        const inOrder = [...postcodes].sort((one, other) => one - other);
        return String(file.postings(key)?.postcodes) !== String(inOrder);
      });
      expect(wrong).toEqual([]);
      const { searchKeys, searchPostings } = file.manifest.counts;
      expect(searchKeys).toBe(wanted.size);
      expect(searchPostings).toBe([...wanted.values()].reduce((sum, { size }) => sum + size, 0));
      expect(wanted.size).toBeGreaterThan(1000);
    });
  });

  test('is the same byte for byte, whatever the order of the rows and the number of threads', async () => {
    const rows = mixedRows(1000);
    const sha = async (some: typeof rows, threads: number) =>
      (await buildRows(some, { threads })).manifest.files[STORE_FILE]!.sha256;
    const first = await sha(rows, 0);
    expect(await sha(shuffled(rows, 1), 1)).toBe(first);
    expect(await sha(shuffled(rows, 2), 2)).toBe(first);
  });

  test('of a file without addresses finds nothing', async () => {
    await withFile([], (file) => {
      expect(file.postings(0)).toBeUndefined();
      expect(file.postings(2 ** 32 - 1)).toBeUndefined();
      expect(file.manifest.counts.searchKeys).toBe(0);
    });
  });

  test('leads from a UDPRN to its postcode, or to both postcodes if two share it', async () => {
    const rows = [
      address({ postcode: 'CH2 4NE', udprn: 12345678 }),
      address({ postcode: 'M1 1AE', udprn: 87654321 }),
      address({ postcode: 'SW1A 2AA', udprn: 87654321 }),
    ];
    await withFile(rows, (file) => {
      const postcodes = (udprn: number) =>
        [...(file.postings(udprnKey(udprn))?.postcodes ?? [])].map(postcodeOfNumber);
      expect(postcodes(12345678)).toEqual(['CH24NE']);
      expect(postcodes(87654321)).toEqual(['M11AE', 'SW1A2AA']);
      expect(postcodes(11111111)).toEqual([]);
    });
  });
});
