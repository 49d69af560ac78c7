import type { Facts, RecordNumbers, Sample, Survey } from '../../cleansing/dataset-step.ts';
import { present } from '../../present.ts';
import { CHUNK, type Chunk, type ChunkKind, type ChunkSource } from './chunk.ts';
import { unpackFacts } from './fact-buffer.ts';
import { packArrays, unpackArrays } from './packed-arrays.ts';

/** Lets a step count all facts. @returns the result as a chunk */
export async function countFacts(
  survey: Survey,
  records: RecordNumbers,
  source: ChunkSource,
): Promise<Chunk> {
  return packed(CHUNK.counted, 0, await survey.count(records, factsOf(source)));
}

/** Lets a step examine a part of its sample. @returns the result as a chunk */
export async function examineSample(survey: Survey, sample: Sample, source: ChunkSource): Promise<Chunk> {
  return packed(CHUNK.sampled, sample.part, await survey.sample(sample, await counted(source)));
}

/** Lets a step learn from what it counted and found. @returns the result as a chunk */
export async function learnFromSample(
  survey: Survey,
  records: RecordNumbers,
  source: ChunkSource,
): Promise<Chunk> {
  const learned = Buffer.from(await survey.learn(records, await counted(source), sampled(source)));
  return chunk(CHUNK.survey, 0, learned, learned.length);
}

/** Returns what the survey learned, or undefined if there was none. */
export async function surveyed(source: ChunkSource): Promise<Uint8Array | undefined> {
  for await (const payload of source.read(CHUNK.survey, 0)) return payload;
  return undefined;
}

async function* factsOf(source: ChunkSource): AsyncGenerator<Facts> {
  for await (const payload of source.read(CHUNK.facts, 0)) yield unpackFacts(payload);
}

async function counted(source: ChunkSource): Promise<Uint8Array> {
  for await (const payload of source.read(CHUNK.counted, 0)) return unpacked(payload);
  throw new Error('This is missing: what the survey counted.');
}

async function* sampled(source: ChunkSource): AsyncGenerator<Uint8Array> {
  for (const part of await source.buckets(CHUNK.sampled)) {
    for await (const payload of source.read(CHUNK.sampled, part)) yield unpacked(payload);
  }
}

function packed(kind: ChunkKind, bucket: number, data: Uint8Array): Chunk {
  return chunk(kind, bucket, packArrays([data]), data.length);
}

function unpacked(payload: Uint8Array): Uint8Array {
  return present(unpackArrays(payload)[0], 'the data of a chunk');
}

function chunk(kind: ChunkKind, bucket: number, payload: Buffer, byteLength: number): Chunk {
  return { kind, bucket, number: 0, count: 1, byteLength, payload };
}
