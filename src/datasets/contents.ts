import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Column } from '../records/column.ts';

/** The columns and the size of a dataset. */
export interface Contents {
  readonly columns: readonly Column[];
  readonly recordCount: number;
}

/** The contents of several datasets, by dataset id. */
export async function contentsOf(
  kysely: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Contents>> {
  const rows = await kysely
    .selectFrom('dataset')
    .select(['id', 'columns', 'record_count'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, columns, record_count }) => [
      id,
      { columns: columns as Column[], recordCount: record_count },
    ]),
  );
}
