import { isWelshArticle } from '../../address/normal-form/small-words.ts';
import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { present } from '../../present.ts';
import { fill } from '../fill.ts';
import type { ElementOutcome } from '../match.ts';
import type { Found, Phrase } from '../prepared/phrase.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import type { TypedText } from '../typed/typed-text.ts';
import {
  hasOtherPlace,
  hasOtherStreet,
  isPlace,
  type KnownPlaces,
  markKnown,
  markMadeUpRoad,
} from './elsewhere.ts';
import { labelsFor, numberedBy } from './labels-by-street.ts';
import { MARK, NAME_MISSING, type NameFit, NO_NAME } from './name-fit.ts';
import type { TypedLabels } from './premise-labels.ts';
import { StreetNames } from './street-names.ts';

/** How a typed address fits a street and its places, before any door is compared. */
export interface StreetFit {
  readonly street: PreparedStreet;
  /** One value of {@link MARK} for each typed word. */
  readonly marks: Uint8Array;
  readonly main: NameFit;
  readonly dependent: NameFit;
  readonly descriptor: ElementOutcome | 'none';
  readonly town: NameFit;
  readonly locality: NameFit;
  readonly doubleLocality: NameFit;
  readonly labels: TypedLabels;
  /** Whether the house number stands right before the street. */
  readonly isHouseAtStreet: boolean;
  /**
   * The index of the first word of another name that the number belongs to, such as `Larken` in
   * `2 Larken Court`. -1 if there is none.
   */
  readonly numbered: number;
  /** Whether the remaining words name another street. */
  readonly hasOtherStreet: boolean;
  /** Whether a place was written that is not one of this street's places. */
  readonly hasOtherPlace: boolean;
  /** Whether that other place is a post town. */
  readonly hasOtherTown: boolean;
  /** The smallest place of the street. */
  readonly smallest: NameFit;
}

/**
 * Finds the names of a street and its places among typed words.
 *
 * @param mayBePart whether a part of the street's name may stand for it
 */
export function fitStreet(
  typed: TypedText,
  street: PreparedStreet,
  known: KnownPlaces,
  mayBePart = false,
): StreetFit {
  const marks = new Uint8Array(typed.tokens.length);
  for (const segment of typed.segments)
    if (segment.isAside) fill(marks, MARK.aside, segment.from, segment.to);
  const isFree = (at: number): boolean => marks[at] === MARK.free;
  const isFreePlace = (at: number): boolean => marks[at] === MARK.free || marks[at] === MARK.aside;
  const mark = (found: Found, as: number): void => {
    fill(marks, as, found.from, found.to);
    // The article belongs to the name, whether it counts as a word of the name or not: `25 Y Rhos`.
    const at = found.from - 1;
    if (at < 0 || typed.segmentOf[at] !== typed.segmentOf[found.from] || marks[at] !== MARK.free) return;
    if (isWelshArticle(wordAt(typed.tokens, at))) marks[at] = as;
  };

  const names = new StreetNames(street, { typed, isFree, mark });
  const places: ThreePlaces = [street.doubleLocality, street.locality, street.town];
  const fits = places.map((names) => (names.length === 0 ? NO_NAME : NAME_MISSING));
  const order = longestFirst(places);
  const findPlaces = (isWhole: boolean): void => {
    for (const at of order) {
      if (fits[at]?.outcome !== 'missing') continue;
      const fit = placeFit(typed, places[at] ?? [], isFreePlace, isWhole);
      // Silian is a village of its own, and no misspelt Cellan.
      if (fit.found !== undefined && isOtherPlace(typed, fit.found, places[at] ?? [], known)) continue;
      fits[at] = fit;
      if (fit.found !== undefined) mark(fit.found, MARK.place);
    }
  };
  findPlaces(true);
  names.findRest(known, mayBePart);
  findPlaces(false);
  const [doubleLocality, found, foundTown] = fits as [NameFit, NameFit, NameFit];
  // `Perivale, Greenford`, where some rows of the street have the one for the town and some the other.
  // The Usk of `Usk Terrace` is no town.
  for (const other of street.town.length > 1 ? street.town : []) {
    const place = placeFit(typed, [other], isFreePlace, true).found;
    if (place !== undefined && isBesidePlace(marks, place)) mark(place, MARK.place);
  }
  const town = street.isPartlyTowned && foundTown.outcome === 'missing' ? NO_NAME : foundTown;
  const locality = street.isPartlyPlaced && found.outcome === 'missing' ? NO_NAME : found;
  const { main, dependent, descriptor } = names;
  if (street.main === undefined) markMadeUpRoad(typed, marks);
  markCutPlace(
    typed,
    marks,
    places.filter((_, at) => fits[at]?.outcome === 'missing'),
  );
  const { labels, isHouseAtStreet } = labelsFor(typed, marks, dependent.found ?? main.found);
  const elsewhere = markKnown(typed, marks, known);
  return {
    street,
    marks,
    main,
    dependent,
    descriptor,
    town,
    locality,
    doubleLocality,
    labels,
    isHouseAtStreet,
    numbered: isHouseAtStreet ? -1 : numberedBy(typed, marks, labels.house, isVillage(street)),
    hasOtherStreet: hasOtherStreet(typed, marks) && !isHouseHere(typed, street, main, isFree),
    smallest: [doubleLocality, locality].find(({ outcome }) => outcome !== 'none') ?? town,
    hasOtherTown: elsewhere === 'town',
    hasOtherPlace: elsewhere !== undefined || hasOtherPlace(typed, marks, town, locality, doubleLocality),
  };
}

