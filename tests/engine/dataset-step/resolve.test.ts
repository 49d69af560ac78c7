import { describe, expect, test } from 'vitest';
import type { DatasetStepRun } from '../../../src/cleansing/dataset-step.ts';
import { AnswerReader } from '../../../src/engine/dataset-step/answers.ts';
import {
  CHUNK,
  type Chunk,
  type ChunkSource,
  RECORDS_PER_PAGE,
} from '../../../src/engine/dataset-step/chunk.ts';
import { combineFindings } from '../../../src/engine/dataset-step/combine.ts';
import { EntryBuffer } from '../../../src/engine/dataset-step/entry-buffer.ts';
import { resolvePartition } from '../../../src/engine/dataset-step/resolve.ts';

/** Chunks in memory, in the order of their numbers. */
function sourceOf(chunks: readonly Chunk[]): ChunkSource {
  return {
    async *read(kind, bucket) {
      const wanted = chunks.filter((chunk) => chunk.kind === kind && chunk.bucket === bucket);
      yield* wanted.toSorted((a, b) => a.number - b.number).map(({ payload }) => payload);
    },
    buckets: async (kind) =>
      [...new Set(chunks.filter((chunk) => chunk.kind === kind).map(({ bucket }) => bucket))].sort(
        (a, b) => a - b,
      ),
  };
}

const step = (phases: Partial<DatasetStepRun>): DatasetStepRun => ({
  emit: () => () => undefined,
  resolve: () => undefined,
  apply: () => () => undefined,
  ...phases,
});

const RECORDS = { main: 100_000, total: 100_000 };
const WORK = { partition: 0, share: { of: 1, at: 0 } };

/** A chunk of one entry, since a partition without any is not resolved. */
function oneEntry(): AsyncIterable<Uint8Array> {
  const buffer = new EntryBuffer();
  buffer.emit(0, 1, new Uint8Array());
  return sourceOf(buffer.take(1, false, 0)).read(CHUNK.entries, 0);
}

describe('answers', () => {
  test('of several partitions reach their records in the order of the partitions', async () => {
    const given = [
      [
        { number: 70_000, data: Uint8Array.of(1) },
        { number: 5, data: Uint8Array.of(2) },
        { number: 5, data: Uint8Array.of(3) },
      ],
      [
        { number: 5, data: Uint8Array.of(4) },
        { number: RECORDS_PER_PAGE, data: new Uint8Array() },
      ],
    ];
    const chunks: Chunk[] = [];
    for (const [partition, list] of given.entries()) {
      const run = step({
        resolve: (_, findings) => {
          for (const { number, data } of list) findings.answer(number, data);
        },
      });
      const made = await resolvePartition(run, { ...WORK, partition }, RECORDS, oneEntry());
      chunks.push(...made.chunks);
    }
    const reader = new AnswerReader(sourceOf(chunks), RECORDS);
    const block = await reader.ofBlock([4, 5, RECORDS_PER_PAGE, 70_000]);
    expect(block.all(1).map((data) => [...data])).toEqual([[2], [3], [4]]);
    expect([...block.of(1)!]).toEqual([2]);
    expect(block.of(0)).toBeUndefined();
    expect(block.all(0)).toEqual([]);
    expect([...block.of(2)!]).toEqual([]);
    expect([...block.of(3)!]).toEqual([1]);
  });

  test('of combine reach their records', async () => {
    const wanted = Array.from({ length: 400 }, (_, at) => at * 241);
    const stored: Chunk[] = [];
    const run = step({
      combine: async (_, into) => {
        for (const number of wanted) await into.answer(number, Buffer.from(`answer ${number}`));
        into.count('answered', wanted.length);
      },
    });
    const counts = await combineFindings(run, RECORDS, sourceOf([]), async (chunk, answered) => {
      expect(answered).toBe((chunk.bucket + 1) * RECORDS_PER_PAGE);
      stored.push(chunk);
    });
    expect(counts).toEqual({ answered: 400 });
    const reader = new AnswerReader(sourceOf(stored), RECORDS);
    for (let from = 0; from < RECORDS.main; from += 1000) {
      const block = await reader.ofBlock(Array.from({ length: 1000 }, (_, row) => from + row));
      for (let row = 0; row < 1000; row++) {
        const answer = block.of(row);
        expect(answer && Buffer.from(answer).toString()).toBe(
          (from + row) % 241 === 0 && from + row < 400 * 241 ? `answer ${from + row}` : undefined,
        );
      }
    }
  });

  test.each([
    ['twice', [3, 3]],
    ['out of order', [4, 3]],
  ])('of combine %s are refused', async (_, order) => {
    const run = step({
      combine: async (_, into) => {
        for (const number of order) await into.answer(number, new Uint8Array());
      },
    });
    const combining = combineFindings(run, RECORDS, sourceOf([]), async () => undefined);
    await expect(combining).rejects.toThrow('in the order of their numbers');
  });

  test('to records of the reference are refused', async () => {
    const run = step({ resolve: (_, findings) => findings.answer(10, new Uint8Array()) });
    await expect(resolvePartition(run, WORK, { main: 10, total: 20 }, oneEntry())).rejects.toThrow(
      'main input',
    );
  });
});

test('combine receives all pairs in the order in which they were found', async () => {
  const found = Array.from({ length: 150_000 }, (_, at) => [at, at + 1, 4_294_967_295 - at] as const);
  const run = step({
    resolve: (_, findings) => {
      for (const [first, second, evidence] of found) findings.pair(first, second, evidence);
    },
    combine: () => undefined,
  });
  const { chunks } = await resolvePartition(run, WORK, RECORDS, oneEntry());
  const read: number[][] = [];
  const reading = step({
    combine: async (all) => {
      for await (const { count, first, second, evidence } of all.pairs()) {
        for (let at = 0; at < count; at++) read.push([first[at]!, second[at]!, evidence[at]!]);
      }
    },
  });
  await combineFindings(reading, RECORDS, sourceOf(chunks), async () => undefined);
  expect(read).toEqual(found);
});
