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

/** How many bytes the fingerprint, the date, the source and the two lengths take: the head without a flag. */
export const SCALARS = HEAD - 1;

/**
 * Has room for the longest note. A text of 100,000 bytes, for example, is cut or left out before it is
 * written.
 */
const scratch = Buffer.allocUnsafe(HEAD + 2 * LONGEST_ID * 3 + 3 * LONGEST_TRAITS + MOST_VALUES + 10);

/** Writes a note; {@link NoteReader} reads it. The bytes are valid until the next note is written. */
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

/**
 * Reads notes, one at a time and each of their texts only when it is asked for. It is one object for many
 * notes: a million of them are read while all other workers wait.
 */
export class NoteReader implements RecordNote {
  readonly #bytes: Buffer;
  #start = 0;

  /** @param bytes the bytes of several notes */
  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.#bytes = Buffer.from(buffer, byteOffset, byteLength);
  }

  /** Moves to the note that begins at `start`. */
  at(start: number): this {
    this.#start = start;
    return this;
  }

  /** Copies everything but the texts and whether the note is of a weak record: {@link SCALARS} bytes. */
  copyScalars(target: Uint8Array, at: number): void {
    const from = this.#start;
    for (let place = 0; place < FINGERPRINT_BYTES; place++) target[at + place] = this.#bytes[from + place]!;
    for (let place = FINGERPRINT_BYTES; place < SCALARS; place++)
      target[at + place] = this.#bytes[from + place + 1]!;
  }

  get fingerprint(): Uint8Array {
    return this.#bytes.subarray(this.#start, this.#start + FINGERPRINT_BYTES);
  }

  get isWeak(): boolean {
    return isWeakAt(this.#bytes, this.#start);
  }

  get updated(): number {
    return this.#bytes.readUInt32LE(this.#start + FINGERPRINT_BYTES + 1);
  }

  get source(): number {
    return this.#bytes.readUInt8(this.#start + FINGERPRINT_BYTES + 5);
  }

  get filled(): number {
    return this.#bytes.readUInt8(this.#start + FINGERPRINT_BYTES + 6);
  }

  get length(): number {
    return this.#bytes.readUInt16LE(this.#start + FINGERPRINT_BYTES + 7);
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
    let at = this.#start + HEAD;
    for (let before = 0; before < number; before++) at += 2 + this.#bytes.readUInt16LE(at);
    const length = this.#bytes.readUInt16LE(at);
    return length === 0 ? '' : this.#bytes.toString('utf8', at + 2, at + 2 + length);
  }
}
