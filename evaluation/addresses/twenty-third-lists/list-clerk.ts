import type { Draft } from '../nineteenth-lists/draft.ts';
import { type Area, type Entry, plain } from '../nineteenth-lists/entry.ts';
import { PlaceClerk } from '../twenty-first-lists/place-clerk.ts';
import type { Truth } from '../typed/around.ts';

/**
 * A clerk who does not take `46 The Moor, Tenterley` for the 46 of a village of Tenterley if other places of that town
 * have such a street too: the house may be missing from the street that is meant.
 */
export class ListClerk extends PlaceClerk {
  /** The areas that have a street or building of each name. */
  readonly #areas = new Map<string, Set<Area>>();

  constructor(rows: readonly Entry[]) {
    super(rows);
    for (const { street, building, area } of rows)
      for (const name of [street, building].filter(Boolean))
        this.#areas.set(plain(name), (this.#areas.get(plain(name)) ?? new Set()).add(area));
  }

  override present(draft: Draft): Truth | undefined {
    return this.#isAnywhere(draft) ? undefined : super.present(draft);
  }

  /** Whether only the town says which of several streets is meant, and the town has more than one. */
  #isAnywhere({ said, entry }: Draft): boolean {
    if (said.postcode === entry.postcode || said.locality !== '' || said.town === entry.area.locality)
      return false;
    const named =
      this.#areas.get(plain(said.street === '' ? entry.building : entry.street)) ?? new Set<Area>();
    return [...named].filter(({ town }) => town === entry.area.town).length > 1;
  }
}
