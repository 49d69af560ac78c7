import type { Door, Draft } from './draft.ts';
import { type Entry, outwardOf, unitKey } from './entry.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** The cost of a row's unit and number: that of the reading that suits the row best. */
export function doorCost({ doors, isBare, text, said }: Draft, row: Entry): number {
  const readings = doors.flatMap((door) => otherReadings(door, isBare));
  const isFirm = said.firm !== '' && said.firm === row.organisation;
  return Math.min(
    ...readings.map(([door, extra]) => extra + pairCost(door, row, isFirm, text.building !== '')),
  );
}

/** A door and what else the same text can mean: `12A` is flat A of 12, and `3 Bakers Row` may be a house number. */
function otherReadings(door: Door, isBare: boolean): (readonly [Door, number])[] {
  const { unit, number } = door;
  const readings: (readonly [Door, number])[] = [[door, 0]];
  const [, digits = '', letter = ''] = /^(\d+)([a-z])$/.exec(number) ?? [];
  if (unit === '' && letter !== '') readings.push([{ unit: letter, number: digits }, 0.5]);
  if (/^[a-z]$/.test(unit) && /^\d+$/.test(number)) {
    readings.push([{ unit: '', number: `${number}${unit}` }, 0.5]);
  }
  if (unit === '' && number !== '') readings.push([{ unit: number, number: '' }, 0.5]);
  if (isBare && number === '') readings.push([{ unit: '', number: unit }, 0.5]);
  return isBare
    ? [...readings, [{ unit: `unit ${unit}`, number }, 0.5], [{ unit: `pitch ${unit}`, number }, 0]]
    : readings;
}

function pairCost({ unit, number }: Door, row: Entry, isFirm: boolean, hasBuilding: boolean): number {
  const own = unitKey(row.unit);
  // A firm says which unit is meant.
  const unitPart = unit === own ? 0 : unit === '' ? (isFirm ? 0.5 : 2) : NEVER;
  return unitPart + numberCost(number, row.number.toLowerCase(), isFirm || hasBuilding);
}

function numberCost(number: string, listed: string, isNamed: boolean): number {
  if (number === listed) return 0;
  if (number === '') return isNamed ? 1 : NEVER;
  const [from, to] = listed.split('-');
  return to !== undefined && (number === from || number === to) ? 1 : NEVER;
}

/** The cost of a typed village or town. A name that the list does not have says nothing about any row. */
export function placeCost(name: string, { locality, town }: Entry, listed: ReadonlySet<string>): number {
  if (name === '' || name === locality || name === town) return 0;
  return listed.has(name.toLowerCase()) ? 3 : 1;
}

/** The cost of a typed postcode, or of its outward code. */
export function postcodeCost(typed: string, { postcode }: Entry): number {
  if (typed === '' || typed === postcode) return 0;
  if (!typed.includes(' ')) return typed === outwardOf(postcode) ? 0 : 4;
  const changed = [...typed].filter((letter, at) => letter !== postcode[at]).length;
  if (typed.length === postcode.length && changed === 1) return 1;
  return outwardOf(typed) === outwardOf(postcode) ? 2 : 4;
}

/**
 * Whether the places of a text are enough to take the row, if no other row has its name. A house with a common name
 * and another village is another house, and so is a number in a street of another village, unless the postcode agrees.
 */
export function isAnchored({ text, said }: Draft, row: Entry, listed: ReadonlySet<string>): boolean {
  const code = postcodeCost(said.postcode, row);
  const hasCode = said.postcode.includes(' ') && code <= 1;
  if (hasCode) return true;
  const [locality, town] = [said.locality, said.town].map((name) => placeCost(name, row, listed));
  // The list does not say which hamlets a parish has, so the name of a parish is no help either.
  if (locality === 3 || (locality === 1 && row.place.list === 'parishes')) return false;
  const isInVillage = said.locality !== '' && said.locality === row.locality;
  if (isInVillage) return true;
  const isInTown = said.town !== '' && town === 0;
  const isInDistrict = said.postcode !== '' && code <= 2;
  const hasStreet = text.street !== '' && row.street !== '';
  if (hasStreet) return isInTown || (isInDistrict && town !== 3);
  return isInTown && (isInDistrict || row.locality === '') && said.locality === '';
}
