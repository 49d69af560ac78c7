import { array, assert, integer, nat, property, record, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Partition } from '../../../src/cleansing/dataset-step.ts';
import { partitionOf } from '../../../src/engine/dataset-step/chunk.ts';
import { EntryBuffer } from '../../../src/engine/dataset-step/entry-buffer.ts';
import { PartitionGatherer, sharesFor } from '../../../src/engine/dataset-step/partition.ts';
import { sortedByKey } from '../../../src/engine/dataset-step/sort-keys.ts';
import { keyHash } from '../../../src/text/key-hash.ts';
import '../../support/seed.ts';

interface Entry {
  readonly key: number;
  readonly record: number;
  readonly data: Uint8Array;
}

/** Few keys, so that entries share them. One key is much more frequent than the others. */
const entries = array(
  record({
    key: nat(30).map((at) => keyHash(`key ${at < 20 ? 0 : at}`)),
    data: uint8Array({ maxLength: 20 }),
  }),
  { maxLength: 300 },
).map((list): Entry[] => list.map((entry, at) => ({ ...entry, record: 2 * at })));

/** The content of a partition, entry by entry. */
function read({ count, key, record, start, end, bytes }: Partition): Entry[] {
  return Array.from({ length: count }, (_, at) => ({
    key: key[at]!,
    record: record[at]!,
    data: bytes.slice(start[at]!, end[at]!),
  }));
}

/** Emits entries in runs of `perChunk` into this many partitions, and gathers one of them. */
function gather(
  list: readonly Entry[],
  perChunk: number,
  partitions: number,
  bucket: number,
  ...limits: [share?: { of: number; at: number }, limits?: { entries: number; bytes: number }]
): { entries: Entry[]; isPart: boolean }[] {
  const gatherer = new PartitionGatherer({ main: 1000, total: 1000 }, ...limits);
  const gathered: { entries: Entry[]; isPart: boolean }[] = [];
  // A partition may be overwritten when the next one is made.
  const take = (parts: Iterable<Partition>) => {
    for (const part of parts) gathered.push({ entries: read(part), isPart: part.isPart });
  };
  const buffer = new EntryBuffer();
  for (let from = 0; from < list.length; from += perChunk) {
    for (const { record, key, data } of list.slice(from, from + perChunk)) buffer.emit(record, key, data);
    for (const chunk of buffer.take(partitions, false, from)) {
      if (chunk.bucket === bucket) take(gatherer.add(chunk.payload));
    }
  }
  take(gatherer.finish());
  return gathered;
}

const inOrder = (list: readonly Entry[]) => list.toSorted((a, b) => a.key - b.key || a.record - b.record);

describe('the entries of a partition', () => {
  test('are those of its keys, sorted by key and record, whatever the chunks', () => {
    assert(
      property(
        entries,
        integer({ min: 1, max: 300 }),
        integer({ min: 1, max: 5 }),
        (list, perChunk, partitions) => {
          for (let bucket = 0; bucket < partitions; bucket++) {
            const wanted = list.filter(({ key }) => partitionOf(key, partitions) === bucket);
            expect(gather(list, perChunk, partitions, bucket)).toEqual([
              { entries: inOrder(wanted), isPart: false },
            ]);
          }
        },
      ),
    );
  });

  test('are divided among its shares without splitting a key', () => {
    assert(
      property(entries, integer({ min: 1, max: 4 }), (list, of) => {
        const shares = Array.from({ length: of }, (_, at) => gather(list, 50, 1, 0, { of, at })[0]!.entries);
        expect(inOrder(shares.flat())).toEqual(inOrder(list));
        const keys = shares.flatMap((share) => [...new Set(share.map(({ key }) => key))]);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('are bounded: the most frequent keys come in parts, the same for any chunks, and other keys come whole', () => {
    assert(
      property(entries, integer({ min: 1, max: 300 }), integer({ min: 1, max: 300 }), (list, one, other) => {
        const limits = { entries: 40, bytes: 1_000_000 };
        const gathered = gather(list, one, 1, 0, undefined, limits);
        expect(gather(list, other, 1, 0, undefined, limits)).toEqual(gathered);
        for (const part of gathered) expect(part.entries.length).toBeLessThanOrEqual(limits.entries);
        expect(inOrder(gathered.flatMap((part) => part.entries))).toEqual(inOrder(list));
        const whole = gathered.filter(({ isPart }) => !isPart);
        expect(whole).toHaveLength(1);
        const parted = new Set(
          gathered.filter(({ isPart }) => isPart).flatMap((part) => part.entries.map(({ key }) => key)),
        );
        for (const { key } of whole[0]!.entries) expect(parted.has(key)).toBe(false);
        for (const { entries: part, isPart } of gathered) {
          if (isPart) expect(new Set(part.map(({ key }) => key)).size).toBe(1);
        }
      }),
    );
  });

  test('of a refused record are forgotten', () => {
    const buffer = new EntryBuffer();
    const data = new Uint8Array([1]);
    buffer.emit(0, 5, data);
    buffer.note(0, data);
    const mark = buffer.mark();
    buffer.emit(1, 6, data);
    buffer.note(1, data);
    buffer.rollBack(mark);
    buffer.emit(2, 7, data);
    const [chunk, notes] = buffer.take(1, false, 0);
    expect([chunk!.count, notes!.count]).toEqual([2, 1]);
    const gatherer = new PartitionGatherer({ main: 3, total: 3 });
    expect([...gatherer.add(chunk!.payload)]).toEqual([]);
    expect([...gatherer.finish()].flatMap(read).map(({ record }) => record)).toEqual([0, 2]);
  });
});

test('keys are sorted by value, and equal keys keep their order', () => {
  assert(
    property(array(integer({ min: 0, max: 2 ** 53 - 1 })), array(nat(3)), (large, small) => {
      const keys = [...large, ...small, ...large];
      const order = [...sortedByKey(Float64Array.from(keys), keys.length)];
      expect(order).toEqual([...keys.keys()].toSorted((a, b) => keys[a]! - keys[b]! || a - b));
    }),
  );
});

test('a large partition is cut into shares of bounded size', () => {
  const megabyte = 1024 * 1024;
  const bytes = [0, 64, 65, 500].map((size) => sharesFor({ entries: 1000, bytes: size * megabyte }));
  expect(bytes).toEqual([1, 1, 2, 8]);
  // Entries count towards the size even if they have no data.
  const entries = [0, 1_000_000, 1_000_001, 9_000_000].map((count) =>
    sharesFor({ entries: count, bytes: 0 }),
  );
  expect(entries).toEqual([1, 1, 2, 16]);
});

test('keys are spread evenly across partitions', () => {
  const sizes = new Uint32Array(64);
  for (let at = 0; at < 64_000; at++) sizes[partitionOf(keyHash(`surname:smith${at}`), 64)]!++;
  expect(Math.min(...sizes)).toBeGreaterThan(850);
  expect(Math.max(...sizes)).toBeLessThan(1150);
});
