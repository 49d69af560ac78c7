import { MOST_WORDS, type Token, tokenAt } from '../../address/normal-form/tokens.ts';
import { hasSign, SIGN } from './word-signs.ts';

/*
 * Finds out that a typed line needs no tidying. Most lines need none, and one pass over the characters is cheaper than
 * the expressions of tidied.ts. Each rule there needs a sign here: a word of `SIGN.untidy`, or something in the
 * characters.
 */

/** In characters. The words of longer lines may not all have been read. */
const LONGEST_LINE = 500;

/** The signs that a line may need tidying. */
const SIGNS = SIGN.untidy | SIGN.untidyWithin | SIGN.spelled;

/**
 * Whether a line is certain to stay as it is when it is tidied.
 *
 * @param from the first token of the line. Its words are the last of `tokens`
 */
export function isPlainLine(line: string, tokens: readonly Token[], from: number): boolean {
  if (line.length > LONGEST_LINE || tokens.length >= MOST_WORDS) return false;
  for (let at = from; at < tokens.length; at++) {
    const token = tokenAt(tokens, at);
    if (hasSign(token.word, SIGNS) && isUntidy(line, token)) return false;
  }
  return (isPlainText(line) && !mayRepeatEnd(line)) || POSTCODE.test(line);
}

/** A postcode in a line of its own. The 17 of AL17 is not misread. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i;

function isUntidy(line: string, { word, start, end }: Token): boolean {
  if (hasSign(word, SIGN.untidy)) return true;
  if (hasSign(word, SIGN.untidyWithin) && line.charCodeAt(end) === SPACE) return true;
  // `12 B Bravo`, `12B Bravo`
  if (!hasSign(word, SIGN.spelled) || !isLetter(line.charCodeAt(start - 2))) return false;
  const before = line.charCodeAt(start - 3);
  return before === SPACE || isDigit(before);
}

const LINE = 10;
const SPACE = 32;
const HASH = 35;
const AMPERSAND = 38;
const COMMA = 44;
const HYPHEN = 45;
const POINT = 46;
const SLASH = 47;
const EIGHT = 56;

/** The difference between a small letter and its capital. */
const SMALL = 32;

function isLetter(unit: number): boolean {
  return (unit | SMALL) >= 97 && (unit | SMALL) <= 122;
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** Whether a unit is a letter that scanners read for a digit: O, I or L. */
function isLikeDigit(unit: number): boolean {
  const small = unit | SMALL;
  return small === 105 || small === 108 || small === 111;
}

/** Whether two units may be the same letter, small or capital. */
function isAlike(one: number, other: number): boolean {
  return ((one ^ other) | SMALL) === SMALL;
}

/** Whether no expression of tidied.ts can find anything in a text whose words have no sign. */
function isPlainText(text: string): boolean {
  const { length } = text;
  let parts = 0;
  let start = 0;
  let sizeBefore = -1;
  let before = COMMA;
  let digits = 0;
  let stops = 0;
  for (let at = 0; at <= length; at++) {
    const unit = at === length ? COMMA : text.charCodeAt(at);
    if (isLetter(unit)) {
      // `GuthrieStreet`
      if (unit < 97 && before >= 97) return false;
    } else if (isDigit(unit)) {
      const end = endOfNumber(text, at);
      digits += end - at;
      if (end === 0 || digits > MOST_DIGITS) return false;
      at = end - 1;
    } else if (unit === COMMA || unit === LINE) {
      // A part that only repeats the part before it has its length and its last letter.
      const size = at - start;
      if (parts > 1 && size === sizeBefore && isAlike(before, text.charCodeAt(start - 2))) return false;
      parts++;
      start = at + 1;
      sizeBefore = size;
    } else if (unit === HYPHEN || unit === POINT) {
      // `14 - 16`, and fillers such as `-`
      if (!isLetter(before) && !isDigit(before)) return false;
      if (unit === POINT && text.charCodeAt(at + 1) === SPACE) stops++;
      // `B.C.` is a business centre.
      if (unit === POINT && isLetter(text.charCodeAt(at + 1))) return false;
    } else if (unit === SLASH) {
      // `f/hse`, `c/o`
      if (!isDigit(before)) return false;
    } else if (unit === AMPERSAND) {
      // `&amp;`
      const next = text.charCodeAt(at + 1);
      if (isLetter(next) || next === HASH) return false;
    } else if (unit !== SPACE) return false;
    before = text.charCodeAt(at);
  }
  // `Managers Flat. White Bear Inn. Hawes`
  return parts > 1 || stops < FEWEST_STOPS;
}

/** Fewer full stops are those of short forms. */
const FEWEST_STOPS = 2;

/** A telephone number has more digits. */
const MOST_DIGITS = 9;

/** In digits. */
const LONGEST_NUMBER = 4;
const SHORTEST_GROUP = 3;

/** The index behind a number. 0 if the number may be misread, dictated or a part of a telephone number. */
function endOfNumber(text: string, from: number): number {
  let end = from + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  if (end - from > LONGEST_NUMBER) return 0;
  const before = text.charCodeAt(from - 1);
  const next = text.charCodeAt(end);
  // `KilbrennanPA81 1PQ`
  if (isLetter(before) && isLetter(text.charCodeAt(from - 4)) && isLetter(text.charCodeAt(from - 3)))
    return 0;
  // `l4`, `4l`, `21.0`
  if (isLikeDigit(before) || isLikeDigit(next) || next === POINT) return 0;
  // `Mu1rhead`, `8riercliffe`
  if (isLetter(next) && end === from + 1 && (isLetter(before) || text.charCodeAt(from) === EIGHT)) return 0;
  // `22Coulhill Park`, `3St Peter's Place`
  if (isLetter(next) && isLetter(text.charCodeAt(end + 1)) && isJoined(text, end)) return 0;
  // `F2/1`
  if (next === SLASH && isLetter(before)) return 0;
  // `02-Jan`
  if (next === HYPHEN && isLetter(text.charCodeAt(end + 1))) return 0;
  // `07700 900 123`
  return next === SPACE && end - from >= SHORTEST_GROUP && isDigit(text.charCodeAt(end + 1)) ? 0 : end;
}

/** Whether a word of four letters or St follows a number without a space. */
function isJoined(text: string, from: number): boolean {
  const third = text.charCodeAt(from + 2);
  return isLetter(third)
    ? isLetter(text.charCodeAt(from + 3))
    : third === SPACE && text.startsWith('St', from);
}

/** In words. */
const LONGEST_TOWN = 3;

/** Whether the last words of a line may only repeat the words before them. */
function mayRepeatEnd(line: string): boolean {
  let space = line.length;
  for (let count = 1; count <= LONGEST_TOWN; count++) {
    space = line.lastIndexOf(' ', space - 1);
    if (space <= 0) return false;
    if (isRepeatedBefore(line, space)) return true;
  }
  return false;
}

/** Whether the text behind a space also stands before it. */
function isRepeatedBefore(line: string, space: number): boolean {
  const size = line.length - space - 1;
  if (size > space) return false;
  for (let back = 1; back <= size; back++)
    if (!isAlike(line.charCodeAt(line.length - back), line.charCodeAt(space - back))) return false;
  return true;
}
