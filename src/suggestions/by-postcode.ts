import type { DeliveryPoint } from '../address/delivery-point.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import { indexWords } from '../address-file/typeahead/words.ts';
import { itemAt } from '../present.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { AddressKinds } from './address-kinds.ts';
import { FoundPostcode, FoundPremises } from './found-by-postcode.ts';
import { groupPremises } from './group-premises.ts';
import { areInPlace } from './premise-numbers.ts';
import { mayHaveNumbers } from './premises.ts';
import { byScore, NO_SCORE } from './ranking.ts';
import { RecentFinds, type WordsOfPostcode } from './recent-finds.ts';
import { isLetterMissing, slipsOf } from './sought-word.ts';
import { firstAddressOf, type Ranked, type Suggestion } from './suggestion.ts';
import type { Typed, TypedWord } from './typed.ts';

/** The most postcodes that are looked at for a partly typed postcode. */
const MOST_POSTCODES = 100;

/** How many suggestions are wanted, and of which kinds of address. */
interface Wanted {
  readonly most: number;
  readonly kinds: AddressKinds;
}

/**
 * If only a complete postcode was typed and it has more suggestions than this, the postcode itself comes
 * before them as their container.
 */
const LISTED_ALONE = 5;

/** The scores for a typed word that the address has exactly, and for a word that it has apart from a slip. */
const WORD = 10;
const MISSPELT_WORD = 8;

/** The score for complete numbers that belong to the house or the flat as they were typed. */
const NUMBERS_IN_PLACE = 2;

/**
 * Returns the addresses of a complete postcode that have the typed words, numbers and parts of buildings. A
 * word may have a slip. The list is empty if the postcode has no addresses.
 */
export function inPostcode(
  file: AddressFile,
  postcode: string,
  typed: Typed,
  { most, kinds }: Wanted,
): Ranked[] {
  const entry = file.stored(postcode);
  if (entry === undefined) return [];
  const places = placesWithNumbers(entry, typed, kinds);
  const addresses = places.map((at) => entry.addressAt(at));
  const wordsOf = typed.words.length === 0 ? undefined : recentWords(file, postcode);
  const ranked: Ranked[] = [];
  groupPremises(entry, addresses, typed).forEach((suggestion, at) => {
    const first = firstAddressOf(suggestion);
    const place = itemAt(places, addresses.indexOf(first));
    const words = wordsOf === undefined ? 0 : wordsScore(typed.words, wordsAt(place, first.point, wordsOf));
    if (words === undefined) return;
    const number = typed.numbers.length > 0 && areInPlace(first.point, typed) ? NUMBERS_IN_PLACE : 0;
    const total = words + number - at / 1000;
    ranked.push(new FoundPremises(suggestion, place, { ...NO_SCORE, total, words, number }));
  });
  const list = byScore(ranked);
  const isChosen = typed.words.length + typed.numbers.length + typed.parts.length > 0;
  if (!isChosen && list.length > LISTED_ALONE) list.unshift(new FoundPostcode(file, postcode, kinds, 0));
  return list.slice(0, most);
}

/** Returns the words of an address. @param place its index in the entry of the postcode */
function wordsAt(place: number, point: DeliveryPoint, wordsOf: WordsOfPostcode): readonly string[] {
  let own = wordsOf.get(place);
  if (own === undefined) {
    own = indexWords(
      Object.values(point)
        .filter((value) => typeof value === 'string')
        .join(' '),
    );
    wordsOf.set(place, own);
  }
  return own;
}

/** Returns the score for the typed words, or undefined if the address lacks one of them. */
function wordsScore(words: readonly TypedWord[], own: readonly string[]): number | undefined {
  let score = 0;
  for (const word of words) {
    if (begins(word, own)) score += WORD;
    else if (own.some((other) => beginsLike(word, other))) score += MISSPELT_WORD;
    else return undefined;
  }
  return score;
}

function begins({ forms }: TypedWord, words: readonly string[]): boolean {
  return words.some((word) => forms.some((form) => word.startsWith(form)));
}

/** Whether a word begins with a typed word, apart from slips. */
function beginsLike({ text }: TypedWord, word: string): boolean {
  const most = slipsOf(text);
  for (
    let length = text.length + (isLetterMissing(text) ? 1 : -most);
    most > 0 && length <= text.length + most;
    length++
  ) {
    if (editDistance(text, word.slice(0, length), most) <= most) return true;
  }
  return false;
}

/** Returns the same map for the same postcode for as long as it is remembered. */
function recentWords(file: AddressFile, postcode: string): WordsOfPostcode {
  const { postcodes } = RecentFinds.of(file);
  const known = postcodes.get(postcode);
  if (known !== undefined) return known;
  const made: WordsOfPostcode = new Map();
  postcodes.set(postcode, made);
  return made;
}

/**
 * Returns the postcodes that begin as typed or, if a number was typed, the addresses in them that have the
 * number.
 */
export function byPostcode(file: AddressFile, typed: Typed, { most, kinds }: Wanted): Ranked[] {
  const found: Ranked[] = [];
  let left = MOST_POSTCODES;
  for (const { outwardCode, inwardCode } of typed.postcodes) {
    for (const postcode of file.postcodesBeginning(outwardCode, inwardCode)) {
      if (left-- === 0 || found.length >= most) break;
      if (typed.numbers.length + typed.parts.length === 0)
        found.push(new FoundPostcode(file, postcode, kinds, found.length));
      else
        for (const suggestion of withNumbers(file, postcode, typed, kinds))
          found.push({ suggestion, score: { ...NO_SCORE, total: -found.length } });
    }
  }
  return found.slice(0, most);
}

/** Returns the addresses of a postcode that have the typed numbers. Decodes few others. */
function withNumbers(file: AddressFile, postcode: string, typed: Typed, kinds: AddressKinds): Suggestion[] {
  const entry = file.stored(postcode);
  if (entry === undefined) return [];
  const addresses = placesWithNumbers(entry, typed, kinds).map((at) => entry.addressAt(at));
  return groupPremises(entry, addresses, typed);
}

/** Returns the indexes of the addresses of these kinds that may have the typed numbers. Decodes none of them. */
function placesWithNumbers(entry: StoredEntry, typed: Typed, kinds: AddressKinds): number[] {
  const places: number[] = [];
  for (let at = 0; at < entry.size; at++)
    if (kinds.has(entry.kindAt(at)) && mayHaveNumbers(entry, at, typed)) places.push(at);
  return places;
}
