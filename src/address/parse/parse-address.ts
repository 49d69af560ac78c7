import { itemAt } from '../../present.ts';
import { splitThoroughfare } from '../thoroughfare.ts';
import { titleCase } from '../title-case/title-case.ts';
import { isBuildingLike, isNumberedBuilding } from './building-words.ts';
import { type KnownNames, NO_KNOWN_NAMES } from './known-names.ts';
import { readPlace } from './place.ts';
import { type PremiseText, readPremise, readPremiseWithName } from './premise.ts';
import { isHouseholdLike, isPartAlone, readPremises } from './premises.ts';
import { countyNamed } from './regions.ts';
import { sameWords, segmentsOf } from './segments.ts';
import { type StreetLikeness, streetLikeness, withFullDescriptor } from './street-words.ts';
import type { ParsedAddress, WrittenAddress } from './written-address.ts';

/**
 * Finds the elements of a typed address from its words and their order. It knows no towns and no streets,
 * except those that `known` names. Never throws, whatever the text.
 *
 * It reads the end first: postcode, country, county, post town. Of the remaining parts, the one that is most
 * certainly a street becomes the thoroughfare. If the part before it looks like a street too, that becomes
 * the dependent thoroughfare. The parts after it are localities; the parts before it are the premises.
 */
export function parseAddress(written: WrittenAddress, known: KnownNames = NO_KNOWN_NAMES): ParsedAddress {
  const place = readPlace(written, segmentsOf(written.lines));
  const villages = takeLocalities(place.segments, (text) => known.isLocality(text));
  const isHouse = (text: string) => known.isHouse(text, place.postcode);
  const parts = place.segments.map((text, at) => {
    const part = readPart(text);
    // The first part is a house or a number of a house. Its words tell which, so known names are not asked.
    const isHousehold = at === 0 && place.segments.length > 1 && isHouseholdLike(text);
    if (at === 0 && !isHousehold) return part;
    if (isHousehold || isHouse(text)) return { ...part, likeness: 'no' as const };
    return known.isStreet(text) ? { ...part, likeness: 'sure' as const } : part;
  });
  const at = thoroughfareAt(parts);
  const dependentAt = dependentThoroughfareAt(parts, at);
  const streetAt = dependentAt ?? at;
  const localities = at === undefined ? [] : parts.slice(at + 1);
  const before = streetAt === undefined ? parts : parts.slice(0, streetAt);
  const { premises, places } = readPremises(
    before.map(({ text }) => text),
    parts[streetAt ?? -1],
    written.organisation ?? '',
    {
      isHouse,
      isRare: (text) => known.isRare(text),
      isPart: (text) => known.isPart(text),
      hasHouses: (text) => known.hasHouses(text),
      isPlaced: villages.length > 0 || at !== undefined,
      isVillage: at !== undefined && streetAt === at && streetLikeness(itemAt(parts, at).rest) === 'no',
    },
  );
  const within = [...places, ...localities.map(({ text }) => text), ...villages, written.locality ?? ''];
  const thoroughfare = streetOf(parts[at ?? -1]);
  const dependent = streetOf(parts[dependentAt ?? -1]);
  return {
    ...premises,
    dependentThoroughfareName: dependent.name,
    dependentThoroughfareDescriptor: dependent.descriptor,
    thoroughfareName: thoroughfare.name,
    thoroughfareDescriptor: thoroughfare.descriptor,
    ...localitiesOf(within, place.town),
    postTown: place.town,
    county: titleCase(place.county || countyAmong(within)),
    postcode: place.postcode,
  };
}

/** A part of an address between commas. */
export interface AddressPart extends PremiseText {
  readonly text: string;
  readonly likeness: StreetLikeness;
}

function readPart(text: string): AddressPart {
  const premise = readPremiseWithName(text.replace(/^(?:just )?off /i, ''));
  const rest = withFullDescriptor(premise.rest);
  return { ...premise, rest, text, likeness: rest === '' ? 'no' : streetLikeness(rest) };
}

/**
 * Takes the localities off the end. The last part that stays must name more than a part of a building: in
 * `Flat 2, Newbridge`, Newbridge is the house.
 */
