import { addressKey, buildingKey, streetKey } from '../../row.ts';
import type { Door } from './draft.ts';
import { type Entry, FARM, outwardOf, plain, unitKey } from './entry.ts';

/** A row as the clerk keeps it: its parts in the spelling that comparisons need. */
export interface Card {
  readonly entry: Entry;
  readonly address: string;
  readonly building: string;
  readonly street: string;
  readonly outward: string;
  /** The key of its unit, and its number in lower case. */
  readonly unit: string;
  readonly number: string;
  readonly buildings: readonly string[];
  readonly streets: readonly string[];
  readonly localities: readonly string[];
  /** The names of its town, of its locality and of the regions around it. */
  readonly towns: readonly string[];
  /** Names of the district or of the other villages of the post town. */
  readonly around: readonly string[];
}

export function cardOf(entry: Entry): Card {
  const { also, place } = entry;
  const forms = (name: string, others: readonly string[] = []) => (name === '' ? [] : [name, ...others]);
  // `Penlan Farm` is a little less likely for `Penlan` than the name itself.
  const isFarm = FARM.test(entry.building);
  const names = also.building?.filter((name) => FARM.test(name) === isFarm);
  const localities = forms(entry.locality, also.locality).map(plain);
  const towns = forms(entry.town, also.town).map(plain);
  return {
    ...{ entry, localities, address: addressKey(entry) },
    ...{ building: buildingKey(entry), street: streetKey(entry), outward: outwardOf(entry.postcode) },
    ...{ unit: unitKey(entry.unit), number: entry.number.toLowerCase() },
    ...{ buildings: forms(entry.building, names), streets: forms(entry.street, also.street) },
    towns: [...towns, ...localities, ...[entry.borough, ...place.regions].map(plain)],
    around: place.villages.flatMap(({ name, others }) => [name, ...others]).map(plain),
  };
}

export const NEVER = Number.POSITIVE_INFINITY;

/** How well a door fits a row, and whether the row is one of several behind that door. */
export interface DoorFit {
  readonly faults: number;
  readonly isOpen: boolean;
}

const doorOf = (faults: number, isOpen = false): DoorFit => ({ faults, isOpen });

const NO_FIT = doorOf(NEVER);

/** `12` and a flat `a` are the door `12a`. */
const joined = (number: string, unit: string) => (/^[a-z]$/.test(unit) ? number + unit : '');

/** How the names of a text fit a row, for the comparison of their doors. */
export interface NameFit {
  readonly saysBuilding: boolean;
  /** Whether the text has the building where the list has the street, so that `3` may be either's. */
  readonly isCrossed: boolean;
}

/** Compares doors of a building and a street that are the same or not said. */
export function doorFit(door: Door, card: Card, { saysBuilding, isCrossed }: NameFit): DoorFit {
  const { unit, number, isBare } = door;
  if (isCrossed && (unit === '' || number === '' || card.unit === '' || card.number === '')) {
    const [typed, listed] = [unit || number, card.unit || card.number];
    if (typed !== '' && typed === listed) return doorOf(0);
  }
  if (unit === card.unit && number === card.number) return doorOf(0);
  const own = joined(card.number, card.unit) || (card.unit === '' ? card.number : '');
  const typed = joined(number, unit) || (unit === '' ? number : '');
  // `12A` for `Flat A, 12` is right where the list has no other `12A`.
  if (own !== '' && own === typed) return doorOf(0.25);
  if (unit === '') return number === '' ? unsaid(card, saysBuilding) : numberFit(number, card, saysBuilding);
  if (unit === card.unit) {
    // The number is missing in the text, or in the list.
    if (number === '' || card.number === '') return doorOf(saysBuilding ? 0.25 : number === '' ? 1 : 0.5);
    const { faults } = rangeFaults(number, card.number);
    return doorOf(faults === 1 ? 0.25 : faults);
  }
  if (isBare && number === '' && card.unit === '' && card.number === unit) return doorOf(2);
  // A flat of a house that is not divided in the list.
  if (card.unit === '' && number !== '' && number === card.number) return doorOf(2);
  return NO_FIT;
}

/** A text without a number and a unit means a named house, a building, or no more than the street. */
function unsaid(card: Card, saysBuilding: boolean): DoorFit {
  if (!saysBuilding) return doorOf(0);
  if (card.buildings.length === 0) return NO_FIT;
  return card.unit === '' ? doorOf(0.25) : doorOf(0.5, true);
}

function numberFit(number: string, card: Card, saysBuilding: boolean): DoorFit {
  if (number === card.number) return doorOf(0.5, true);
  if (card.number === '') {
    // `12 Byron House` with the number read as that of a flat, or a number that the list does not know.
    if (card.unit === number) return doorOf(saysBuilding ? 0 : 2);
    return saysBuilding && card.unit === '' ? doorOf(1.5) : NO_FIT;
  }
  const { faults } = rangeFaults(number, card.number);
  return card.unit === '' ? doorOf(faults) : doorOf(faults + 0.5, true);
}

/** `12` for `12-14` or `12A`, or the other way round. */
function rangeFaults(one: string, other: string): DoorFit {
  const [[low, high], [least, most]] = [endsOf(one), endsOf(other)];
  if (low === least && high === most)
    return one === other ? doorOf(0) : doorOf(/\D/.test(one) && /\D/.test(other) ? NEVER : 2);
  return low <= most && least <= high ? doorOf(1) : NO_FIT;
}

function endsOf(number: string): readonly [number, number] {
  const [low = '', high = low] = number.split('-');
  return [Number.parseInt(low, 10), Number.parseInt(high, 10)];
}
