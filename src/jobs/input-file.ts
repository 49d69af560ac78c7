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

/** Where to continue reading a file after a crash or the end of a turn. */
export type Resume =
  /** Continue at a row of a CSV file whose layout is known. */
  | { readonly layout: CsvLayout; readonly next: CsvPosition }
  /**
   * Read from the beginning and skip the batches that the task has stored. Other files cannot be entered in
   * the middle.
   */
  | { readonly kinds: Readonly<Record<string, CellKind>> };

/** A table in the file area that a job reads. */
export interface InputFile {
  readonly reader: CsvReader | TableReader;
  /**
   * Whether the reader begins where the last reading stopped. If not, it yields the earlier batches again.
   */
  readonly isAtPlace: boolean;
  /** Whether a later reading can continue at any row. */
  readonly canEnter: boolean;
  /** How many bytes of the file have been read. For some formats this is an estimate. */
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
  const reader = await openTable({ stream, file: spool }, { types, names: new Map(), ...plan.place });
  const bytesRead = () => (reader.share === undefined ? read : Math.round(reader.share() * size));
  return {
    reader,
    isAtPlace: resume === null,
    canEnter: reader instanceof CsvReader && !isPacked,
    bytesRead,
  };
}
