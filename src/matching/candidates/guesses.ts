import { wordsBetween } from '../../address/normal-form/tokens.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { present } from '../../present.ts';
import { fill } from '../fill.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { guessNames } from './name-guesses.ts';
import { guessStreets } from './street-guesses.ts';

/*
 * Guesses what a typed address may mean without knowing where it is. The guesses suffice to query the index.
 */

/** What the words of a typed address may mean. */
export interface Guesses {
  /** Names of streets, run together, surest first. */
  readonly streets: readonly string[];
  /** Names of places that the file knows, run together. */
  readonly places: readonly string[];
  /** Names of buildings and organisations, run together. */
  readonly names: readonly string[];
}

const MOST_PLACES = 5;
const MOST_WORDS_OF_A_PLACE = 5;

/** An address ends with this many parts that may be places: a village, a town and a county. */
const PARTS_WITH_PLACES = 3;

/** Guesses what the words of a typed address may mean. */
export function guess(typed: TypedText, book: PlaceBook): Guesses {
  const inLabel = new Uint8Array(typed.tokens.length);
  for (const { from, to, isSpelled } of typed.labels) if (!isSpelled) fill(inLabel, 1, from, to);
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
        const name = runTogether(wordsBetween(tokens, from, last + 1));
        const known = isWhole ? book.named(name) : undefined;
        if (known !== undefined) {
          found.add(known);
          fill(inPlace, 1, from, last + 1);
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
    for (const { from, to, isAside } of typed.segments.slice(-PARTS_WITH_PLACES)) {
      if (!isAside && inLabel[from] === 0 && to - from <= MOST_WORDS_OF_A_PLACE)
        found.add(runTogether(wordsBetween(tokens, from, to)));
    }
  }
  return [...found].slice(0, MOST_PLACES);
}
