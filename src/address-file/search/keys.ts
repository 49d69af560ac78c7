import type { Localities, Streets } from '../../address/delivery-point.ts';
import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { tokensOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { RecentMap } from '../../caches/recent-map.ts';
import { remembering } from '../../caches/remembering.ts';
import { soundOfWord } from '../../text/sound-of-word.ts';
import type { PostcodeEntry } from '../postcode-entry.ts';
import { hashText } from './hash-text.ts';

/*
 * The keys under which the index lists a postcode. Names enter a key in normal form with their words run
 * together, so `Thimble Wick Rd` and `Thimblewick` give the same key. Descriptors are left out and compared
 * later.
 *
 *   street, place            each street with each of its localities
 *   sounds of both           the same by sound
 *   street, outward code     for addresses whose place is missing or wrong
 *   street                   by itself
 *   number, first letter of the street, sound of the town: for streets that are damaged further on
 *   name, place              the whole name of a building or organisation
 *   word, town or outward code: each distinctive word of a building or an organisation
 *   PO box, town
 */

/**
 * Calls `add` with every key under which the postcode is listed, some of them several times. Two different
 * things may share a key by chance.
 */
export function eachSearchKey(entry: PostcodeEntry, add: (key: number) => void): void {
  const outward = entry.postcode.slice(0, -3);
  const towns = townsOf(entry);
  const sounds = towns.map(soundOfWord);
  let before: { readonly text: string; readonly names: readonly string[] } | undefined;
  for (const { kind, point, welsh, aliases } of entry.addresses) {
    if (kind === 'not-yet-built') continue;
    const text = `${point.dependentThoroughfareName}\n${point.thoroughfareName}\n${point.doubleDependentLocality}\n${point.dependentLocality}\n${point.postTown}`;
    if (before?.text !== text) {
      const names = streetsIn(point, aliases);
      // If there is no street, the smallest locality stands in for it: its doors are numbered within it.
      const place = point.doubleDependentLocality || point.dependentLocality;
      if (names.length === 0 && place !== '') names.push(runTogether(wordsIn(place)));
      addStreets(names, point, towns, outward, add);
      if (welsh !== undefined) {
        const welshTown = welsh.postTown === '' ? [] : [runTogether(wordsIn(welsh.postTown))];
        addStreets([...streetsIn(welsh, []), ...names], welsh, welshTown, outward, add);
      }
      before = { text, names };
    }
    for (const number of numbersIn(point.buildingNumber, point.buildingName)) {
      for (const street of before.names) for (const sound of sounds) add(doorKey(number, street, sound));
    }
    if (point.poBox !== '') for (const town of towns) add(boxKey(point.poBox, town));
    const places = [...towns, outward];
    addName(point.buildingName, places, add);
    addName(point.organisation, places, add);
    for (const alias of aliases) addName(alias, places, add);
    if (!/^\w+ \w+$/.test(point.subBuildingName)) addName(point.subBuildingName, places, add);
  }
}

/**
 * The post towns of a postcode, each run together. A postcode has only one. But the rows of a list may give the borough
 * or the village in its place, or nothing.
 */
function townsOf({ addresses }: PostcodeEntry): readonly string[] {
  const towns = new Set<string>();
  for (const { point } of addresses)
    if (towns.size < MOST_TOWNS) towns.add(runTogether(wordsIn(point.postTown)));
  return [...towns];
}

/** The most towns of a postcode that its addresses are listed under. */
const MOST_TOWNS = 6;

export function streetKey(street: string, place: string): number {
  return hashText(`S${street}|${place}`);
}

export function streetSoundKey(street: string, place: string): number {
  return hashText(`s${soundOfWord(street)}|${soundOfWord(place)}`);
}

export function streetOutwardKey(street: string, outward: string): number {
  return hashText(`O${street}|${outward}`);
}

export function streetAloneKey(street: string): number {
  return hashText(`A${street}`);
}

/** @param townSound {@link soundOfWord} the town */
export function doorKey(number: number, street: string, townSound: string): number {
  return hashText(`D${number}|${street.charCodeAt(0)}|${townSound}`);
}

export function boxKey(box: string, town: string): number {
  return hashText(`B${box}|${town}`);
}

export function nameKey(name: string, place: string): number {
  return hashText(`N${name}|${place}`);
}

export function wordKey(word: string, place: string): number {
  return hashText(`W${word}|${place}`);
}

/** The words of a name run together, without THE, OF and other small words unless there are no others. */
export function runTogether(words: readonly Word[]): string {
  let text = '';
  for (const word of words) if (!word.is(KIND.small)) text += word.key;
  if (text === '') for (const word of words) text += word.key;
  return text;
}

/**
 * The text under which a street is indexed: its name, or name and descriptor if the name alone says nothing
 * (`The Green`).
 */
export function streetText(name: readonly Word[], descriptor: readonly Word[]): string {
  return name.every((word) => word.text === 'THE')
    ? runTogether([...name, ...descriptor])
    : runTogether(name);
}

/**
 * Whether a word distinguishes organisations or buildings from each other. Words for trades, buildings and
 * streets do not.
 */
export function isTelling(word: Word): boolean {
  const dull =
    KIND.trade |
    KIND.legal |
    KIND.small |
    KIND.building |
    KIND.part |
    KIND.number |
    KIND.letter |
    KIND.descriptor |
    KIND.compass;
  return word.text.length > 2 && !word.is(dull);
}

function streetsIn(streets: Streets, aliases: readonly string[]): string[] {
  const names: string[] = [];
  const add = (name: string, descriptor: string) => {
    const text = name === '' && descriptor === '' ? '' : streetText(wordsIn(name), wordsIn(descriptor));
    if (text !== '' && !names.includes(text)) names.push(text);
  };
  add(streets.dependentThoroughfareName, streets.dependentThoroughfareDescriptor);
  add(streets.thoroughfareName, streets.thoroughfareDescriptor);
  for (const alias of aliases) {
    const words = wordsIn(alias);
    const isDescribed = words.length > 1 && words.at(-1)?.is(KIND.descriptor) === true;
    const text = isDescribed ? streetText(words.slice(0, -1), words.slice(-1)) : runTogether(words);
    if (text !== '' && !names.includes(text)) names.push(text);
  }
  return names;
}

function addStreets(
  streets: readonly string[],
  { dependentLocality, doubleDependentLocality }: Localities,
  towns: readonly string[],
  outward: string,
  add: (key: number) => void,
): void {
  const localities = [dependentLocality, doubleDependentLocality].map((place) => runTogether(wordsIn(place)));
  const around = [...towns, ...localities].filter((place) => place !== '');
  for (const street of streets) {
    for (const place of around) {
      add(streetKey(street, place));
      add(streetSoundKey(street, place));
    }
    add(streetOutwardKey(street, outward));
    add(streetAloneKey(street));
  }
}

/** The building numbers of an address. A range gives both ends. */
function numbersIn(buildingNumber: string, buildingName: string): readonly number[] {
  if (buildingNumber !== '') return [Number(buildingNumber) || 0];
  if (!/\d/.test(buildingName)) return NO_NUMBERS;
  return labelsOf(tokensOf(buildingName))
    .flatMap(({ kind, first, last }) => (kind === '' ? [first, last] : []))
    .filter((number) => number >= 0);
}

function addName(name: string, places: readonly string[], add: (key: number) => void): void {
  if (name === '' || !/[A-Za-z]{2}/.test(name)) return;
  const words = wordsIn(name);
  const text = runTogether(words);
  for (const place of places) {
    add(nameKey(text, place));
    for (const word of words) if (isTelling(word)) add(wordKey(word.text, place));
  }
}

const NO_NUMBERS: readonly number[] = [];
/** How many names keep their words in memory. Neighbouring postcodes share most names. */
const MOST_REMEMBERED = 20_000;

const wordsIn = remembering(new RecentMap<string, readonly Word[]>(MOST_REMEMBERED), (text) =>
  tokensOf(text).map(({ word }) => word),
);
