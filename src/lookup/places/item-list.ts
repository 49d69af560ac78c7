/** One line of a list that somebody picks from. Names are those of the answer. */
export interface Item {
  /** What is shown. */
  readonly Description: string;
  /** What the next call is asked with. Means nothing else, and only as long as the same address file is in use. */
  readonly ID: string;
}

/** A list of bounded length. */
export interface ItemList {
  readonly items: readonly Item[];
  /** How many there are in all; where `isComplete` is false, how many were come upon. */
  readonly count: number;
  /** Whether all that there are were come upon. */
  readonly isComplete: boolean;
}

/** No list is longer: what is not among the first of these is better asked for more closely. */
export const MOST_ITEMS = 500;

/** The list of the first of these numbers, each of which `describe` makes an item of. */
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
