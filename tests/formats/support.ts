import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTableFile } from '../../src/formats/make-table-file.ts';
import { openTable, type TableBytes } from '../../src/formats/open-table.ts';
import { rowEncoder } from '../../src/formats/row-encoder.ts';
import type { TableOptions } from '../../src/formats/table-options.ts';
import type { CellKind, TableReader } from '../../src/formats/table-reader.ts';
import type { Format } from '../../src/formats/table-style.ts';
import { Block } from '../../src/records/block.ts';
import type { Column, Value } from '../../src/records/column.ts';

/** Bytes in chunks of some size, and as a file. */
export function bytesOf(bytes: Uint8Array | string, chunk = 65_536): TableBytes {
  const all = Buffer.from(bytes as Uint8Array);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < all.length; at += chunk) yield all.subarray(at, at + chunk);
  }
  return {
    stream: chunks(),
    file: async (stream) => {
      const path = join(tmpdir(), `fettle-formats-${process.pid}-${++files}`);
      const parts: Uint8Array[] = [];
      for await (const part of stream) parts.push(part);
      await writeFile(path, Buffer.concat(parts));
      return { path, release: () => rm(path, { force: true }) };
    },
  };
}

let files = 0;

export function open(
  bytes: Uint8Array | string,
  options: Partial<TableOptions> = {},
  chunk?: number,
): Promise<TableReader> {
  return openTable(bytesOf(bytes, chunk), { types: {}, names: new Map(), ...options });
}

/** All records of a table by the names of its columns, and its rejects as `line: column reason`. */
export async function read(reader: TableReader) {
  const records: Record<string, Value>[] = [];
  const rejects: string[] = [];
  const { columns } = reader.layout.header;
  for await (const { block, rejects: bad } of reader) {
    for (let row = 0; row < block.recordCount; row++) {
      records.push(Object.fromEntries(columns.map(({ name }, at) => [name, block.values(at)[row]!])));
    }
    for (const { line, column, reason } of bad) rejects.push(`${line}: ${column ?? 'row'} ${reason}`);
  }
  return { records, rejects };
}

/** Writes rows in a format. */
export async function written(
  format: Format,
  columns: readonly Column[],
  rows: readonly (readonly Value[])[],
  more: { headings?: readonly string[]; kinds?: ReadonlyMap<string, CellKind> } = {},
): Promise<Buffer> {
  const parts: Buffer[] = [];
  const write = async (bytes: string | Uint8Array) => {
    parts.push(Buffer.from(bytes as Uint8Array));
  };
  const style = { format, ...more };
  const file = makeTableFile({ write }, style);
  const encode = rowEncoder(columns, style);
  await file.begin(columns);
  for (let at = 0; at < rows.length; at += 1000) {
    const some = rows.slice(at, at + 1000);
    const block = Block.of(
      some.length,
      columns.map((_, column) => some.map((row) => row[column]!)),
    );
    await file.write(encode(block));
  }
  await file.finish();
  return Buffer.concat(parts);
}
