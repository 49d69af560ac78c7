import type { Kysely } from 'kysely';
import type { ClientScope } from '../database/client-scope.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { Column } from '../records/column.ts';

/* The datasets that a job makes: its outputs, and its working datasets, which have no name. */

/** Creates an empty dataset of a job. A working dataset has no name. @returns its id */
export async function createDatasetOfJob(
  scope: ClientScope,
  jobId: number,
  name: string | null,
  columns: readonly Column[],
): Promise<number> {
  const role = name === null ? 'working' : 'output';
  const { id } = await scope
    .insertInto('dataset', { name, role, columns: JSON.stringify(columns), job_id: jobId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The names of the client's datasets that begin with `stem`. */
export async function namesBeginningWith(scope: ClientScope, stem: string): Promise<ReadonlySet<string>> {
  const rows = await scope
    .selectFrom('dataset')
    .select('name')
    .where('name', 'like', `${stem.replaceAll('_', '\\_')}%`)
    .execute();
  return new Set(rows.flatMap(({ name }) => name ?? []));
}

/** Sets the columns of a dataset, once they are known from the header of a file. */
export async function setColumns(
  kysely: Kysely<Schema>,
  id: number,
  columns: readonly Column[],
): Promise<void> {
  await kysely
    .updateTable('dataset')
    .set({ columns: JSON.stringify(columns) })
    .where('id', '=', id)
    .execute();
}

/** Completes a dataset: counts its records and numbers the first record of each block. */
export async function completeDatasetOfJob(kysely: Kysely<Schema>, id: number): Promise<void> {
  await runSql(kysely, 'select complete_dataset($1)', [id]);
}

const EMPTY = [
  'delete from working_chunk where dataset_id in (select id from dataset where job_id = $1)',
  'delete from dataset_block where dataset_id in (select id from dataset where job_id = $1)',
  'update dataset set record_count = 0, completed_at = null where job_id = $1',
];

/** Deletes everything that a job has stored in its datasets, but keeps the datasets. */
export async function emptyDatasetsOfJob(kysely: Kysely<Schema>, jobId: number): Promise<void> {
  for (const statement of EMPTY) await runSql(kysely, statement, [jobId]);
}

/** Removes all datasets of a job, or only its working datasets. */
export async function removeDatasetsOfJob(
  kysely: Kysely<Schema>,
  jobId: number,
  which: 'all' | 'working',
): Promise<void> {
  const all = kysely.deleteFrom('dataset').where('job_id', '=', jobId);
  await (which === 'all' ? all : all.where('role', '=', 'working')).execute();
}
