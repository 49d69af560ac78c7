import { isAscii, isUtf8 } from 'node:buffer';
import { itemAt } from '../present.ts';

/**
 * The encoding of a file's text.
 *
 * - utf-8: a row with any other bytes is undecodable
 * - windows-1252: a row with one of the five unassigned bytes (81 8D 8F 90 9D) is undecodable
 * - utf-8-or-windows-1252: each line is read as UTF-8 if it is valid, otherwise as Windows-1252. Used for a
 *   file whose head is plain ASCII, which leaves the question open. A first £ on line 90,000 is then read
 *   correctly in either encoding.
 * - utf-16le, utf-16be: a row with an unpaired surrogate is undecodable
 */
export type CsvEncoding = 'utf-8' | 'windows-1252' | 'utf-8-or-windows-1252' | 'utf-16le' | 'utf-16be';

/** The encodings that a person can name. The first one fits most files. */
export const CSV_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
] as const satisfies readonly CsvEncoding[];

/**
 * Detects the encoding from the head of a file. `markLength` is the length of the byte order mark, in bytes.
 */
export function sniffEncoding(head: Buffer): { encoding: CsvEncoding; markLength: number } {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', markLength: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', markLength: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', markLength: 2 };
  return { encoding: withoutMark(head), markLength: 0 };
}

/**
 * Every line that is not ASCII gets one vote, so that a few damaged rows do not turn a UTF-8 file into
 * Windows-1252.
 */
function withoutMark(head: Buffer): CsvEncoding {
  if (isAscii(head)) return 'utf-8-or-windows-1252';
  let utf8 = 0;
  let other = 0;
  for (let start = 0; start < head.length; ) {
    const found = head.indexOf(0x0a, start);
    const end = found === -1 ? head.length : found + 1;
    const line = head.subarray(start, end);
    if (!isAscii(line)) {
      // The last line may be cut within a character. That is no evidence against UTF-8.
      if (isUtf8(line) || (found === -1 && isCutUtf8(line))) utf8++;
      else other++;
    }
    start = end;
  }
  return utf8 >= other ? 'utf-8' : 'windows-1252';
}

function isCutUtf8(line: Buffer): boolean {
  return [1, 2, 3].some(
    (cut) => line.length > cut && line[line.length - cut]! >= 0xc0 && isUtf8(line.subarray(0, -cut)),
  );
}

/** Decodes one line. Returns undefined if its bytes are invalid in the encoding. */
export type LineDecoder = (bytes: Buffer, start: number, end: number) => string | undefined;

/** Returns the decoder of an encoding. UTF-16 was converted to UTF-8 by `Utf16Source` before. */
export function lineDecoder(encoding: CsvEncoding): LineDecoder {
  if (encoding === 'windows-1252') return decodeWindows1252;
  if (encoding !== 'utf-8-or-windows-1252') return decodeUtf8;
  return (bytes, start, end) => decodeUtf8(bytes, start, end) ?? decodeWindows1252(bytes, start, end);
}

/** What is wrong with a row that cannot be decoded. Each ends a sentence whose subject is the row. */
export const UNDECODABLE: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'has bytes that are not UTF-8',
  'windows-1252': 'has bytes that are not valid in Windows-1252',
  'utf-8-or-windows-1252': 'has bytes that are valid in neither UTF-8 nor Windows-1252',
  'utf-16le': 'has half a character of UTF-16',
  'utf-16be': 'has half a character of UTF-16',
};

/** Decodes bytes that {@link lineDecoder} refused, so that they can be shown. Invalid bytes become U+FFFD. */
export function decodeLoosely(encoding: CsvEncoding, bytes: Buffer, start: number, end: number): string {
  const isSingleByte = encoding === 'windows-1252' || encoding === 'utf-8-or-windows-1252';
  return isSingleByte
    ? windows1252(bytes, start, end).replace(everyUnassigned, '\ufffd')
    : bytes.toString('utf8', start, end);
}

function decodeUtf8(bytes: Buffer, start: number, end: number): string | undefined {
  const text = bytes.toString('utf8', start, end);
  // Decoding turns an invalid byte into U+FFFD. If there is one, check whether the file itself contains that
  // character.
  return text.includes('\ufffd') && !isUtf8(bytes.subarray(start, end)) ? undefined : text;
}

function decodeWindows1252(bytes: Buffer, start: number, end: number): string | undefined {
  const text = windows1252(bytes, start, end);
  return unassigned.test(text) ? undefined : text;
}

/**
 * Windows-1252 differs from Latin-1 in 80–9F. TextDecoder cannot be used: it turns the unassigned bytes into
 * controls.
 */
function windows1252(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('latin1', start, end);
  return c1.test(text)
    ? text.replace(everyC1, (byte) => itemAt(c1Characters, byte.charCodeAt(0) - 0x80))
    : text;
}

const c1 = /[\x80-\x9f]/;
const everyC1 = /[\x80-\x9f]/g;
const unassigned = /[\x81\x8d\x8f\x90\x9d]/;
const everyUnassigned = /[\x81\x8d\x8f\x90\x9d]/g;

/** The characters of Windows-1252 at 80–9F. The unassigned bytes stay as they are. */
const c1Characters = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];
