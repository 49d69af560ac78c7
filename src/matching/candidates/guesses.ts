import { isDefiniteArticle, isSmall } from '../../address/normal-form/small-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { isDescriptor } from '../../address/thoroughfare-descriptors.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { present } from '../../present.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';

/*
 * Guesses what a typed address may mean without knowing where it is. The guesses suffice to query the index.
 */

export interface Guesses {
  /** Names of streets, run together, surest first. */
  readonly streets: readonly string[];
  /** Names of places that the file knows, run together. */
  readonly places: readonly string[];
  /** Names of buildings and organisations, run together. */
  readonly names: readonly string[];
}

const MOST_STREETS = 8;
const MOST_PLACES = 5;
const MOST_NAMES = 6;
const MOST_WORDS_OF_A_PLACE = 5;
const MOST_WORDS_OF_A_STREET = 4;
const MOST_WORDS_UNDESCRIBED = 6;

export function guess(typed: TypedText, book: PlaceBook): Guesses {
  const inLabel = new Uint8Array(typed.tokens.length);
  for (const { from, to, isSpelled } of typed.labels) if (!isSpelled) inLabel.fill(1, from, to);
  const inPlace = new Uint8Array(typed.tokens.length);
  const places = guessPlaces(typed, inLabel, inPlace, book);
  const isBare = typed.segments.length === 1 && typed.postcode.compact === '';
  return {
    streets: guessStreets(typed, inLabel, inPlace),
    places,
    // Without commas and a postcode, a farm whose cottages have its name as their place is read as a place:
    // `The Dairy Nunclose Motherby`.
    names: [...guessNames(typed, inLabel, inPlace), ...(isBare ? places : [])],
  };
}

/**
 * Returns the places named among the words, last ones first. Looks for damaged names only if no town is
 * written correctly.
 *
 * @param inPlace is set to 1 for the words of correctly written places
 */
function guessPlaces(typed: TypedText, inLabel: Uint8Array, inPlace: Uint8Array, book: PlaceBook): string[] {
  const found = new Set<string>();
  const { solid, tokens, segmentOf } = typed;
  for (const isWhole of [true, false]) {
    let covered = tokens.length;
    for (let end = solid.length; end > 0 && found.size < MOST_PLACES; end--) {
      if (present(solid[end - 1], 'a word') >= covered) continue;
      for (let length = Math.min(MOST_WORDS_OF_A_PLACE, end); length > 0; length--) {
        const from = present(solid[end - length], 'a word');
        const last = present(solid[end - 1], 'a word');
        if (segmentOf[from] !== segmentOf[last] || inLabel[from] === 1) continue;
        // `Lane Head, Peasmarsh` has no town. Its house is not a damaged Minehead.
        if (!isWhole && found.size > 0 && segmentOf[from] === 0) continue;
        const name = runTogether(wordsBetween(typed, from, last + 1));
        const known = isWhole ? book.named(name) : undefined;
        if (known !== undefined) {
          found.add(known);
          inPlace.fill(1, from, last + 1);
          covered = from;
          break;
        }
        if (isWhole) continue;
        for (const like of book.like(name)) found.add(like);
      }
    }
    if ([...found].some((name) => book.isTown(name))) break;
  }
  if (found.size === 0) {
    // The file may have the place under a Welsh name, or not at all. Take the last parts of the address as
    // places.
    for (const { from, to, isAside } of typed.segments.slice(-3)) {
      if (!isAside && inLabel[from] === 0 && to - from <= MOST_WORDS_OF_A_PLACE)
        found.add(runTogether(wordsBetween(typed, from, to)));
    }
  }
  return [...found].slice(0, MOST_PLACES);
}

/** Descriptors that people run together with the name before them. */
const RUN_TOGETHER =
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT TERRACE GARDENS GROVE PLACE WALK MEWS CARAVAN'.split(' ');

/**
 * Returns possible streets: first the words before each descriptor, then parts that may be a street without
 * one.
 */
