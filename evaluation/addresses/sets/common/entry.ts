import type { Row } from '../../row.ts';

/** What a dwelling or workplace is inside its building. `none` is a whole house. */
type UnitKind =
  | 'none'
  | 'flat'
  /** A part named by its floor; its mark is `ground`, `first`, `top`. */
  | 'floor'
  | 'unit'
  | 'suite'
  | 'berth'
  /** A mobile home, which may be the only one of its farm and have no mark. */
  | 'mobile'
  /** A house of a new estate, before it gets the number of a street. */
  | 'plot'
  /** The flat above a shop that has the same number. */
  | 'over'
  | 'manager'
  /** A house in a row with its own name: `2 Bank Cottages`. */
  | 'row'
  /** A dwelling at a farm that has its own name: `The Bungalow, Upper Farm`. Its mark is that name. */
  | 'named';

/** `mark` is `12`, `a`, `b12`, `ground`; empty for a kind that a building has once. */
export interface Unit {
  readonly kind: UnitKind;
  readonly mark: string;
}

export const NONE: Unit = { kind: 'none', mark: '' };

/** A part of the city, a town, or a village. */
export interface Area {
  readonly kind: 'district' | 'town' | 'village';
  readonly code: string;
  readonly locality: string;
  readonly town: string;
  readonly borough: string;
  readonly county: string;
  readonly oldCounty: string;
  /** The town's name in Welsh, or its older name; empty if there is none. */
  readonly otherTown: string;
  /** The town that strangers take for this one. */
  readonly nextTown: string;
  readonly near: readonly string[];
}

/** A row, and what its columns do not say. */
export interface Entry extends Row {
  readonly unit: Unit;
  readonly area: Area;
  /** The estate or phase to which the building belongs. */
  readonly estate: string;
  /** The other street of a corner: `Corner of Ferry Lane`. */
  readonly corner: string;
  /** The names of a building that is known by two: its own, and its former one. */
  readonly names: readonly string[];
}

/** Letters and digits in lower case, without accents: `St. Non's` is `st nons`. */
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
