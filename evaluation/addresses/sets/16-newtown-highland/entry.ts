import type { Row } from '../../row.ts';

/** What a dwelling or workplace is inside its building. `none` is a whole house. */
export type UnitKind =
  | 'none'
  | 'flat'
  /** A part named by its floor; its mark is `ground`, `first`, `second`, `top` or `basement`. */
  | 'floor'
  | 'room'
  | 'unit'
  | 'suite'
  | 'plot'
  | 'pitch'
  | 'berth'
  | 'boat'
  | 'garage'
  | 'over'
  | 'warden'
  | 'main door'
  /** A house of a farm or a row of cottages: `2 Balcony Cottages`. */
  | 'cottage'
  /** A dwelling at a farm that has its own name: `The Steading, Balcony`. */
  | 'named';

/** `mark` is `12`, `a`, `c4`, `1/2`, `ground`; empty for a kind that a building has once. */
export interface Unit {
  readonly kind: UnitKind;
  readonly mark: string;
}

export const NONE: Unit = { kind: 'none', mark: '' };

/** A village, a township, an estate of the new town, or a part of an old town. */
export interface Settlement {
  readonly list: 'newtown' | 'highland';
  readonly kind: 'new' | 'market' | 'village' | 'burgh' | 'west' | 'township';
  readonly code: string;
  readonly locality: string;
  readonly town: string;
  readonly county: string;
  readonly council: string;
  readonly countyShort: string;
  readonly oldCounty: string;
  readonly region: string;
  readonly short: string;
  readonly near: readonly string[];
  readonly oldCode: string;
}

/** A row, and what its columns do not say. */
export interface Entry extends Row {
  readonly unit: Unit;
  readonly settlement: Settlement;
}

/** Letters and digits in lower case: `St. Osyth's` is `st osyths`. */
export function plain(text: string): string {
  return text
    .replace(/['’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The street, or the village or township where houses have no street. */
export function wayOf({ street, locality }: Pick<Row, 'street' | 'locality'>): string {
  return street === '' ? locality : street;
}

export function outwardOf(postcode: string): string {
  return postcode.split(' ')[0] ?? '';
}
