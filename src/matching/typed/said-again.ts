import { numberInWords } from './dictated.ts';

/*
 * Removes what people write to make a number or name certain: `7 (seven)`, `Cotmead Road (C for Charlie)`. Reads the
 * signs that dictation wrote as words, and words for streets as it heard them.
 */

/** A number and its words in brackets. */
const NUMBER_AGAIN = /(?<=\b(\d{1,3})) ?\(([\p{L} -]{3,24})\)/gu;

/** A letter explained by a word in brackets. */
const LETTER_EXPLAINED = / ?\((\p{L}) (?:for|as in) (\p{L})\p{L}+\)/giu;

/** When somebody was born or moved: `(b. 1967)`, `(since 2010)`, `, DOB 12/03/1955`, `, from 14/06/25`. */
const BORN =
  / ?\((?:b\.?|born|since|from|until|till|moved in|d\.?o\.?b\.?:?|aged?) ?[\d ./-]{2,12}\)|(?<=[,;]) ?(?:(?:d\.?o\.?b\.?|born):? ?\d[\d ./-]{3,11}|(?:from|since|until|till) \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})(?=\s*(?:[,;]|$))/gi;

/** A word in brackets that tells two streets or townships apart: `34 Grimsda (North)`. */
const QUALIFIER =
  /(?<=^|[,;|\n] ?)((?:\d{1,4}[a-z]?,? )?)(\p{L}[^,;|\n()\d]{2,30}) \((north|south|east|west|upper|lower|middle|mid|great|little|new|old)\)/giu;

/** Removes what is said again and dates, and writes a word in brackets before its street. */
export function withoutSaidAgain(line: string): string {
  return line
    .replace(BORN, ',')
    .replace(QUALIFIER, '$1$3 $2')
    .replace(NUMBER_AGAIN, (again: string, digits: string, words: string) =>
      numberInWords(words) === Number(digits) ? '' : again,
    )
    .replace(LETTER_EXPLAINED, (explained: string, letter: string, first: string) =>
      letter.toLowerCase() === first.toLowerCase() ? '' : explained,
    );
}

/** A sign that was said aloud. */
const SIGN = / ?\b(?:comma|new ?line|full ?stop)\b[,.]? ?/gi;

/** Writes commas for `comma` and `new line` if an address has two of them. Comma is also a name. */
export function withSpokenSigns(line: string): string {
  return (line.match(SIGN)?.length ?? 0) > 1 ? line.replace(SIGN, ', ') : line;
}

/** What dictation writes for the last word of a street. */
const HEARD: Readonly<Record<string, string>> = {
  clothes: 'Close',
  cloths: 'Close',
  rode: 'Road',
  rowed: 'Road',
  lain: 'Lane',
  layne: 'Lane',
  muse: 'Mews',
  muze: 'Mews',
  plaice: 'Place',
  weigh: 'Way',
  whey: 'Way',
  caught: 'Court',
  drives: 'Drive',
  streets: 'Street',
  groves: 'Grove',
  terrorist: 'Terrace',
  terraces: 'Terrace',
  'cottage is': 'Cottages',
  'garden is': 'Gardens',
  gardening: 'Gardens',
  'build inks': 'Buildings',
};

/** The words of {@link HEARD} where a street ends. */
const LAST_WORD =
  /(?<=\p{L}{2} )(?:clothes|cloths|rode|rowed|lain|layne|muse|muze|plaice|weigh|whey|caught|drives|streets|groves|terrorist|terraces|cottage is|garden is|gardening|build inks)(?=\s*(?:[,;|\n]|$))/giu;

/** Writes the words for streets that dictation misheard: `25 Rowan Clothes` is in Rowan Close. */
export function withStreetsHeard(line: string): string {
  return line.replace(LAST_WORD, (heard) => HEARD[heard.toLowerCase()] ?? heard);
}
