import { wordAt } from '../../address/normal-form/tokens.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import * as keys from '../../address-file/search/keys.ts';
import { soundOfWord } from '../../text/sound-of-word.ts';
import type { NameIndex } from '../known-names/name-index.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import { segmentAt } from '../typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { type Guesses, guess } from './guesses.ts';
import { ALL_POSTCODES, type Answer, IndexAnswers } from './index-answers.ts';

/** The names of an address file. */
export interface NameBooks {
  readonly places: PlaceBook;
  /** The names of the streets, run together; undefined if the file has too many streets. */
  readonly streets: () => NameIndex | undefined;
}

/** In bits: the most that keys are worth which say less about the address than their rarity suggests. */
const MOST_WORTH = {
  /** The street is the village itself. It is found whatever street was typed. */
  villageAsStreet: 12,
  /** A street by itself, in any place. */
  streetAlone: 10,
  /** The house number and the street's first letter. */
  numberAndLetter: 16,
  wordAndTown: 14,
  wordAndOutward: 12,
} as const;

/** The most streets of the file that are tried for misspelt streets. */
const MOST_LIKE = 12;

/** In letters. Shorter names are like too many others. */
const SHORTEST_STREET = 4;

/** The most towns that numbers, names and words are looked up in. */
const MOST_TOWNS_OF_A_DOOR = 2;

/** The most streets and house numbers that are looked up by number and first letter. */
const MOST_STREETS_NUMBERED = 4;
const MOST_HOUSES = 2;

/** The most words that are looked up one by one. */
const MOST_SINGLE_WORDS = 8;

/** Returns the answers of the index to everything that a typed address may mean. */
export function askIndex(typed: TypedText, file: AddressFile, books: NameBooks): Answer[] {
  const answers = new IndexAnswers(file);
  const guesses = guess(typed, books.places);
  const { outward } = typed.postcode;
  const isStreetFound = askStreets(answers, guesses, outward);
  if (!isStreetFound) askDamagedStreets(answers, guesses, books);
  const towns = townsMeant(answers, guesses, books.places, isStreetFound);
  const few = towns.slice(0, MOST_TOWNS_OF_A_DOOR);
  askNumbers(answers, housesOf(typed), guesses, few);
  askNames(answers, guesses, few, outward);
  askWords(answers, typed, guesses, few);
  askBoxes(answers, typed, towns);
  return answers.all;
}

/** Looks up the streets as they were typed. Returns whether one of them was found that is no village. */
function askStreets(answers: IndexAnswers, { streets, places }: Guesses, outward: string): boolean {
  let isStreetFound = false;
  for (const street of streets) {
    const isPlace = places.includes(street);
    const most = isPlace ? MOST_WORTH.villageAsStreet : ALL_POSTCODES;
    for (const place of places) {
      const isFound = answers.ask('street and place', keys.streetKey(street, place), most, !isPlace);
      if (isFound && !isPlace) isStreetFound = true;
    }
    if (outward === '') continue;
    const isFound = answers.ask('street and outward code', keys.streetOutwardKey(street, outward), most);
    if (isFound && !isPlace) isStreetFound = true;
  }
  return isStreetFound;
}

/** Looks up the streets by their sound, without a place, and as damaged names of the streets of the file. */
function askDamagedStreets(answers: IndexAnswers, { streets, places }: Guesses, books: NameBooks): void {
  for (const street of streets) {
    if (places.includes(street)) continue;
    for (const place of places) answers.ask('sound of street and place', keys.streetSoundKey(street, place));
    answers.ask('street', keys.streetAloneKey(street), MOST_WORTH.streetAlone);
  }
  for (const street of streetsLike(streets, books))
    for (const place of places) answers.ask('street like that and place', keys.streetKey(street, place));
}

/** Returns the streets of the file that the damaged street names may stand for, nearest first. */
function streetsLike(streets: readonly string[], books: NameBooks): string[] {
  const book = books.streets();
  if (book === undefined) return [];
  const like = new Set<string>();
  for (const street of streets) for (const known of book.like(street, SHORTEST_STREET)) like.add(known);
  return [...like].slice(0, MOST_LIKE);
}

/**
 * Returns the towns that were typed. If none was, returns those of the typed street, or else those of the typed
 * village: in `Polrose, Porthleven`, the village says which town its houses are in.
 */
function townsMeant(
  answers: IndexAnswers,
  { places }: Guesses,
  book: PlaceBook,
  isStreetFound: boolean,
): string[] {
  const typed = places.filter((place) => book.isTown(place));
  if (typed.length > 0) return typed;
  const ofStreet = isStreetFound ? [] : answers.townsOf('street');
  return ofStreet.length > 0 || places.length === 0 ? ofStreet : answers.townsOf('street and place');
}

/**
 * Looks up house numbers on streets of which only the beginning is right. The key contains only the first letter
 * of the street, so a second street with that letter would add no evidence.
 */
function askNumbers(
  answers: IndexAnswers,
  houses: readonly number[],
  { streets }: Guesses,
  towns: readonly string[],
): void {
  const begun = streets
    .slice(0, MOST_STREETS_NUMBERED)
    .filter((street, at, all) => all.findIndex((one) => one[0] === street[0]) === at);
  for (const house of houses)
    for (const street of begun)
      for (const town of towns) {
        const key = keys.doorKey(house, street, soundOfWord(town));
        answers.ask('number and beginning of the street', key, MOST_WORTH.numberAndLetter);
      }
}

function housesOf(typed: TypedText): number[] {
  const houses = typed.labels
    .filter(({ kind, first }) => kind === '' && first >= 0)
    .map(({ first }) => first);
  return houses.slice(-MOST_HOUSES);
}

function askNames(
  answers: IndexAnswers,
  { names }: Guesses,
  towns: readonly string[],
  outward: string,
): void {
  for (const name of names) {
    for (const town of towns) answers.ask('name and town', keys.nameKey(name, town), ALL_POSTCODES, true);
    if (outward !== '')
      answers.ask('name and outward code', keys.nameKey(name, outward), ALL_POSTCODES, true);
  }
}

function askWords(
  answers: IndexAnswers,
  typed: TypedText,
  { places }: Guesses,
  towns: readonly string[],
): void {
  const { outward } = typed.postcode;
  let words = 0;
  for (const at of typed.solid) {
    const word = wordAt(typed.tokens, at);
    const { place, isAside } = segmentAt(typed, at);
    if (place > PLACE_OF_LINE.line || isAside || !keys.isTelling(word) || places.includes(word.key)) continue;
    if (words++ >= MOST_SINGLE_WORDS) break;
    for (const town of towns)
      answers.ask('word and town', keys.wordKey(word.text, town), MOST_WORTH.wordAndTown);
    if (outward !== '')
      answers.ask('word and outward code', keys.wordKey(word.text, outward), MOST_WORTH.wordAndOutward);
  }
}

function askBoxes(answers: IndexAnswers, typed: TypedText, towns: readonly string[]): void {
  for (const { kind, first, letter } of typed.labels) {
    if (kind !== 'box') continue;
    const box = first >= 0 ? `${first}${letter}` : letter;
    for (const town of towns) answers.ask('PO box and town', keys.boxKey(box, town));
  }
}