function guessStreets(typed: TypedText, inLabel: Uint8Array, inPlace: Uint8Array): string[] {
  const found = new Set<string>();
  const { tokens, segments } = typed;
  const addUpTo = (from: number, end: number): void => {
    // In `Victoria House High Street`, only the words nearest to the descriptor surely belong to the street.
    for (let start = Math.max(from, end - MOST_WORDS_OF_A_STREET); start < end; start++) {
      if (!isSmall(wordAt(tokens, start))) found.add(runTogether(wordsBetween(typed, start, end)));
    }
  };
  const addUndescribed = (from: number, to: number): void => {
    // In `Narrowgate Lochcarron`, the place after the street is not part of its name.
    let end = from + 1;
    while (end < to && inPlace[end] === 0) end++;
    if (end < to && end - from <= MOST_WORDS_UNDESCRIBED)
      found.add(runTogether(wordsBetween(typed, from, end)));
    // In `School View Heol y Bont Monmouth`, the house stands before the street.
    if (end < to && segments.length === 1) addUpTo(from + 1, end);
    if (to - from > MOST_WORDS_UNDESCRIBED) return;
    found.add(runTogether(wordsBetween(typed, from, to)));
    if (to - from > 1) found.add(runTogether(wordsBetween(typed, from, to - 1)));
  };
  for (const isDescribed of [true, false]) {
    for (const { from, to, place } of segments) {
      if (place !== PLACE_OF_LINE.line && place !== PLACE_OF_LINE.locality) continue;
      let start = from;
      for (let at = from; at <= to && found.size < MOST_STREETS; at++) {
        if (at < to && inLabel[at] === 0) {
          const word = wordAt(tokens, at);
          if (isDescribed && at > start && word.is(KIND.descriptor)) {
            // `The Square`, wherever it stands.
            const isNamedAlone = wordAt(tokens, at - 1).text === 'THE';
            if (isNamedAlone) found.add(runTogether(wordsBetween(typed, at - 1, at + 1)));
            if (isNamedAlone && at === start + 1) continue;
            if (isLastDescriptor(typed, at, to)) {
              // The index has `Heartlands Business Park` under HEARTLANDS.
              if (at - 1 > start && isDescriptor(`${wordAt(tokens, at - 1).text} ${word.text}`))
                addUpTo(start, at - 1);
              addUpTo(start, at);
            }
          }
          continue;
        }
        if (!isDescribed && at > start) addUndescribed(start, at);
        start = at + 1;
      }
    }
  }
  for (const at of typed.solid) {
    const { written, text } = wordAt(tokens, at);
    const number = tokens[at + 1]?.word;
    if (written === 'BFPO' && number?.is(KIND.number) === true) found.add(`BFPO${number.text}`);
    // A descriptor may be run together with the name: `Schoolroad`.
    const end = RUN_TOGETHER.find(
      (descriptor) => text.length > descriptor.length + 2 && text.endsWith(descriptor),
    );
    if (end !== undefined) found.add(text.slice(0, -end.length));
  }
  for (const { isSpelled, to } of typed.labels) {
    // `Two Erw Goch`: the number may belong to the street, or not.
    if (!isSpelled || typed.segmentOf[to] !== typed.segmentOf[to - 1]) continue;
    let end = to;
    while (end < tokens.length && typed.segmentOf[end] === typed.segmentOf[to - 1] && inPlace[end] === 0)
      end++;
    if (end - to <= MOST_WORDS_UNDESCRIBED) found.add(runTogether(wordsBetween(typed, to, end)));
  }
  for (const street of [...found]) {
    const name = withoutArticle(street);
    if (name !== undefined) found.add(name);
  }
  found.delete('');
  return [...found].slice(0, MOST_STREETS);
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

/** In letters. Names of this many letters or more may begin with an article that was run together with them. */
const SHORTEST_ARTICLED = 6;

/** Returns a name without the article that it begins with: `SQUARE` for `THESQUARE`. */
function withoutArticle(name: string): string | undefined {
  return name.length >= SHORTEST_ARTICLED && name.startsWith('THE') ? name.slice('THE'.length) : undefined;
}

/** Words that name a home beside a farm or a large house. */
const HOMES = new Set(
  'GRANARY STABLES BARN BYRE DAIRY ANNEXE LODGE COACHHOUSE BOTHY COTTAGE BUNGALOW CARAVAN LOFT HAYLOFT'.split(
    ' ',
  ),
);

/** Returns the parts of the address that may be the name of a building or an organisation. */
function guessNames(typed: TypedText, inLabel: Uint8Array, inPlace: Uint8Array): string[] {
  const names = new Set<string>();
  for (const { from, to, place } of typed.segments) {
    if (place > PLACE_OF_LINE.line) continue;
    let start = from;
    for (let at = from; at <= to && names.size < MOST_NAMES; at++) {
      if (at < to && inLabel[at] === 0) continue;
      if (at > start) {
        names.add(runTogether(wordsBetween(typed, start, at)));
        let end = start + 1;
        while (end < at && inPlace[end] === 0) end++;
        if (end < at) names.add(runTogether(wordsBetween(typed, start, end)));
        // In `The Granary Manor Farm`, the farm is the building.
        const isArticled = isDefiniteArticle(wordAt(typed.tokens, start));
        const home = isArticled ? start + 1 : start;
        if (home + 1 < end && HOMES.has(wordAt(typed.tokens, home).text))
          names.add(runTogether(wordsBetween(typed, home + 1, end)));
      }
      start = at + 1;
    }
  }
  for (const name of [...names]) {
    const rest = withoutArticle(name);
    if (rest !== undefined) names.add(rest);
  }
  names.delete('');
  return [...names];
}

function wordsBetween({ tokens }: TypedText, from: number, to: number): Word[] {
  const words: Word[] = [];
  for (let at = from; at < to; at++) words.push(wordAt(tokens, at));
  return words;
}
