import type { Workflow } from '../workflow/workflow.ts';
import type { StoredVersion } from './stored-table.ts';

/** A job that cleaned a file. */
export interface CleanedFile {
  readonly file: StoredVersion;
  /** The name of the original file. */
  readonly name: string;
  readonly workflow: Workflow;
  readonly output: { readonly datasetId: number; readonly columns: readonly string[]; readonly name: string };
  readonly statistics: Readonly<Record<string, number>>;
  readonly now: string;
}
