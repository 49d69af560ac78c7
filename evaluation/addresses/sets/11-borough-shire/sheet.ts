import { premiseParts } from '../../row.ts';
import type { Claim } from './core.ts';
import type { Home } from './register.ts';
import { TYPING } from './words.ts';

type TextName =
  | 'flat'
  | 'building'
  | 'number'
  | 'street'
  | 'hamlet'
  | 'locality'
  | 'town'
  | 'county'
  | 'postcode'
  | 'organisation'
  | 'front'
  | 'behind';

export type Texts = Record<TextName, string>;

/** The parts of a written address in their order. */
export type Part = 'front' | 'premise' | 'behind' | 'hamlet' | 'locality' | 'town' | 'county' | 'postcode';

/** An address while it is written, with what its text says about the row. */
export interface Sheet {
  readonly home: Home;
  readonly isAbsent: boolean;
  readonly texts: Texts;
  readonly claim: Claim;
  /** Other readings of the text. If one of them fits a row, the text is not used. */
  readonly traps: Claim[];
  /** The lines of flat, building, number and street. */
  write: (texts: Texts) => string[];
  /** Which of the short forms of a word is written. */
  short: 0 | 1 | 2 | undefined;
  order: readonly Part[];
  comma: string;
  letters: 'as listed' | 'capitals' | 'small';
  /** A text has at most one damaged name and one other notation. */
  isDamaged: boolean;
  isNoted: boolean;
}

export const USUAL: readonly Part[] = ['front', 'premise', 'behind', 'hamlet', 'locality', 'town', 'county'];

export function sheetOf(home: Home): Sheet {
  const { flat, building, number, street, hamlet, locality, town, postcode, core } = home;
  const names = { flat, building, number, street, hamlet, locality, town, postcode };
  // A text without a flat says that the row has none. Other elements that a row lacks are not said.
  const said = Object.entries(core).filter(([name, value]) => value !== '' || name === 'label');
  return {
    home,
    isAbsent: home.uprn === '',
    texts: { ...names, county: '', organisation: '', front: '', behind: '' },
    claim: Object.fromEntries(said),
    traps: [],
    write: isStreetless(home)
      ? ({ number, locality }) => [`${number} ${locality}`.trim()]
      : (texts) => premiseParts({ ...home, ...texts, organisation: '' }),
    short: undefined,
    order: USUAL,
    comma: ', ',
    letters: 'as listed',
    isDamaged: false,
    isNoted: false,
  };
}

/** The lines of the premise, with short forms if the writer uses them. */
export function premiseOf({ write, texts, short }: Sheet): string[] {
  const lines = write(texts).filter((line) => line !== '');
  return short === undefined ? lines : lines.map((line) => shortened(line, short));
}

/** `12 Lydham`: the number of a house in a village without streets stands before the village. */
export const isStreetless = ({ street, number }: Home) => street === '' && number !== '';

export function addressOf(sheet: Sheet): string {
  const { texts, order, comma, letters, home } = sheet;
  const isWritten = (part: Part) => part !== 'locality' || !isStreetless(home);
  const parts = order
    .filter(isWritten)
    .flatMap((part) => (part === 'premise' ? premiseOf(sheet) : texts[part]));
  const text = parts.filter((part) => part !== '').join(comma);
  if (letters === 'as listed') return text;
  return letters === 'small' ? text.toLowerCase() : text.toUpperCase();
}

const QUALIFIERS = new Set(['Upper', 'Lower', 'Great', 'Little', 'North', 'South', 'Flat', 'Apartment']);

export function shortened(line: string, which: 0 | 1 | 2): string {
  // The first word of a name is no short form, unless it is a qualifier: `12 Court Farm Rd`, `12 Upr Park Rd`.
  return line.replace(/\p{L}+/gu, (word, at: number) => {
    const isFirst = !/\p{L} $/u.test(line.slice(0, at)) && !QUALIFIERS.has(word);
    return (isFirst ? undefined : TYPING.short[word]?.[which]) ?? word;
  });
}

/** Leaves out a part of the text. Returns false if the text does not have it, or has it wrong. */
export function drop(
  { texts, claim, home, traps }: Sheet,
  name: 'hamlet' | 'locality' | 'town' | 'postcode',
): boolean {
  if (texts[name] === '' || texts[name] !== home[name]) return false;
  texts[name] = '';
  delete claim[name];
  if (name === 'hamlet' || name === 'locality') traps.push(withoutPart(home, name));
  if (name === 'postcode') delete claim.outward;
  return true;
}

/** The address of a row that lacks a part which this row has. A text without the part names that row. */
export function withoutPart({ core }: Home, name: 'street' | 'hamlet' | 'locality'): Claim {
  const { label, building, digits, street, locality, town } = core;
  return { label, building, digits, street, ...(name === 'locality' ? {} : { locality }), town, [name]: '' };
}
