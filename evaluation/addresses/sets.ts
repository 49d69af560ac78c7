import { type Lists, readLists } from './lists.ts';
import type { List } from './row.ts';
import { type TypedRow, typedRows } from './typed/typed-rows.ts';
import { businessList } from './world/business.ts';
import { londonList } from './world/london.ts';
import { ruralList } from './world/rural.ts';

/** A list, and the addresses typed against it. */
export interface EvaluationSet {
  readonly list: List;
  readonly typed: readonly TypedRow[];
}

export const LIST_NAMES = ['london', 'rural', 'business'] as const;

export type ListName = (typeof LIST_NAMES)[number];

/** The number of rows of each list at full size. As many addresses are typed against it. */
export const FULL_SIZE: Readonly<Record<ListName, number>> = {
  london: 100_000,
  rural: 27_000,
  business: 20_000,
};

const MAKE: Readonly<Record<ListName, (lists: Lists, seed: number, rows: number) => List>> = {
  london: (lists, seed, rows) => londonList(lists.london, seed, rows),
  rural: (lists, seed, rows) => ruralList(lists.rural, seed, rows),
  business: (lists, seed, rows) => businessList(lists.business, seed, rows),
};

/** Makes a set from the word lists of a folder. The same lists, seed and size give the same set. */
export function evaluationSet(
  name: ListName,
  folder: string,
  seed: number,
  rows: number,
  typed = rows,
): EvaluationSet {
  const lists = readLists(folder);
  const list = MAKE[name](lists, seed, rows);
  return { list, typed: typedRows(list, lists.dirt, seed, typed) };
}
