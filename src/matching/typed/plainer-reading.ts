import { JOINT, type Token, tokensOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../../address/normal-form/word.ts';
import type { TypedAddress } from '../match.ts';
import { withNumbersInDigits } from './dictated.ts';
import { withoutFloorOfFlat } from './floor-told.ts';
import { withoutFieldLabels } from './form-labels.ts';
import { withHalves } from './halves.ts';
import { withMarksJoined } from './joined-marks.ts';
import { withoutMarks } from './marks-of-pages.ts';
import { withWordsParted } from './misread.ts';

/*
 * Reads a typed address again as somebody meant it who wrote a part of it twice, a number in words, or the range of a
 * block beside one of its flats. It is for addresses that were not found as they are written, because a repeated
 * number may be that of a flat, and `Four Oaks` is a place.
 */

/** @returns undefined if the address has nothing that could be plainer */
export function plainerReading(typed: TypedAddress): TypedAddress | undefined {
  const plain = typed.lines.map(plainLine);
  const lines = withoutRepeats(plain.map(withoutStreetTwice).map(withoutNumberTwice)).map(
    withoutRangeOfBlock,
  );
  return lines.some((line, at) => line !== typed.lines[at]) ? { ...typed, lines } : undefined;
}

/** Each changes a line. They run in turn. */
const CHANGES = [
  withPostcodeOnce,
  withoutMarks,
  withoutFieldLabels,
  withoutBrackets,
  withMarksJoined,
  withoutFloorOfFlat,
  withHalves,
  withNumbersInDigits,
  withWordsParted,
];

function plainLine(line: string): string {
  return CHANGES.reduce((text, change) => change(text), line);
}

/** The most words of a part that may be written twice: `Flat 7, 4 Longside Street, Flat 7, 4 Longside Street`. */
const LONGEST_REPEATED = 8;

/** Where a word stands: in which line, and from where to where. */
interface Place {
  readonly token: Token;
  readonly line: number;
}

/**
 * Removes the second copy of what stands twice in a row: `12, 12 Elm Street`, `5 Menlove Way, Menlove Way`. A single
 * word counts only if it is a number, or a street behind a number: a house may be called like its village.
 */
function withoutRepeats(lines: readonly string[]): string[] {
  const left = [...lines];
  const places = lines.flatMap((text, line): Place[] => tokensOf(text).map((token) => ({ token, line })));
  for (let end = places.length; end > 1; end--) {
    const size = sizeOfRepeat(places, end);
    if (size === 0) continue;
    // From the end on, so that the places before it stay right.
    for (const { line, token } of places.slice(end - size, end).reverse()) {
      const text = left[line] ?? '';
      left[line] = text.slice(0, token.start) + text.slice(token.end);
    }
    places.splice(end - size, size);
    end -= size - 1;
  }
  return left;
}

/** How many words before an index are the same as the words before those. 0 if none are. */
function sizeOfRepeat(places: readonly Place[], end: number): number {
  const most = Math.min(LONGEST_REPEATED, end >> 1);
  for (let size = most; size > 0; size--) {
    let at = end - size;
    while (at < end && isSame(places[at], places[at - size])) at++;
    if (at === end && (size > 1 || isNumberApart(places, end - 1) || isStreetApart(places, end - 1)))
      return size;
  }
  return 0;
}

function isSame(one: Place | undefined, other: Place | undefined): boolean {
  return one !== undefined && other !== undefined && sameWord(one.token.word, other.token.word);
}

/**
 * Whether a number stands twice, each for itself: `12, 12 Elm Street`, but not `2/2`, `0/1, 1 Elm Street` or `Flat 1,
 * 1 Elm Street`.
 */
function isNumberApart(places: readonly Place[], at: number): boolean {
  const place = places[at];
  if (place === undefined || !place.token.word.is(KIND.number)) return false;
  if (places[at - 2]?.token.word.is(KIND.part) === true) return false;
  return [place, places[at - 1]].every(
    (one) => one?.token.joint !== JOINT.slash && one?.token.joint !== JOINT.hyphen,
  );
}

/** Whether a street of one word stands twice, first behind a number and then alone: `9 Kirkgate, Kirkgate`. */
function isStreetApart(places: readonly Place[], at: number): boolean {
  const [number, first, second, next] = [at - 2, at - 1, at, at + 1].map((place) => places[place]?.token);
  if (number === undefined || first === undefined || second === undefined) return false;
  if (!number.word.is(KIND.number) || first.word.is(KIND.number | KIND.letter)) return false;
  const isEnd = next === undefined || next.joint >= JOINT.comma;
  return first.joint === JOINT.space && second.joint >= JOINT.comma && isEnd;
}

/**
 * Removes a street that stands alone behind the same street with its number, `1 Arkwright View, past the roundabout,
 * Arkwright View`, and a number with its street that was written before: `1 Elm Road, Soham, 1 Elm Road`.
 */
function withoutStreetTwice(line: string): string {
  const parts = line.split(',');
  if (parts.length < 3) return line;
  const words = parts.map((part) => tokensOf(part).map(({ word }) => word));
  const isTwice = (at: number): boolean => {
    const street = words[at]!;
    const isNumbered = street[0]?.is(KIND.number) === true;
    if (street.length < 2 || !(isNumbered || street.at(-1)?.is(KIND.descriptor) === true)) return false;
    const before = words.slice(0, at);
    const isWritten = (part: readonly Word[]) =>
      part.some((_, from) => street.every(({ text }, by) => text === part[from + by]?.text));
    return before.some(isWritten) && before.flat().some((word) => word.is(KIND.number));
  };
  return parts.filter((_, at) => !isTwice(at)).join(',');
}

/** A name in brackets. A part of a house may stand there too, and which side it is on. */
const NAME_IN_BRACKETS =
  /,? ?\((?![^()]*\b(?:floor|flr|flat|left|right|front|rear|back|basement|ground|attic|top)\b)(\p{L}[^()\d]{3,40})\)/giu;

/** Makes a building in brackets a part of its own: `Plot 9, Elm Road (Bulb Rise)`. */
function withoutBrackets(line: string): string {
  return line.includes('(') ? line.replace(NAME_IN_BRACKETS, ', $1') : line;
}

/** A postcode that is written twice in a line. */
const POSTCODE_TWICE = /\b([a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})\b,?(?=.{1,200}\b\1\b)/i;

function withPostcodeOnce(line: string): string {
  return line.replace(POSTCODE_TWICE, '');
}

/** A number alone, a name, and the number again with its street: `57, The Anchor, 57 Elm Square`. */
const NUMBER_TWICE = /^\s*(\d{1,4}[a-z½]?)\s*[,\n](?=[^,\d\n]+[,\n]\s*\1 \p{L})/iu;

function withoutNumberTwice(line: string): string {
  return line.replace(NUMBER_TWICE, '');
}

/** A range in brackets, behind the name of a block or before it. */
const RANGE = /\(?\b(\d{1,3}) ?- ?(\d{1,3})\b\)?/g;

/** A flat with a number. */
const FLAT = /\b(?:flat|flt|fl|apartment|apt|maisonette|unit|studio) ?(?:no\.? ?)?(\d{1,3})\b/i;

/**
 * Removes the range of a block's flats, if a flat within it was written: `Flat 43, 1-82 Foxglove Tower`. The range of
 * `Flat 2, 14-16 High Street` is a number of the street.
 */
function withoutRangeOfBlock(line: string): string {
  if (!line.includes('-')) return line;
  const flat = Number(FLAT.exec(line)?.[1] ?? -1);
  return line.replace(RANGE, (range: string, first: string, last: string, at: number) => {
    const isWithin = Number(first) <= flat && flat <= Number(last);
    return isWithin && isBesideBlock(line, at, at + range.length) ? '' : range;
  });
}

/** Whether a range stands right behind a name, or before one that is not the name of a street. */
function isBesideBlock(line: string, from: number, to: number): boolean {
  const before = line.slice(0, from).split(SEPARATOR).at(-1) ?? '';
  const after = line.slice(to).split(SEPARATOR, 1)[0] ?? '';
  if (after.trim() === '') return /\p{L}{3}/u.test(before.replace(FLAT, ''));
  const words = tokensOf(after).map(({ word }) => word);
  const last = words.at(-1);
  return words.length > 1 && last !== undefined && (last.is(KIND.building) || !last.is(KIND.descriptor));
}

/** What stands between the parts of an address. */
const SEPARATOR = /[,;|\n]/;
