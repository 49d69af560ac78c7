import { isSmall } from '../../address/normal-form/small-words.ts';
import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { isDescriptor } from '../../address/thoroughfare-descriptors.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { alsoWithoutArticle } from './left-out-article.ts';
import { guessTranslated } from './translated-streets.ts';

const MOST_STREETS = 8;
const MOST_WORDS_OF_A_STREET = 4;
const MOST_WORDS_UNDESCRIBED = 6;

/**
 * Returns possible streets, run together: first the words before each descriptor, then parts of the address that may
 * be a street without one.
 *
 * @param inLabel 1 for each typed word that belongs to a number
 * @param inPlace 1 for each typed word that belongs to a correctly written place
 */
export function guessStreets(typed: TypedText, inLabel: Uint8Array, inPlace: Uint8Array): string[] {
  const found = new Set<string>();
  for (const isDescribed of [true, false]) {
    for (const { from, to, place } of typed.segments) {
      if (place !== PLACE_OF_LINE.line && place !== PLACE_OF_LINE.locality) continue;
      let start = from;
      for (let at = from; at <= to && found.size < MOST_STREETS; at++) {
        if (at < to && inLabel[at] === 0) {
          if (isDescribed && at > start) addDescribed(found, typed, start, at, to);
          continue;
        }
        if (!isDescribed && at > start) addUndescribed(found, typed, inPlace, start, at);
        start = at + 1;
      }
    }
  }
  addRunTogether(found, typed);
  addSpelled(found, typed, inPlace);
  return [...alsoWithoutArticle(found).slice(0, MOST_STREETS), ...guessTranslated(typed, inLabel)];
}

/**
 * Adds the streets that may end before a descriptor.
 *
 * @param start the first word that may belong to the street
 * @param at where the descriptor may be
 * @param to the end of the part of the address
 */
function addDescribed(found: Set<string>, typed: TypedText, start: number, at: number, to: number): void {
  const { tokens } = typed;
  const word = wordAt(tokens, at);
  if (!word.is(KIND.descriptor)) return;
  // `The Square`, wherever it stands.
  const isNamedAlone = wordAt(tokens, at - 1).text === 'THE';
  if (isNamedAlone) found.add(runTogether(wordsBetween(tokens, at - 1, at + 1)));
  if ((isNamedAlone && at === start + 1) || !isLastDescriptor(typed, at, to)) return;
  // The index has `Heartlands Business Park` under HEARTLANDS.
  if (at - 1 > start && isDescriptor(`${wordAt(tokens, at - 1).text} ${word.text}`))
    addUpTo(found, typed, start, at - 1);
  addUpTo(found, typed, start, at);
}

/**
 * Whether a street's name ends before this descriptor. In `Park Road` the descriptor is ROAD: a descriptor
 * before another one belongs to the name.
 */
function isLastDescriptor({ tokens, segmentOf }: TypedText, at: number, to: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || at + 1 >= to || segmentOf[at + 1] !== segmentOf[at]) return true;
  return !next.word.is(KIND.descriptor) || !wordAt(tokens, at).is(KIND.building);
}

/**
 * Adds the last words before an end, as many as may be a street. In `Victoria House High Street`, only the words
 * nearest to the descriptor surely belong to the street.
 */
function addUpTo(found: Set<string>, { tokens }: TypedText, from: number, end: number): void {
  for (let start = Math.max(from, end - MOST_WORDS_OF_A_STREET); start < end; start++)
    if (!isSmall(wordAt(tokens, start))) found.add(runTogether(wordsBetween(tokens, start, end)));
}

/** Adds words that may be a street without a descriptor. */
function addUndescribed(
  found: Set<string>,
  typed: TypedText,
  inPlace: Uint8Array,
  from: number,
  to: number,
): void {
  const { tokens, segments } = typed;
  // In `Narrowgate Lochcarron`, the place after the street is not part of its name.
  const end = placeBehind(inPlace, from + 1, to);
  if (end < to && end - from <= MOST_WORDS_UNDESCRIBED)
    found.add(runTogether(wordsBetween(tokens, from, end)));
  // In `School View Heol y Bont Monmouth`, the house stands before the street.
  if (end < to && segments.length === 1) addUpTo(found, typed, from + 1, end);
  if (to - from > MOST_WORDS_UNDESCRIBED) return;
  found.add(runTogether(wordsBetween(tokens, from, to)));
  if (to - from > 1) found.add(runTogether(wordsBetween(tokens, from, to - 1)));
}

/** Returns the index of the first word between two indexes that belongs to a place, or `to` if none does. */
function placeBehind(inPlace: Uint8Array, from: number, to: number): number {
  let end = from;
  while (end < to && inPlace[end] === 0) end++;
  return end;
}

/** Descriptors that people run together with the name before them. */
const RUN_TOGETHER =
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT TERRACE GARDENS GROVE PLACE WALK MEWS CARAVAN'.split(' ');

/** Adds names without the descriptor that was run together with them, as in `Schoolroad`, and `BFPO 12`. */
function addRunTogether(found: Set<string>, { tokens, solid }: TypedText): void {
  for (const at of solid) {
    const { written, text } = wordAt(tokens, at);
    const number = tokens[at + 1]?.word;
    if (written === 'BFPO' && number?.is(KIND.number) === true) found.add(`BFPO${number.text}`);
    const end = RUN_TOGETHER.find(
      (descriptor) => text.length > descriptor.length + 2 && text.endsWith(descriptor),
    );
    if (end !== undefined) found.add(text.slice(0, -end.length));
  }
}

/** Adds the words behind a number in words. In `Two Erw Goch`, the number may belong to the street, or not. */
function addSpelled(
  found: Set<string>,
  { tokens, labels, segments, segmentOf }: TypedText,
  inPlace: Uint8Array,
): void {
  for (const { isSpelled, to } of labels) {
    if (!isSpelled || segmentOf[to] !== segmentOf[to - 1]) continue;
    const end = placeBehind(inPlace, to, segments[segmentOf[to]!]!.to);
    if (end - to <= MOST_WORDS_UNDESCRIBED) found.add(runTogether(wordsBetween(tokens, to, end)));
  }
}
