import { type Entry, isBareMark, type Unit } from './entry.ts';

/** The fields of an address, in the order in which most people write them. */
const FIELDS = [
  'firm',
  'unit',
  'building',
  'estate',
  'number',
  'street',
  'corner',
  'locality',
  'town',
  'county',
  'postcode',
] as const;

export type Field = (typeof FIELDS)[number];

export type Order =
  | 'usual'
  | 'unit before street'
  | 'unit after building'
  | 'unit after street'
  | 'unit after places'
  | 'street then number'
  | 'street before building'
  | 'building after street'
  | 'places first'
  | 'town first'
  | 'postcode first'
  | 'postcode before places';

/** A typed address while habits change it. */
export interface Draft {
  readonly entry: Entry;
  /** What is written in each field. */
  readonly text: Record<Field, string>;
  /** What a careful reader makes of it: `Rd` is `Road`. The unit is a key such as `flat 3`. */
  readonly said: Record<Field, string>;
  /** Whether the unit has no word, so that `3` may be a flat, a unit or a house. */
  isBare: boolean;
  /** Whether it is open which of two numbers is the flat. */
  isLoose: boolean;
  readonly before: string[];
  readonly aside: string[];
  readonly after: string[];
  order: Order;
  separator: string;
  letters: 'as is' | 'capitals' | 'small';
  /** Whether the columns of the list are copied word for word. */
  isVerbatim: boolean;
  /** Whether the unit and the building are one piece: `3 Heron Court`. */
  isJoined: boolean;
  /** Whether the postcode is in the address even if the client has a column for it. */
  isCodeInside: boolean;
  /** Changes of the whole line, in turn. */
  readonly finish: ((line: string) => string)[];
}

/** The key of a unit: `flat 3`. */
export function unitKey({ kind, mark }: Unit): string {
  return kind === 'none' ? '' : `${kind} ${mark.toLowerCase()}`.trim();
}

/** The address as the list has it. */
export function draftOf(entry: Entry): Draft {
  const { organisation, flat, building, estate, number, street, corner, locality, town, postcode, unit } =
    entry;
  const shown = entry.columns.some((text) => text.toLowerCase() === entry.county.toLowerCase());
  const county = shown ? entry.county : '';
  const fields = { building, estate, number, street, corner, locality, town, county, postcode };
  const isBare = building !== '' && isBareMark(flat);
  return {
    entry,
    text: { ...fields, firm: organisation, unit: flat },
    said: { ...fields, firm: organisation, unit: unitKey(unit) },
    ...{ isBare, isJoined: isBare, isLoose: false, isCodeInside: false },
    ...{ before: [], aside: [], after: [], finish: [] },
    ...{ order: 'usual', separator: ', ', letters: 'as is', isVerbatim: false },
  };
}

/** Writes a field anew, with the same meaning. Returns false if that changes nothing. */
export function restyle(draft: Draft, field: Field, text: string): boolean {
  if (draft.text[field] === text) return false;
  draft.text[field] = text;
  return true;
}

/** Writes a field so that it says something else. */
export function alter(draft: Draft, field: Field, text: string): boolean {
  if (draft.text[field] === text) return false;
  draft.text[field] = text;
  draft.said[field] = text;
  return true;
}

/** Leaves a field out. */
export function omit(draft: Draft, field: Field): boolean {
  return draft.text[field] !== '' && alter(draft, field, '');
}
