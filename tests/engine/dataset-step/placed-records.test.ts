import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPlaces, PlacedRecords } from '../../../src/engine/dataset-step/placed-records.ts';
import type { Block } from '../../../src/records/block.ts';

/** The blocks made from records with these texts and places, of at most `records` records. */
function gathered(texts: readonly string[], places: number[], mostCharacters?: number) {
  const placed = new PlacedRecords('step', 2, texts.length);
  placed.add({ records: texts.map((text, at) => [text, at]), places });
  const chunks = placed.take(0).toSorted((one, other) => one.bucket - other.bucket);
  return chunks.flatMap(({ payload }): [number, Block][] => [...inPlaces([payload], mostCharacters)]);
}

test('forms blocks of 1,000 records in order, numbered by the place of the first', () => {
  const count = 2500;
  const places = Array.from({ length: count }, (_, at) => count - 1 - at);
  const blocks = gathered(
    places.map((place) => `text ${place}`),
    places,
  );
  expect(blocks.map(([number, { recordCount }]) => [number, recordCount])).toEqual([
    [0, 1000],
    [1000, 1000],
    [2000, 500],
  ]);
  expect(blocks[1]![1].values(0)[7]).toBe('text 1007');
});

test('limits a block of large records by its characters', () => {
  const blocks = gathered(
    Array.from({ length: 100 }, (_, at) => String(at % 10).repeat(100_000)),
    Array.from({ length: 100 }, (_, at) => at),
    1_000_000,
  );
  expect(blocks.map(([number, { recordCount }]) => [number, recordCount])).toEqual(
    Array.from({ length: 10 }, (_, at) => [at * 10, 10]),
  );
});

test('exceeds the block limit only for a single record, and keeps all records in order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 50 }),
      (places, most) => {
        const blocks = gathered(
          places.map((place) => 'x'.repeat(place % 23)),
          places,
          most,
        );
        const sizes = blocks.map(([, block]) =>
          (block.values(0) as readonly string[]).map(({ length }) => length),
        );
        for (const size of sizes)
          expect(size.length === 1 || size.reduce((sum, one) => sum + one, 0) <= most).toBe(true);
        const sorted = places.toSorted((one, other) => one - other);
        expect(sizes.flat()).toEqual(sorted.map((place) => place % 23));
        expect(blocks.map(([number]) => number)).toEqual(
          blocks.map(([number]) => number).toSorted((one, other) => one - other),
        );
      },
    ),
  );
});
