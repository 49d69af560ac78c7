import { present } from '../present.ts';
import { CHUNK, type ChunkKind, pagesOf } from './dataset-step/chunk.ts';
import { sampledPartitions } from './dataset-step/stored-sample.ts';
import type { JobShape } from './job-shape.ts';
import type { JobCounts } from './task-port.ts';
import type { Work } from './work.ts';

/** A bucket of a comparison's chunks. */
export interface ChunkPlace {
  readonly kind: ChunkKind;
  readonly bucket: number;
}

/** The chunks that a task reads, all of one comparison. */
export interface ChunksRead {
  readonly comparison: number;
  readonly places: readonly ChunkPlace[];
}

/** The numbers of the first and the last record of a block. */
export interface NumberRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the chunks that a task will read. A store needs this if it must hand them over before the task
 * begins.
 *
 * @param blocks the blocks of a pass that is not the first of its chain
 * @param buckets returns the buckets of a kind that have chunks
 */
export function chunksRead(
  shape: JobShape,
  work: Work,
  counts: JobCounts,
  blocks: readonly NumberRange[],
  buckets: (comparison: number, kind: ChunkKind) => readonly number[],
): ChunksRead {
  const learned = { kind: CHUNK.survey, bucket: 0 };
  const notes = { kind: CHUNK.notes, bucket: 0 };
  const facts = { kind: CHUNK.facts, bucket: 0 };
  const counted = { kind: CHUNK.counted, bucket: 0 };
  switch (work.kind) {
    case 'pass': {
      const comparison = shape.comparisonBefore(work.chain, work.pass ?? 0);
      const pages = new Set(blocks.flatMap(({ first, last }) => pagesOf(first, last)));
      return { comparison, places: [...pages].map((bucket) => ({ kind: CHUNK.answers, bucket })) };
    }
    case 'survey':
      return { comparison: work.comparison, places: [facts] };
    case 'sample': {
      const { comparison } = work;
      const partitions = sampledPartitions(
        shape.recordsOf(comparison, counts.records),
        present(counts.partitions[comparison], 'the partitions of a comparison'),
      );
      return {
        comparison,
        places: [counted, ...partitions.map((bucket) => ({ kind: CHUNK.entries, bucket }))],
      };
    }
    case 'learn': {
      const { comparison } = work;
      const parts = buckets(comparison, CHUNK.sampled).map((bucket) => ({ kind: CHUNK.sampled, bucket }));
      return { comparison, places: [counted, ...parts] };
    }
    case 'resolve':
      return {
        comparison: work.comparison,
        places: [learned, { kind: CHUNK.entries, bucket: work.partition }],
      };
    case 'combine': {
      const { comparison } = work;
      const pairs = buckets(comparison, CHUNK.pairs).map((bucket) => ({ kind: CHUNK.pairs, bucket }));
      return { comparison, places: [learned, ...pairs, notes] };
    }
    case 'gather': {
      const comparison = shape.comparisonOf(work.chain, work.output);
      const places = Array.from({ length: work.before - work.from }, (_, at) => ({
        kind: CHUNK.placed,
        bucket: work.from + at,
      }));
      return { comparison, places };
    }
  }
}
