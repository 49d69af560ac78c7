import { type Entry, type Lines, premiseLines } from './entry.ts';
import { TYPING } from './words.ts';

export type Slot =
  | 'front'
  | 'premise'
  | 'townland'
  | 'locality'
  | 'town'
  | 'county'
  | 'country'
  | 'behind'
  | 'postcode';

/** An address while somebody types it. Its names and numbers are those of the entry until a slip changes them. */
export interface Draft {
  readonly entry: Entry;
  firm: string;
  front: string;
  behind: string;
  country: string;
  /** False if the text leaves the flat out. */
  hasPart: boolean;
  partText: string;
  building: string;
  number: string;
  /** The number as it is written: `No 14`, `14 a`. */
  numberText: string;
  street: string;
  townland: string;
  locality: string;
  town: string;
  county: string;
  /** The postcode that the text says, and how it is written. */
  postcode: string;
  postcodeText: string;
  where: Lines['where'];
  order: readonly Slot[];
  comma: string;
  letters: 'listed' | 'small' | 'capitals';
  short: number | undefined;
  /** Names that a slip has damaged. One is enough. */
  damage: number;
  isVerbatim: boolean;
}

export const ORDER: readonly Slot[] = [
  'front',
  'premise',
  'townland',
  'locality',
  'town',
  'county',
  'country',
  'behind',
];

export function draftOf(entry: Entry): Draft {
  const { part, building, number, street, townland, locality, town, county, postcode } = entry;
  return {
    ...{ entry, firm: '', front: '', behind: '', country: '', hasPart: part !== undefined },
    ...{
      partText: part?.text ?? '',
      building,
      number,
      numberText: number,
      street,
      townland,
      locality,
      town,
      county,
    },
    ...{ postcode, postcodeText: postcode, where: 'first', order: ORDER, comma: ', ', letters: 'listed' },
    ...{ short: undefined, damage: 0, isVerbatim: false },
  };
}

export function premiseOf(draft: Draft): string[] {
  const { entry, hasPart, partText, building, numberText, street, where } = draft;
  const isBare = entry.part?.isBare === true;
  const part = hasPart ? partText : '';
  return premiseLines({
    part,
    isBare,
    building,
    number: numberText,
    street,
    isTerrace: entry.isTerrace,
    where,
  });
}

/** The text of the address. The postcode is in it if the order says so. */
export function textOf(draft: Draft): string {
  const { order, comma, letters, short, isVerbatim, entry } = draft;
  const lines = order.flatMap((slot): string[] => {
    if (slot === 'premise') return premiseOf(draft).map((line) => shortened(line, short));
    if (slot === 'postcode') return [draft.postcodeText];
    return [slot === 'locality' || slot === 'townland' ? shortened(draft[slot], short) : draft[slot]];
  });
  const whole = isVerbatim ? entry.columns.slice(0, -1) : lines;
  const text = whole
    .filter((line) => line !== '')
    .join(comma)
    .replace(/:[,;.] ?/g, ': ')
    .replace(/ {2,}/g, ' ');
  if (letters === 'listed') return text;
  return letters === 'small' ? text.toLowerCase() : text.toUpperCase();
}

/** Short forms of words. The first word of a name stays whole unless it is a direction. */
function shortened(line: string, which: number | undefined): string {
  if (which === undefined) return line;
  return line.replace(/[A-Z][a-z]+/g, (word, at: number) => {
    const isFirst = /^(?:\d+[A-Z]? )?$/.test(line.slice(0, at));
    const isDirection = /^(?:Higher|Lower|Great|Little|North|South)$/.test(word);
    return isFirst && !isDirection ? word : (TYPING.short[word]?.[which] ?? word);
  });
}
