import type { ResolveWork } from './dataset-step/resolve.ts';

/** What a task of the engine has to do: plain JSON. A stage is made of tasks of one kind. */
export type Work = CleanseWork | ComparisonWork | GatherWork;

/** Send the blocks numbered `from` up to, not including, `before` through a pass of a chain: the first, if none is named. */
export interface CleanseWork {
  readonly kind: 'cleanse';
  readonly chain: number;
  readonly pass?: number;
  readonly from: number;
  readonly before: number;
}

/** A phase of a comparison. */
export type ComparisonWork =
  /** Look at all of the records before the partitions are resolved. */
  | { readonly kind: 'survey'; readonly comparison: number }
  /** Compare the entries of a partition, or of a share of it. */
  | ({ readonly kind: 'resolve'; readonly comparison: number } & ResolveWork)
  /** Combine what the partitions found. */
  | { readonly kind: 'combine'; readonly comparison: number };

/** Put the records of a second output, from bucket `from` up to, not including, `before`, into their places. */
export interface GatherWork {
  readonly kind: 'gather';
  readonly chain: number;
  readonly output: number;
  readonly from: number;
  readonly before: number;
}

/** How a task's work ends where nothing goes wrong: all of it is done, or the task waits for another turn. */
export type TaskEnd = 'done' | 'given-back';
