import { APOSTROPHE, COMMA, kindAt, LETTER, SPACE } from './characters.ts';

/** What precedes the apostrophe of a surname: the O of O'Brien, the D of D'Arcy, the L of L'Estrange. */
export const ELIDED = /^[odl]$/i;

/** A word after whose last letter an apostrophe may mark a possessive: James'. */
export const ENDS_IN_S = /..s$/i;

export const POSSESSIVE = /['’]s$/i;

/** The longest nickname between single quotation marks, which are otherwise apostrophes. */
const QUOTED_LENGTH = 30;

/** Accents and primes typed for apostrophes become apostrophes; the two real ones stay as they are. */
export function asApostrophe(character: string): string {
  return character === '’' ? character : "'";
}

/**
 * Returns the position of the mark that closes the single quotation mark at `from`; -1 if it does not close. A
 * space, a comma or the end of the text must follow the closing mark.
 */
export function closingQuote(text: string, from: number): number {
  const end = Math.min(text.length, from + QUOTED_LENGTH);
  for (let at = from + 2; at < end; at++) {
    if (kindAt(text, at) !== APOSTROPHE) continue;
    const after = at + 1 < text.length ? kindAt(text, at + 1) : SPACE;
    if (after === SPACE || after === COMMA) return at;
  }
  return -1;
}

/** Returns the position of the first letter from `from` on; -1 if anything but spaces stands before it. */
export function letterBehindSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && kindAt(text, at) === SPACE) at++;
  return at < text.length && kindAt(text, at) === LETTER ? at : -1;
}
