import { meaningOfWord } from '../../address/normal-form/vocabulary.ts';

/*
 * Reads full stops as commas in an address without commas: `Managers Flat. White Bear Inn. Gayle. Hawes`.
 */

/** Two full stops before spaces. One may be that of a short form. */
const STOPS = /\. [^.]*\. /;

/** A full stop between two words. */
const STOP = /(?<![\p{L}\d'’)])([\p{L}\d'’)]+)\. (?=[\p{L}\d(])/gu;

/** In letters. The stop behind a shorter word is that of a short form or an initial. */
const SHORTEST_WORD = 3;

/** Two full stops or more between the parts of an address: `Flat 15.. Hallam House.. Soham`. */
const ROWS_OF_STOPS = /(?:(?<!\.)\.{2,}|…) ?(?=[^ .])/g;

/** Writes a comma for each row of full stops. */
export function withCommasForRows(text: string): string {
  return text.includes('..') || text.includes('…') ? text.replace(ROWS_OF_STOPS, ', ') : text;
}

/** Whether full stops may stand between the parts of an address. */
export function mayHaveStops(text: string): boolean {
  return STOPS.test(text) && !text.includes(',') && !text.includes('\n');
}

/** Writes commas for full stops. Those of `St. Marys Rd.` and `Mr. J. Ash` stay. */
export function withCommasForStops(text: string): string {
  return text.replace(STOP, (stop: string, word: string) => (isShortForm(word) ? stop : `${word}, `));
}

function isShortForm(word: string): boolean {
  if (/\d/.test(word)) return false;
  return word.length < SHORTEST_WORD || meaningOfWord(word.toUpperCase())?.isFull === false;
}
