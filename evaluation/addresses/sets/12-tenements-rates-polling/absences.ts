import type { Chance } from './chance.ts';
import type { Clerk } from './clerk.ts';
import type { Entry, Unit } from './entry.ts';
import type { Roll } from './roll.ts';
import { namedPart } from './units.ts';

/** The kinds of absence with their weights. Those that a list has no cases for are left out by `typed.ts`. */
export const ABSENCES = {
  'left out': 46,
  'number not in the street': 11,
  'letter not in the street': 4,
  'flat or unit not in the building': 12,
  'part of an undivided building': 6,
  'house name not in the village': 6,
  'street not in the town': 7,
  'same street in another town': 4,
  'house in another village': 4,
};

export type Absence = keyof typeof ABSENCES;

/** Kinds whose texts name a real place of the list that is far from the like-named row. */
export const isFarOff = (kind: Absence) =>
  kind === 'same street in another town' || kind === 'house in another village';

export interface World {
  readonly roll: Roll;
  readonly clerk: Clerk;
  readonly strangeRoads: readonly string[];
  readonly strangeHouses: readonly string[];
  /** The list's parts that a building may have or lack. */
  readonly extras: readonly Unit[];
}

/** An address that the list lacks. Undefined if the drawn row does not suit the kind. */
export function absentEntry(kind: Absence, world: World, chance: Chance): Entry | undefined {
  const { roll } = world;
  const row = chance.of(kind === 'left out' ? roll.leftOut : roll.rows);
  const change = kind === 'left out' ? {} : changeOf(kind, row, world, chance);
  if (row.isOdd || change === undefined) return undefined;
  const unit = 'unit' in change ? change.unit : row.unit;
  const entry = { ...row, ...change, unit, flat: unit?.text ?? '', uprn: '', organisation: '' };
  return kind === 'left out' ? { ...row, uprn: '' } : { ...entry, columns: [] };
}

function changeOf(kind: Absence, row: Entry, world: World, chance: Chance): Partial<Entry> | undefined {
  const { unit, building, number, street } = row;
  const isHouse = unit === undefined && building === '' && /^\d+$/.test(number);
  const fresh = () => freshPostcode(row, chance);
  switch (kind) {
    case 'number not in the street':
      return isHouse
        ? { number: String(Number(number) + chance.of([2, 4, 20, 60, 100])), numbers: [] }
        : undefined;
    case 'letter not in the street':
      return isHouse && street !== ''
        ? { number: `${number}${chance.of([...'ABC'])}`, numbers: [] }
        : undefined;
    case 'flat or unit not in the building': {
      const other = unit === undefined ? undefined : unitBeyond(unit, chance);
      return other === undefined ? undefined : { unit: other };
    }
    case 'part of an undivided building': {
      const isWhole = unit === undefined && !/[A-Z-]/.test(number) && world.clerk.partsOf(row).length === 1;
      return isWhole ? { unit: chance.of(world.extras) } : undefined;
    }
    case 'house name not in the village':
      return building !== '' && number === '' && unit === undefined
        ? { building: chance.of(world.strangeHouses) }
        : undefined;
    case 'street not in the town':
      return isHouse && street !== ''
        ? { street: chance.of(world.strangeRoads), postcode: fresh() }
        : undefined;
    default:
      return elsewhere(kind, row, world, chance);
  }
}

/** A house or street name at a real place that has none of that name. */
function elsewhere(kind: Absence, row: Entry, { roll }: World, chance: Chance): Partial<Entry> | undefined {
  const other = chance.of(roll.rows);
  const { place, town, locality, hamlet, county, postcode } = other;
  const isTown = kind === 'same street in another town';
  if (row.unit !== undefined || row.number + row.building === '' || (row.street === '') === isTown)
    return undefined;
  if (isTown ? town === row.town : town !== row.town || locality === row.locality) return undefined;
  if (!isTown && (row.number !== '' || locality === '')) return undefined;
  const code = isTown ? freshPostcode(other, chance) : postcode;
  return { place, town, locality, hamlet, county, postcode: code };
}

/** A flat or unit with a number or letter far above those of the building, or a floor that it lacks. */
function unitBeyond({ text, key }: Unit, chance: Chance): Unit | undefined {
  const far = chance.from(4, 9);
  const slash = /^(\d)\/(\d)$/.exec(key);
  if (slash !== null)
    return changed(text, key, key, chance.is(0.5) ? `${far}/${slash[2]}` : `${slash[1]}/${far}`);
  const floor = /^(\d)f(\d)$/.exec(key);
  if (floor !== null) return changed(text, key, key, `${far}f${floor[2]}`);
  const plainNumber = /^(?:\w+ )?(\d+)$/.exec(key)?.[1];
  if (plainNumber !== undefined && !key.startsWith('floor'))
    return changed(text, key, plainNumber, String(Number(plainNumber) + chance.from(60, 140)));
  if (/^[a-h]$/.test(key)) return changed(text, key, key, chance.of([...'npqrt']));
  return undefined;
}

function changed(text: string, key: string, from: string, to: string): Unit {
  const at = text.toLowerCase().lastIndexOf(from);
  const upper = /[a-z]/.test(to) ? to.toUpperCase() : to;
  const other = text.slice(0, at) + upper + text.slice(at + from.length);
  return { ...namedPart(other), key: key.replace(from, to) };
}

/** A postcode of the row's district that is no row's. */
function freshPostcode({ postcode }: Entry, chance: Chance): string {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
  return `${postcode.split(' ')[0]} ${chance.from(1, 9)}${chance.of(letters)}${chance.of(letters)}`;
}
