import type { Label } from '../../address/normal-form/label.ts';
import { isSmall } from '../../address/normal-form/small-words.ts';
import { wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { withAside } from './marked-aside.ts';
import { segmentAt } from './segment.ts';
import { PLACE_OF_LINE, type TypedText } from './typed-text.ts';

/*
 * Finds remarks behind the last place of a typed address: `…, Sheffield, 5 bed HMO`, `… Truro sat nav is wrong`.
 */

/** What a list of addresses knows about words. */
export interface ListedNames {
  /** Whether words are a town, village or county. */
  isPlace(words: readonly Word[]): boolean;
  /** Whether words may be a damaged name of a place. */
  isLikePlace(words: readonly Word[]): boolean;
  /** Whether a word occurs in the name of a building, part of a building, street or place. */
  isNameWord(word: Pick<Word, 'text'>): boolean;
}

/** In words. */
export const LONGEST_PLACE = 4;

/** In words. A single word is as likely a place that the list lacks. */
const SHORTEST_REMARK = 2;

/** Words of sentences that the names behind a town hardly have: `up the lane past the church`. */
const OF_SENTENCES = new Set('THE OF ON IS AT PAST FROM TO BY IN WITH NOT AFTER BEFORE'.split(' '));

/** Words of remarks about a let, its meters and its furniture, which are no names of places. */
const OF_REMARKS = new Set(
  (
    'UNFURNISHED FURNISHED FURN UNFURN PART METER METERS METERED PREPAY PREPAID PREPAYMENT SMART CREDIT KEY GAS ' +
    'ELEC ELECTRIC ELECTRICITY WATER BILLS INCL INCLUDED INCLUSIVE EXCL HMO LET LETTING STUDENT STUDENTS ' +
    'TEMP TEMPORARY SHORT LONG TERM PARKING ENSUITE EN SUITE SHARED VACANT OCCUPIED VOID DUAL FUEL ONLY'
  ).split(' '),
);

/** Kinds of words that say nothing about whether they stand in a remark. */
const OF_ADDRESSES =
  KIND.number | KIND.small | KIND.descriptor | KIND.building | KIND.part | KIND.compass | KIND.letter;

/** Marks what follows the last place of a typed address as an aside if it is a remark. */
export function withRemark(typed: TypedText, listed: ListedNames): TypedText {
  const end = endOfLines(typed);
  const from = endOfPlaces(typed, end, listed);
  if (from === undefined) return typed;
  const number = numberAlone(typed, from, end);
  if (!isRemark(typed, from, end, number, listed)) return typed;
  // In `Dorchester, Affpuddle, 5 Roper Garclens` the places come first.
  if (isAllPlaces(typed, from, listed)) return typed;
  if (number === undefined) return withAside(typed, from, end);
  const before = number.from > from ? withAside(typed, from, number.from) : typed;
  return number.to < end ? withAside(before, number.to, end) : before;
}

/**
 * Returns the number of the house if it stands alone behind the last place: `Elm Road, Sheffield, 75, sent from my
 * phone`. Undefined if a number stands before it.
 */
function numberAlone(typed: TypedText, from: number, end: number): Label | undefined {
  const { labels } = typed;
  if (labels.some((label) => label.kind === '' && label.from < from)) return undefined;
  const alone = labels.filter((label) => {
    if (label.kind !== '' || label.first < 0 || label.from < from || label.to > end) return false;
    const segment = segmentAt(typed, label.from);
    // `Key safe no. 4749`
    const isOfRemark = label.from > 0 && segmentAt(typed, label.from - 1).isAside;
    return segment.from === label.from && segment.to === label.to && !isOfRemark;
  });
  return alone.length === 1 ? alone[0] : undefined;
}

/** Whether nothing but places stands before a token. */
function isAllPlaces(typed: TypedText, end: number, listed: ListedNames): boolean {
  const { tokens, segmentOf } = typed;
  if (end === 0) return true;
  for (let from = end - 1; from >= 0 && end - from <= LONGEST_PLACE; from--) {
    if (segmentOf[from] !== segmentOf[end - 1]) break;
    if (listed.isPlace(wordsBetween(tokens, from, end))) return isAllPlaces(typed, from, listed);
  }
  return false;
}

/** The token behind the lines of an address. The fields for its places follow. */
function endOfLines(typed: TypedText): number {
  let end = typed.tokens.length;
  while (end > 0 && segmentAt(typed, end - 1).place > PLACE_OF_LINE.line) end--;
  return end;
}

/** The token behind the last place in the lines. Undefined if no place stands there, or the lines end with it. */
function endOfPlaces(
  { tokens, segmentOf }: TypedText,
  last: number,
  { isPlace }: ListedNames,
): number | undefined {
  for (let end = last; end > 1; end--) {
    for (let from = end - 1; from > 0 && end - from <= LONGEST_PLACE; from--) {
      if (segmentOf[from] !== segmentOf[end - 1]) break;
      if (isPlace(wordsBetween(tokens, from, end))) return end < last ? end : undefined;
    }
  }
  return undefined;
}

function isRemark(
  { tokens, labels, segmentOf }: TypedText,
  from: number,
  end: number,
  number: Label | undefined,
  { isNameWord, isLikePlace }: ListedNames,
): boolean {
  const words = [
    ...wordsBetween(tokens, from, number?.from ?? end),
    ...wordsBetween(tokens, number?.to ?? end, end),
  ];
  if (words.length > 0 && words.every((word) => OF_REMARKS.has(word.written) || isSmall(word))) return true;
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < SHORTEST_REMARK) return false;
  // `…, Sheffield, Flat 3` says which flat.
  if (labels.some((label) => label.kind !== '' && label.from >= from && label.from < end)) return false;
  const isOfSentence = words.some(({ written }) => OF_SENTENCES.has(written));
  // `Truro Road`, `Truro, Rose Cottage`
  const isApart = segmentOf[from] !== segmentOf[from - 1];
  if (!isApart && first.is(KIND.descriptor | KIND.building)) return false;
  if (!isOfSentence && last.is(KIND.descriptor | KIND.building)) return false;
  // The names of firms tell which unit of a building is meant.
  if (words.some((word) => word.is(KIND.trade | KIND.legal))) return false;
  return words.some((word) => !word.is(OF_ADDRESSES) && !isNameWord(word)) && !isLikePlace(words);
}
