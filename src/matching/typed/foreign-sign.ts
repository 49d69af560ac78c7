import { type Token, wordAt } from '../../address/normal-form/tokens.ts';
import { isCountry } from './country-names.ts';
import type { Segment } from './segment.ts';
import type { TypedPostcode } from './typed-postcode.ts';
import { hasSign, SIGN } from './word-signs.ts';

/** Evidence that a typed address is in another country. */
export interface ForeignSign {
  /** The name of the country, or the words that show it. */
  readonly what: string;
  /**
   * True if the address ends with a country's name and has no postcode of the file's countries. That settles
   * it.
   */
  readonly isSure: boolean;
}

/** Words that make Ireland a part of the United Kingdom. */
const NORTHERN = new Set(['NORTHERN', 'NORTH', 'N', 'NTH']);

const MOST_WORDS = 5;

/** Returns the evidence that an address is in another country, or undefined if there is none. */
export function foreignSign(
  segments: readonly Segment[],
  tokens: readonly Token[],
  postcode: TypedPostcode,
): ForeignSign | undefined {
  const isSure = postcode.compact === '';
  for (let back = 1; back <= 2; back++) {
    const segment = segments.at(-back);
    if (segment === undefined) break;
    const last = wordAt(tokens, trimmedEnd(tokens, segment.from, segment.to) - 1);
    if (!hasSign(last, SIGN.endsCountry)) continue;
    for (let from = Math.max(segment.from, segment.to - MOST_WORDS); from < segment.to; from++) {
      // Without a comma, only a name at the very end is a country. Elsewhere it may be a street or a house of
      // that name.
      if (from > segment.from && back > 1) continue;
      const name = writtenOf(tokens, from, segment.to);
      const before = from > segment.from ? tokens[from - 1]?.word : undefined;
      if (name.startsWith('IRELAND') && before !== undefined && NORTHERN.has(before.written)) continue;
      if (isCountry(name) && !(from === 0 && segment.to === tokens.length)) return { what: name, isSure };
      const end = trimmedEnd(tokens, from, segment.to);
      if (end < segment.to && isCountry(writtenOf(tokens, from, end))) return { what: name, isSure };
    }
  }
  return isSure ? foreignCode(segments, tokens) : undefined;
}

/** Returns where the words end before trailing numbers and codes, as in `GERMANY 10115`. */
function trimmedEnd(tokens: readonly Token[], from: number, to: number): number {
  let end = to;
  while (end > from + 1 && /\d/.test(wordAt(tokens, end - 1).written)) end--;
  return end;
}

/**
 * Finds postcodes of other countries: `75008 Paris`, `D-10115 Berlin`, `New York NY 10001`, `Dublin 4`,
 * `1012 AB Amsterdam`, `K1A 0B1`, or an Eircode.
 */
function foreignCode(segments: readonly Segment[], tokens: readonly Token[]): ForeignSign | undefined {
  for (const { from, to } of segments.slice(-3)) {
    const text = writtenOf(tokens, from, to);
    // The first part is not tested for a code and a town. They alone are not an address anywhere, but
    // `98-102 The Hill, Larkenbridge` looks like them if its comma is missing.
    const isFirst = from === 0;
    const found =
      /(?:^| )(?:NSW|VIC|QLD|ACT|TAS|WA|SA|NT) \d{4}$/.exec(text) ??
      /(?:^| )(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]) \d{5}(?: \d{4})?$/.exec(
        text,
      ) ??
      /(?:^| )[A-Z]\d[A-Z] ?\d[A-Z]\d$/.exec(text) ??
      /(?:^| )DUBLIN \d{1,2}W?$/.exec(text) ??
      /(?:^| )[AC-FHKNPRTV-Y]\d[0-9W] [0-9AC-FHKNPRTV-Y]{4}$/.exec(text) ??
      /^[A-Z]{3,}(?: [A-Z]{3,}){0,2} \d{5,6}$/.exec(text) ??
      (isFirst
        ? null
        : (/^(?:[A-Z]{1,2} )?\d{5} [A-Z]{3,}/.exec(text) ??
          /^\d{2} \d{3} [A-Z]{3,}/.exec(text) ??
          /^\d{4} [A-Z]{2} [A-Z]{3,}$/.exec(text)));
    if (found !== null) return { what: text, isSure: false };
  }
  return undefined;
}

function writtenOf(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) text += (at > from ? ' ' : '') + wordAt(tokens, at).written;
  return text;
}
