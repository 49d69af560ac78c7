import type { Token } from '../address/normal-form/tokens.ts';
import { compactPostcode, readCompact } from '../address/postcode.ts';
import { isPostcodeArea } from '../address/postcode-areas.ts';
import { repairPostcode } from '../address/postcode-repair.ts';

/** What of a postcode was typed. */
export interface TypedPostcode {
  /** Letters and digits of what was meant to be one; empty where there was nothing. */
  readonly written: string;
  /** Compact, where it can be read as it stands or in one way alone: `CH24NE`. Otherwise empty. */
  readonly compact: string;
  /** `CH2`, where that much can be read. */
  readonly outward: string;
}

const NONE: TypedPostcode = { written: '', compact: '', outward: '' };

/** The postcode of an address, which may stand apart or among its words, and the words without it. */
export function findPostcode(
  tokens: readonly Token[],
  apart: string,
): { postcode: TypedPostcode; tokens: readonly Token[]; kept?: readonly number[] } {
  const given = apart.trim() === '' ? NONE : postcodeIn(apart);
  const place = placeOf(tokens);
  if (place === undefined) return { postcode: given === NONE ? outwardAmong(tokens) : given, tokens };
  const kept: number[] = [];
  for (let at = 0; at < tokens.length; at++) if (at < place.from || at >= place.to) kept.push(at);
  const among = postcodeIn(place.text);
  const postcode = given.compact !== '' || among.compact === '' ? (given === NONE ? among : given) : among;
  return { postcode, tokens: kept.map((at) => tokens[at]!), kept };
}

function postcodeIn(text: string): TypedPostcode {
  const written = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 10);
  const read = repairPostcode(text);
  if (read !== undefined) return { written, compact: read.outward + read.inward, outward: read.outward };
  const outward = /^([A-Z]{1,2}\d[A-Z\d]?)/.exec(text.trim().toUpperCase().split(/\s+/)[0] ?? '')?.[1] ?? '';
  return {
    written,
    compact: '',
    outward: outward.length === written.length || /\s/.test(text.trim()) ? outward : '',
  };
}

/** Where a whole postcode stands among words: one word, two or three. The last one counts. */
function placeOf(tokens: readonly Token[]): { from: number; to: number; text: string } | undefined {
  for (let end = tokens.length; end > 0; end--) {
    if (!endsAsInward(tokens[end - 1]!.word.written)) continue;
    let text = '';
    for (let from = end - 1; from >= Math.max(0, end - 3); from--) {
      text = tokens[from]!.word.written + text;
      if (text.length > 8) break;
      if (text.length < 5) continue;
      const compact = compactPostcode(text);
      if (compact === undefined) continue;
      const read = readCompact(compact) ?? (end === tokens.length ? repairPostcode(compact) : undefined);
      if (read !== undefined && isPostcodeArea(read.area)) return { from, to: end, text };
    }
  }
  return undefined;
}

/** Whether a word may end a postcode: two letters, before them perhaps a digit. */
function endsAsInward(written: string): boolean {
  const { length } = written;
  if (length < 2 || length > 8) return false;
  const digit = length >= 3 ? written.charCodeAt(length - 3) : 48;
  const isDigit = (digit >= 48 && digit <= 57) || digit === 79 || digit === 73 || digit === 76;
  return isDigit && (length === 2 || true);
}

/** `Larkenbridge CH2`, `London E17`: an outward code by itself, at the end. */
function outwardAmong(tokens: readonly Token[]): TypedPostcode {
  const written = tokens.at(-1)?.word.written ?? '';
  const found = /^([A-Z]{1,2})\d[A-Z\d]?$/.exec(written);
  if (found === null || !isPostcodeArea(found[1]!)) return NONE;
  return { written, compact: '', outward: written };
}
