import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChunkBits } from '../../../src/address-file/typeahead/chunk-bits.ts';
import { CHUNK, packList, readListOutline, ShortList } from '../../../src/address-file/typeahead/lists.ts';

const CHUNKS = 3;

/** Stores a list and reads it back. */
function stored(containers: readonly number[]): number[] {
  const chunks: Buffer[] = [];
  const bytes = packList(Uint32Array.from(containers), CHUNKS, (added) => {
    chunks.push(...added);
    return chunks.length - added.length;
  });
  const { count, firstChunk } = readListOutline(bytes);
  expect(count).toBe(containers.length);
  const read: number[] = [];
  if (firstChunk === undefined) {
    for (const list = new ShortList(bytes); list.hasBelow(CHUNKS * CHUNK); ) read.push(list.take());
    return read;
  }
  const [bits, room] = [new ChunkBits(), new ChunkBits()];
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    const stored = chunks[firstChunk + chunk]!;
    bits.clear();
    bits.addStored(stored, stored.length, room);
    bits.collect(chunk * CHUNK, read, Number.POSITIVE_INFINITY);
  }
  return read;
}

test('a list is read as it was stored', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: CHUNKS * CHUNK - 1 }), { maxLength: 300 }),
      (numbers) => {
        const sorted = numbers.toSorted((one, other) => one - other);
        expect(stored(sorted)).toEqual(sorted);
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  ['just short', 4096, 1],
  ['just long, thin', 4097, 40],
  ['a chunk with as many as numbers may take', 4095 + 4095, 1],
  ['a chunk with one more', 4096 + 4096, 1],
  ['nearly everything', 2 * CHUNK, 1],
])('%s', (_, count, step) => {
  const containers = Array.from({ length: count }, (_, at) => at * step).filter((at) => at < CHUNKS * CHUNK);
  expect(stored(containers)).toEqual(containers);
});