function takeLocalities(segments: string[], isLocality: (text: string) => boolean): string[] {
  const localities: string[] = [];
  for (;;) {
    const [before, last] = [segments.at(-2), segments.at(-1)];
    if (before === undefined || last === undefined || !isLocality(last)) return localities;
    if (readPremise(before).rest === '' || isPartAlone(before)) return localities;
    segments.pop();
    localities.unshift(last);
  }
}

/**
 * Returns the index of the part that is the thoroughfare. The tests run in order, and the last part that
 * passes one is the thoroughfare. Returns undefined if no part passes any.
 */
function thoroughfareAt(parts: readonly AddressPart[]): number | undefined {
  const tests: ((part: AddressPart, at: number) => boolean)[] = [
    // `Montrose Parade, 160 Holfield Court`
    (part, at) => isNumberedStreet(part) && part.likeness === 'likely' && isAlone(parts[at - 1], SHOPS),
    ({ likeness }) => likeness === 'sure',
    (part) => isNumberedStreet(part) && !isBuildingLike(part.rest),
    ({ likeness }) => likeness === 'estate',
    // `Poets Estate, 9 Laburnum Court`
    (part, at) => isNumberedStreet(part) && part.likeness === 'likely' && isAlone(parts[at - 1], ESTATE),
    ({ likeness, rest }) => likeness === 'likely' && !isBuildingLike(rest),
    // `17 Marlow Point, Abbey Villas`
    ({ likeness }, at) => likeness === 'likely' && isNumberedStreet(parts[at - 1]),
    isNumberedStreet,
  ];
  for (const test of tests) {
    const at = parts.findLastIndex(test);
    if (at >= 0) return at;
  }
  return undefined;
}

const ESTATE = / (?:estate|village)$/i;

/** Rows of shops, which have a name and stand in a street that numbers them. */
const SHOPS = / (?:parade|arcade|precinct)$/i;

/** Whether a part is a name that ends so, without a number. */
function isAlone(part: AddressPart | undefined, end: RegExp): boolean {
  return part !== undefined && part.number === '' && part.subBuilding === '' && end.test(part.rest);
}

function isNumberedStreet(part: AddressPart | undefined): boolean {
  if (part === undefined) return false;
  const { number, rest, likeness } = part;
  return number !== '' && rest !== '' && likeness !== 'estate' && countyNamed(rest) === undefined;
}

/**
 * The index of the part before the thoroughfare, if that part has a number or looks like a street as well.
 * The thoroughfare itself must have neither a number nor a sub-building.
 */
function dependentThoroughfareAt(parts: readonly AddressPart[], at: number | undefined): number | undefined {
  if (at === undefined) return undefined;
  const [before, street] = [parts[at - 1], parts[at]];
  if (before === undefined || street === undefined) return undefined;
  if (street.number !== '' || street.subBuilding !== '' || before.rest === '') return undefined;
  const isNumbered = before.number !== '' && !isNumberedBuilding(before.rest);
  const isTerrace = before.number !== '' && /(?:cottages|villas|houses|buildings|barns)$/i.test(before.rest);
  const isStreet = before.likeness === 'sure' || before.likeness === 'estate';
  return isNumbered || isTerrace || isStreet ? at - 1 : undefined;
}

function streetOf(part: AddressPart | undefined) {
  return splitThoroughfare(part === undefined ? '' : titleCase(part.rest));
}

/** Returns the county that stands among the localities, as in `12 High Road, Essex, London`; else empty. */
function countyAmong(places: readonly string[]): string {
  return places.map(countyNamed).find((county) => county !== undefined) ?? '';
}

/**
 * The last place is the dependent locality. The places before it form the double dependent locality.
 * Repetitions of the town and counties are not localities.
 */
function localitiesOf(all: readonly string[], town: string) {
  const places = all
    .map((text) => titleCase(text.trim().replace(/^(?:nr|near)\.? /i, '')))
    .filter((text, place, others) => {
      const isCounty = countyNamed(text) !== undefined;
      return text !== '' && !isCounty && !sameWords(text, town) && !sameWords(text, others[place + 1] ?? '');
    });
  return { doubleDependentLocality: places.slice(0, -1).join(', '), dependentLocality: places.at(-1) ?? '' };
}
