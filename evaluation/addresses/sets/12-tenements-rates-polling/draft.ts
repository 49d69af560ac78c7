import { type Entry, roadOf } from './entry.ts';
import { TYPING } from './words.ts';

/** Where the flat stands: before the street, behind it, behind it in brackets, or before it without a comma. */
export type Arrangement = 'first' | 'last' | 'bracket' | 'joined';

export type PlacePart = 'hamlet' | 'locality' | 'town' | 'county';

export type Part = 'front' | 'premise' | 'behind' | PlacePart | 'postcode';

/** An address while somebody types it. The names and numbers of the entry, until a habit changes them. */
export interface Draft {
  readonly entry: Entry;
  readonly isAbsent: boolean;
  firm: string;
  front: string;
  behind: string;
  /** False if the text leaves the flat out. */
  hasUnit: boolean;
  unitText: string;
  building: string;
  /** The number that the text says. `numberText` is how it is written, before and behind notation. */
  number: string;
  numberText: string;
  /** The street, or the village if numbers stand before it. */
  road: string;
  hamlet: string;
  locality: string;
  town: string;
  county: string;
  postcode: string;
  croft: string;
  arrangement: Arrangement;
  order: readonly Part[];
  comma: string;
  letters: 'as listed' | 'capitals' | 'small';
  /** Which short form of a word is used. */
  short: number | undefined;
  /** The address as the list has it, if that is what is typed. */
  verbatim: string;
  /** One damaged name, one other notation and one wrong place are enough. */
  isDamaged: boolean;
  /** The postcode is written without its space. */
  isSqueezed: boolean;
  /** The town is written with its Welsh name. */
  isWelsh: boolean;
  isNoted: boolean;
}

export const ORDER: readonly Part[] = ['front', 'premise', 'behind', 'hamlet', 'locality', 'town', 'county'];

export function draftOf(entry: Entry): Draft {
  const { unit, building, number, hamlet, locality, town, postcode, croft } = entry;
  const road = number === '' ? entry.street : roadOf(entry);
  return {
    ...{ entry, isAbsent: entry.uprn === '', firm: '', front: '', behind: '' },
    ...{ hasUnit: unit !== undefined, unitText: unit?.text ?? '', building, number, numberText: number },
    ...{ road, hamlet: road === hamlet ? '' : hamlet, locality: road === locality ? '' : locality },
    ...{ town, county: '', postcode, croft, arrangement: 'first', order: ORDER, comma: ', ' },
    ...{
      letters: 'as listed',
      short: undefined,
      verbatim: '',
      isDamaged: false,
      isNoted: false,
      isSqueezed: false,
      isWelsh: false,
    },
  };
}

/** The lines for flat, building, number and street. */
export function premiseOf(draft: Draft): string[] {
  const { entry, hasUnit, building, numberText, road, croft } = draft;
  const unit = hasUnit ? draft.unitText : '';
  const door = `${croft === '' ? '' : `${croft} `}${numberText} ${road}`.replace(/ +/g, ' ').trim();
  const rest = [building, door].filter((line) => line !== '');
  const [first = '', ...others] = rest;
  if (unit === '') return rest;
  if (entry.unit?.isBeside === true) return [...rest.slice(0, -1), `${unit} ${rest.at(-1) ?? ''}`];
  const isBare = /^(?:No\.? |Number )?\d+[A-Z]?$/.test(unit);
  if ((isBare && building !== '') || draft.arrangement === 'joined') return [`${unit} ${first}`, ...others];
  if (draft.arrangement === 'last') return [...rest, unit];
  if (draft.arrangement === 'bracket') return [...rest.slice(0, -1), `${rest.at(-1) ?? ''} (${unit})`];
  return [unit, ...rest];
}

export function addressOf(draft: Draft): string {
  const { order, comma, verbatim } = draft;
  const lines = order.flatMap((part) => {
    if (part === 'premise') return premiseOf(draft).map((line) => shortened(line, draft.short));
    const isWelsh = part === 'town' && draft.isWelsh && draft.town === draft.entry.town;
    const text = isWelsh
      ? (draft.entry.place.welsh ?? '')
      : part === 'postcode'
        ? postcodeOf(draft)
        : draft[part];
    return [part === 'behind' || part === 'front' ? text : shortened(text, draft.short)];
  });
  const text =
    verbatim === ''
      ? lines
          .filter((line) => line !== '')
          .join(comma)
          .replace(/ {2,}/g, ' ')
      : verbatim;
  if (draft.letters === 'as listed') return text;
  return draft.letters === 'small' ? text.toLowerCase() : text.toUpperCase();
}

/** The postcode as it is written. */
export function postcodeOf({ postcode, isSqueezed, letters }: Draft): string {
  const text = isSqueezed ? postcode.replace(' ', '') : postcode;
  return letters === 'small' ? text.toLowerCase() : text;
}

/** Words that stay whole at the start of a name. */
const ONLY_LATER = /(?:^|\d[A-Z]? )$/i;

export function shortened(line: string, which: number | undefined): string {
  if (which === undefined) return line;
  return line.replace(/\p{L}+/gu, (word, at: number) => {
    const isFirst = ONLY_LATER.test(line.slice(0, at));
    return (isFirst ? undefined : TYPING.short[word]?.[which]) ?? word;
  });
}
