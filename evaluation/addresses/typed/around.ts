import { addressKey, buildingKey, type Element, type List, PREMISE, type Row, streetKey } from '../row.ts';
import type { Said } from './draft.ts';

/**
 * What a typed address means in the list, decided by its elements alone.
 *
 * - `row`: one address, listed once or twice.
 * - `building`, `street`: several addresses of one building or street that the text does not distinguish.
 * - `none`: no address, or addresses in several streets.
 */
export interface Truth {
  readonly level: 'row' | 'building' | 'street' | 'none';
  /** The right rows, all of one address. Empty unless `level` is `row`. */
  readonly uprns: readonly string[];
  /** Keys of the right building and the right street; empty if there is none. */
  readonly building: string;
  readonly street: string;
  readonly isAbsent: boolean;
}

/** Finds the rows of a list that fit the typed elements. */
export class Around {
  readonly rows: readonly Row[];
  readonly #by = new Map<string, Row[]>();
  readonly #postcodes = new Map<string, string[]>();
  readonly streets = new Set<string>();

  constructor({ rows }: List) {
    this.rows = rows;
    for (const row of rows) {
      if (row.isOdd) continue;
      if (row.street !== '') {
        this.#add(`street ${row.street}`, row);
        this.#add(`door ${row.number} ${row.street}`, row);
        this.streets.add(row.street.toLowerCase());
      }
      if (row.building !== '') this.#add(`building ${row.building}`, row);
      if (row.organisation !== '') this.#add(`organisation ${row.organisation}`, row);
      this.#add(`postcode ${row.postcode}`, row);
      const outward = row.postcode.split(' ')[0]!;
      const units = this.#postcodes.get(outward) ?? [];
      if (units.at(-1) !== row.postcode) units.push(row.postcode);
      this.#postcodes.set(outward, units);
    }
  }

  #add(key: string, row: Row): void {
    const folded = key.toLowerCase();
    const rows = this.#by.get(folded);
    if (rows === undefined) this.#by.set(folded, [row]);
    else rows.push(row);
  }

  #of(key: string): readonly Row[] {
    return this.#by.get(key.toLowerCase()) ?? [];
  }

  /** The postcodes of a district, in the order of its streets. */
  postcodesOf(outward: string): readonly string[] {
    return this.#postcodes.get(outward) ?? [];
  }

  inPostcode(postcode: string): readonly Row[] {
    return this.#of(`postcode ${postcode}`);
  }

  onStreet(street: string): readonly Row[] {
    return this.#of(`street ${street}`);
  }

  /** The rows that agree with all typed elements. Missing elements do not count. */
  fitting(said: Said): readonly Row[] {
    const { street, number, building, organisation, postcode } = said;
    const likely =
      street !== undefined && street !== ''
        ? number === undefined
          ? this.#of(`street ${street}`)
          : this.#of(`door ${number} ${street}`)
        : building !== undefined && building !== ''
          ? this.#of(`building ${building}`)
          : organisation !== undefined && organisation !== ''
            ? this.#of(`organisation ${organisation}`)
            : this.#of(`postcode ${postcode ?? ''}`);
    const { outward, ...elements } = said;
    const entries = Object.entries(elements) as [Element, string][];
    return likely.filter(
      (row) =>
        (outward === undefined || row.postcode.startsWith(`${outward} `)) &&
        entries.every(([element, text]) => row[element].toLowerCase() === text.toLowerCase()),
    );
  }

  /** The truth about a text typed for a row. Undefined if the words name another row. */
  truthOf(said: Said, meant: Row): Truth | undefined {
    const { town, locality, borough, outward, postcode } = said;
    // Without any place, an address could be in any list.
    if ((town ?? locality ?? borough ?? outward ?? postcode) === undefined) return undefined;
    const fitting = this.fitting(said);
    const isSaid = (row: Row) =>
      PREMISE.every(
        (element) => element === 'organisation' || said[element] !== undefined || row[element] === '',
      );
    const literal = fitting.filter(isSaid);
    const some = literal.length > 0 ? literal : fitting;
    const key = addressKey(meant);
    if (!some.some((row) => addressKey(row) === key)) return undefined;
    const [building, street] = [buildingKey(meant), streetKey(meant)];
    const all = (keyOf: (row: Row) => string) => some.every((row) => keyOf(row) === keyOf(meant));
    const truth = { uprns: [], building: '', street: '', isAbsent: false };
    if (all(addressKey)) {
      return { ...truth, level: 'row', uprns: some.map(({ uprn }) => uprn), building, street };
    }
    if (all(buildingKey)) return { ...truth, level: 'building', building, street };
    if (all(streetKey)) return { ...truth, level: 'street', street };
    return { ...truth, level: 'none' };
  }
}
