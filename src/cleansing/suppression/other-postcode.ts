import { remembering } from '../../caches/remembering.ts';
import { itemAt } from '../../present.ts';
import { slips } from '../../text/slips.ts';
import { soundOfWord } from '../../text/sound-of-word.ts';
import { TextCache } from '../../text/text-cache.ts';
import type { ComparableAddress } from './comparable-address.ts';
import { compareHouseNames, isSimilarWord } from './house-name.ts';
import { sharePlace } from './places.ts';

/*
 * Finds addresses whose postcode is missing or mistyped on one side. The number, the street and the village or
 * town must agree instead, and the caller asks for a forename or an initial.
 */

/** The most slips between two postcodes that may be meant to be one. */
const MOST_SLIPS = 2;

/** The keys under which a row of a list is found without its postcode: one for each of its places. */
export function placeKeys(address: ComparableAddress): string[] {
  return address.places.map((place) => placeKey(address, place)).filter((key) => key !== undefined);
}

/**
 * The key that finds an address without its postcode. Undefined if the address has a UDPRN, which alone decides, or
 * lacks a place, a street or a house.
 */
export function keyWithoutPostcode(address: ComparableAddress): string | undefined {
  const { udprn, places } = address;
  return udprn !== '' || places.length === 0
    ? undefined
    : placeKey(address, itemAt(places, places.length - 1));
}

/** The most names whose sounds to remember: towns, and streets that many towns have. */
const MOST_NAMES = 2 ** 14;

const soundsOf = remembering(new TextCache<string>(MOST_NAMES), (name) =>
  name.split(' ').map(soundOfWord).join(' '),
);

/** The sounds of the street or house and of the place, so that slips find each other. */
function placeKey({ labels, names, house }: ComparableAddress, place: string): string | undefined {
  const name = labels === '' ? house : firstWord(names);
  if (name === '') return undefined;
  return `w${labels},${soundsOf(name)},${soundsOf(place)}`;
}

/**
 * Whether two addresses with a common key are the same in spite of their postcodes. One of the postcodes is
 * missing, or both are of one district or differ by at most two slips.
 */
export function agreeWithoutPostcode(one: ComparableAddress, other: ComparableAddress): boolean {
  if (one.udprn !== '' && other.udprn !== '') return false;
  if (!mayBeOnePostcode(one.postcode, other.postcode)) return false;
  if (one.labels !== other.labels || !sharePlace(one.places, other.places)) return false;
  // Flat 2, 15 Mill Lane and Flat 15, 2 Mill Lane have the same numbers.
  if (one.flat !== '' && other.flat !== '' && one.flat !== other.flat) return false;
  return one.labels === ''
    ? one.house !== '' && compareHouseNames(one.house, other.house) === 'same'
    : isSimilarWord(firstWord(one.names), firstWord(other.names));
}

function mayBeOnePostcode(one: string, other: string): boolean {
  if (one === '' || other === '') return true;
  return one.slice(0, -3) === other.slice(0, -3) || slips(one, other, MOST_SLIPS) <= MOST_SLIPS;
}

function firstWord(names: string): string {
  const space = names.indexOf(' ');
  return space === -1 ? names : names.slice(0, space);
}
