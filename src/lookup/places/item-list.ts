/** A line of a list to pick from. The members are named as in the answer. */
export interface Item {
  /** The text to show. */
  readonly Description: string;
  /**
   * The argument of the next call. It has no other meaning, and is valid while the same address file is in
   * use.
   */
  readonly ID: string;
}

/** A list of bounded length. */
export interface ItemList {
  readonly items: readonly Item[];
  /** The number of all items. If `isComplete` is false, the number found so far. */
  readonly count: number;
  /** Whether the search was complete. */
  readonly isComplete: boolean;
}

/** The most items in a list. If there are more, the caller should ask more precisely. */
export const MOST_ITEMS = 500;

/** Makes a list of the first numbers. `describe` makes the item for a number. */
export function listOf(numbers: Numbers, describe: (number: number) => Item): ItemList {
  const items: Item[] = [];
  for (const number of numbers) {
    if (items.length === MOST_ITEMS) break;
    items.push(describe(number));
  }
  return { items, count: numbers.length, isComplete: true };
}

/** Numbers of places, ascending. */
export type Numbers = Iterable<number> & { readonly length: number };
