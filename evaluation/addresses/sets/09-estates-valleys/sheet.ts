import { premiseParts } from '../../row.ts';
import { type Entry, label } from './lists.ts';
import { HAMLET_HOUSES, OTHER_STREETS } from './names.ts';

export const GIVEN = ['ward', 'town', 'postcode'] as const;

/** What somebody types: the words, and what of the meant row they still say. */
export interface Sheet {
  /** Before the address: a person, a firm or a postcode. */
  front: string;
  premise: string;
  locality: string;
  town: string;
  county: string;
  postcode: string;
  /** Whether the town was typed first. */
  isTurned: boolean;
  /** Whether `Upper` and `Lower` were left out. */
  isUnqualified: boolean;
  /** Whether the flat and the number of the house may be taken for each other. */
  isSwappable: boolean;
  readonly given: Set<(typeof GIVEN)[number]>;
}

export function sheetOf(row: Entry): Sheet {
  const { locality, town, postcode, ward } = row;
  const given = new Set<(typeof GIVEN)[number]>(['town', 'postcode']);
  if (locality === ward) given.add('ward');
  return {
    front: '',
    premise: premiseParts(row).join(', '),
    locality,
    town,
    county: '',
    postcode,
    isTurned: false,
    isUnqualified: false,
    isSwappable: false,
    given,
  };
}

const ENGLISH = new Map([
  ...HAMLET_HOUSES.filter(([, other]) => other !== ''),
  ...Object.entries(OTHER_STREETS),
]);
const QUALIFIER = /\b(?:Upper|Lower|Over|Nether|Isaf|Uchaf|Fach|Fawr)\b/g;
export const unqualified = (name: string) => name.replace(QUALIFIER, '').replace(/ +/g, ' ').trim();

/** The words for a door by which rows are looked up. Towns and postcodes are no part of them. */
function doorKey({ flat, building, number, street }: Entry): string {
  const plain = (name: string) => unqualified(ENGLISH.get(name) ?? name);
  // Names of houses with numbers come and go. A number and its street are the house.
  return [label(flat), number === '' ? plain(building) : number, plain(street)].join('|');
}

/** The rows of a list by their doors. */
export class Doors {
  readonly #rows = new Map<string, Entry[]>();

  constructor(rows: readonly Entry[]) {
    for (const row of rows) {
      const same = this.#rows.get(doorKey(row));
      if (same === undefined) this.#rows.set(doorKey(row), [row]);
      else same.push(row);
    }
  }

  /** The rows that may be meant by a sheet which was made from `row`. */
  fitting(row: Entry, sheet: Sheet): Entry[] {
    const swapped = { ...row, flat: row.number, number: label(row.flat) };
    const rows = [row, ...(sheet.isSwappable ? [swapped] : [])].flatMap(
      (one) => this.#rows.get(doorKey(one)) ?? [],
    );
    return rows.filter(
      (one) =>
        [...sheet.given].every((name) => one[name] === row[name]) &&
        (sheet.isUnqualified ||
          (qualifiers(one.building) === qualifiers(row.building) &&
            qualifiers(one.street) === qualifiers(row.street))),
    );
  }
}

const qualifiers = (name: string) => (name.match(QUALIFIER) ?? []).join(' ');
