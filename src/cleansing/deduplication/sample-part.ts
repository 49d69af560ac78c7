import { PairNumbers } from './pair-numbers.ts';
import type { OutcomeCounts, SampleOutcome } from './sample-pairs.ts';
import type { Evidence } from './weights.ts';

/** What a task found in a part of a sample. */
export interface SamplePart {
  /** The pairs of a range of the sample. */
  readonly pairs: PairNumbers;
  /** The outcomes of random pairs of the whole sample. Only the first part has them. */
  readonly random: OutcomeCounts;
  /** The share of all keys that the whole sample covers. */
  readonly share: number;
}

interface Head {
  readonly share: number;
  readonly random: readonly (readonly [Evidence, readonly (readonly [string, number])[]])[];
  readonly outcomes: readonly SampleOutcome[];
}

/** Writes a part as bytes; {@link readPart} reads it. */
export function writePart({ pairs, random, share }: SamplePart): Buffer {
  const { numbers, outcomes } = pairs;
  const head: Head = {
    share,
    random: [...random].map(([evidence, counts]) => [evidence, [...counts]]),
    outcomes,
  };
  const size = Buffer.alloc(4);
  size.writeUInt32LE(numbers.length);
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return Buffer.concat([size, bytes, Buffer.from(JSON.stringify(head))]);
}

export function readPart(data: Uint8Array): SamplePart {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const end = 4 + 4 * bytes.readUInt32LE(0);
  const { share, random, outcomes } = JSON.parse(bytes.toString('utf8', end)) as Head;
  const numbers = new Uint32Array(new Uint8Array(bytes.subarray(4, end)).buffer);
  return {
    share,
    random: new Map(random.map(([evidence, counts]) => [evidence, new Map(counts)])),
    pairs: new PairNumbers(outcomes, numbers),
  };
}
