import type { Row } from '../../row.ts';
import type { Owner } from './words.ts';

/**
 * What distinguishes the homes of one building. `mark` is `12`, `a`, `ground` or `first+second`; it is empty for a
 * house.
 */
export interface Unit {
  readonly kind: UnitKind;
  readonly mark: string;
}

export type UnitKind =
  | 'none'
  | 'flat'
  /** The number of a house in a terrace that has a street as well: `3 Gwalia Terrace, High Street`. */
  | 'house'
  | 'floor'
  | 'room'
  | 'unit'
  | 'pitch'
  | 'mooring'
  | 'staff'
  | 'rear'
  | 'annexe';

export const NO_UNIT: Unit = { kind: 'none', mark: '' };

/** A postcode district, or a post town of Wales, as people around it know it. */
export interface Place {
  readonly codes: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly borough: string;
  readonly owner: Owner;
  /** The names of the town, the villages and the borough, each with its other spellings. */
  readonly villages: readonly Name[];
  readonly townName: Name;
  /** Names of regions and boroughs that people write after the town. */
  readonly regions: readonly string[];
  readonly list: 'metropolis' | 'ceredigion';
}

/** A name as in the list, and its other forms: the other language, another spelling. */
export interface Name {
  readonly name: string;
  readonly others: readonly string[];
}

/** `Newtown/Y Drenewydd` as a name and its other forms. */
export function nameOf(text: string): Name {
  const [name = '', ...others] = text.split('/');
  return { name, others };
}

/** A row, and what its columns do not say. */
export interface Entry extends Row {
  readonly unit: Unit;
  /** The estate or the development. Most owners leave it out. */
  readonly estate: string;
  readonly place: Place;
  /** Other names for the building, the street, the locality and the town. */
  readonly also: Readonly<Partial<Record<'building' | 'street' | 'locality' | 'town', readonly string[]>>>;
}

/** The word for a farm in a name. */
export const FARM = /^Fferm | Farm$/;

/** Lower case without accents and punctuation: `Tŷ'n-y-Coed` is `tyn y coed`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * One spelling for each door of a house: `Flat A` and `A` have the same key. A flat has its mark alone, because
 * people write it without its word.
 */
export function unitKey({ kind, mark }: Unit): string {
  return kind === 'none'
    ? ''
    : kind === 'flat' || kind === 'house'
      ? mark.toLowerCase()
      : `${kind} ${mark.toLowerCase()}`;
}

export function outwardOf(postcode: string): string {
  return postcode.split(' ')[0] ?? '';
}
