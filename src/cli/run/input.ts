import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { ColumnType } from '../../records/column.ts';
import { type CsvReader, openCsv } from '../../records/csv-reader.ts';
import type { WorkflowInput } from '../../workflow/workflow.ts';

/** A CSV file that a run reads. */
export interface Input {
  readonly name: string;
  readonly path: string;
  readonly reader: CsvReader;
  /** Bytes of the file, and how many have been read. */
  readonly size: number;
  bytesRead(): number;
}

/** Opens the file of an input; one whose name ends with `.gz` is unpacked on the way. @throws Error that names the file */
export async function openInput({ name, columns }: WorkflowInput, path: string): Promise<Input> {
  const { size } = await stat(path);
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  let bytes = 0;
  file.on('data', (chunk) => {
    bytes += chunk.length;
  });
  const unpacked = path.toLowerCase().endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => unpacked.destroy(error));
  const types: Record<string, ColumnType> = Object.fromEntries(
    columns.map((column) => [column.name, column.type]),
  );
  const reader = await openCsv(unpacked, { types }).catch((error: Error) => {
    throw new Error(`${path}: ${error.message}`, { cause: error });
  });
  return { name, path, reader, size, bytesRead: () => bytes };
}
