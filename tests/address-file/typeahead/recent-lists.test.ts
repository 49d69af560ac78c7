import { expect, test } from 'vitest';
import { packList } from '../../../src/address-file/typeahead/lists.ts';
import { RecentLists } from '../../../src/address-file/typeahead/recent-lists.ts';

const LISTS = 200;
const LENGTH = 30_000;

/** List number n has every second container from n on: 60 KB, so that a few dozen fill the memory. */
const stored = Array.from({ length: LISTS }, (_, first) =>
  packList(
    Uint32Array.from({ length: LENGTH }, (_, at) => first + 2 * at),
    () => {
      throw new Error('Such lists have no chunks of their own.');
    },
  ),
);
let reads = 0;
const store = {
  value: (_: string, number: number) => {
    reads++;
    return stored[number];
  },
};

test('all lists of a search stay valid, however many there are, and some are remembered for the next', () => {
  const recent = new RecentLists(store, 1);
  for (let search = 0; search < 3; search++) {
    recent.begin();
    reads = 0;
    const lists = stored.map((_, number) => recent.list(number));
    lists.forEach((list, number) => {
      const { bytes, from, count } = list.chunk(0, store);
      expect([list.count, count]).toEqual([LENGTH, LENGTH]);
      expect(bytes[from]! | (bytes[from + 1]! << 8)).toBe(number);
      const last = from + 2 * (count - 1);
      expect(bytes[last]! | (bytes[last + 1]! << 8)).toBe(number + 2 * (LENGTH - 1));
    });
    if (search > 0) expect(reads).toBeLessThan(LISTS);
  }
});
