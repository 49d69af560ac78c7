/** A stage of a job, as the console's own route has it (src/jobs/detail.ts). */
export interface JobStage {
  readonly kind: 'read' | 'pass' | 'survey' | 'sample' | 'learn' | 'resolve' | 'combine' | 'gather' | 'write';
  /** Counts the comparisons of records from 1; 0 for the stages before the first one. */
  readonly level: number;
  readonly state: 'waiting' | 'running' | 'done' | 'ended';
  readonly unit: 'bytes' | 'blocks' | 'parts';
  readonly done: number;
  readonly total: number;
}

/** What the page of a job shows besides the job's record. */
export interface JobDetail {
  readonly stages: readonly JobStage[];
  readonly now: string;
  readonly addressFile: string | null;
  readonly suppressionLists: readonly { readonly list: string; readonly version: number }[];
  readonly steps: readonly {
    readonly input: string;
    readonly id: string;
    readonly step: string;
    readonly options: Readonly<Record<string, unknown>>;
  }[];
}
