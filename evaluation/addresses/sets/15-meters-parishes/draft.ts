import { type Entry, NO_UNIT, unitKey } from './entry.ts';

export type Piece =
  | 'firm'
  | 'unit'
  | 'building'
  | 'number'
  | 'street'
  | 'locality'
  | 'town'
  | 'county'
  | 'postcode';

/** A unit and a number as a reader takes them from a text. */
export interface Door {
  readonly unit: string;
  readonly number: string;
}

/** The order of the pieces of an address, for those who depart from the usual one. */
export type Order =
  | 'usual'
  | 'postcode first'
  | 'town first'
  | 'number last'
  | 'unit last'
  | 'unit after street'
  | 'street before building';

/** How the pieces are put on the line. */
export interface Form {
  readonly separator: string;
  readonly letters: 'as listed' | 'capitals' | 'small' | 'title';
  /** Each piece has its label before it: `Street: High Street`. */
  readonly isLabelled: boolean;
}

/** A typed address while habits change it. */
export interface Draft {
  readonly entry: Entry;
  /** The pieces as they are typed. */
  readonly text: Record<Piece, string>;
  /** The places, the firm and the postcode that a reader takes the text to say. */
  readonly said: Record<'firm' | 'locality' | 'town' | 'postcode', string>;
  /** A name as a reader takes it, if the text has more around it: `Haddon Court` for `1-12 Haddon Court`. */
  readonly read: { building?: string; street?: string };
  /** The doors that the unit and the number can mean. */
  doors: Door[];
  /** Whether the unit has no word such as `Flat` before it. */
  isBare: boolean;
  readonly before: string[];
  /** Words after the street. */
  readonly beside: string[];
  readonly after: string[];
  order: Order;
  form: Form;
  /** Changes the whole line when it is written. */
  finish: (line: string) => string;
}

/** An address as its owner has it. A house that the list has under its place alone keeps that place. */
export function draftOf(entry: Entry, form: Form): Draft {
  const { organisation, flat, building, number, street, locality, town, postcode, unit, place } = entry;
  return {
    entry,
    text: {
      ...{ firm: organisation, unit: flat, building, number, street, locality, town, postcode },
      county: place.hasCounty ? place.county : '',
    },
    read: {},
    said: { firm: organisation, locality, town, postcode },
    doors: [{ unit: unitKey(unit), number: number.toLowerCase() }],
    isBare: unit !== NO_UNIT && /^\d+[a-z]?$/i.test(flat),
    ...{ before: [], beside: [], after: [], order: 'usual', form, finish: (line) => line },
  };
}
