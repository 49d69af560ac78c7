import { wordAt, wordsOf } from '../../address/normal-form/tokens.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import {
  OUTWARD_SPAN,
  postcodeNumber,
  postcodeOfNumber,
  SECTOR_SPAN,
} from '../../address-file/postcode-number.ts';
import * as keys from '../../address-file/search/keys.ts';
import type { Postings } from '../../address-file/search/postings.ts';
import { present } from '../../present.ts';
import { slips } from '../../text/slips.ts';
import { soundOfWord } from '../../text/sound-of-word.ts';
import type { NameIndex } from '../known-names/name-index.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import { VOTES_OF_OUTWARD_ALONE, VOTES_OF_POSTCODE, VOTES_OF_SLIPS } from '../thresholds.ts';
import { segmentAt } from '../typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { guess } from './guesses.ts';

/** A postcode whose addresses are worth comparing with the typed address. */
export interface CandidatePostcode {
  readonly postcode: string;
  /** The weight of the evidence for it, in bits. */
  readonly votes: number;
  /** The most telling key that found it. */
  readonly source: string;
  /** Whether it has a street, building or organisation of the typed name in the typed place. */
  readonly isNamed: boolean;
}

/** The evidence for a postcode from the keys found so far. */
interface Vote {
  votes: number;
  readonly source: string;
  isNamed: boolean;
}

/** The most postcodes that are compared. */
export const MOST_CANDIDATES = 12;

/** The most postcodes that collect votes. The rarest keys vote first. */
export const MOST_VOTED = 1500;

/** The number of bits that identify one postcode of the whole country. */
const ALL_POSTCODES = 21;

/**
 * The most bits for keys that say little about a street. The first limits keys whose street is the village
 * itself, the second keys made of the house number and the street's first letter.
 */
const MOST_FOR_A_PLACE = 12;
const MOST_FOR_A_NUMBER = 16;

/** The most streets of the file that are tried for misspelt streets. */
const MOST_LIKE = 12;

/** The most towns that a street typed without a town is looked up in. */
const MOST_TOWNS = 3;

/** The names of an address file. */
export interface NameBooks {
  readonly places: PlaceBook;
  /** The names of the streets, run together; undefined if the file has too many streets. */
  readonly streets: () => NameIndex | undefined;
}

interface Asked {
  readonly source: string;
  readonly found: Postings;
  readonly worth: number;
  /** Whether the key is the name of a street, building or organisation. */
  readonly isName: boolean;
}

/** Returns the postcodes that the index holds for the words of a typed address, best first. */
export function candidatePostcodes(
  typed: TypedText,
  file: AddressFile,
  books: NameBooks,
): CandidatePostcode[] {
  const asked = ask(typed, file, books);
  asked.sort((one, other) => one.found.count - other.found.count);
  const votes = new Map<number, Vote>();
  for (const { source, found, worth, isName } of asked) {
    for (const postcode of found.postcodes) {
      const vote = votes.get(postcode);
      if (vote !== undefined) {
        vote.votes += worth;
        vote.isNamed ||= isName;
      } else if (votes.size < MOST_VOTED) votes.set(postcode, { votes: worth, source, isNamed: isName });
    }
  }
  return bestOf(votes, typed);
}

function bestOf(votes: ReadonlyMap<number, Vote>, typed: TypedText): CandidatePostcode[] {
  const { compact, written, outward } = typed.postcode;
  const wanted = compact === '' ? -1 : postcodeNumber(compact);
  const outwardStart = compact === '' && outward !== '' ? postcodeNumber(`${outward}0AA`) : -1;
  const best: (Vote & { readonly number: number })[] = [];
  for (const [number, vote] of votes) {
    let bits = vote.votes;
    if (wanted >= 0) {
      if (number === wanted) bits += VOTES_OF_POSTCODE.same;
      else if (Math.trunc(number / SECTOR_SPAN) === Math.trunc(wanted / SECTOR_SPAN))
        bits += VOTES_OF_POSTCODE.sector;
      else if (Math.trunc(number / OUTWARD_SPAN) === Math.trunc(wanted / OUTWARD_SPAN))
        bits += VOTES_OF_POSTCODE.outward;
      else if (number % OUTWARD_SPAN === wanted % OUTWARD_SPAN) bits += VOTES_OF_POSTCODE.inward;
    } else if (
      outwardStart >= 0 &&
      Math.trunc(number / OUTWARD_SPAN) === Math.trunc(outwardStart / OUTWARD_SPAN)
    )
      bits += VOTES_OF_OUTWARD_ALONE;
    if (best.length < MOST_CANDIDATES * 2) best.push({ ...vote, number, votes: bits });
    else {
      let least = 0;
      let leastVotes = Number.POSITIVE_INFINITY;
      for (let at = 0; at < best.length; at++) {
        const { votes: own } = present(best[at], 'a candidate');
        if (own >= leastVotes) continue;
        least = at;
        leastVotes = own;
      }
      if (bits > leastVotes) best[least] = { ...vote, number, votes: bits };
    }
  }
  const candidates = best.map(({ number, votes: bits, source, isNamed }) => {
    const postcode = postcodeOfNumber(number);
    const near = written === '' || number === wanted ? 9 : slips(written, postcode, 2);
    return { postcode, votes: bits + votesOfSlips(near), source, isNamed };
  });
  candidates.sort((one, other) => other.votes - one.votes || (one.postcode < other.postcode ? -1 : 1));
  return candidates.slice(0, MOST_CANDIDATES);
}

