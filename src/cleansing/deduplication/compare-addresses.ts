import { editDistance, jaroWinkler } from '../name/compare/similarity.ts';
import { type ComparableAddress, hasAddress } from './comparable-record.ts';
import { Tally } from './tally.ts';
import { LEAST_ADDRESS, MOST_ADDRESS } from './weights.ts';

/** Letters that two spellings of one street or town have in common. */
const SIMILAR = 0.9;

/**
 * Compares two addresses and adds what they weigh.
 *
 * @returns whether they are one household's: the same delivery point, or the same door by what is written
 */
export function compareAddresses(one: ComparableAddress, other: ComparableAddress, tally: Tally): boolean {
  if (!hasAddress(one) || !hasAddress(other)) return false;
  if (one.udprn !== '' && one.udprn === other.udprn) {
    const units = unitOutcome(one, other);
    tally.add('deliveryPoint', 'same');
    return units !== 'different';
  }
  const parts = new Tally(tally.findings !== undefined);
  const sameHousehold = compareParts(one, other, parts);
  // Two delivery points are two, however alike their text is; but one of the records may have been matched wrongly.
  const apart = one.udprn !== '' && other.udprn !== '';
  if (apart) parts.add('deliveryPoint', 'different');
  tally.stranger += Math.min(apart ? 10 : MOST_ADDRESS, Math.max(LEAST_ADDRESS, parts.stranger));
  tally.family += parts.family;
  if (parts.findings !== undefined) tally.findings?.push(...parts.findings);
  return sameHousehold && !apart;
}

function compareParts(one: ComparableAddress, other: ComparableAddress, tally: Tally): boolean {
  const postcode = postcodeOutcome(one.postcode, other.postcode);
  tally.add('postcode', postcode);
  const near = postcode === 'same' || postcode === 'slip';
  const street = streetOutcome(one, other);
  const streetAgrees = street === 'same' || street === 'similar';
  tally.add('street', streetAgrees && near ? 'implied' : street);
  const number = numberOutcome(one, other);
  tally.add('number', number);
  const unit = unitOutcome(one, other);
  tally.add('unit', unit);
  const place = number === 'different' ? 'missing' : placeOutcome(one, other);
  tally.add('place', place);
  const town = one.town === '' || other.town === '' ? 'missing' : likenessOf(one.town, other.town);
  tally.add('town', town === 'same' && (near || postcode === 'district') ? 'implied' : town);
  const building = number === 'same' || (place === 'same' && (one.number === '') === (other.number === ''));
  if (!building || unit === 'different') return false;
  if (near) return street !== 'different' || place === 'same';
  return streetAgrees && postcode !== 'different' && town !== 'different';
}

function postcodeOutcome(one: string, other: string) {
  if (one === '' || other === '') return 'missing';
  if (one === other) return 'same';
  // A district of a few streets is far from the next, however alike its letters are.
  if (editDistance(one, other, 1) === 1) return 'slip';
  return one.length >= 5 && one.slice(0, -3) === other.slice(0, -3) ? 'district' : 'different';
}

function likenessOf(one: string, other: string) {
  if (one === other) return 'same';
  return jaroWinkler(one, other) >= SIMILAR ? 'similar' : 'different';
}

/** A street may stand where the other address has a locality. */
function streetOutcome(one: ComparableAddress, other: ComparableAddress) {
  if (one.street === '' && other.street === '') return 'missing';
  if (one.street !== '' && other.street !== '') {
    const outcome = likenessOf(one.street, other.street);
    if (outcome !== 'different') return outcome;
  }
  if (isAmong(one.street, other.places) || isAmong(other.street, one.places)) return 'similar';
  return one.street === '' || other.street === '' ? 'missing' : 'different';
}

function isAmong(street: string, places: readonly string[]): boolean {
  return street !== '' && places.some((place) => likenessOf(street, place) !== 'different');
}

function numberOutcome(one: ComparableAddress, other: ComparableAddress) {
  if (one.number === '' || other.number === '') return 'missing';
  if (one.number === other.number) return 'same';
  // 3A High Street is Flat A, 3 High Street.
  if (one.number + one.unit === other.number + other.unit) return 'same';
  return one.number.length > 1 && other.number.length > 1 && editDistance(one.number, other.number, 1) === 1
    ? 'slip'
    : 'different';
}

function unitOutcome(one: ComparableAddress, other: ComparableAddress) {
  if (one.unit === other.unit) return one.unit === '' ? 'missing' : 'same';
  if (one.unit === '' || other.unit === '') return 'missing';
  return 'different';
}

function placeOutcome(one: ComparableAddress, other: ComparableAddress) {
  for (const place of one.places) if (isAmong(place, other.places)) return 'same';
  return 'missing';
}
