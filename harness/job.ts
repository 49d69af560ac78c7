/** A job, as the API returns it. */
export interface Job {
  readonly name: string;
  readonly workflowName: string;
  readonly workflowVersion: number;
  readonly submittedAt: string;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly status: number;
  readonly percentComplete: number;
  readonly estimatedFinishTime: string | null;
  readonly statistics: Record<string, number>;
  readonly inputDatasets: Record<string, string>;
  readonly outputDatasets: Record<string, string>;
  readonly parameters: Record<string, unknown>;
  readonly inputFilename: string | null;
  readonly outputFilenames: Record<string, string>;
  readonly error: string | null;
}
