import { zstdDecompressSync } from 'node:zlib';
import { Block } from '../../src/records/block.ts';
import type { Column, Value } from '../../src/records/column.ts';
import type { CsvBatch, CsvReject } from '../../src/records/csv-batch.ts';
import { type CsvOptions, openCsv } from '../../src/records/csv-reader.ts';
import type { RowForm } from '../../src/records/row-form.ts';
import { RowWriter } from '../../src/records/row-writer.ts';

/** Bytes as a stream of chunks of these sizes, over and over. */
export async function* inChunks(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** A file, read to its end. */
export async function readAll(file: Buffer | string, options: CsvOptions = {}, sizes: number[] = [65_536]) {
  const bytes = Buffer.isBuffer(file) ? file : Buffer.from(file);
  const csv = await openCsv(inChunks(bytes, sizes), options);
  const batches: CsvBatch[] = [];
  for await (const batch of csv) batches.push(batch);
  return {
    layout: csv.layout,
    names: csv.layout.header.columns.map(({ name }) => name),
    batches,
    records: batches.flatMap(({ block }) => recordsOf(block)),
    lines: batches.flatMap(({ lines }) => lines),
    rejects: batches.flatMap(({ rejects }): readonly CsvReject[] => rejects),
  };
}

export function recordsOf(block: Block): Value[][] {
  return Array.from({ length: block.recordCount }, (_, row) =>
    Array.from({ length: block.columnCount }, (_, column) => block.values(column)[row]!),
  );
}

/** A block of these records, each an array in column order. */
export function blockOf(records: readonly (readonly Value[])[], columnCount: number): Block {
  return Block.of(
    records.length,
    Array.from({ length: columnCount }, (_, column) => records.map((record) => record[column]!)),
  );
}

/** The records `from` to `to` (exclusive) of a block as text of a form, put together from its pieces. */
export function rowsOf(
  block: Block,
  columns: readonly Column[],
  from: number,
  to: number,
  form: RowForm,
): string {
  const json = columns.map((_, at) => zstdDecompressSync(block.packedColumn(at)));
  const writer = new RowWriter(columns, json, form, {
    from,
    to: Math.min(to, block.recordCount),
    isFirst: true,
  });
  return Buffer.concat([...piecesOf(writer, 1000)]).toString();
}

/** The output of a writer in pieces of at most this many bytes, each written over the one before. */
export function* piecesOf(writer: RowWriter, bytes: number): Generator<Buffer, void, undefined> {
  const memory = Buffer.alloc(bytes);
  while (!writer.isDone) yield Buffer.from(memory.subarray(0, writer.write(memory, 0)));
}

/** The stored form of a batch, to compare byte for byte. */
export function stored({ block, lines, rejects, next }: CsvBatch): string {
  return `${block.pack().toString('base64')}\n${JSON.stringify({ lines, rejects, next })}`;
}
