/** Which record of several is the best. */
export const KEEP_RULES = ['completest', 'newest', 'oldest', 'first'] as const;

export type KeepRule = (typeof KEEP_RULES)[number];

/** What a record is judged by. */
export interface Merits {
  /** The record's number: the lowest is the first. */
  readonly record: number;
  /** Place among the preferred sources, from 0; higher is worse. */
  readonly source: number;
  /** `20260131`; 0 where it is not known, which is never the best. */
  readonly updated: number;
  /** How many needs are filled, and how many characters are in them. */
  readonly filled: number;
  readonly length: number;
}

type Order = (one: Merits, other: Merits) => number;

const completest: Order = (one, other) => other.filled - one.filled || other.length - one.length;
const newest: Order = (one, other) => other.updated - one.updated;
const oldest: Order = (one, other) =>
  (one.updated || Number.MAX_SAFE_INTEGER) - (other.updated || Number.MAX_SAFE_INTEGER);

const RULES: Readonly<Record<KeepRule, readonly Order[]>> = {
  completest: [completest, newest],
  newest: [newest, completest],
  oldest: [oldest, completest],
  first: [],
};

/**
 * The order of records from the best: by preferred source, then by the rule, then by what else tells them apart, and where nothing does
 * by their place in the dataset.
 */
export function meritOrder(rule: KeepRule): Order {
  const orders: readonly Order[] = [(one, other) => one.source - other.source, ...RULES[rule]];
  return (one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return one.record - other.record;
  };
}
