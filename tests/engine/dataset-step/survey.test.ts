import { expect, test } from 'vitest';
import type { DatasetStepRun, Partition, RecordNumbers } from '../../../src/cleansing/dataset-step.ts';
import { CHUNK, type Chunk, type ChunkSource } from '../../../src/engine/dataset-step/chunk.ts';
import { EntryBuffer } from '../../../src/engine/dataset-step/entry-buffer.ts';
import { surveyFindings } from '../../../src/engine/dataset-step/survey.ts';
import { keyHash } from '../../../src/text/key-hash.ts';

const RECORDS: RecordNumbers = { main: 60_000, total: 60_000 };

/**
 * The survey's view of records that emit seven keys each, with their entries cut into this many partitions
 * and runs.
 */
async function sampleOf(partitions: number, recordsPerRun: number) {
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
  let shown: { partition: Partition; share: number } | undefined;
  const run: Pick<DatasetStepRun, 'survey'> = {
    survey: async (sample) => {
      shown = await sample.entries();
      return Buffer.from('learned');
    },
  };
  const chunk = await surveyFindings(run as DatasetStepRun, RECORDS, partitions, source);
  expect(chunk).toMatchObject({ kind: CHUNK.survey, bucket: 0, number: 0 });
  const { partition, share } = shown!;
  const entries = Array.from({ length: partition.count }, (_, at) => [
    partition.key[at],
    partition.record[at],
    Buffer.from(partition.bytes.subarray(partition.start[at], partition.end[at])).toString(),
  ]);
  return { share, entries };
}

test('a survey sees the same sample, however the entries were chunked', async () => {
  const one = await sampleOf(4, 25_000);
  const other = await sampleOf(16, 7_000);
  expect(one.share).toBeLessThan(1);
  expect(one.entries.length).toBeGreaterThan(10_000);
  expect(other.share).toBe(one.share);
  expect(other.entries).toEqual(one.entries);
  expect(one.entries.every(([, record, text]) => String(record) === text)).toBe(true);
});
