import { isHousehold } from '../../address/normal-form/household-words.ts';
import { isInhabitant } from '../../address/normal-form/inhabitant-words.ts';
import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { type Token, wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { slips } from '../../text/slips.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import type { Compared } from './fitted-door.ts';
import { isMet, MARK } from './name-fit.ts';
import { isSaidTwice } from './said-twice.ts';

/*
 * Finds another household of a farm or a large house among the typed words that no element of a door accounts for.
 */

/**
 * Whether the name that was found is followed by another name that nothing accounts for, in one of two cases:
 * - many farms have a house of the name that was found: `Bwthyn, Tyddyn Celyn` is not any house called Bwthyn;
 * - the text names a place that is not that of the house: `Lodge 2, North Grange, Penzance` does not mean
 *   Lodge 2 of another place in Penzance.
 */
export function isOfUnknown(
  { tokens, segments, segmentOf }: TypedText,
  { name, street, taken, door }: Compared,
): boolean {
  const isOfMany = door.name?.words.every(({ text }) => isHousehold(text)) === true;
  const isUnplaced =
    street.main.outcome === 'none' && street.smallest.outcome === 'missing' && isMet(street.town);
  if (!isUnplaced && !isOfMany) return false;
  const next = name.found && segments[segmentOf[name.found.to - 1]! + 1];
  if (next === undefined || next.place !== PLACE_OF_LINE.line || next.isAside) return false;
  for (let at = next.from; at < next.to; at++)
    if (street.marks[at] !== MARK.free || taken[at] === 1 || wordAt(tokens, at).is(KIND.trade)) return false;
  return isOfMany || !isLikePlace(tokens.slice(next.from, next.to), street.street);
}

/** Whether words may be a damaged name of the place that a street is in. */
function isLikePlace(words: readonly Token[], { locality, doubleLocality }: PreparedStreet): boolean {
  const written = words.map(({ word }) => word.text).join('');
  return [...doubleLocality, ...locality].some(
    ({ joinedWhole }) => slips(written, joinedWhole, MOST_SLIPS_OF_PLACE) <= MOST_SLIPS_OF_PLACE,
  );
}

const MOST_SLIPS_OF_PLACE = 3;

/**
 * Whether the text names another household that nothing accounts for. A household is a row of free words at
 * the beginning of a part of the address. The row must begin with an article, as in `The Hayloft`, or contain
 * a word known to name a household. `The Smith Family` and `The Copy Shop` are not households. Before a farm, a single
 * word is one: `Swallows, Fosse Farm`.
 */
export function hasHouseholdLeft(typed: TypedText, { street, taken, name, door }: Compared): boolean {
  const { tokens, segments } = typed;
  const { marks, main, dependent, locality, doubleLocality, town } = street;
  if (name.found !== undefined && isHouseholdAt(typed, marks, taken, name.found.to)) return true;
  const ends = [main, dependent, locality, doubleLocality, town].flatMap(({ found }) => found?.to ?? []);
  const last = ends.length === 0 ? tokens.length : Math.max(...ends);
  return segments.some((segment) => {
    const { from, to, place, isPerson, isAside } = segment;
    // A part that follows all streets and places is another place: `Guilsfield, Y Trallwng`.
    if (place !== PLACE_OF_LINE.line || isPerson || isAside || from >= last) return false;
    let end = from;
    while (end < to && marks[end] === MARK.free && taken[end] === 0) end++;
    const words = wordsBetween(tokens, from, end);
    if (words.some((word) => word.is(KIND.trade | KIND.legal | KIND.title) || isInhabitant(word.text)))
      return false;
    const [first] = words;
    const isNamed = first !== undefined && words.length > 1 && isDefiniteArticle(first);
    if (from === 0 && end === to && words.length === 1 && door.name?.last.text === 'FARM') return true;
    // `Ink Shed Tattoo` is a firm.
    const isOther =
      isNamed || words.some(({ text }, at) => isHousehold(text) && (at === 0 || at === words.length - 1));
    return isOther && !isSaidTwice(typed, marks, taken, segment);
  });
}

/** Whether a household begins behind the name of a farm without a comma: `High Mains the Granary Tynron`. */
function isHouseholdAt(
  { tokens, segmentOf }: TypedText,
  marks: Uint8Array,
  taken: Uint8Array,
  from: number,
): boolean {
  const first = tokens[from]?.word;
  const at = first !== undefined && isDefiniteArticle(first) ? from + 1 : from;
  const isFree = marks[at] === MARK.free && taken[at] === 0 && segmentOf[at] === segmentOf[from - 1];
  return isFree && isHousehold(tokens[at]?.word.text ?? '');
}
