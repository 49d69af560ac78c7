import { LONGEST_TRAITS } from './encode-record.ts';
import { FINGERPRINT_BYTES } from './unique-id.ts';

/** The facts about a record that `combine` needs. */
export interface RecordNote {
  readonly fingerprint: Uint8Array;
  /** Whether the record says too little to match even another record with the same content. */
  readonly isWeak: boolean;
  /** The date of the last change, such as `20260131`; 0 if it is not known. */
  readonly updated: number;
  /**
   * The place of the source among the preferred sources, from 0; {@link NO_SOURCE} if it is not one of them.
   */
  readonly source: number;
  /** The number of evidence needs that are filled. */
  readonly filled: number;
  /** The number of characters in the filled needs. */
  readonly length: number;
  readonly recordId: string;
  /** The `unique_id` of a record of the reference. */
  readonly uniqueId: string;
  readonly traits: string;
  /**
   * The values of the evidence needs, in the order of the needs, as JSON. Empty if the run makes neither
   * golden records nor a review list.
   */
  readonly values: string;
}

export const NO_SOURCE = 255;

/** Record ids and unique ids are cut to this many characters. */
export const LONGEST_ID = 100;

/** Values that take more bytes than this are not offered to golden records. */
const MOST_VALUES = 50_000;

const HEAD = FINGERPRINT_BYTES + 1 + 4 + 1 + 1 + 2;

/**
 * Has room for the longest note. A text of 100,000 bytes, for example, is cut or left out before it is
 * written.
 */
const scratch = Buffer.allocUnsafe(HEAD + 2 * LONGEST_ID * 3 + 3 * LONGEST_TRAITS + MOST_VALUES + 10);

/** Writes a note; {@link readNote} reads it. The bytes are valid until the next note is written. */
export function writeNote(note: RecordNote): Buffer {
  const bytes = scratch;
  bytes.set(note.fingerprint, 0);
  let at = FINGERPRINT_BYTES;
  at = bytes.writeUInt8(note.isWeak ? 1 : 0, at);
  at = bytes.writeUInt32LE(note.updated, at);
  at = bytes.writeUInt8(note.source, at);
  at = bytes.writeUInt8(Math.min(255, note.filled), at);
  at = bytes.writeUInt16LE(Math.min(65_535, note.length), at);
  at = writeText(bytes, note.recordId.slice(0, LONGEST_ID), at);
  at = writeText(bytes, note.uniqueId.slice(0, LONGEST_ID), at);
  at = writeText(bytes, note.traits.slice(0, LONGEST_TRAITS), at);
  const hasRoom = note.values.length <= MOST_VALUES && Buffer.byteLength(note.values) <= MOST_VALUES;
  at = writeText(bytes, hasRoom ? note.values : '', at);
  return bytes.subarray(0, at);
}

/** Writes the length of a text, then the text. @returns the position at which the text ends */
function writeText(bytes: Buffer, text: string, at: number): number {
  const length = text === '' ? 0 : bytes.write(text, at + 2);
  bytes.writeUInt16LE(length, at);
  return at + 2 + length;
}

/** Writes a decision about two records as a note; {@link readDecision} reads it. */
export function writeDecision(one: string, other: string, decision: 'together' | 'apart'): Buffer {
  return Buffer.from(`${decision}\n${one.slice(0, LONGEST_ID)}\n${other.slice(0, LONGEST_ID)}`);
}

export function readDecision(data: Uint8Array): { decision: string; one: string; other: string } {
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString();
  const [decision = '', one = '', other = ''] = text.split('\n');
  return { decision, one, other };
}

/** Whether the note at `start` is of a weak record. Does not read the rest of the note. */
export function isWeakAt(bytes: Uint8Array, start: number): boolean {
  return bytes[start + FINGERPRINT_BYTES] === 1;
}

/** Reads a note lazily: each of its texts is read only when it is asked for. */
export function readNote(data: Uint8Array): RecordNote {
  return new WrittenNote(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
}

class WrittenNote implements RecordNote {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get fingerprint(): Uint8Array {
    return this.#bytes.subarray(0, FINGERPRINT_BYTES);
  }

  get isWeak(): boolean {
    return isWeakAt(this.#bytes, 0);
  }

  get updated(): number {
    return this.#bytes.readUInt32LE(FINGERPRINT_BYTES + 1);
  }

  get source(): number {
    return this.#bytes.readUInt8(FINGERPRINT_BYTES + 5);
  }

  get filled(): number {
    return this.#bytes.readUInt8(FINGERPRINT_BYTES + 6);
  }

  get length(): number {
    return this.#bytes.readUInt16LE(FINGERPRINT_BYTES + 7);
  }

  get recordId(): string {
    return this.#text(0);
  }

  get uniqueId(): string {
    return this.#text(1);
  }

  get traits(): string {
    return this.#text(2);
  }

  get values(): string {
    return this.#text(3);
  }

  #text(number: number): string {
    let at = HEAD;
    for (let before = 0; before < number; before++) at += 2 + this.#bytes.readUInt16LE(at);
    const length = this.#bytes.readUInt16LE(at);
    return length === 0 ? '' : this.#bytes.toString('utf8', at + 2, at + 2 + length);
  }
}
