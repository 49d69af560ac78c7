import { type Entry, NONE, type Unit } from './entry.ts';

/** The fields of an address, in the order in which most people write them. */
export const FIELDS = [
  'firm',
  'unit',
  'building',
  'number',
  'street',
  'locality',
  'town',
  'county',
  'postcode',
] as const;

export type Field = (typeof FIELDS)[number];

export type Order =
  | 'usual'
  | 'unit after street'
  | 'unit last'
  | 'number last'
  | 'building last'
  | 'street before building'
  | 'town before locality'
  | 'town first'
  | 'postcode first';

/** A typed address while habits change it. */
export interface Draft {
  readonly entry: Entry;
  /** What is written in each field. */
  readonly text: Record<Field, string>;
  /** What a careful reader makes of it: `3 Hse` is `house`. The unit is a key such as `flat 3`. */
  readonly said: Record<Field, string>;
  /** Whether the unit has no word, so that `3` may be a flat, a room or a berth. */
  isBare: boolean;
  /** Whether it is open which of two numbers is the flat. */
  isLoose: boolean;
  readonly before: string[];
  readonly aside: string[];
  readonly after: string[];
  order: Order;
  separator: string;
  letters: 'as is' | 'capitals' | 'small' | 'title';
  labels: 'none' | 'names' | 'lines';
  /** Whether the unit and the building are one piece: `3 Heron Court`. */
  isJoined: boolean;
  /** Changes the whole line at the end. */
  finish: (line: string) => string;
}

export function unitKey({ kind, mark }: Unit): string {
  return kind === 'none' ? '' : `${kind} ${mark.toLowerCase()}`.trim();
}

/** The address as the list has it. */
export function draftOf(entry: Entry): Draft {
  const { organisation, flat, building, number, street, locality, town, postcode, unit } = entry;
  const county = entry.columns.some((text) => text.toLowerCase() === entry.county.toLowerCase())
    ? entry.county
    : '';
  const places = { firm: organisation, building, street, locality, town, county, postcode };
  // The council writes `24/3 Castle Street` for flat 3 of 24.
  const isSlashed = unit.kind === 'flat' && flat === unit.mark && /^\d+$/.test(flat) && building === '';
  const isBare = building !== '' && /^[A-Z]?\d+[A-Z]?$/i.test(flat);
  return {
    entry,
    text: { ...places, unit: isSlashed ? '' : flat, number: isSlashed ? `${number}/${flat}` : number },
    said: { ...places, unit: unitKey(unit ?? NONE), number },
    isBare,
    isLoose: isSlashed,
    ...{ before: [], aside: [], after: [] },
    ...{ order: 'usual', separator: ', ', letters: 'as is', labels: 'none', isJoined: isBare },
    finish: (line) => line,
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
