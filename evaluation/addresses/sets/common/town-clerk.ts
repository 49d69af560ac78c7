import type { Truth } from '../../typed/around.ts';
import type { Draft } from './draft.ts';
import { type Area, type Entry, plain } from './entry.ts';
import { PlaceClerk } from './place-clerk.ts';

/**
 * A clerk who does not take a house for the meant one if its wrong postcode is that of a street or building whose name
 * begins alike, for then the name may be the mistake. Nor does he take `46 The Moor, Tenterley` for the 46 of a
 * village if other places of that town have such a street too: the house may be missing from the street that is meant.
 */
export class TownClerk extends PlaceClerk {
  /** The areas that have a street or building of each name. */
  readonly #areas = new Map<string, Set<Area>>();
  /** The streets and buildings of each postcode. */
  readonly #names = new Map<string, Set<string>>();

  constructor(rows: readonly Entry[]) {
    super(rows);
    for (const { street, building, area, postcode } of rows)
      for (const name of [street, building].filter(Boolean).map(plain)) {
        this.#areas.set(name, (this.#areas.get(name) ?? new Set()).add(area));
        this.#names.set(postcode, (this.#names.get(postcode) ?? new Set()).add(name));
      }
  }

  override present(draft: Draft): Truth | undefined {
    return this.#isAnywhere(draft) || this.#isAlikeElsewhere(draft) ? undefined : super.present(draft);
  }

  /** Whether only the town says which of several streets is meant, and the town has more than one. */
  #isAnywhere({ said, entry }: Draft): boolean {
    if (said.postcode === entry.postcode || said.locality !== '' || said.town === entry.area.locality)
      return false;
    const named =
      this.#areas.get(plain(said.street === '' ? entry.building : entry.street)) ?? new Set<Area>();
    return [...named].filter(({ town }) => town === entry.area.town).length > 1;
  }

  /** Whether the typed postcode is wrong, and has a name that begins like that of the row. */
  #isAlikeElsewhere({ said, entry }: Draft): boolean {
    if (said.postcode === entry.postcode) return false;
    const own = [entry.street, entry.building].filter(Boolean).map(plain);
    const names = [...(this.#names.get(said.postcode) ?? [])].filter((name) => !own.includes(name));
    return names.some((name) => own.some((one) => one.slice(0, 5) === name.slice(0, 5)));
  }
}
