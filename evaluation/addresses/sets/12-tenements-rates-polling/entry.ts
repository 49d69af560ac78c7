import type { Row } from '../../row.ts';
import type { Town } from './words.ts';

/** A part of a building: a flat, a floor, a unit. */
export interface Unit {
  /** As the list writes it. */
  readonly text: string;
  /** Two texts with the same key name the same part of a building. */
  readonly key: string;
  /** Other texts that a clerk takes for the same part. */
  readonly others: readonly string[];
  /** `R/O`, `Adj`: it is written in front of the number, and lies beside the building. */
  readonly isBeside?: boolean;
}

/** An address before it has a postcode. Missing elements are empty or left out. */
export interface Lot {
  readonly firm?: string;
  readonly unit?: Unit;
  readonly building?: string;
  readonly number?: string;
  /** Other texts for the number: `No 14`, `14 & 16`. */
  readonly numbers?: readonly string[];
}

/** Addresses that lie together and are listed or left out together. */
export interface Site {
  readonly town: Town;
  readonly street: string;
  readonly hamlet?: string;
  readonly locality: string;
  readonly lots: readonly Lot[];
  /** Odd and even numbers have postcodes of their own, or all have one. */
  readonly isTwoSided?: boolean;
  readonly code?: string;
  /** The list writes `Croft 7` rather than `7`. */
  readonly croft?: string;
}

/** A row with what its columns do not say. */
export interface Entry extends Row {
  readonly place: Town;
  readonly unit: Unit | undefined;
  readonly numbers: readonly string[];
  readonly hamlet: string;
  readonly croft: string;
  /** True if several rows of the list are parts of one building, and the building itself is no row. */
  readonly isDivided: boolean;
}

/** A name without case, spaces, punctuation, accents and article. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/^the /, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '');
}

/** `12` and `12A` cover themselves. `14-16` covers 14, 15 and 16. */
export function covered(number: string): string[] {
  const [, low = '', high = ''] = /^(\d+)-(\d+)$/.exec(number) ?? [];
  if (high === '') return [number.toLowerCase()];
  const size = Number(high) - Number(low) + 1;
  return Array.from({ length: size }, (_, at) => String(Number(low) + at));
}

/** The numbers that a row takes from others: a flat with a letter stands for `12A` as well. */
export function doors({ unit, number }: Pick<Entry, 'unit' | 'number'>): string[] {
  const flat = unit !== undefined && /^[a-z]$/.test(unit.key) ? `${number.toLowerCase()}${unit.key}` : '';
  return [...covered(number), ...(flat === '' ? [] : [flat])];
}

/** The name of the road; in a village without roads, the hamlet or the village. */
export const roadOf = ({ street, hamlet, locality }: Pick<Entry, 'street' | 'hamlet' | 'locality'>) =>
  [street, hamlet, locality].find((name) => name !== '') ?? '';

/** `12 Mill Road`, `Croft 7 Stoer`. */
export function doorLine({ number, street, croft }: Pick<Entry, 'number' | 'street' | 'croft'>): string {
  return `${croft === '' ? '' : `${croft} `}${number} ${street}`.trim();
}
