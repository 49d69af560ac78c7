import { editDistance } from '../../text/edit-distance.ts';
import { areAlike } from '../../text/jaro-winkler.ts';
import { type ComparableAddress, hasAddress } from './comparable-record.ts';
import { Tally } from './tally.ts';
import { LEAST_ADDRESS, MOST_ADDRESS } from './weights.ts';

/** From this Jaro–Winkler similarity on, two texts count as spellings of one street or town. */
const SIMILAR = 0.9;

/**
 * Compares two addresses and adds their weights to the tally.
 *
 * @returns whether both addresses are of one household: they have the same delivery point or the same door
 */
export function compareAddresses(one: ComparableAddress, other: ComparableAddress, tally: Tally): boolean {
  if (!hasAddress(one) || !hasAddress(other)) return false;
  if (one.udprn !== '' && one.udprn === other.udprn) {
    const units = unitOutcome(one, other);
    tally.add('deliveryPoint', 'same');
    return units !== 'different';
  }
  const parts = tally.findings === undefined ? quick.clear() : new Tally(true);
  const sameHousehold = compareParts(one, other, parts);
  // Different delivery points are different addresses, however alike their text is. But one of the records
  // may have been matched wrongly.
  const apart = one.udprn !== '' && other.udprn !== '';
  if (apart) parts.add('deliveryPoint', 'different');
  tally.stranger += Math.min(apart ? 10 : MOST_ADDRESS, Math.max(LEAST_ADDRESS, parts.stranger));
  tally.family += parts.family;
  if (parts.findings !== undefined) tally.findings?.push(...parts.findings);
  return sameHousehold && !apart;
}

/** Shared by all comparisons, because a new tally for each made a fortieth of all garbage. */
const quick = new Tally(false);

/** The highest weight of two addresses whose number and postcode both differ. */
const MOST_OF_OTHER = 5;

/**
 * Returns the highest weight that comparing two addresses can give, without comparing them in full. This
 * matters because there are many namesakes, and they live in different places.
 */
export function mostOfAddress(one: ComparableAddress, other: ComparableAddress): number {
  const otherNumber = one.number !== '' && other.number !== '' && one.number !== other.number;
  const otherPostcode = one.postcode !== '' && other.postcode !== '' && one.postcode !== other.postcode;
  const samePoint = one.udprn !== '' && one.udprn === other.udprn;
  // For example, 3A High Street may be Flat A, 3 High Street.
  const otherUnit = one.unit === other.unit;
  return otherNumber && otherPostcode && otherUnit && !samePoint ? MOST_OF_OTHER : MOST_ADDRESS;
}

/**
 * Whether two addresses of one postcode or street say that they are different doors: their numbers, names or
 * flats differ.
 */
export function areOtherDoors(one: ComparableAddress, other: ComparableAddress): boolean {
  if (one.udprn !== '' && one.udprn === other.udprn) return unitOutcome(one, other) === 'different';
  const door = doorOutcome(one, other);
  return door === 'different' || door === 'slip' || unitOutcome(one, other) === 'different';
}

/**
 * Whether two addresses have different postcodes and nothing else to compare. The two records are of two doors, and a
 * name that is rare in the country may be common in a district.
 */
export function haveOnlyOtherPostcodes(one: ComparableAddress, other: ComparableAddress): boolean {
  const outcome = postcodeOutcome(one.postcode, other.postcode);
  return (outcome === 'district' || outcome === 'different') && streetOutcome(one, other) === 'missing';
}

function compareParts(one: ComparableAddress, other: ComparableAddress, tally: Tally): boolean {
  const street = streetOutcome(one, other);
  const written = postcodeOutcome(one.postcode, other.postcode);
  // Two postcodes that differ by one character and have different streets are neighbours, not one postcode
  // and a slip.
  const postcode = written === 'slip' && street === 'different' ? districtOutcome(one, other) : written;
  const near = postcode === 'same' || postcode === 'slip';
  const streetAgrees = street === 'same' || street === 'similar';
  if (street === 'different' && (postcode === 'different' || postcode === 'missing')) {
    tally.add('address', 'elsewhere');
    return false;
  }
  // Another street of the district is where most people move. The numbers of the two houses say nothing then.
  if (street === 'different' && postcode === 'district') {
    tally.add('address', 'nearby');
    return false;
  }
  tally.add('postcode', postcode);
  tally.add('street', streetAgrees && near ? 'implied' : street);
  // The same number in a different street is a coincidence.
  const found = doorOutcome(one, other);
  const door = street === 'different' && found === 'same' ? 'missing' : found;
  tally.add('door', door);
  const unit = unitOutcome(one, other);
  tally.add('unit', unit);
  const town = one.town === '' || other.town === '' ? 'missing' : likenessOf(one.town, other.town);
  const follows = near || postcode === 'district';
  tally.add('town', town === 'same' && follows ? 'implied' : town);
  if (!follows) tally.add('place', placeOutcome(one, other));
  if (door !== 'same' || unit === 'different') return false;
  if (near) return street !== 'different';
  return streetAgrees && postcode !== 'different' && town !== 'different';
}

