import { addressKey, buildingKey, type Elements, type List, type Row, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';

/** The elements that a text gives. An element that the text left out is undefined, and fits every row. */
export type Given = {
  readonly [Name in 'flat' | 'building' | 'number' | 'street' | 'locality' | 'town' | 'postcode']?: string;
} & {
  /** An outward code, or a postcode with a mistake. It tells apart rows that fit everything else. */
  readonly likePostcode?: string;
};

const NO_TRUTH: Truth = { level: 'none', uprns: [], building: '', street: '', isAbsent: false };

/** Decides what the given elements mean in a list. */
export class Register {
  readonly #rows = new Map<string, Row[]>();
  readonly #postcodes = new Map<string, Row[]>();

  constructor({ rows }: List) {
    for (const row of rows) {
      put(this.#rows, doorOf(row), row);
      put(this.#postcodes, row.postcode, row);
    }
  }

  /** The rows of a postcode. */
  inPostcode(postcode: string): readonly Row[] {
    return this.#postcodes.get(postcode) ?? [];
  }

  /** The rows that agree with every given element. Number, building and street must be given. */
  fitting({ likePostcode, ...given }: Given): readonly Row[] {
    const entries = Object.entries(given) as [keyof Elements, string][];
    const rows = (this.#rows.get(doorOf(given)) ?? []).filter((row) =>
      entries.every(([name, text]) => row[name].toLowerCase() === text.toLowerCase()),
    );
    return likePostcode === undefined ? rows : nearest(rows, likePostcode);
  }

  /** The truth about a text that was typed for a row. Undefined if its words do not fit that row. */
  truthOf(given: Given, meant: Row): Truth | undefined {
    const fitting = this.fitting(given);
    if (!fitting.includes(meant)) return undefined;
    const isOne = (keyOf: (row: Row) => string) => fitting.every((row) => keyOf(row) === keyOf(meant));
    const [building, street] = [buildingKey(meant), streetKey(meant)];
    if (isOne(addressKey))
      return { ...NO_TRUTH, level: 'row', uprns: fitting.map(({ uprn }) => uprn), building, street };
    if (isOne(buildingKey)) return { ...NO_TRUTH, level: 'building', building, street };
    return isOne(streetKey) ? { ...NO_TRUTH, level: 'street', street } : NO_TRUTH;
  }

  /** The truth about a text that no row fits. Undefined if a row does. */
  absent(given: Given, near: Row): Truth | undefined {
    const { postcode: _, ...words } = given;
    if (this.fitting(words).length > 0) return undefined;
    const beside = this.inPostcode(near.postcode);
    const isBuilding = beside.some((row) => doorOf(row) === doorOf(given));
    return {
      ...NO_TRUTH,
      building: isBuilding ? buildingKey({ ...near, ...given }) : '',
      street: beside.some((row) => row.street === given.street) ? streetKey({ ...near, ...given }) : '',
      isAbsent: true,
    };
  }
}

/** The rows that one wrong letter separates from a postcode; if there are none, those of its outward code, or all. */
function nearest(rows: readonly Row[], written: string): readonly Row[] {
  const [outward] = written.split(' ');
  const slipped = rows.filter(({ postcode }) => wrongLetters(postcode, written) === 1);
  if (slipped.length > 0) return slipped;
  const near = rows.filter(({ postcode }) => postcode.split(' ')[0] === outward);
  return near.length > 0 ? near : rows;
}

function wrongLetters(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return [...one].filter((letter, at) => letter !== other[at]).length;
}

function doorOf({ number = '', building = '', street = '' }: Given): string {
  return `${number}|${building}|${street}`.toLowerCase();
}

function put(table: Map<string, Row[]>, key: string, row: Row): void {
  const rows = table.get(key);
  if (rows === undefined) table.set(key, [row]);
  else rows.push(row);
}
