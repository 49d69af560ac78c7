import { doorCost as plainDoorCost } from './doors.ts';
import { NEVER } from './likeness.ts';

/** Floors that people mix up. The garden flat of a villa is in its basement or on its ground floor. */
const SAME: readonly (readonly string[])[] = [
  ['basement', 'garden', 'lower ground'],
  ['ground', 'hall', 'garden'],
  ['second', 'top'],
];

/** Floors that a careful person would not tell apart if the list has only one of them. */
const MAYBE_SAME: readonly (readonly string[])[] = [
  ['basement', 'garden', 'lower ground', 'ground', 'hall'],
  ['first', 'second', 'top'],
];

type Door = Parameters<typeof plainDoorCost>[0];
type Reading = Parameters<typeof plainDoorCost>[2];

/** What separates the typed flat and number from those of a row, with the floors of divided houses. */
export function doorCost(typed: Door, listed: Door, reading: Reading): number {
  const cost = plainDoorCost(typed, listed, reading);
  if (cost < NEVER) return cost;
  const floors = floorCost(typed.unit, listed.unit, reading.isLenient ? MAYBE_SAME : SAME);
  return floors === NEVER ? NEVER : floors + plainDoorCost({ ...typed, unit: listed.unit }, listed, reading);
}

/** 0.75 for another word for the floor; 1 for a floor without its side. */
function floorCost(typed: string, listed: string, same: readonly (readonly string[])[]): number {
  if (!typed.startsWith('floor ') || !listed.startsWith('floor ')) return NEVER;
  const [one, other] = [typed.slice('floor '.length), listed.slice('floor '.length)];
  if (same.some((names) => names.includes(one) && names.includes(other))) return 0.75;
  return one.startsWith(`${other} `) || other.startsWith(`${one} `) ? 1 : NEVER;
}
