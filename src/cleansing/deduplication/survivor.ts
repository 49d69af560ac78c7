/** The rules that choose the best of several records. */
export const KEEP_RULES = ['completest', 'newest', 'oldest', 'first'] as const;

export type KeepRule = (typeof KEEP_RULES)[number];

/** The facts by which a record is judged. */
export interface Merits {
  /** The record's number. The first record has the lowest number. */
  readonly record: number;
  /** The place of its source among the preferred sources, from 0. A higher place is worse. */
  readonly source: number;
  /**
   * The date of the last change, such as `20260131`; 0 if it is not known. An unknown date is never the best.
   */
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
 * Returns the order of records, the best first. Records are ordered by preferred source, then by the rule,
 * then by further criteria. If none of these tells two records apart, their order in the dataset decides.
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
