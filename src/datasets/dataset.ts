import type { Column, ColumnType } from '../records/column.ts';

/** A dataset as other rooms see it. */
export interface Dataset {
  readonly id: number;
  readonly name: string;
  /** An input dataset is supplied by the client; an output dataset is made by a job. */
  readonly input: boolean;
  readonly columns: readonly Column[];
  readonly recordCount: number;
  readonly completed: boolean;
}

/** The columns of table `dataset` that a {@link Dataset} is made of. */
export const DATASET_FIELDS = ['id', 'name', 'role', 'columns', 'record_count', 'completed_at'] as const;

interface DatasetRow {
  id: number;
  name: string | null;
  role: string;
  columns: { name: string; type: string }[];
  record_count: number;
  completed_at: Date | null;
}

export function datasetOf(row: DatasetRow): Dataset {
  return {
    id: row.id,
    name: row.name ?? '',
    input: row.role === 'input',
    columns: row.columns.map(({ name, type }) => ({ name, type: type as ColumnType })),
    recordCount: row.record_count,
    completed: row.completed_at !== null,
  };
}
