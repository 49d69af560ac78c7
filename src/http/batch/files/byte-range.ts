import { invalidField } from '../../../refusal.ts';

/** The meaning of `Content-Range` on an upload (RFC 9110 section 14.4; on requests: section 14.5). */
export type SentRange =
  /** `bytes 100-199/1000`: the body holds the bytes from the first to the last, both included. */
  | { readonly kind: 'part'; readonly first: number; readonly last: number; readonly total: number }
  /** `bytes *`/`1000`: asks how much of an upload of this size is stored. */
  | { readonly kind: 'question'; readonly total: number };

/** @throws Refusal that names `Content-Range` if it has neither form or contradicts itself */
export function readContentRange(header: string): SentRange {
  const match = /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})$/i.exec(header.trim());
  if (match === null) {
    throw invalidField(
      'Content-Range',
      'must be "bytes FIRST-LAST/TOTAL", or "bytes */TOTAL" to ask how much is stored',
    );
  }
  const [first, last, total] = [match[1], match[2], match[3]].map(Number) as [number, number, number];
  if (match[1] === undefined) return { kind: 'question', total };
  if (first > last) throw invalidField('Content-Range', 'must not end before it begins');
  if (last >= total) throw invalidField('Content-Range', 'must end before its total: the first byte is 0');
  return { kind: 'part', first, last, total };
}

/** A range of bytes: from `from` up to, but not including, `to`. */
export interface WantedRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads the `Range` header of a download of `size` bytes (RFC 9110 section 14.2). As the RFC allows, it
 * ignores headers with another unit, with several ranges, or with a mistake, and the whole file is the
 * answer.
 *
 * The package `range-parser` does not fit: it returns ranges of any unit and any number of them, and answers
 * the mistake `bytes=5-2` with 416.
 *
 * @returns the range, undefined for the whole file, or `unsatisfiable` for a range outside the file
 */
export function readRange(
  header: string | undefined,
  size: number,
): WantedRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(?:(\d+)\s*)?-\s*(?:(\d+)\s*)?$/i.exec(header ?? '');
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined;
  if (match[1] === undefined) {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size };
  }
  const from = Number(match[1]);
  const last = match[2] === undefined ? size - 1 : Number(match[2]);
  if (match[2] !== undefined && last < from) return undefined;
  return from >= size ? 'unsatisfiable' : { from, to: Math.min(last + 1, size) };
}
