import type { Draft } from '../nineteenth-lists/draft.ts';
import { type Entry, plain } from '../nineteenth-lists/entry.ts';
import { namesOf } from '../nineteenth-lists/readings.ts';
import { Clerk } from '../twentieth-lists/clerk.ts';
import type { Truth } from '../typed/around.ts';
import { inWelsh } from './bilingual.ts';

/**
 * A clerk who knows that a village may have two houses of one name, at the roadside and in a street. Without a street,
 * only the right postcode says which of them is meant.
 */
export class VillageClerk extends Clerk {
  /** How many rows of a village have a name, or a dwelling of that name. */
  readonly #count = new Map<string, number>();

  constructor(rows: readonly Entry[]) {
    super(rows, inWelsh);
    for (const row of rows)
      for (const name of namesOf(row)) {
        const key = keyOf(name, row);
        this.#count.set(key, (this.#count.get(key) ?? 0) + 1);
      }
  }

  override present(draft: Draft): Truth | undefined {
    const { said, entry } = draft;
    const isCoded = said.postcode === entry.postcode;
    const isName = said.building !== '' && said.street === '' && entry.building !== '';
    if (isName && !isCoded && (this.#count.get(keyOf(entry.building, entry)) ?? 0) > 1) return undefined;
    return super.present(draft);
  }
}

function keyOf(name: string, { unit, area }: Entry): string {
  return `${plain(inWelsh(name))}|${unit.kind} ${unit.mark}|${area.locality}|${area.town}`;
}
