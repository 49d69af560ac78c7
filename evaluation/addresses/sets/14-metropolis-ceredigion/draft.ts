import { type Entry, unitKey } from './entry.ts';

export type Piece = 'building' | 'number' | 'street' | 'locality' | 'town' | 'county' | 'postcode';

/** A door as a text gives it. A text such as `3/12` can be read as two doors. */
export interface Door {
  readonly unit: string;
  readonly number: string;
  /** Whether the unit has no word such as `Flat` before it. */
  readonly isBare: boolean;
}

/** A typed address while habits change it. */
export interface Draft {
  readonly entry: Entry;
  /** What a reader takes each piece to say, with its misspellings and without its abbreviations. */
  readonly said: Record<Piece, string>;
  /** The unit as it is written; empty if it is left out. */
  unit: string;
  isBare: boolean;
  /** Replaces the unit and the number if they are written as one: `3/12`. */
  door: string;
  isEitherWay: boolean;
  isShort: boolean;
  isScanned: boolean;
  isVerbatim: boolean;
  firm: string;
  readonly before: string[];
  /** Words after the street, such as an estate or a neighbouring village. */
  readonly beside: string[];
  readonly after: string[];
  /** A village that the text says is near. */
  near: string;
  order: 'usual' | 'postcode first' | 'town first' | 'number last' | 'unit last';
}

/** An address as its owner has it, with the town that people add if the owner leaves it out. */
export function draftOf(entry: Entry, isVerbatim: boolean): Draft {
  const listed = new Set(entry.columns.map((text) => text.toLowerCase()));
  const has = (text: string) => (listed.has(text.toLowerCase()) ? text : '');
  const { flat, building, number, street, locality, town, county, postcode, unit } = entry;
  return {
    ...{ entry, isVerbatim, unit: flat, door: '', firm: '', near: '', order: 'usual' },
    ...{ isEitherWay: false, isShort: false, isScanned: false },
    isBare: unit.kind === 'house' || /^\d+[A-Za-z]?$/.test(flat),
    said: { building, number, street, locality: has(locality), town, county: has(county), postcode },
    ...{ before: [], beside: [], after: [] },
  };
}

/** The doors that the text can mean. */
export function doorsOf({ entry, unit, isBare, isEitherWay, said, door: asOne }: Draft): Door[] {
  const key = unit === '' ? '' : unitKey(entry.unit);
  const number = said.number.toLowerCase();
  const door = { unit: key, number, isBare };
  if (!isEitherWay) return [door];
  // `3-12` could be a range as well.
  const range = /^\d+-\d+$/.test(asOne) ? [{ unit: '', number: asOne, isBare: false }] : [];
  return [door, { unit: number, number: key, isBare: true }, ...range];
}