function votesOfSlips(slipped: number): number {
  if (slipped <= 1) return VOTES_OF_SLIPS.one;
  return slipped <= 2 ? VOTES_OF_SLIPS.two : 0;
}

function ask(typed: TypedText, file: AddressFile, books: NameBooks): Asked[] {
  const { places: book } = books;
  const asked: Asked[] = [];
  const add = (source: string, key: number, most = ALL_POSTCODES, isName = false): boolean => {
    const found = file.postings(key);
    if (found === undefined) return false;
    if (found.postcodes.length > 0)
      asked.push({ source, found, worth: Math.min(most, ALL_POSTCODES - Math.log2(found.count)), isName });
    return true;
  };
  const { streets, places, names } = guess(typed, book);
  const { outward } = typed.postcode;
  let isStreetFound = false;
  for (const street of streets) {
    // A village without streets counts as a street itself. It is found whatever street was typed, so it says
    // little.
    const isPlace = places.includes(street);
    const most = isPlace ? MOST_FOR_A_PLACE : ALL_POSTCODES;
    for (const place of places) {
      if (add('street and place', keys.streetKey(street, place), most, !isPlace) && !isPlace)
        isStreetFound = true;
    }
    if (
      outward !== '' &&
      add('street and outward code', keys.streetOutwardKey(street, outward), most) &&
      !isPlace
    )
      isStreetFound = true;
  }
  let towns = places.filter((place) => book.isTown(place));
  if (!isStreetFound) {
    for (const street of streets) {
      if (places.includes(street)) continue;
      for (const place of places) add('sound of street and place', keys.streetSoundKey(street, place));
      add('street', keys.streetAloneKey(street), 10);
    }
    for (const street of streetsLike(streets, books)) {
      for (const place of places) add('street like that and place', keys.streetKey(street, place));
    }
    if (towns.length === 0) towns = townsOf(asked, file);
  }
  // `Polrose, Porthleven`: the village says which town its houses are in.
  if (towns.length === 0 && places.length > 0) towns = townsOf(asked, file, 'street and place');
  // The key contains only the first letter of the street. Streets with the same first letter have the same
  // key, so looking it up again would add no evidence.
  const begun = streets
    .slice(0, 4)
    .filter((street, at, all) => all.findIndex((one) => one[0] === street[0]) === at);
  for (const house of housesOf(typed)) {
    for (const street of begun) {
      for (const town of towns.slice(0, 2))
        add(
          'number and beginning of the street',
          keys.doorKey(house, street, soundOfWord(town)),
          MOST_FOR_A_NUMBER,
        );
    }
  }
  for (const name of names) {
    for (const town of towns.slice(0, 2)) add('name and town', keys.nameKey(name, town), ALL_POSTCODES, true);
    if (outward !== '') add('name and outward code', keys.nameKey(name, outward), ALL_POSTCODES, true);
  }
  let words = 0;
  for (const at of typed.solid) {
    const word = wordAt(typed.tokens, at);
    const { place, isAside } = segmentAt(typed, at);
    if (place > PLACE_OF_LINE.line || isAside || !keys.isTelling(word) || places.includes(word.key)) continue;
    if (words++ >= 8) break;
    for (const town of towns.slice(0, 2)) add('word and town', keys.wordKey(word.text, town), 14);
    if (outward !== '') add('word and outward code', keys.wordKey(word.text, outward), 12);
  }
  for (const label of typed.labels) {
    if (label.kind !== 'box') continue;
    for (const town of towns)
      add(
        'PO box and town',
        keys.boxKey(label.first >= 0 ? `${label.first}${label.letter}` : label.letter, town),
      );
  }
  return asked;
}

/** Returns the streets of the file that the damaged street names may stand for, nearest first. */
function streetsLike(streets: readonly string[], books: NameBooks): string[] {
  const book = books.streets();
  if (book === undefined) return [];
  const like = new Set<string>();
  for (const street of streets) for (const known of book.like(street, SHORTEST_STREET)) like.add(known);
  return [...like].slice(0, MOST_LIKE);
}

const SHORTEST_STREET = 4;

/**
 * Returns the towns of a street or village that was typed without a town: those of its first, middle and last
 * postcode.
 */
function townsOf(asked: readonly Asked[], file: AddressFile, by = 'street'): string[] {
  const postcodes = asked.find(({ source }) => source === by)?.found.postcodes ?? [];
  const some = [postcodes[0], postcodes[postcodes.length >> 1], postcodes[postcodes.length - 1]];
  const towns = new Set<string>();
  for (const postcode of some) {
    const street = postcode === undefined ? undefined : file.stored(postcodeOfNumber(postcode))?.streets[0];
    if (street !== undefined) towns.add(keys.runTogether(wordsOf(street.postTown)));
  }
  return [...towns].slice(0, MOST_TOWNS);
}

function housesOf(typed: TypedText): number[] {
  const houses = typed.labels
    .filter(({ kind, first }) => kind === '' && first >= 0)
    .map(({ first }) => first);
  return houses.slice(-2);
}