/** Whether a street may be a village whose houses have numbers and no street: `5 Penallt, Monmouth`. */
function isVillage({ main, dependent, locality, isPlaced }: PreparedStreet): boolean {
  if (main === undefined || dependent !== undefined || main.descriptor.length > 0) return false;
  return !isPlaced || locality.length === 0;
}

/**
 * Marks a part of the address that is the beginning of a place of the street. A form or database cut it off:
 * `77 Coombe Road, Hackbridge, C` for Carshalton. It is too short to be evidence.
 *
 * @param places the places that were not found
 */
function markCutPlace(
  { segments, tokens }: TypedText,
  marks: Uint8Array,
  places: readonly (readonly Phrase[])[],
): void {
  if (places.length === 0) return;
  for (let number = 1; number < segments.length; number++) {
    const { from, to, isAside } = present(segments[number], 'a part of the address');
    let end = from;
    while (end < to && marks[end] === MARK.free) end++;
    if (isAside || end < to) continue;
    let begun = '';
    for (let at = from; at < to; at++) begun += wordAt(tokens, at).written;
    const isCut = ({ joinedWhole }: Phrase) =>
      joinedWhole.length > begun.length && joinedWhole.startsWith(begun);
    if (places.some((names) => names.some(isCut))) fill(marks, MARK.place, from, to);
  }
}

/**
 * Whether the words that look like another street are the name of a house on this street:
 * `Far Close, Lorton`.
 */
function isHouseHere(
  typed: TypedText,
  street: PreparedStreet,
  main: NameFit,
  isFree: (at: number) => boolean,
): boolean {
  if (main.outcome === 'missing') return false;
  return street.housesLikeStreets.some((name) => name.find(typed, isFree) !== undefined);
}

/**
 * The order in which the names of places are looked for, the longest first. Otherwise a locality called Stoke
 * would take the first word of `Stoke-on-Trent`.
 */
function longestFirst(places: ThreePlaces): readonly (0 | 1 | 2)[] {
  let [first, second, third]: [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2] = [0, 1, 2];
  const isShorter = (one: 0 | 1 | 2, other: 0 | 1 | 2) => lengthOf(places[one]) < lengthOf(places[other]);
  if (isShorter(first, second)) [first, second] = [second, first];
  if (isShorter(second, third)) [second, third] = [third, second];
  if (isShorter(first, second)) [first, second] = [second, first];
  return [first, second, third];
}

/** The names of the double locality, of the locality and of the town. */
type ThreePlaces = readonly [readonly Phrase[], readonly Phrase[], readonly Phrase[]];

function lengthOf(names: readonly Phrase[]): number {
  return names[0]?.words.length ?? 0;
}

/** Whether words that are like the name of a place are exactly the name of another one. */
function isOtherPlace(
  typed: TypedText,
  { from, to, likeness }: Found,
  names: readonly Phrase[],
  known: KnownPlaces,
): boolean {
  if (likeness === 1 || !isPlace(known(typed, from, to))) return false;
  const written = wordsBetween(typed.tokens, from, to)
    .map(({ text }) => text)
    .join('');
  return names.every(({ joinedWhole }) => joinedWhole !== written);
}

/** Whether words stand beside a place that was found. */
function isBesidePlace(marks: Uint8Array, { from, to }: Found): boolean {
  return marks[from - 1] === MARK.place || marks[to] === MARK.place;
}

function placeFit(
  typed: TypedText,
  names: readonly Phrase[],
  isFree: (at: number) => boolean,
  isWhole: boolean,
): NameFit {
  if (names.length === 0) return NO_NAME;
  for (const name of names) {
    const find = (isAllowed: (at: number) => boolean) =>
      isWhole ? name.findLast(typed, isAllowed) : name.find(typed, isAllowed);
    let found = find(isFree);
    // The London of `London Court` is not the place, but the name may occur again.
    if (found !== undefined && goesOnAsName(typed, found, isFree)) {
      const { from, to } = found;
      found = find((at) => isFree(at) && (at < from || at >= to));
    }
    if (found !== undefined)
      return { outcome: found.likeness === 1 ? 'agrees' : 'similar', likeness: found.likeness, found };
  }
  return NAME_MISSING;
}

/** Whether a place begins the name of a building or street: `London Court`. */
function goesOnAsName(
  { tokens, segmentOf }: TypedText,
  { to }: Found,
  isFree: (at: number) => boolean,
): boolean {
  const next = tokens[to];
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  return next.word.is(KIND.building | KIND.descriptor) && segmentOf[to + 1] !== segmentOf[to];
}
