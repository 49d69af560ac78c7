import { JOINT, tokenAt, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { fill } from '../fill.ts';
import { type Segment, segmentAt } from '../typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { MARK, type NameFit } from './name-fit.ts';

/*
 * Typed words that belong to another street or place than the one being compared, or to every street alike:
 * counties and countries.
 */

/**
 * Tells what a row of words is known as: a county or a country (`region`), a place of the file, a post town
 * of the file, or nothing.
 */
export type KnownPlaces = (
  typed: TypedText,
  from: number,
  to: number,
) => 'region' | 'place' | 'town' | undefined;

/** Whether the words are known as a place of the file. */
export function isPlace(what: ReturnType<KnownPlaces>): boolean {
  return what === 'place' || what === 'town';
}

/**
 * Marks the remaining words that name counties, countries and other places. They are no evidence for a door.
 *
 * @returns `place` if a place was written that is not one of this street's, `town` if that place is a post
 *   town
 */
export function markKnown(
  typed: TypedText,
  marks: Uint8Array,
  known: KnownPlaces,
): 'place' | 'town' | undefined {
  let elsewhere: 'place' | 'town' | undefined;
  for (const { from, to, place, isAside } of typed.segments) {
    if (isAside) continue;
    let start = from;
    while (start < to && marks[start] !== MARK.free) start++;
    if (start === to) continue;
    let end = to;
    while (end > start && marks[end - 1] !== MARK.free) end--;
    if (place === PLACE_OF_LINE.county) {
      fill(marks, MARK.known, start, end);
      continue;
    }
    if (place === PLACE_OF_LINE.organisation) continue;
    const what = markTail(typed, marks, known, from, start, end);
    if (what === 'town' || elsewhere === undefined) elsewhere = what;
  }
  return elsewhere;
}

const MOST_WORDS_OF_A_PLACE = 4;

/**
 * Marks the regions and the place at the end of a part of the address: `Essex, Greater London`.
 *
 * @returns `place` or `town` if there is one among them
 */
function markTail(
  typed: TypedText,
  marks: Uint8Array,
  known: KnownPlaces,
  segment: number,
  start: number,
  last: number,
): 'place' | 'town' | undefined {
  let end = last;
  for (let at = Math.max(start, end - MOST_WORDS_OF_A_PLACE); at < end; at++) {
    const what = marks[at] === MARK.free ? known(typed, at, end) : undefined;
    // A place stands between commas, at the end of the text, or between a street and its town:
    // `17 Maes y Llan Carrog Corwen`. Elsewhere, its words are part of a name.
    const isBetween = marks[at - 1] === MARK.street && marks[end] === MARK.place;
    if (what === undefined || (isPlace(what) && at > segment && end < marks.length && !isBetween)) continue;
    fill(marks, MARK.known, at, end);
    if (what !== 'region') return what;
    // Another region may stand before this one, or a place.
    end = at;
    at = Math.max(start, end - MOST_WORDS_OF_A_PLACE) - 1;
  }
  return undefined;
}

/** Descriptors that make any words before them a street. Houses and places are called Hill or Green as well. */
const STREETS_ALONE = new Set(
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT TERRACE GARDENS GROVE WAY MEWS RISE PLACE SQUARE WALK PARADE BOULEVARD'.split(
    ' ',
  ),
);

/** Words that end the name of a house. */
const HOUSES = new Set(['HOUSE', 'COTTAGE', 'LODGE', 'FARM', 'BARN', 'BUNGALOW', 'VILLA', 'CROFT']);

/** Returns the word behind a word, in the same part of the address. */
function wordAfter({ tokens, segmentOf }: TypedText, at: number): string | undefined {
  return segmentOf[at + 1] === segmentOf[at] ? tokens[at + 1]?.word.text : undefined;
}

/** Whether the remaining words name another street. */
export function hasOtherStreet(typed: TypedText, marks: Uint8Array): boolean {
  for (let at = 1; at < marks.length; at++) {
    const { word, joint } = tokenAt(typed.tokens, at);
    if (marks[at] !== MARK.free || marks[at - 1] !== MARK.free || joint >= JOINT.comma) continue;
    if (!word.is(KIND.descriptor) || !(STREETS_ALONE.has(word.text) || word.written === 'ST')) continue;
    // In `Yew Trce House`, TRCE is a misread tree, although it is also short for a terrace.
    const next = wordAfter(typed, at);
    if (word.written !== word.text && word.written.length > 2 && next !== undefined && HOUSES.has(next))
      continue;
    // `Mr P Lane` is a person.
    if (wordAt(typed.tokens, at - 1).is(KIND.letter | KIND.title)) continue;
    const { place, isPerson } = segmentAt(typed, at);
    if (place !== PLACE_OF_LINE.organisation && !isPerson) return true;
  }
  return false;
}

/**
 * Whether another place was written: a place in a field of its own that was not found, or a last part of the
 * text that nothing accounts for.
 */
export function hasOtherPlace(typed: TypedText, marks: Uint8Array, ...fits: readonly NameFit[]): boolean {
  for (const { from, to, place } of typed.segments) {
    if (place !== PLACE_OF_LINE.town && place !== PLACE_OF_LINE.locality) continue;
    for (let at = from; at < to; at++)
      if (marks[at] === MARK.free && !wordAt(typed.tokens, at).is(KIND.small)) return true;
  }
  if (fits.some(({ found }) => found !== undefined)) return false;
  // The last part that is not a county or the like: Norwich in `Norwich, Norfolk`.
  const isKnown = ({ from, to }: Segment) => marks.subarray(from, to).every((mark) => mark === MARK.known);
  const at = typed.segments.findLastIndex((segment) => !isKnown(segment));
  const last = typed.segments[at];
  if (last === undefined || at < 1 || last.place !== PLACE_OF_LINE.line) return false;
  for (let at = last.from; at < last.to; at++) if (marks[at] !== MARK.free) return false;
  return true;
}

/** Words that make up the name of a road without one, before a word of {@link ROADS}. */
const MADE_UP = new Set('MAIN VILLAGE UNNAMED UNKNOWN UNCLASSIFIED UNADOPTED COUNTRY'.split(' '));
const ROADS = new Set('ROAD STREET LANE TRACK'.split(' '));

/**
 * Marks a made-up name of a road that has none, as map services and forms give it: `Unnamed Road`, `Main Road`. It is
 * no evidence against a house without a street. It must begin a part of the address or follow the name of a house.
 */
export function markMadeUpRoad({ tokens, segmentOf }: TypedText, marks: Uint8Array): void {
  for (let at = 1; at < marks.length; at++) {
    if (marks[at] !== MARK.free || marks[at - 1] !== MARK.free) continue;
    if (!ROADS.has(wordAt(tokens, at).text) || !MADE_UP.has(wordAt(tokens, at - 1).text)) continue;
    const before = segmentOf[at - 2] === segmentOf[at - 1] ? tokens[at - 2]?.word : undefined;
    const isBegun = before === undefined || before.is(KIND.building);
    if (isBegun && segmentOf[at - 1] === segmentOf[at]) marks.fill(MARK.aside, at - 1, at + 1);
  }
}
