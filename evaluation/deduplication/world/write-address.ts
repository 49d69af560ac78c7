import type { Chance } from './chance.ts';
import type { Home } from './person.ts';

/** An address as columns hold it. */
export interface WrittenAddress {
  readonly lines: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bRoad\b/, 'Rd'],
  [/\bStreet\b/, 'St'],
  [/\bAvenue\b/, 'Ave'],
  [/\bClose\b/, 'Cl'],
  [/\bLane\b/, 'La'],
  [/\bDrive\b/, 'Dr'],
  [/\bGardens\b/, 'Gdns'],
  [/\bCrescent\b/, 'Cres'],
  [/\bTerrace\b/, 'Terr'],
  [/\bPlace\b/, 'Pl'],
  [/\bGrove\b/, 'Gr'],
  [/\bHouse\b/, 'Hse'],
  [/\bCourt\b/, 'Ct'],
  [/\bCottage\b/, 'Cott'],
];

/**
 * Returns the lines of an address as most people write them: flat and building, number and street, locality.
 */
export function linesOf({ unit, building, number, street, locality }: Home, withLocality: boolean): string[] {
  const first = [unit, building].filter(Boolean).join(', ');
  return [first, [number, street].filter(Boolean).join(' '), withLocality ? locality : ''].filter(Boolean);
}

/** Writes the number of a flat in another way: `Apt 3` for `Flat 3`. */
export function flatAnotherWay(home: Home, chance: Chance): Home {
  const number = home.unit.replace(/^Flat /, '');
  if (number === home.unit) return home;
  return {
    ...home,
    unit: chance.pick([`Apartment ${number}`, `Apt ${number}`, `Flat No ${number}`, `flat ${number}`]),
  };
}

export function abbreviated(lines: readonly string[]): string[] {
  return lines.map((line) => SHORT.reduce((text, [pattern, short]) => text.replace(pattern, short), line));
}
