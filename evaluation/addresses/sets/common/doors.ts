import { NEVER, nameCost } from './likeness.ts';

/** A flat and a number, typed or listed. */
interface Door {
  /** A key such as `flat 3`. */
  readonly unit: string;
  readonly number: string;
}

/** Kinds of unit whose words people mix: a flat is an apartment, a room, or a unit. */
const ALIKE = new Set(['flat', 'unit', 'plot', 'row', 'berth', 'mobile', 'suite']);

interface Reading {
  readonly isBare: boolean;
  readonly isLoose: boolean;
  /** Whether a flat may be taken for the house that is listed without flats. */
  readonly isLenient: boolean;
}

/** What separates the typed flat and number from those of a row. `NEVER` if they are of two doors. */
export function doorCost(typed: Door, listed: Door, { isBare, isLoose, isLenient }: Reading): number {
  const number = typed.number.toLowerCase();
  const theirs = listed.number.toLowerCase();
  if (isLoose && tokens(typed) === tokens(listed)) return 0;
  // `12A` and flat A of 12 cannot be told apart.
  if (joined(typed) === joined(listed) && joined(typed) !== '') return typed.unit === listed.unit ? 0 : 0.25;
  const numbers = numberCost(number, theirs);
  if (numbers === NEVER) return NEVER;
  const units = unitCost(typed.unit, listed.unit, isBare, isLenient);
  return units === NEVER ? NEVER : numbers + units;
}

function joined({ unit, number }: Door): string {
  if (unit === '') return number.toLowerCase();
  const letter = /^flat ([a-z])$/.exec(unit)?.[1];
  return letter === undefined || !/^\d+$/.test(number) ? '' : `${number}${letter}`;
}

function numberCost(typed: string, listed: string): number {
  if (typed === listed) return 0;
  // Whether the rest of the text allows that one of them has no number, the clerk decides.
  if (typed === '' || listed === '') return 0.5;
  return listed.includes('-') && listed.split('-').includes(typed) ? 1 : NEVER;
}

function unitCost(typed: string, listed: string, isBare: boolean, isLenient: boolean): number {
  if (typed === listed) return 0;
  // Without a flat, the text means the whole house; a careful person would still take the only flat there is.
  if (typed === '') return 1;
  if (listed === '') return isLenient ? 1.5 : NEVER;
  const [kind, mark] = parted(typed);
  const [other, theirs] = parted(listed);
  if (kind === 'named' && other === 'named') return Math.min(nameCost(mark, theirs), NEVER);
  if (mark === '' || theirs === '') return NEVER;
  // `Flat 12` of a block with cores may be 12 of any core.
  const isPart = /^[a-z]\d+$/.test(theirs) && theirs.slice(1) === mark;
  if (mark !== theirs && !isPart) return NEVER;
  const kinds = isBare || kind === other ? 0 : ALIKE.has(kind) && ALIKE.has(other) ? 0.75 : NEVER;
  return kinds === NEVER ? NEVER : kinds + (isPart ? 1 : 0);
}

function parted(key: string): [kind: string, mark: string] {
  const at = key.indexOf(' ');
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}

/** The numbers and marks of a door in order of the alphabet, as `3/12` is read both ways. */
function tokens({ unit, number }: Door): string {
  const text = `${parted(unit)[1]} ${number}`.toLowerCase();
  return (text.match(/\d+|[a-z]+/g) ?? []).sort().join(' ');
}