function postcodeOutcome(one: string, other: string) {
  if (one === '' || other === '') return 'missing';
  if (one === other) return 'same';
  // A slip may be in either part of the postcode. The street tells whether it is one (compareParts).
  if (editDistance(one, other, 1) === 1) return 'slip';
  return isOneDistrict(one, other) ? 'district' : 'different';
}

function districtOutcome(one: ComparableAddress, other: ComparableAddress) {
  return isOneDistrict(one.postcode, other.postcode) ? 'district' : 'different';
}

function isOneDistrict(one: string, other: string): boolean {
  return one.length >= 5 && one.slice(0, -3) === other.slice(0, -3);
}

/**
 * Whether two names may be spellings of one name, judging by their lengths and first letters. Most pairs fail
 * this test and need not be compared letter by letter.
 */
function mayBeAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 4) return false;
  const [a, b] = [one.charCodeAt(0), one.charCodeAt(1)];
  const [c, d] = [other.charCodeAt(0), other.charCodeAt(1)];
  return a === c || b === d || a === d || b === c;
}

function likenessOf(one: string, other: string) {
  if (one === other) return 'same';
  if (!mayBeAlike(one, other)) return 'different';
  return areAlike(one, other, SIMILAR) ? 'similar' : 'different';
}

/** Compares the streets. One address may have the street where the other has a locality or a building. */
function streetOutcome(one: ComparableAddress, other: ComparableAddress) {
  if (one.street === '' && other.street === '') return 'missing';
  if (one.street !== '' && other.street !== '') {
    const outcome = likenessOf(one.street, other.street);
    if (outcome !== 'different') return outcome;
  }
  if (isAmong(one.street, other) || isAmong(other.street, one)) return 'similar';
  return one.street === '' || other.street === '' ? 'missing' : 'different';
}

function isAmong(name: string, { building, places }: ComparableAddress): boolean {
  if (name === '') return false;
  if (isSpellingOf(name, building)) return true;
  for (const place of places) if (isSpellingOf(name, place)) return true;
  return false;
}

function isSpellingOf(name: string, place: string): boolean {
  return place !== '' && likenessOf(name, place) !== 'different';
}

/**
 * Compares the houses by number, or else by name. One address may have the name where the other has a
 * locality.
 */
function doorOutcome(one: ComparableAddress, other: ComparableAddress) {
  if (one.number !== '' && other.number !== '') return numberOutcome(one, other);
  if (isAmong(one.building, other) || isAmong(other.building, one)) return 'same';
  if (one.building !== '' && other.building !== '') return 'different';
  // One address gives a number and the other a name. Number 12 may be Rose Cottage, but usually is not.
  const has = (address: ComparableAddress) => address.number !== '' || address.building !== '';
  return has(one) && has(other) ? 'unlike' : 'missing';
}

function numberOutcome(one: ComparableAddress, other: ComparableAddress) {
  if (one.number === other.number) return 'same';
  // For example, 3A High Street is Flat A, 3 High Street.
  if (one.number + one.unit === other.number + other.unit) return 'same';
  if (areExchanged(one, other)) return 'same';
  return one.number.length > 1 && other.number.length > 1 && editDistance(one.number, other.number, 1) === 1
    ? 'slip'
    : 'different';
}

/** Whether one address has the other's flat as its house: 12/30 High Street may be number 12 or number 30. */
function areExchanged(one: ComparableAddress, other: ComparableAddress): boolean {
  return one.unit !== '' && one.unit === other.number && one.number === other.unit;
}

function unitOutcome(one: ComparableAddress, other: ComparableAddress) {
  if (one.unit === other.unit) return one.unit === '' ? 'missing' : 'same';
  if (one.unit === '' || other.unit === '') return 'missing';
  return areExchanged(one, other) ? 'same' : 'different';
}

function placeOutcome(one: ComparableAddress, other: ComparableAddress) {
  return one.places.some((place) => isAmong(place, other)) ? 'same' : 'missing';
}
