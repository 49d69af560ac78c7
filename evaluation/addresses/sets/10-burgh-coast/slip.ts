import { premiseParts } from '../../row.ts';
import type { Entry, Wording } from './roll.ts';

export const PLACES = ['village', 'town', 'postcode'] as const;
type PlaceName = (typeof PLACES)[number];

/** A slip of paper: the parts of an address as a clerk will write them. */
export interface Slip {
  premise: string;
  village: string;
  town: string;
  county: string;
  postcode: string;
  /** What stands before and behind the premise. */
  front: string;
  behind: string;
  /** The order of the parts. */
  order: readonly (keyof Slip)[];
  comma: string;
  letters: 'as listed' | 'capitals' | 'small';
  /** The places that the slip gives as the roll has them. */
  readonly given: Set<PlaceName>;
  /** The elements of the premise that were left out. */
  readonly lacks: Set<Wording['lacks'][number]>;
}

export const USUAL = ['front', 'premise', 'behind', 'village', 'town', 'county'] as const;

export function slipOf(row: Entry): Slip {
  const { village, town, postcode } = row;
  return {
    premise: premiseParts(row).join(', '),
    village,
    town,
    county: '',
    postcode,
    front: '',
    behind: '',
    order: USUAL,
    comma: ', ',
    letters: 'as listed',
    given: new Set(village === '' ? ['town', 'postcode'] : PLACES),
    lacks: new Set(),
  };
}

export function textOf(slip: Slip): string {
  const parts = slip.order.map((name) => String(slip[name])).filter((part) => part !== '');
  const text = parts.join(slip.comma);
  if (slip.letters === 'as listed') return text;
  return slip.letters === 'small' ? text.toLowerCase() : text.toUpperCase();
}

/** Leaves a place out. Returns false if the slip had none. */
export function leaveOut(slip: Slip, name: PlaceName): boolean {
  if (slip[name] === '') return false;
  slip[name] = '';
  return slip.given.delete(name);
}
