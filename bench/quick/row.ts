/** A piece of work that `npm run bench -- quick` measures in every round. */
export interface QuickRow {
  /** The name under which the history keeps its figures. It never changes. */
  readonly name: string;
  /** The unit of work that is counted: `records`, `answers`. */
  readonly unit: string;
  /**
   * Does the work once. Returns how many units were done, and the processor time that they took, in seconds.
   */
  measure(): Promise<{ readonly done: number; readonly processor: number }>;
}

/** Rows that share their processes and files. `close` ends the processes and removes the files. */
export interface QuickRows {
  readonly rows: readonly QuickRow[];
  close(): Promise<void>;
}
