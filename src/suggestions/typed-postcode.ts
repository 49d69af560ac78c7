import { KIND, meaningOfWord } from '../address/normal-form/vocabulary.ts';
import { parsePostcode } from '../address/postcode.ts';

/** A postcode that has been typed to its end or in part: `CH2`, `4N`. */
export interface TypedPostcode {
  readonly outwardCode: string;
  /** The beginning of the inward code; may be empty. */
  readonly inwardCode: string;
}

/** The postcode in a text, and the text without it. */
interface TakenPostcode {
  /** What it may be; empty if the text has none. */
  readonly postcodes: readonly TypedPostcode[];
  readonly rest: string;
}

const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^\d[A-Z]{0,2}$/;
const RUN_TOGETHER = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{0,2})$/;

/** A postcode is looked for among this many words. */
const MOST_PIECES = 24;

/**
 * Finds the last postcode in a text. The text is not yet read as words of an address: `RM2` would be room 2, and `1FL` the
 * first floor.
 */
export function takePostcode(text: string, hasPostcode: (typed: TypedPostcode) => boolean): TakenPostcode {
  const pieces = [...text.matchAll(/[A-Za-z0-9]+/g)].slice(0, MOST_PIECES).map(({ 0: piece, index }) => ({
    written: piece.toUpperCase(),
    from: index,
    to: index + piece.length,
  }));
  for (let at = pieces.length - 1; at >= 0; at--) {
    const { written, from, to } = pieces[at]!;
    const next = pieces[at + 1];
    if (OUTWARD.test(written) && next !== undefined && INWARD.test(next.written)) {
      const typed = { outwardCode: written, inwardCode: next.written };
      if (isPossible(typed) && hasPostcode(typed)) return taken(text, from, next.to, [typed]);
    }
    // `Unit B2`
    const before = pieces[at - 1]?.written;
    if (before !== undefined && ((meaningOfWord(before)?.kinds ?? 0) & KIND.part) !== 0) continue;
    const readings: TypedPostcode[] = [];
    if (OUTWARD.test(written)) readings.push({ outwardCode: written, inwardCode: '' });
    const [, outwardCode, inwardCode] = RUN_TOGETHER.exec(written) ?? [];
    if (outwardCode !== undefined && inwardCode !== undefined) readings.push({ outwardCode, inwardCode });
    // `CH2` may be the beginning of CH24, too, until a space follows; the words of the index say so.
    const possible = readings.filter((typed) => isPossible(typed) && hasPostcode(typed));
    if (possible.length > 0) return taken(text, from, to, possible);
  }
  return { postcodes: [], rest: text };
}

/** A comma stands where the postcode was: what is beside it does not belong together. */
function taken(text: string, from: number, to: number, postcodes: readonly TypedPostcode[]): TakenPostcode {
  return { postcodes, rest: `${text.slice(0, from)},${text.slice(to)}` };
}

/** A complete postcode must be one that can exist. */
function isPossible({ outwardCode, inwardCode }: TypedPostcode): boolean {
  return inwardCode.length < 3 || parsePostcode(outwardCode + inwardCode) !== undefined;
}
