import { expect, test } from 'vitest';
import type { RecordNumbers } from '../../../src/cleansing/dataset-step.ts';
import type { Chunk, ChunkSource } from '../../../src/engine/dataset-step/chunk.ts';
import { EntryBuffer } from '../../../src/engine/dataset-step/entry-buffer.ts';
import { StoredSample, sampleParts } from '../../../src/engine/dataset-step/stored-sample.ts';
import { keyHash } from '../../../src/text/key-hash.ts';

const RECORDS: RecordNumbers = { main: 60_000, total: 60_000 };

/**
 * The survey's view of records that emit seven keys each, with their entries cut into this many partitions
 * and runs.
 */
function sampleOf(partitions: number, recordsPerRun: number) {
  const chunks: Chunk[] = [];
  for (let from = 0; from < RECORDS.main; from += recordsPerRun) {
    const buffer = new EntryBuffer();
    for (let record = from; record < Math.min(RECORDS.main, from + recordsPerRun); record++) {
      for (let key = 1; key <= 7; key++)
        buffer.emit(record, keyHash(`${key}:${record % (1000 * key)}`), Buffer.from(String(record)));
    }
    chunks.push(...buffer.take(partitions, false, from));
  }
  const source: ChunkSource = {
    async *read(kind, bucket) {
      for (const chunk of chunks)
        if (chunk.kind === kind && chunk.bucket === bucket) yield new Uint8Array(chunk.payload);
    },
    buckets: async () => [],
  };
  return async (from?: number, before?: number) => {
    const sample = new StoredSample(RECORDS, { part: 0, parts: 1 }, partitions, source);
    const { share, partition } = await sample.entries(from, before);
    const entries = Array.from({ length: partition.count }, (_, at) => [
      partition.key[at],
      partition.record[at],
      Buffer.from(partition.bytes.subarray(partition.start[at], partition.end[at])).toString(),
    ]);
    return { share, entries };
  };
}

test('a survey sees the same sample, however the entries were chunked', async () => {
  const one = await sampleOf(4, 25_000)();
  const other = await sampleOf(16, 7_000)();
  expect(one.share).toBeLessThan(1);
  expect(one.entries.length).toBeGreaterThan(10_000);
  expect(other.share).toBe(one.share);
  expect(other.entries).toEqual(one.entries);
  expect(one.entries.every(([, record, text]) => String(record) === text)).toBe(true);
});

test('the parts of a survey see the whole sample, each entry once', async () => {
  const entries = sampleOf(4, 25_000);
  const whole = await entries();
  const ranges = [await entries(0, 1 / 3), await entries(1 / 3, 2 / 3), await entries(2 / 3, 1)];
  expect(ranges.flatMap((range) => range.entries)).toEqual(whole.entries);
  for (const range of ranges) {
    expect(range.share).toBe(whole.share);
    expect(range.entries.length).toBeGreaterThan(1000);
  }
});

test('only a large dataset is surveyed in parts', () => {
  expect([0, 3_999, 8_000, 1_000_000].map((total) => sampleParts({ main: total, total }))).toEqual([
    1, 1, 4, 8,
  ]);
});
