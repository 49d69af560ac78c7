import type { ResolveWork } from './dataset-step/resolve.ts';

/** The work of a task of the engine. Plain JSON. All tasks of a stage have the same kind. */
export type Work = PassWork | ComparisonWork | GatherWork;

/**
 * Sends the blocks from number `from` up to, but not including, `before` through a pass of a chain. Default:
 * the first pass.
 */
export interface PassWork {
  readonly kind: 'pass';
  readonly chain: number;
  readonly pass?: number;
  readonly from: number;
  readonly before: number;
}

/** A phase of a survey. */
export type SurveyWork =
  /** Counts all facts, before the partitions are resolved. */
  | { readonly kind: 'survey'; readonly comparison: number }
  /** Examines a part of a sample of the entries. */
  | {
      readonly kind: 'sample';
      readonly comparison: number;
      readonly part: number;
      readonly parts: number;
    }
  /** Learns from what the survey counted and found. */
  | { readonly kind: 'learn'; readonly comparison: number };

/** A phase of a comparison. */
export type ComparisonWork =
  | SurveyWork
  /** Compares the entries of a partition, or of a share of it. */
  | ({ readonly kind: 'resolve'; readonly comparison: number } & ResolveWork)
  /** Combines the findings of the partitions. */
  | { readonly kind: 'combine'; readonly comparison: number };

/**
 * Puts the records of a second output in order, for the buckets from `from` up to, but not including,
 * `before`.
 */
export interface GatherWork {
  readonly kind: 'gather';
  readonly chain: number;
  readonly output: number;
  readonly from: number;
  readonly before: number;
}

/** How a task's work ends if nothing goes wrong: it is complete, or the task waits for another turn. */
export type TaskEnd = 'done' | 'given-back';
