import type { Row } from '../../row.ts';
import type { Part } from './part.ts';

/** A post town as a list has it. */
export interface Place {
  readonly town: string;
  readonly county: string;
  readonly codes: readonly string[];
  /** Other towns or districts that people write for it. */
  readonly near: readonly string[];
  readonly villages: readonly string[];
  /** The words of its farms or streets. */
  readonly words: string;
}

/** An address before it has a postcode. */
export interface Lot {
  readonly part?: Part;
  readonly building?: string;
  readonly number?: string;
  /** The number belongs to the building's name: `3 Alma Terrace`. */
  readonly isTerrace?: boolean;
}

/** Addresses that are listed together. */
export interface Site {
  readonly place: Place;
  readonly street: string;
  readonly townland?: string;
  readonly locality: string;
  readonly lots: readonly Lot[];
  /** Sites with one pool share postcodes. */
  readonly pool: string;
}

/** A row with what its columns do not say. */
export interface Entry extends Row {
  readonly place: Place;
  readonly part: Part | undefined;
  readonly isTerrace: boolean;
  readonly townland: string;
}

/** A name without case, spaces, punctuation and article. */
export const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '');

/** How an address is written: the place of its flat, and its names and numbers. */
export interface Lines {
  readonly part: string;
  readonly isBare: boolean;
  readonly building: string;
  readonly number: string;
  readonly street: string;
  readonly isTerrace: boolean;
  readonly where: 'first' | 'last' | 'bracket' | 'middle';
}

/** The lines in front of an address's places: `Room 3, Flat 2`, `14 Harcourt Road`. */
export function premiseLines({ part, isBare, building, number, street, isTerrace, where }: Lines): string[] {
  const isJoined = isTerrace && building !== '';
  const lines = isJoined ? [`${number} ${building}`, street] : [building, `${number} ${street}`];
  const rest = lines.map((line) => line.trim()).filter((line) => line !== '');
  const [first = '', ...others] = rest;
  if (part === '') return rest;
  if (isBare && /^\d+$/.test(part)) return [`${part} ${first}`, ...others];
  if (where === 'last') return [...rest, part];
  if (where === 'bracket') return [...rest.slice(0, -1), `${rest.at(-1)} (${part})`];
  if (where === 'middle' && building === '') return [`${number} ${part} ${street}`];
  return [part, ...rest];
}
