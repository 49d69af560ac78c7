import { JOINT, type Token, tokenAt, tokensOf, wordAt, wordsOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../../address/normal-form/word.ts';
import { slipsBetween } from '../../address/normal-form/word-slips.ts';
import { present } from '../../present.ts';

/*
 * Removes a part of an address that somebody wrote twice.
 */

/** The most words of a part that may be written twice: `Flat 7, 4 Longside Street, Flat 7, 4 Longside Street`. */
const LONGEST_REPEATED = 8;

/** Where a word stands: in which line, and from where to where. */
interface Place {
  readonly token: Token;
  readonly line: number;
}

/** Removes the second half of a line that somebody pasted twice: `3 Elm Road, Soham 3 Elm Road, Soham`. */
export function withoutSecondHalf(line: string): string {
  const tokens = tokensOf(line);
  const half = tokens.length / 2;
  if (!Number.isInteger(half) || half < FEWEST_PASTED) return line;
  const isTwice = tokens.slice(0, half).every(({ word }, at) => sameWord(word, wordAt(tokens, at + half)));
  return isTwice ? line.slice(0, tokenAt(tokens, half).start) : line;
}

/** In words. `Lower Lower` and `12 Elm 12 Elm` are left to the rules for names. */
const FEWEST_PASTED = 3;

/**
 * Removes the second copy of what stands twice in a row: `12, 12 Elm Street`, `5 Menlove Way, Menlove Way`. A single
 * word counts only if it is a number, or a street behind a number: a house may be called like its village.
 */
export function withoutRepeats(lines: readonly string[]): string[] {
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
export function withoutStreetTwice(line: string): string {
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

const POSTCODE_TWICE = /\b([a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})\b,?(?=.{1,200}\b\1\b)/i;

/** Removes the first of two copies of a postcode in a line. */
export function withPostcodeOnce(line: string): string {
  return line.replace(POSTCODE_TWICE, '');
}

const NUMBER_TWICE = /^\s*(\d{1,4}[a-z½]?)\s*[,\n](?=[^,\d\n]+[,\n]\s*\1 \p{L})/iu;

/** Removes a number alone before a name and the number with its street: `57, The Anchor, 57 Elm Square`. */
export function withoutNumberTwice(line: string): string {
  return line.replace(NUMBER_TWICE, '');
}

/**
 * Writes a street once that stands with a slip behind its number, and then alone: `7 Edenfiled Road, Edenfield Road`.
 * If the second copy had the slip, the address was found without this.
 */
export function withoutDamagedStreet(line: string): string {
  const parts = line.split(',');
  for (let at = parts.length - 1; at > 0; at--) {
    const [before, street] = [parts[at - 1] ?? '', parts[at] ?? ''];
    const first = tokensOf(before)[1];
    if (first === undefined || !isDamagedCopy(wordsOf(before), wordsOf(street))) continue;
    parts.splice(at - 1, 2, before.slice(0, first.start) + street.trimStart());
  }
  return parts.join(',');
}

/** Whether a part of an address is a number with a street of at least two words, and the next one is this street. */
function isDamagedCopy([number, ...first]: readonly Word[], second: readonly Word[]): boolean {
  if (number?.is(KIND.number) !== true || second.length < 2 || first.length !== second.length) return false;
  if (second.at(-1)?.is(KIND.descriptor) !== true) return false;
  return first.every((word, at) => slipsBetween(word, present(second[at], 'a word of a street')) >= 0);
}
