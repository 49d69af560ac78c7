import type { Area, Unit } from './entry.ts';
import type { Way } from './ledger.ts';
import { type Making, upTo } from './streets.ts';

/** The house, block or site in which a flat is. */
interface House {
  readonly organisation?: string;
  readonly building?: string;
  readonly number?: string;
  readonly estate?: string;
}

/** How often the rows of an area have the county, lack their locality, or have it as the town. */
interface Shares {
  readonly county: number;
  readonly without: number;
  readonly moved: number;
}

/** A street with its place columns. */
export function placed({ dice }: Making, area: Area, street: string, shares: Shares): Way {
  const { locality, town } = area;
  const county = dice.chance(shares.county) ? area.county : '';
  if (locality !== '' && dice.chance(shares.moved))
    return { area, street, locality: '', town: locality, county };
  return { area, street, locality: dice.chance(shares.without) ? '' : locality, town, county };
}

/** Adds one flat, unit or part of a house. */
export function addUnit(
  { ledger }: Making,
  way: Way,
  house: House,
  { kind, mark, flat }: Unit & { readonly flat: string },
  postcode: string,
): void {
  ledger.add(way, { ...house, flat, unit: { kind, mark } }, postcode);
}

/** Adds flats that are numbered from 1. The word has its space: `Flat `. */
export function addNumbered(
  making: Making,
  way: Way,
  house: House,
  { word, most, kind = 'flat' }: { word: string; most: number; kind?: Unit['kind'] },
  postcode: string,
): void {
  for (const mark of upTo(most).map(String))
    addUnit(making, way, house, { kind, mark, flat: `${word}${mark}` }, postcode);
}

/** Adds a part that has a name instead of a number: `The Bungalow`. */
export function addNamed(making: Making, way: Way, house: House, flat: string, postcode: string): void {
  addUnit(making, way, house, { kind: 'named', mark: flat.toLowerCase(), flat }, postcode);
}

/** Adds flats that are called after their floors. */
export function addFloors(
  making: Making,
  way: Way,
  house: House,
  floors: readonly string[],
  postcode: string,
): void {
  for (const floor of floors) {
    const flat = floor === 'Basement' || floor === 'Garden' ? `${floor} Flat` : `${floor} Floor Flat`;
    addUnit(making, way, house, { kind: 'floor', mark: floor.toLowerCase(), flat }, postcode);
  }
}
