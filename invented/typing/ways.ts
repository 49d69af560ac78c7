import type { DeliveryPoint } from '../../src/address/delivery-point.ts';
import type { Dice } from '../dice.ts';

/** How people type an address: what they begin with, and how they go on if they have not found it. */
export const WAYS = [
  'number street town',
  'postcode number',
  'building street town',
  'organisation town',
] as const;

export type Way = (typeof WAYS)[number];

/** Usual short forms of the last word of a street. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  Road: ['Rd'],
  Street: ['St'],
  Avenue: ['Ave', 'Av'],
  Lane: ['Ln'],
  Drive: ['Dr'],
  Close: ['Cl'],
  Crescent: ['Cres'],
  Gardens: ['Gdns'],
  Terrace: ['Terr'],
  Place: ['Pl'],
  Square: ['Sq'],
};

/** The ways in which an address can be typed. Every address has at least one. */
export function waysOf(point: DeliveryPoint): Way[] {
  const ways: Way[] = ['postcode number'];
  if (houseOf(point) !== '' && streetOf(point) !== '') ways.push('number street town');
  if (isName(point.buildingName)) ways.push('building street town');
  if (point.organisation !== '') ways.push('organisation town');
  return ways;
}

/** Returns the whole text that somebody types for an address in this way. */
export function typedIn(way: Way, point: DeliveryPoint, dice: Dice): string {
  return written(textOf(way, point, dice), dice);
}

function textOf(way: Way, point: DeliveryPoint, dice: Dice): string {
  const town = point.dependentLocality !== '' && dice.chance(0.4) ? point.dependentLocality : point.postTown;
  switch (way) {
    case 'postcode number':
      return [postcodeOf(point, dice), premisesOf(point, dice) || point.organisation].join(' ').trim();
    case 'building street town':
      return [point.buildingName, streetOf(point), town].filter(Boolean).join(' ');
    case 'organisation town':
      return `${point.organisation} ${town}`;
    case 'number street town': {
      const comma = dice.chance(0.15) ? ',' : '';
      const premises = premisesOf(point, dice);
      const street = shortened(streetOf(point), dice);
      const order = dice.whole(1, 10);
      if (order === 1) return `${street} ${premises} ${town}`;
      if (order === 2) return `${town} ${premises} ${street}`;
      return `${premises} ${street}${comma} ${town}`;
    }
  }
}

function postcodeOf({ postcode }: DeliveryPoint, dice: Dice): string {
  const compact = postcode.replace(' ', '');
  return dice.chance(0.5) ? compact : `${compact.slice(0, -3)} ${compact.slice(-3)}`;
}

/** The number of the house, `12` or `12A`; empty if it has none. */
function houseOf({ buildingNumber, buildingName }: DeliveryPoint): string {
  if (buildingNumber !== '') return buildingNumber;
  return /^\d+[A-Z]?(?:-\d+)?$/.test(buildingName) ? buildingName : '';
}

/** Flat and house. Some leave out the flat, or write it before a slash. */
function premisesOf(point: DeliveryPoint, dice: Dice): string {
  const house = houseOf(point);
  const { subBuildingName, buildingName } = point;
  const name = isName(buildingName) && house === '' ? buildingName : '';
  if (subBuildingName === '') return house || name;
  const number = /^Flat (\d+)$/.exec(subBuildingName)?.[1];
  const manner = dice.whole(1, 4);
  if (house !== '' && manner === 1) return house;
  if (house !== '' && manner === 2 && number !== undefined) return `${number}/${house}`;
  return [subBuildingName, house || name].join(' ').trim();
}

function streetOf(point: DeliveryPoint): string {
  const dependent = `${point.dependentThoroughfareName} ${point.dependentThoroughfareDescriptor}`.trim();
  return dependent || `${point.thoroughfareName} ${point.thoroughfareDescriptor}`.trim();
}

function isName(text: string): boolean {
  return /[A-Za-z]{3}/.test(text);
}

/** Writes the last word short, one time in four. */
function shortened(street: string, dice: Dice): string {
  const words = street.split(' ');
  const short = SHORT[words.at(-1)!];
  if (short === undefined || words.length === 1 || !dice.chance(0.25)) return street;
  return [...words.slice(0, -1), dice.pick(short)].join(' ');
}

/** Most people type in small letters and leave out full stops and apostrophes. */
function written(text: string, dice: Dice): string {
  if (dice.chance(0.2)) return text;
  const small = text.toLowerCase();
  return dice.chance(0.5) ? small.replaceAll(/[.']/g, '') : small;
}
