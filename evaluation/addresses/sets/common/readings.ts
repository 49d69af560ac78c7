import { unitKey } from './draft.ts';
import type { Entry } from './entry.ts';

/** One way to read a row: `3 Heron Court` is a flat of a block, or a house of a street. */
export interface Reading {
  readonly unit: string;
  readonly number: string;
  readonly street: string;
  readonly names: readonly string[];
}

/** The names of the building of a row. */
export function namesOf({ building, names }: Entry): string[] {
  return building === '' ? [] : [...new Set([building, ...names])];
}

/** The ways in which people read a row. The first is the list's own. */
export function readingsOf(row: Entry): Reading[] {
  const { number, street, unit } = row;
  const names = namesOf(row);
  const readings: Reading[] = [{ unit: unitKey(unit), number, street, names }];
  const isCounted = /^[a-z]?\d+[a-z]?$/.test(unit.mark);
  if (isCounted && number === '')
    for (const name of names) readings.push({ unit: '', number: unit.mark, street: name, names: [] });
  if (unit.kind === 'none' && number !== '' && names.length === 0)
    readings.push({ unit: `flat ${number.toLowerCase()}`, number: '', street: '', names: [street] });
  if (unit.kind === 'named') readings.push({ unit: '', number, street, names: [unit.mark] });
  return readings;
}
