import { KIND, meaningOfWord } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { TypedAddress } from '../match.ts';

/*
 * Reads a typed address again as a scanner may have misread it: `FLAT C, S2 KCPLER ROAD` as `FLAT C, 52 KEPLER ROAD`.
 * It is for addresses that were not found as they are written.
 */

/** Letters that look like digits. */
const DIGITS: Readonly<Record<string, string>> = {
  I: '1',
  i: '1',
  L: '1',
  l: '1',
  O: '0',
  o: '0',
  S: '5',
  s: '5',
};

/**
 * Digits and letters that stand where a number does, and perhaps its letter: `i54`, `L8S`, `14O-150`, `1OA`. The
 * first half of a postcode is left alone.
 */
const NUMBER =
  /(?<![\p{L}\d'’])(?=[IilLOoSs]{0,3}\d)[\dIilLOoSs]{2,4}(?:-[\dIilLOoSs]{1,4})?[A-Ha-h]?(?![\p{L}\d'’])(?! ?\d[A-Z]{2}\b)/giu;

/** `1st` */
const ORDINAL = /^\d*(?:1st|\dth)$/i;

/** The number of a part, without any digit: `flat l`, `Flat lS`. */
const NUMBER_OF_PART =
  /(?<=\b(?:flat|flt|fl|apartment|apt|unit|room|plot|caravan) (?:no\.? ?)?)(?:[Iil]|[IilSs][IilOoSs])(?![\p{L}\d'’-])/giu;

/** A number without any digit before the name of a street: `Flat E, I Lucerne Street`, `ll - Brecknock Road`. */
const NUMBER_OF_STREET =
  /(?<=(?:^|[,\n] ?|\b(?:flat|flt) [a-h] ))[IilSs][IilOoSs]?(?=(?: -)? (\p{L}{3,24}))/giu;

/** What the landlord's LL stands before: `LL Supply` is no number 11. */
const METER = /^(?:sup|spl|light|meter|elec)/i;

/** A flat before a house: `l, 154 Selmere Street`. */
const FLAT_ONE = /(?<=(?:^|[,\n]) ?)[Il](?=, ?\d)/g;

/** `F1at3`, `flatl7` */
const FLAT_JOINED = /\bf[1il]at(?=[\dIilOoSs]{1,3}\b)/gi;

/** A row of letters, perhaps with digits that are none: `Rbcs`, `8RO`, `L0N`. */
const WORD = /(?<![\p{L}\d])(?=[\d]?\p{L})[\p{L}\d]{3,24}(?![\p{L}\d'’])/gu;

/** What a scanner writes, and what it saw. */
const MISREAD: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['5', 'S'],
  ['8', 'B'],
  ['1', 'L'],
  ['1', 'I'],
  ['C', 'E'],
  ['B', 'H'],
  ['L', 'I'],
  ['I', 'L'],
  ['RN', 'M'],
  ['M', 'RN'],
  ['LI', 'H'],
  ['H', 'LI'],
];

/** Readings of a word that are tried at most. */
const MOST_READINGS = 40;

/**
 * Writes a typed address as it may have been before a scanner misread it.
 *
 * @param isNameWord whether a word occurs in a name of the list
 * @returns undefined if nothing in the address looks misread
 */
export function secondReading(
  typed: TypedAddress,
  isNameWord: (word: Pick<Word, 'text'>) => boolean,
): TypedAddress | undefined {
  const lines = typed.lines.map((line) => readAgain(line, isNameWord));
  return lines.some((line, at) => line !== typed.lines[at]) ? { ...typed, lines } : undefined;
}

function readAgain(line: string, isNameWord: (word: Pick<Word, 'text'>) => boolean): string {
  return line
    .replace(FLAT_JOINED, 'Flat ')
    .replace(NUMBER, (number) => (ORDINAL.test(number) ? number : withDigits(number)))
    .replace(NUMBER_OF_PART, withDigits)
    .replace(NUMBER_OF_STREET, (number, street: string) =>
      isNameWord({ text: street.toUpperCase() }) && !METER.test(street) ? withDigits(number) : number,
    )
    .replace(FLAT_ONE, '1')
    .replace(WORD, (word) => wordAsSeen(word.toUpperCase(), isNameWord) ?? word)
    .replace(TORN, (torn, one: string, other: string) => wordTorn(one, other, isNameWord) ?? torn);
}

/** Two halves of a word, with a space between them or where a letter was: `Chur ch`, `Wy lan` for Wynlan. */
const TORN = /(?<![\p{L}\d'’])(\p{L}{1,10}) (\p{L}{1,10})(?![\p{L}\d'’])/gu;

/** In letters. Too many short words are like one another. */
const SHORTEST_TORN = 5;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The word of the list that two halves are together, or the only one that they are with a letter between them. One half
 * must be no word itself.
 */
function wordTorn(
  one: string,
  other: string,
  isNameWord: (word: Pick<Word, 'text'>) => boolean,
): string | undefined {
  const [first, last] = [one.toUpperCase(), other.toUpperCase()];
  if (first.length + last.length + 1 < SHORTEST_TORN) return undefined;
  if (isWord(first, isNameWord) && isWord(last, isNameWord)) return undefined;
  if (isNameWord({ text: first + last })) return first + last;
  const words = [...ALPHABET].map((letter) => first + letter + last).filter((text) => isNameWord({ text }));
  return words.length === 1 ? words[0] : undefined;
}

function isWord(text: string, isNameWord: (word: Pick<Word, 'text'>) => boolean): boolean {
  return text.length > 1 && (isNameWord({ text }) || meaningOfWord(text) !== undefined);
}

/** Writes digits for the letters that look like them. */
function withDigits(number: string): string {
  return number.replace(/[IilLOoSs]/g, (letter) => DIGITS[letter] ?? letter);
}

/** The word that a scanner saw, if the list knows it and does not know the word as it is written. */
function wordAsSeen(written: string, isNameWord: (word: Pick<Word, 'text'>) => boolean): string | undefined {
  const isKnown = (text: string) =>
    isNameWord({ text }) || ((meaningOfWord(text)?.kinds ?? 0) & ~(KIND.common | KIND.letter)) !== 0;
  if (/^\d+(?:[A-Z]|ST|ND|RD|TH)?$|^[A-Z][1-9]\d*[A-Z]?$/.test(written) || isKnown(written)) return undefined;
  // One sign may be misread, or two.
  const readings = new Set([written]);
  for (let change = 0; change < 2; change++) {
    for (const reading of [...readings]) {
      for (const seen of changed(reading)) {
        if (!/\d/.test(seen) && isKnown(seen)) return seen;
        if (readings.size < MOST_READINGS) readings.add(seen);
      }
    }
  }
  return undefined;
}

/** A word with one of its signs read as another, in all ways. */
function* changed(word: string): Generator<string> {
  for (const [misread, meant] of MISREAD)
    for (let at = word.indexOf(misread); at >= 0; at = word.indexOf(misread, at + 1))
      yield word.slice(0, at) + meant + word.slice(at + misread.length);
}
