import { KIND } from '../../address/normal-form/vocabulary.ts';
import { wordOf } from '../../address/normal-form/word.ts';
import { isPostcodeArea } from '../../address/postcode-areas.ts';

/*
 * Mends what scanners, spreadsheets and hurried typists did to the numbers and words of a line.
 */

/** A house number in which the scanner read letters for digits, at the beginning of a part: `I4 Mill Lane`. */
const AT_BEGINNING = /(?<=(?:^|[,:.]) ?)(?:[Il\d][\dIlO]{1,2}|L0)[a-z]?(?= \p{L}{2})/gu;

/** The same behind a digit: `6O-62 Cow Lane`, `Ground Floor, 4l Dalton Road`. */
const WITHIN_NUMBER: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b\d{1,2})O(?=\d?(?:-\d+)?[A-Z]?,? \p{L}|-\d)/gu, '0'],
  [/(?<=\b\d{1,2})[Il](?=\d?(?:-\d+)?[A-Z]?,? \p{Lu}|-\d)/gu, '1'],
];

/** A stair that a spreadsheet took for a date: `02-Jan` for 2/1. */
const DATE = /(?<![\w-])(\d\d)-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A digit in a word, as a scanner reads `Mu1rhead` and `8riercliffe`. */
const DIGIT_IN_WORD = /(?<=\p{L}{2})[018](?=\p{L}{2})|(?<![\p{L}\d])8(?=\p{L}{4})/gu;
const LETTERS: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' };

/**
 * A house number that was run together with the street: `22Coulhill Park`, `3St Peter's Place`. In `9 5tanney Mill
 * Road` and `8RIERCLIFFE`, the digit is a misread letter.
 */
const JOINED =
  /(?<=(?:^|(?<!\d)[\s,;:(])(?:\d{2,4}|[0-79]))(?=\p{Lu}\p{L}{3}|St (?!Fl)\p{Lu})|(?<=(?:^|(?<!\d)[\s,;:(])8)(?=\p{Lu}\p{Ll}{3}|St (?!Fl)\p{Lu})/gu;

/** The same in a line without capitals. */
const JOINED_SMALL = /(?<=(?:^|(?<!\d)[\s,;:(])(?:\d{2,4}|[1-79]))(?=\p{L}{4})/gu;

/** The beginnings of names that have a capital within them. */
const PREFIXES = new Set('Mac Mc Fitz Van De Le La Du Di St'.split(' '));

/** A word that a postcode was run together with: `KilbrennanPA81 1PQ`. */
const BEFORE_POSTCODE = /(?<!\p{L})\p{L}{5,}(?=\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d]))/giu;

/** Parts a postcode from the word before it. */
export function withPostcodeApart(line: string): string {
  return line.replace(BEFORE_POSTCODE, (word: string) => {
    const length = isPostcodeArea(word.slice(-2).toUpperCase()) ? 2 : 1;
    return isPostcodeArea(word.slice(-length).toUpperCase())
      ? `${word.slice(0, -length)}, ${word.slice(-length)}`
      : word;
  });
}

/** Mends the numbers of a line, and digits in its words. */
export function withNumbersMended(line: string): string {
  let text = line.replace(line === line.toLowerCase() ? JOINED_SMALL : JOINED, ' ');
  text = text.replace(AT_BEGINNING, withDigits);
  for (const [misread, digit] of WITHIN_NUMBER) text = text.replace(misread, digit);
  text = text.replace(DATE, (_, day: string, month: string) => stairOf(day, month));
  return text.replace(DIGIT_IN_WORD, (digit) => LETTERS[digit] ?? digit);
}

/** Writes digits for the letters that look like them. At least one digit must have been read. */
function withDigits(number: string): string {
  return /\d/.test(number) ? number.replace(/[IlL]/g, '1').replaceAll('O', '0') : number;
}

function stairOf(day: string, month: string): string {
  return `${Number(day)}/${MONTHS.indexOf(month.toLowerCase()) + 1}`;
}

/** A letter three times or more, of a key that was held too long: `Mordockkk`. `FFF` is the first floor flat. */
const HELD = /([a-z])\1{2,}/gi;
const LONG_WORD = /\p{L}{5,}/gu;

/** Writes the letter of a held key twice. No name has a letter three times in a row. */
export function withoutHeldKeys(line: string): string {
  return line.search(HELD) < 0 ? line : line.replace(LONG_WORD, (word) => word.replace(HELD, '$1$1'));
}

/** Parts words at the capitals within them: `GuthrieStreet`. `MacDonald` is one word. */
export function withWordsParted(line: string): string {
  return line.replace(/\p{L}+/gu, (words) => {
    const street = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}+)$/u.exec(words);
    // `Linwick RoadUp Hatch`
    if (
      street?.[1] !== undefined &&
      wordOf(street[1].toUpperCase()).is(KIND.descriptor) &&
      !PREFIXES.has(street[1])
    )
      return `${street[1]}, ${street[2]}`;
    const [first = '', ...others] = words.split(/(?<=\p{Ll})(?=\p{Lu}\p{Ll}{2})/u);
    const isWord =
      (first.length > 2 || first === 'St') && first[0] === first[0]?.toUpperCase() && !PREFIXES.has(first);
    return others.length > 0 && isWord ? [first, ...others].join(' ') : words;
  });
}
