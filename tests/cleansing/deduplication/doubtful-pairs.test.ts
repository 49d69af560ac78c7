import { expect, test } from 'vitest';
import { DoubtfulPairs } from '../../../src/cleansing/deduplication/doubtful-pairs.ts';
import { encodeFound } from '../../../src/cleansing/deduplication/found-pair.ts';

type Pair = readonly [number, number, number];

/** Pairs of scores between −8 and 0, each twice, in an order that a seed shuffles. */
function pairs(count: number, seed: number): Pair[] {
  const made = Array.from({ length: count }, (_, at): Pair => {
    const margin = -((at * 7919) % 512) / 64;
    return [at, at + 1 + (at % 5), encodeFound({ margin, doubt: at % 2 === 0 ? 'evidence' : 'birth' })];
  });
  const both = [...made, ...made.map(([one, other, evidence]): Pair => [other, one, evidence])];
  const place = ([one, other]: Pair) => Math.imul(one * 31 + other + seed, 0x9e3779b1) >>> 0;
  return both.sort((a, b) => place(a) - place(b));
}

function kept(all: readonly Pair[], most: number): Pair[] {
  const doubtful = new DoubtfulPairs(most);
  for (const pair of all) doubtful.add(...pair);
  const list = [...doubtful.list()];
  expect(doubtful.records()).toEqual(new Set(list.flatMap(([one, other]) => [one, other])));
  return list;
}

test('keeps the pairs nearest to merging, each once, whatever the order of arrival', () => {
  const all = kept(pairs(5000, 1), 10_000);
  expect(all.length).toBe(5000);
  for (const most of [1, 70, 999]) {
    for (const seed of [1, 2, 3]) expect(kept(pairs(5000, seed), most)).toEqual(all.slice(0, most));
  }
});
