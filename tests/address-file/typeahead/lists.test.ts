import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK, packList } from '../../../src/address-file/typeahead/lists.ts';
import { StoredList } from '../../../src/address-file/typeahead/stored-list.ts';
import { WordContainers } from '../../../src/address-file/typeahead/word-containers.ts';

const CHUNKS = 3;

/** Lists in their stored form, and the chunks that are stored apart from them. */
class Lists {
  readonly #chunks: Buffer[] = [];

  store(containers: readonly number[]): StoredList {
    const bytes = packList(Uint32Array.from(containers), (added) => {
      this.#chunks.push(...added);
      return this.#chunks.length - added.length;
    });
    return StoredList.of(bytes, CHUNKS);
  }

  /**
   * Reads the containers that have all words. `words` holds, for each word, the lists of the words that it
   * may mean.
   */
  common(words: readonly (readonly StoredList[])[]): number[] {
    const store = { value: (_: string, key: number) => this.#chunks[key] };
    const [first, ...others] = words.map((lists) => new WordContainers(lists, store, { left: 1000 }));
    const blocks = new Uint32Array(CHUNKS).fill(2 ** 32 - 1);
    for (const word of [first!, ...others]) word.keepBlocks(blocks);
    const found: number[] = [];
    const places = new Uint16Array(CHUNK);
    for (let chunk = 0; chunk < CHUNKS; chunk++) {
      const own = blocks[chunk]!;
      if (own === 0) continue;
      let count = first!.collect(chunk, own, places);
      for (const word of others) count = word.keep(chunk, own, places, count);
      found.push(...Array.from(places.subarray(0, count), (place) => chunk * CHUNK + place));
    }
    return found;
  }
}

function stored(containers: readonly number[]): number[] {
  const lists = new Lists();
  const list = lists.store(containers);
  expect(list.count).toBe(containers.length);
  return lists.common([[list]]);
}

const ascending = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other);

test.each([
  ['empty', 0, 1],
  ['just short', 256, 700],
  ['with a directory', 257, 700],
  ['as long as fits in the record', 32_768, 6],
  ['with its chunks apart', 32_769, 6],
  ['with a chunk as full as places may be', 4095 * 9, 16],
  ['with a chunk of bits', 4096 * 9, 15],
  ['of nearly everything', 2 * CHUNK + 5, 1],
])('a list (%s) is read as it was stored', (_, count, step) => {
  const containers = Array.from({ length: count }, (_, at) => at * step).filter((at) => at < CHUNKS * CHUNK);
  expect(stored(containers)).toEqual(containers);
});

/** A list of containers: a run with equal steps between them, and some single ones. */
const anyList = fc
  .record({
    from: fc.integer({ min: 0, max: CHUNKS * CHUNK - 1 }),
    step: fc.constantFrom(1, 2, 3, 14, 17, 500, 5000),
    length: fc.constantFrom(0, 1, 200, 3000, 40_000),
    single: fc.array(fc.integer({ min: 0, max: CHUNKS * CHUNK - 1 }), { maxLength: 20 }),
  })
  .map(({ from, step, length, single }) => {
    const run = Array.from({ length }, (_, at) => from + at * step).filter((at) => at < CHUNKS * CHUNK);
    return ascending(new Set([...run, ...single]));
  });

test('the containers of several words are those that all their lists share', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyList, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (words) => {
        const lists = new Lists();
        const unions = words.map((word) => new Set(word.flat()));
        const shared = ascending(unions[0]!).filter((number) => unions.every((union) => union.has(number)));
        expect(lists.common(words.map((word) => word.map((list) => lists.store(list))))).toEqual(shared);
      },
    ),
    { numRuns: 40 },
  );
});
