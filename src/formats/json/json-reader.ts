import { isUtf8 } from 'node:buffer';
import { itemAt } from '../../present.ts';
import type { ColumnType } from '../../records/column.ts';
import { CSV_COLUMNS } from '../../records/csv-reader.ts';
import { type Header, headerOf } from '../../records/header.ts';
import { ROW_BYTES } from '../../records/row-limits.ts';
import { NumberSource, parseJson } from '../../records/value-number.ts';
import { RecordBatches } from '../record-batches.ts';
import type { CellKind, RecordBatch, TableReader } from '../table-reader.ts';
import { TableUnreadable } from '../table-unreadable.ts';
import { elementsOf, type JsonText, linesOf } from './json-texts.ts';

/** The columns of the table are the members of the first records, up to this many records or bytes. */
const SAMPLED_RECORDS = 1000;
const SAMPLED_BYTES = 8 * 1024 * 1024;

export interface JsonOptions {
  readonly types: Readonly<Record<string, ColumnType>>;
  readonly names: ReadonlyMap<string, string>;
}

/** A parsed record, or what is wrong with its text. */
interface Parsed {
  readonly record?: Readonly<Record<string, unknown>>;
  readonly text: JsonText;
  readonly mistake: string;
}

/**
 * Opens a JSON array of objects or an NDJSON file. The members of the first 1,000 records are the columns, in
 * the order in which they appear. A later record with any other member is rejected, so that no value is lost
 * silently.
 *
 * @throws TableUnreadable if the file has no records or is not a list of JSON objects
 */
export async function openJson(
  stream: AsyncIterable<Uint8Array>,
  form: 'json' | 'ndjson',
  { types, names }: JsonOptions,
): Promise<TableReader> {
  const chunks = withoutMark(stream);
  const texts = form === 'json' ? elementsOf(chunks) : linesOf(chunks);
  try {
    const sample: Parsed[] = [];
    for (let size = 0; sample.length < SAMPLED_RECORDS && size < SAMPLED_BYTES; ) {
      const { value, done } = await texts.next();
      if (done) break;
      size += value.bytes.length;
      sample.push(parsed(value));
    }
    const records = sample.flatMap(({ record }) => (record === undefined ? [] : [record]));
    const [first] = sample;
    if (first === undefined) throw new TableUnreadable('The file has no records.');
    if (records.length === 0) {
      const what = form === 'json' ? 'a JSON array of objects' : 'one JSON object a line';
      throw new TableUnreadable(
        `The file is JSON, but not ${what}. Line ${first.text.line} ${first.mistake}.`,
      );
    }
    const labels = [...new Set(records.flatMap((record) => Object.keys(record)))];
    if (labels.length > CSV_COLUMNS) {
      throw new TableUnreadable(`The file has ${labels.length} columns; at most ${CSV_COLUMNS} are allowed.`);
    }
    const header = headerOf(labels, types, names);
    return new JsonReader(header, kindsOf(header, records), sample, texts);
  } catch (error) {
    await texts.return(undefined);
    throw error;
  }
}

class JsonReader implements TableReader {
  readonly layout: { readonly header: Header };
  readonly kinds: ReadonlyMap<string, CellKind>;
  readonly #sample: readonly Parsed[];
  readonly #texts: AsyncGenerator<JsonText>;

  constructor(
    header: Header,
    kinds: ReadonlyMap<string, CellKind>,
    sample: readonly Parsed[],
    texts: AsyncGenerator<JsonText>,
  ) {
    this.layout = { header };
    this.kinds = kinds;
    this.#sample = sample;
    this.#texts = texts;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
    const { columns, labels } = this.layout.header;
    const batches = new RecordBatches(columns);
    const known = new Set(labels);
    try {
      for await (const { record, text, mistake } of this.#records()) {
        const stranger = record && Object.keys(record).find((member) => !known.has(member));
        if (record === undefined) batches.reject(text.line, mistake, shown(text));
        else if (stranger !== undefined) {
          const reason = `has the member \`${stranger}\`, which the first ${this.#sample.length} records do not have`;
          batches.reject(text.line, reason, shown(text));
        } else batches.add({ cells: labels.map((label) => textOf(record[label])), line: text.line });
        if (batches.isFull) yield batches.take();
      }
      if (!batches.isEmpty) yield batches.take();
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#texts.return(undefined);
  }

  async *#records(): AsyncGenerator<Parsed> {
    yield* this.#sample;
    for await (const text of this.#texts) yield parsed(text);
  }
}

function parsed(text: JsonText): Parsed {
  if (text.bytes.length === 0) {
    return { text, mistake: `has more than ${ROW_BYTES.toLocaleString('en-GB')} bytes` };
  }
  if (!isUtf8(text.bytes)) return { text, mistake: 'has bytes that are not UTF-8' };
  try {
    const value = parseJson(text.bytes.toString());
    if (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      !(value instanceof NumberSource)
    ) {
      return { text, record: value as Record<string, unknown>, mistake: '' };
    }
    return { text, mistake: 'is not a JSON object' };
  } catch {
    return { text, mistake: 'is not JSON' };
  }
}

function shown({ bytes }: JsonText): string {
  return bytes.toString();
}

/** A JSON value as the text of a cell. Numbers keep their digits. Arrays and objects stay JSON. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof NumberSource) return value.source;
  return typeof value === 'object' ? JSON.stringify(value, plainNumber) : String(value);
}

/** Numbers in nested values are written as JavaScript prints them. */
function plainNumber(_member: string, value: unknown): unknown {
  return value instanceof NumberSource ? Number(value.source) : value;
}

function kindsOf({ columns, labels }: Header, records: readonly Record<string, unknown>[]) {
  const kinds = new Map<string, CellKind>();
  for (const [at, { name }] of columns.entries()) {
    const values = records
      .map((record) => record[itemAt(labels, at)])
      .filter((value) => value !== null && value !== undefined);
    const found = new Set(values.map(kindOf));
    const [kind] = found;
    if (found.size === 1 && kind !== undefined) kinds.set(name, kind);
  }
  return kinds;
}

function kindOf(value: unknown): CellKind | undefined {
  if (typeof value === 'number' || value instanceof NumberSource) return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'object' ? 'json' : undefined;
}

/** Removes the byte order mark. */
async function* withoutMark(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const hasMark = isFirst && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    isFirst = false;
    yield hasMark ? bytes.subarray(3) : bytes;
  }
}
