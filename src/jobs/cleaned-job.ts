import type { ClientScope } from '../database/client-scope.ts';
import { findDataset } from '../datasets/store.ts';
import { Refusal } from '../refusal.ts';
import { readStoredWorkflow } from '../workflow/stored-workflow.ts';
import type { Workflow } from '../workflow/workflow.ts';
import { isJobName, jobNameKey } from './name.ts';
import { STATUS } from './status.ts';

/** A completed job that read one file and wrote one dataset. */
export interface CleanedJob {
  /** The version of the file that the job read. */
  readonly file: { readonly id: number; readonly size: number };
  readonly path: string;
  /** In the version that the job ran. */
  readonly workflow: Workflow;
  readonly output: { readonly datasetId: number; readonly columns: readonly string[]; readonly name: string };
  /** The path of the file that the job wrote in addition to the dataset. Undefined if it wrote no file. */
  readonly outputPath: string | undefined;
  readonly statistics: Readonly<Record<string, number>>;
}

/**
 * Finds a completed job with what it read and wrote.
 *
 * @throws Refusal `not-found` if there is no such job, or its file or output was removed; `wrong-state` if it
 * has not completed or read no file
 */
export async function findCleanedJob(scope: ClientScope, name: string): Promise<CleanedJob> {
  const row = isJobName(name)
    ? await scope
        .selectFrom('job')
        .innerJoin('workflow_version', 'workflow_version.id', 'job.workflow_version_id')
        .leftJoin('file', 'file.id', 'job.input_file_id')
        .select([
          'job.status',
          'job.statistics',
          'job.output_datasets',
          'job.output_filenames',
          'job.input_filename',
        ])
        .select(['workflow_version.definition', 'file.id as file', 'file.size'])
        .where('name_key', '=', jobNameKey(name))
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Refusal('not-found', 'There is no job with this name.');
  if (row.status !== STATUS.completed || row.input_filename === null)
    throw new Refusal('wrong-state', 'Only a completed job that read a file has a report.');
  if (row.file === null || row.size === null)
    throw new Refusal('not-found', 'The file that the job read was replaced or removed.');
  const workflow = readStoredWorkflow(row.definition);
  const output = (row.output_datasets as Record<string, string>)[workflow.outputs[0]?.name ?? ''] ?? '';
  const dataset = await findDataset(scope, output);
  return {
    file: { id: row.file, size: row.size },
    path: row.input_filename,
    workflow,
    output: {
      datasetId: dataset.id,
      columns: dataset.columns.map((column) => column.name),
      name: dataset.name,
    },
    outputPath: Object.values(row.output_filenames as Record<string, string>)[0],
    statistics: row.statistics as Record<string, number>,
  };
}
