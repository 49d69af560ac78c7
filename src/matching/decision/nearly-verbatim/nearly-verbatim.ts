import { endOfThing } from '../../../address/normal-form/labels/outside.ts';
import type { KnownNames } from '../../comparison/known.ts';
import type { DoorCandidate, StreetCandidate } from '../../levels/candidate.ts';
import type { Pool } from '../../levels/pool.ts';
import type { Door } from '../../prepared/door.ts';
import type { ListedNames } from '../../typed/remark.ts';
import type { TypedText } from '../../typed/typed-text.ts';
import { isInOtherDistrict, isLeftByPostcode } from '../postcode-evidence.ts';
import { agreedDoor, NEAR } from '../verbatim.ts';
import { ROLE } from './found-words.ts';
import { LeftWords } from './left-words.ts';
import { Reading } from './reading.ts';
import { type WrittenWord, writtenWords } from './written-word.ts';

/*
 * Finds the address of a list that has nearly all typed words, in whatever order and way they were written. It is the
 * last resort for addresses that no other reading found: people write in more ways than the matcher knows.
 *
 *     Belmont Court, Managers Flat, Ruskin Drive    Managers Flat, Belmont Court, Ruskin Drive
 *     6 Claywell Torrace                            6 Claywell Terrace
 *     Static 3, Belmar                              Lodge 3, Belmar Holiday Park
 */

/** Longer texts are not read, because each word is compared with those of each address. */
const MOST_WORDS = 40;

/** An address that a text may mean. */
interface Meant {
  readonly street: StreetCandidate;
  readonly door: Door;
  /** In points. */
  readonly cost: number;
  /** Whether it may be meant, but too little was typed to be sure: the text does not have its village. */
  readonly isDoubtful: boolean;
}

/** Returns the door of the pool that has nearly all typed words, if only one has as many. */
export function nearlyVerbatimDoor(pool: Pool, listed: ListedNames): DoorCandidate | undefined {
  const typed = writtenWords(pool.typed.tokens);
  if (typed.length > MOST_WORDS || isBesideThing(pool.typed)) return undefined;
  const meant = addressesMeant(pool, typed, listed);
  const [best, ...others] = meant
    .filter(({ isDoubtful }) => !isDoubtful)
    .sort((one, other) => one.cost - other.cost);
  if (best === undefined) return undefined;
  const isOne = others.every((other) => other.cost > best.cost || isSame(other, best));
  if (!isOne) return undefined;
  // `5 Idris Row, Abergele` may be in a village of Abergele.
  if (!hasLocality(best) && meant.some(({ isDoubtful }) => isDoubtful)) return undefined;
  const found = agreedDoor(pool, best.street, best.door);
  return isLeftByPostcode(found, pool) || isInOtherDistrict(found, pool) ? undefined : found;
}

/** Whether something is meant that stands beside a house: `Lamp Post, 14 Elm Road`. */
function isBesideThing({ tokens, segments }: TypedText): boolean {
  return segments.some(({ from }) => endOfThing(tokens, from) !== undefined);
}

/** The addresses that the text may mean. If the list has the typed postcode, only those of that postcode. */
function addressesMeant(
  { streets, known }: Pool,
  typed: readonly WrittenWord[],
  listed: ListedNames,
): Meant[] {
  const keys = new Set(typed.map(({ key }) => key));
  const isKnown = streets.some(({ postcode }) => postcode === 'agrees');
  const meant: Meant[] = [];
  for (const street of streets) {
    if (isKnown ? street.postcode !== 'agrees' : !NEAR.has(street.postcode)) continue;
    for (const door of street.fit.street.doors) {
      const { house } = door;
      // Most doors are left out here, before their addresses are decoded.
      if (house !== undefined && house.last < 0 && !keys.has(`${house.first}${house.letter}`)) continue;
      const one = meantBy(known, street, door, typed, listed);
      if (one !== undefined) meant.push(one);
    }
  }
  return meant;
}

/** Reads an address in the text. Returns undefined if the text does not mean it. */
function meantBy(
  known: KnownNames,
  street: StreetCandidate,
  door: Door,
  typed: readonly WrittenWord[],
  listed: ListedNames,
): Meant | undefined {
  const { point } = door.address;
  const reading = new Reading(typed, listed);
  if (!reading.readDoor(point)) return undefined;
  reading.readPlaces(point, street.entry.counties.postal);
  const hasPostcode = street.postcode === 'agrees';
  const isKnownWithoutStreet = reading.isBuildingNamed && (hasPostcode || known.isOnlyHouse(point, 'town'));
  if (reading.isStreetMissing && !isKnownWithoutStreet) return undefined;
  if (!isEnough(reading) || (!hasPostcode && !isEnoughElsewhere(reading))) return undefined;
  const left = new LeftWords(reading, listed, hasPostcode).cost(street.entry.postcode.slice(0, -3));
  if (left === undefined) return undefined;
  return { street, door, cost: reading.cost + left, isDoubtful: !hasPostcode && !reading.hasLocalities };
}

/** Whether a number was typed if the firm was not, and a building if the word before the number of a part was not. */
function isEnough({ found, missing, isFirmMissing }: Reading): boolean {
  if (isFirmMissing && (found.marks.length === 0 || missing.labels > 0)) return false;
  // `4 Raleigh Street` is not Flat 4 of a house in that street.
  return missing.labels === 0 || found.roles.includes(ROLE.premise);
}

/** Whether enough was typed for an address in another postcode than the typed one. */
function isEnoughElsewhere({ found, isPlaced, wordsMissing }: Reading): boolean {
  return isPlaced && wordsMissing === 0 && (found.slips === 0 || found.marks.length > 0);
}

function isSame({ street, door }: Meant, other: Meant): boolean {
  return street.entry === other.street.entry && door.isTwin(other.door);
}

function hasLocality({ door: { address } }: Meant): boolean {
  return address.point.dependentLocality !== '' || address.point.doubleDependentLocality !== '';
}
