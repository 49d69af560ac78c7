import { KIND, meaningOfWord } from '../address/normal-form/vocabulary.ts';
import { parsePostcode } from '../address/postcode.ts';
import { itemAt } from '../present.ts';

/** A postcode that has been typed completely or in part: `CH2`, `4N`. */
export interface TypedPostcode {
  readonly outwardCode: string;
  /** The beginning of the inward code; may be empty. */
  readonly inwardCode: string;
}

/** The postcode found in a text, and the text without it. */
interface TakenPostcode {
  /** The postcodes that it may mean. Empty if the text has none. */
  readonly postcodes: readonly TypedPostcode[];
  readonly rest: string;
}

const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^\d[A-Z]{0,2}$/;
const RUN_TOGETHER = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{0,2})$/;

/** Every postcode has a letter before a digit. Most terms have none, and need not be taken to pieces. */
const LETTER_AND_DIGIT = /[A-Za-z]\d/;

/** A postcode is looked for among the first words of a text, up to this many. */
const MOST_PIECES = 24;

/**
 * Finds the last postcode in a text. The text must not yet be read as words of an address, which would make
 * `RM2` room 2 and `1FL` the first floor.
 */
export function takePostcode(text: string, hasPostcode: (typed: TypedPostcode) => boolean): TakenPostcode {
  if (!LETTER_AND_DIGIT.test(text)) return { postcodes: [], rest: text };
  const pieces = [...text.matchAll(/[A-Za-z0-9]+/g)].slice(0, MOST_PIECES).map(({ 0: piece, index }) => ({
    written: piece.toUpperCase(),
    from: index,
    to: index + piece.length,
  }));
  for (let at = pieces.length - 1; at >= 0; at--) {
    const { written, from, to } = itemAt(pieces, at);
    const next = pieces[at + 1];
    if (OUTWARD.test(written) && next !== undefined && INWARD.test(next.written)) {
      const typed = { outwardCode: written, inwardCode: next.written };
      if (isPossible(typed) && hasPostcode(typed)) return taken(text, from, next.to, [typed]);
    }
    // In `Unit B2`, B2 is not a postcode.
    const before = pieces[at - 1]?.written;
    if (before !== undefined && ((meaningOfWord(before)?.kinds ?? 0) & KIND.part) !== 0) continue;
    const readings: TypedPostcode[] = [];
    if (OUTWARD.test(written)) readings.push({ outwardCode: written, inwardCode: '' });
    const [, outwardCode, inwardCode] = RUN_TOGETHER.exec(written) ?? [];
    if (outwardCode !== undefined && inwardCode !== undefined) readings.push({ outwardCode, inwardCode });
    // Until a space follows, `CH2` may also be the beginning of CH24. The words of the index cover that.
    const possible = readings.filter((typed) => isPossible(typed) && hasPostcode(typed));
    if (possible.length > 0) return taken(text, from, to, possible);
  }
  return { postcodes: [], rest: text };
}

/** Puts a comma in place of the postcode, because the words before and after it do not belong together. */
function taken(text: string, from: number, to: number, postcodes: readonly TypedPostcode[]): TakenPostcode {
  return { postcodes, rest: `${text.slice(0, from)},${text.slice(to)}` };
}

/** Whether a postcode can exist. A partly typed one always can. */
function isPossible({ outwardCode, inwardCode }: TypedPostcode): boolean {
  return inwardCode.length < 3 || parsePostcode(outwardCode + inwardCode) !== undefined;
}
