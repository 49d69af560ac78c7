import type { Row } from '../../row.ts';

/** What a dwelling or workplace is inside its building. `none` is a whole house. */
export type UnitKind =
  | 'none'
  | 'flat'
  /** A part named by its floor; its mark is `ground`, `first`, `top`, `upper`. */
  | 'floor'
  | 'unit'
  /** A room of a shared house, or of a flat in a hall: its mark is `3` or `12c`. */
  | 'room'
  | 'mooring'
  | 'pitch'
  /** The flat above a shop that has the same number. */
  | 'over'
  | 'warden'
  | 'annexe'
  /** A house in a row with its own name: `2 Hall Cottages`. */
  | 'row'
  /** A dwelling at a farm that has its own name: `The Granary, Upper Farm`. Its mark is that name. */
  | 'named';

/** `mark` is `12`, `a`, `b12`, `ground`; empty for a kind that a building has once. */
export interface Unit {
  readonly kind: UnitKind;
  readonly mark: string;
}

export const NONE: Unit = { kind: 'none', mark: '' };

/** A postal district of the city, or a town, village or hamlet round about. */
export interface Area {
  readonly kind: 'district' | 'town' | 'village' | 'hamlet';
  readonly code: string;
  readonly locality: string;
  readonly town: string;
  readonly borough: string;
  readonly county: string;
  /** The county in short, as people write it. */
  readonly shortCounty: string;
  /** The bigger place that people write for the town; empty if there is none. */
  readonly nearBy: string;
  readonly near: readonly string[];
}

/** A row, and what its columns do not say. */
export interface Entry extends Row {
  readonly unit: Unit;
  readonly area: Area;
  /** The estate, park, farm, hall or named row to which the building belongs. */
  readonly estate: string;
  /** The names of a building that is known by two. */
  readonly names: readonly string[];
}

/** Letters and digits in lower case, without accents: `St. Bede's` is `st bedes`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether the flat is a mark without a word, which is written before its building: `12 Heron House`. */
export function isBareMark(text: string): boolean {
  return /^[A-Z]?\d+[A-Z]?$/i.test(text);
}

/** The parts of a postcode, without the space between. */
export function outwardOf(postcode: string): string {
  return postcode.split(' ')[0] ?? '';
}
