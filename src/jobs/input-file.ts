import type { Database } from '../database/connection.ts';
import { readFile } from '../files/chunks.ts';
import { openTable } from '../formats/open-table.ts';
import { spool } from '../formats/spool.ts';
import type { CellKind, TableReader } from '../formats/table-reader.ts';
import { unpacked } from '../formats/unpack.ts';
import { present } from '../present.ts';
import type { ColumnType } from '../records/column.ts';
import type { CsvPosition } from '../records/csv-batch.ts';
import { type CsvLayout, CsvReader, openCsv } from '../records/csv-reader.ts';
import type { FrozenChain } from './frozen-job.ts';

/** Where a reading goes on that was killed or had its turn ended. */
export type Resume =
  /** At a row of a CSV file whose layout is known. */
  | { readonly layout: CsvLayout; readonly next: CsvPosition }
  /** Behind as many batches as the task has read: other files cannot be entered in the middle. */
  | { readonly kinds: Readonly<Record<string, CellKind>> };

/** A table in the file area that a job reads. */
export interface InputFile {
  readonly reader: CsvReader | TableReader;
  /** Whether the reader is at the place of the resume. Otherwise the batches before it come again. */
  readonly isAtPlace: boolean;
  /** Whether a later reading can go on at any row. */
  readonly canEnter: boolean;
  /** Bytes of the file that have been read, as far as that is known. */
  bytesRead(): number;
}

/**
 * Opens the input file of a chain: a table in any format that `fettle run` reads, packed or not. Excel and
 * Parquet files, which are not read from the first byte to the last, go into a temporary file.
 */
export async function openInputFile(
  database: Database,
  { plan, file }: FrozenChain,
  resume: Resume | null,
): Promise<InputFile> {
  const { id, size } = present(file, 'the input file of a chain');
  const types: Record<string, ColumnType> = Object.fromEntries(
    plan.columns.map(({ name, type }) => [name, type]),
  );
  if (resume !== null && 'layout' in resume) {
    const { layout, next: position } = resume;
    const reader = await openCsv(readFile(database, id, position.offset, size), {
      types,
      resume: { layout, position },
    });
    return { reader, isAtPlace: true, canEnter: true, bytesRead: () => position.offset };
  }
  let read = 0;
  let isPacked = false;
  const counted = (async function* (): AsyncGenerator<Buffer> {
    for await (const bytes of readFile(database, id, 0, size)) {
      read += bytes.length;
      yield bytes;
    }
  })();
  const stream = unpacked(counted, () => {
    isPacked = true;
  });
  const reader = await openTable({ stream, file: spool }, { types, names: new Map() });
  const bytesRead = () => (reader.share === undefined ? read : Math.round(reader.share() * size));
  return {
    reader,
    isAtPlace: resume === null,
    canEnter: reader instanceof CsvReader && !isPacked,
    bytesRead,
  };
}
