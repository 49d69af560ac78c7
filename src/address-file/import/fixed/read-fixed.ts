import { isUtf8 } from 'node:buffer';
import { ByteWindow } from '../../../records/csv-window.ts';
import type { RowBatch } from '../../rows.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import { type LineResult, RowGatherer } from '../row-gatherer.ts';
import { UnusableDelivery } from '../unusable-delivery.ts';
import { FixedRecord } from './fixed-record.ts';

/** A batch is yielded at least this often, in bytes, so that progress can be shown. */
const QUIET_BYTES = 8 * 1024 * 1024;

/** A kind of fixed-width file. */
export interface FixedFormat {
  /** The name in the header of every file of this kind: `THOROUGH`. */
  readonly identifier: string;
  /** The length of a record in characters, without the line end. */
  readonly length: number;
}

/** What the header of a file says. */
export interface FixedHeader {
  readonly identifier: string;
  /** The edition, such as `Y24M05`. Empty if the header names none. */
  readonly edition: string;
}

/**
 * Parses the first line of a file. Files have either low values or spaces before the zeros. Undefined if the
 * line is not a header.
 */
export function fixedHeader(line: string): FixedHeader | undefined {
  const parts = /^[\s\0]*0{8,}([A-Z][A-Z0-9 ]{7})(Y\d\dM\d\d(?:D\d\d)?)?/.exec(line);
  if (parts === null) return undefined;
  const [, identifier = '', edition = ''] = parts;
  return { identifier: identifier.trim(), edition };
}

/**
 * Reads a fixed-width file in batches: header, records, trailer. Lines end in CR LF or LF. A record of the
 * wrong length is a bad row.
 *
 * @throws UnusableDelivery if the header or the trailer is missing, or the trailer's count is wrong
 */
export async function* readFixed(
  file: DeliveredFile,
  format: FixedFormat,
  read: (record: FixedRecord, line: number) => LineResult,
  bytesBefore = 0,
): AsyncGenerator<RowBatch, void, undefined> {
  const opened = file.open();
  const gatherer = new RowGatherer(file.name);
  const records = new RecordReader(format, read);
  const window = new ByteWindow(opened.source, 0, false);
  let line = 0;
  let trailer: number | undefined;
  let shown = 0;
  try {
    for (;;) {
      const { bytes } = window;
      let at = 0;
      for (let end = lineEnd(window, at); end !== -1; end = lineEnd(window, at)) {
        const stop = bytes[end - 1] === CR && end > at ? end - 1 : end;
        line++;
        if (stop > at && line === 1) {
          checkHeader(file, format, bytes.toString('latin1', at, stop));
        } else if (stop > at) {
          if (trailer !== undefined) throw damaged(file, `goes on after its trailer, in line ${line}`);
          trailer = trailerCount(bytes, at, stop);
          if (trailer === undefined) gatherer.add(line, records.read(bytes, at, stop, line));
          else if (trailer !== line) {
            throw damaged(file, `has ${line} records; its trailer counts ${trailer}`);
          }
        }
        at = Math.min(end + 1, bytes.length);
        if (gatherer.isFull) yield gatherer.finish(bytesBefore + opened.bytesRead);
      }
      if (window.isLast) break;
      if (opened.bytesRead - shown > QUIET_BYTES) {
        shown = opened.bytesRead;
        yield gatherer.finish(bytesBefore + opened.bytesRead);
      }
      await window.advance(at);
    }
  } finally {
    await opened.source.close();
  }
  if (trailer === undefined) throw damaged(file, 'is cut off: it has no trailer');
  yield gatherer.finish(bytesBefore + opened.bytesRead);
}

const CR = 0x0d;
const LF = 0x0a;
const SPACE = 0x20;
const NINE = 0x39;
const HIGH_VALUE = 0xff;

/**
 * The end of the line that begins at `from`. −1 if there is no such line or the window must advance first.
 */
function lineEnd(window: ByteWindow, from: number): number {
  const end = window.bytes.indexOf(LF, from);
  return end === -1 && window.isLast && from < window.bytes.length ? window.bytes.length : end;
}

function checkHeader(file: DeliveredFile, { identifier }: FixedFormat, line: string): void {
  const header = fixedHeader(line);
  if (header?.identifier !== identifier) throw damaged(file, `has no header with "${identifier}"`);
}

/**
 * The count in a trailer. It follows eight nines, which spaces or high values may precede. Undefined if the
 * line is not a trailer.
 */
function trailerCount(bytes: Buffer, start: number, stop: number): number | undefined {
  const first = bytes[start]!;
  if (first > SPACE && first !== NINE && first !== HIGH_VALUE) return undefined;
  const text = bytes.toString('latin1', start, stop);
  const count = /^[\s\0\xff9]*?9{8}(\d{8})[\s\0\xff]*$/.exec(text)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** Reads the records of a file one after another, all through one {@link FixedRecord}. */
class RecordReader {
  readonly #length: number;
  readonly #read: (record: FixedRecord, line: number) => LineResult;
  readonly #record = new FixedRecord();

  constructor({ length }: FixedFormat, read: (record: FixedRecord, line: number) => LineResult) {
    this.#length = length;
    this.#read = read;
  }

  /** Reads the record between two bytes. @param line its number, from 1 */
  read(bytes: Buffer, start: number, stop: number, line: number): LineResult {
    if (stop - start === this.#length) {
      this.#record.moveTo(bytes, start);
      return this.#read(this.#record, line);
    }
    const written = bytes.subarray(start, stop);
    const text = isUtf8(written) ? written.toString() : '';
    if (text.length !== this.#length) {
      return `The record has ${stop - start} characters instead of ${this.#length}.`;
    }
    this.#record.moveToText(text);
    return this.#read(this.#record, line);
  }
}

function damaged({ name }: DeliveredFile, what: string): UnusableDelivery {
  return new UnusableDelivery(`${name} ${what}.`);
}
