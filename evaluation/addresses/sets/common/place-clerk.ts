import type { Truth } from '../../typed/around.ts';
import { Clerk } from './clerk.ts';
import type { Draft } from './draft.ts';
import { type Entry, outwardOf, plain } from './entry.ts';
import { namesOf } from './readings.ts';

type Same = (name: string) => string;

/**
 * A clerk who knows that a village may have two houses of one name, at the roadside and in a street, and that two
 * districts may have streets of one name.
 */
export class PlaceClerk extends Clerk {
  /** How many rows of a village have a name, or a dwelling of that name. */
  readonly #houses = new Map<string, number>();
  /** The streets of each postcode district. */
  readonly #streets = new Set<string>();
  readonly #same: Same;

  constructor(rows: readonly Entry[], same: Same = (name) => name) {
    super(rows, same);
    this.#same = same;
    for (const row of rows) {
      this.#streets.add(this.#streetKey(row.street, row.postcode));
      for (const name of namesOf(row)) {
        const key = this.#houseKey(name, row);
        this.#houses.set(key, (this.#houses.get(key) ?? 0) + 1);
      }
    }
  }

  override present(draft: Draft): Truth | undefined {
    return this.#isOtherHouse(draft) || this.#isOtherStreet(draft) ? undefined : super.present(draft);
  }

  /** Without a street, only the right postcode tells houses of one name apart, and only if the name is as listed. */
  #isOtherHouse({ said, text, entry }: Draft): boolean {
    if (said.building === '' || said.street !== '' || entry.building === '') return false;
    const isCoded = said.postcode === entry.postcode;
    const typed = plain(text.building);
    const isSame = plain(this.#same(text.building)) === plain(this.#same(entry.building));
    const isTranslated = isSame && typed !== plain(entry.building);
    return (!isCoded || isTranslated) && (this.#houses.get(this.#houseKey(entry.building, entry)) ?? 0) > 1;
  }

  /** Whether the wrong postcode is of another district that has such a street, and no district is named. */
  #isOtherStreet({ said, entry }: Draft): boolean {
    const isElsewhere = said.postcode !== '' && outwardOf(said.postcode) !== outwardOf(entry.postcode);
    const isNamed = said.locality !== '' || said.street === '' || said.firm !== '';
    return isElsewhere && !isNamed && this.#streets.has(this.#streetKey(said.street, said.postcode));
  }

  #streetKey(street: string, postcode: string): string {
    return `${plain(this.#same(street))}|${outwardOf(postcode)}`;
  }

  #houseKey(name: string, { unit, area }: Entry): string {
    return `${plain(this.#same(name))}|${unit.kind} ${unit.mark}|${area.locality}|${area.town}`;
  }
}
