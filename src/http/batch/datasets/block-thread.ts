import type { Static } from 'typebox';
import { giveWay } from '../../../jobs/thread-priority.ts';
import type { Column } from '../../../records/column.ts';
import { type FieldErrors, Refusal, type RefusalKind } from '../../../refusal.ts';
import type { JsonBounds } from '../../bodies/count-values.ts';
import { jsonText, parseJson } from '../../bodies/json-body.ts';
import { bodyValidator, InvalidFields, invalidFields } from '../../server/validation.ts';
import { BlockOfRecords, packRecords } from './block-body.ts';

/** A large body, with the columns and limits that its records are checked against. */
export interface LargeBody {
  /** Its first `length` bytes are the body. The thread frees it. */
  readonly memory: ArrayBuffer;
  readonly length: number;
  readonly columns: readonly Column[];
  readonly bounds: JsonBounds;
  readonly limits: { readonly valueCharacters: number };
}

/**
 * The outcome. A refusal is a value, because an error that crosses threads loses its class and its fields.
 */
export type PackedOrRefused =
  | { readonly blockNumber: number; readonly recordCount: number; readonly payload: Uint8Array<ArrayBuffer> }
  | { readonly refusal: RefusalKind; readonly detail: string; readonly errors: FieldErrors | undefined }
  | { readonly invalid: FieldErrors; readonly detail: string };

/*
 * A thread that packs large bodies into blocks, one after another. Like the threads that cleanse, it leaves
 * the processor to the threads that answer.
 */
giveWay();

const fits = bodyValidator().compile<Static<typeof BlockOfRecords>>(BlockOfRecords);

export default function packBody(large: LargeBody): PackedOrRefused {
  try {
    return pack(large);
  } catch (error) {
    if (error instanceof InvalidFields) return { invalid: error.fields, detail: error.message };
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error.kind, detail: error.message, errors: error.errors };
  }
}

function pack({ memory, length, columns, bounds, limits }: LargeBody): PackedOrRefused {
  const text = textOf(memory, length, bounds);
  const body = parseJson(text);
  if (!fits(body)) throw invalidFields(fits.errors ?? [], 'body');
  const { blockNumber, recordCount, payload } = packRecords(body, text, columns, limits);
  // The payload is copied to its own memory, which the main thread can free at once.
  return { blockNumber, recordCount, payload: Uint8Array.from(payload) };
}

function textOf(memory: ArrayBuffer, length: number, bounds: JsonBounds): string {
  try {
    return jsonText(Buffer.from(memory, 0, length), bounds);
  } finally {
    memory.resize(0);
  }
}
