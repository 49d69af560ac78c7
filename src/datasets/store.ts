import type { ClientScope } from '../database/client-scope.ts';
import { isDuplicate, runSql } from '../database/connection.ts';
import { type Column, isName, NAME_LENGTH } from '../records/column.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { DATASET_FIELDS, type Dataset, datasetOf } from './dataset.ts';

/** How many datasets are on one page of a listing. */
export const DATASETS_PER_PAGE = 100;

const NAME_RULE = `must begin with a-z, contain only a-z, 0-9 or _, and be at most ${NAME_LENGTH} characters long`;

/** Creates an empty, incomplete input dataset. @throws Refusal `invalid-request` or `duplicate-name` */
export async function createDataset(
  scope: ClientScope,
  name: string,
  columns: readonly Column[],
): Promise<Dataset> {
  if (!isName(name)) throw invalidField('name', NAME_RULE);
  for (const column of columns)
    if (!isName(column.name)) throw invalidField(`columns.${column.name}`, NAME_RULE);
  try {
    const row = await scope
      .insertInto('dataset', { name, role: 'input', columns: JSON.stringify(columns) })
      .returning(DATASET_FIELDS)
      .executeTakeFirstOrThrow();
    return datasetOf(row);
  } catch (error) {
    if (isDuplicate(error)) throw duplicateDataset(name);
    throw error;
  }
}

/** @throws Refusal `not-found` if this client has no dataset with this name. Case makes no difference. */
export async function findDataset(scope: ClientScope, name: string): Promise<Dataset> {
  const row = await scope
    .selectFrom('dataset')
    .select(DATASET_FIELDS)
    .where('name', '=', nameFromPath(name))
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found', 'There is no dataset with this name.');
  return datasetOf(row);
}

/**
 * Finds a dataset and keeps it from being removed until the transaction ends. @returns undefined if the
 * client has no such dataset
 */
export async function lockDataset(scope: ClientScope, name: string): Promise<Dataset | undefined> {
  if (!isName(name)) return undefined;
  const row = await scope
    .selectFrom('dataset')
    .select(DATASET_FIELDS)
    .where('name', '=', name)
    .forShare()
    .executeTakeFirst();
  return row && datasetOf(row);
}

/**
 * Returns a page of the client's datasets, sorted by name, and the total number of datasets. Pages count from
 * 1.
 */
export async function listDatasets(
  scope: ClientScope,
  page: number,
  kinds: { input: boolean; output: boolean },
): Promise<{ datasets: Dataset[]; total: number }> {
  const roles = [...(kinds.input ? ['input'] : []), ...(kinds.output ? ['output'] : [])] as (
    | 'input'
    | 'output'
  )[];
  if (roles.length === 0) return { datasets: [], total: 0 };
  const wanted = scope.selectFrom('dataset').where('role', 'in', roles);
  const rows = await wanted
    .select(DATASET_FIELDS)
    .orderBy('name')
    .limit(DATASETS_PER_PAGE)
    .offset((page - 1) * DATASETS_PER_PAGE)
    .execute();
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { datasets: rows.map(datasetOf), total };
}

/** Finds a dataset and locks it until the transaction ends. @throws Refusal as {@link findDataset} does */
async function holdDataset(inside: ClientScope, name: string): Promise<Dataset> {
  const row = await inside
    .selectFrom('dataset')
    .select(DATASET_FIELDS)
    .where('name', '=', nameFromPath(name))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found', 'There is no dataset with this name.');
  return datasetOf(row);
}

/**
 * Marks an input dataset complete. If `recordCount` is given, it must equal the number of stored records.
 * Otherwise a block was lost on the way, and the dataset stays incomplete.
 *
 * @throws Refusal `not-found`, `wrong-state` or `invalid-request`
 */
export async function completeDataset(
  scope: ClientScope,
  name: string,
  recordCount: number | undefined,
): Promise<Dataset> {
  return scope.transaction(async (inside) => {
    const dataset = await holdDataset(inside, name);
    refuseUnlessOpen(dataset);
    if (recordCount !== undefined && recordCount !== dataset.recordCount) {
      throw invalidField('recordCount', `is ${recordCount}, but ${dataset.recordCount} records are stored`);
    }
    await runSql(inside.kysely, 'select complete_dataset($1)', [dataset.id]);
    return { ...dataset, completed: true };
  });
}

/**
 * Removes a dataset and its blocks.
 *
 * @throws Refusal `wrong-state` while a queued or running job reads or writes it
 */
export async function removeDataset(scope: ClientScope, name: string): Promise<void> {
  await scope.transaction(async (inside) => {
    const { id } = await holdDataset(inside, name);
    const users = await inside
      .selectFrom('job')
      .select('job.name')
      .where('job.status', 'in', [0, 1])
      .where(({ exists, selectFrom, or }) =>
        or([
          exists(
            selectFrom('job_input')
              .select('job_id')
              .whereRef('job_id', '=', 'job.id')
              .where('dataset_id', '=', id),
          ),
          exists(selectFrom('dataset').select('id').whereRef('job_id', '=', 'job.id').where('id', '=', id)),
        ]),
      )
      .limit(1)
      .execute();
    if (users[0] !== undefined)
      throw new Refusal('wrong-state', `The job "${users[0].name}" uses this dataset.`);
    await inside.deleteFrom('dataset').where('id', '=', id).execute();
  });
}

/**
 * Names in paths match in any case. A text that is not a valid name never reaches the database, which would
 * reject NUL.
 */
function nameFromPath(text: string): string {
  const name = text.toLowerCase();
  if (!isName(name)) throw new Refusal('not-found', 'There is no dataset with this name.');
  return name;
}

/** @throws Refusal `wrong-state` unless data may be added to the dataset */
export function refuseUnlessOpen(dataset: Dataset): void {
  if (!dataset.input)
    throw new Refusal('wrong-state', 'This is an output dataset: only its job writes to it.');
  if (dataset.completed) throw new Refusal('wrong-state', 'This dataset is complete already.');
}

/** The refusal of a name that another dataset of the client has. */
export function duplicateDataset(name: string): Refusal {
  const message = `"${name}" is the name of another dataset`;
  return new Refusal('duplicate-name', message, { errors: { name: [message] } });
}
