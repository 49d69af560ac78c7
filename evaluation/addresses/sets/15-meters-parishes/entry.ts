import type { Row } from '../../row.ts';

/**
 * What distinguishes the addresses of one building. `mark` is `12`, `a`, `ground`, or `3b` for room B of flat 3; it is
 * empty for a kind that a building has once.
 */
export interface Unit {
  readonly kind: UnitKind;
  readonly mark: string;
}

export type UnitKind =
  | 'none'
  | 'flat'
  /** The number of a house in a terrace or court with its own name: `3 Bakers Row, High Street`. */
  | 'house'
  | 'floor'
  | 'room'
  | 'unit'
  | 'pitch'
  | 'rear'
  /** A house behind another one: `2 Back of 42 Lozells Road`. */
  | 'back'
  | 'above'
  | 'landlord'
  | 'warden'
  | 'annexe'
  | 'pillar'
  /** A dwelling in a farmyard that has its own name: `The Granary, Manor Farm`. */
  | 'named';

export const NO_UNIT: Unit = { kind: 'none', mark: '' };

/** Kinds whose words are followed by the number of the street: `Rear of 42`. */
export const BEFORE_NUMBER: ReadonlySet<UnitKind> = new Set(['rear', 'back', 'above', 'pillar']);

/** A postcode district of a town with its suburbs, or a village. */
export interface Place {
  readonly list: 'meters' | 'parishes';
  readonly code: string;
  readonly town: string;
  readonly county: string;
  readonly borough: string;
  /** Suburbs of which each street has one; the village; or empty in the middle of a town. */
  readonly localities: readonly string[];
  /** The parish of a hamlet; empty if the village is a parish. */
  readonly parish: string;
  /** Short forms of the town, neighbouring towns, and regions that people write. */
  readonly short: readonly string[];
  readonly near: readonly string[];
  readonly regions: readonly string[];
  /** The postcode district of earlier years; empty if it has not changed. */
  readonly oldCode: string;
  /** Whether the list's owner writes capitals, and the county. */
  readonly isUpperCase: boolean;
  readonly hasCounty: boolean;
}

/** A row, and what its columns do not say. */
export interface Entry extends Row {
  readonly unit: Unit;
  readonly place: Place;
}

/** One key for each unit. A flat has its mark alone, because people write it without its word. */
export function unitKey({ kind, mark }: Unit): string {
  if (kind === 'none') return '';
  return kind === 'flat' || kind === 'house' ? mark.toLowerCase() : `${kind} ${mark.toLowerCase()}`.trim();
}

export function outwardOf(postcode: string): string {
  return postcode.split(' ')[0] ?? '';
}

/** Lower case without accents and punctuation: `St. Chad's` is `st chads`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
