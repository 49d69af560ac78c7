/** The result of a run compared with the truth. */
export interface Score {
  readonly records: number;
  /** The pairs of records that belong to one person. */
  readonly truePairs: number;
  readonly foundPairs: number;
  readonly rightPairs: number;
  /** The records in a cluster that is mostly another person's. */
  readonly wrongRecords: number;
}

/**
 * Scores clusters by pairs. A cluster of three has three pairs.
 *
 * @param leader for each record, the first record of its cluster
 * @param person for each record, its person
 */
export function score(leader: Uint32Array, person: readonly (string | number)[]): Score {
  let foundPairs = 0;
  let rightPairs = 0;
  let wrongRecords = 0;
  for (const cluster of groups(leader, (record) => leader[record]!)) {
    const people = new Map<string | number, number>();
    for (const record of cluster) people.set(person[record]!, (people.get(person[record]!) ?? 0) + 1);
    foundPairs += pairs(cluster.length);
    for (const count of people.values()) rightPairs += pairs(count);
    wrongRecords += cluster.length - Math.max(...people.values());
  }
  let truePairs = 0;
  for (const own of groups(leader, (record) => person[record]!)) truePairs += pairs(own.length);
  return { records: leader.length, truePairs, foundPairs, rightPairs, wrongRecords };
}

export function precision({ foundPairs, rightPairs }: Score): number {
  return foundPairs === 0 ? 1 : rightPairs / foundPairs;
}

export function recall({ truePairs, rightPairs }: Score): number {
  return truePairs === 0 ? 1 : rightPairs / truePairs;
}

/** The harmonic mean of precision and recall. */
export function f1(result: Score): number {
  const [p, r] = [precision(result), recall(result)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}

function pairs(records: number): number {
  return (records * (records - 1)) / 2;
}

/** The records by key. */
function groups<Key>(all: { readonly length: number }, keyOf: (record: number) => Key): Iterable<number[]> {
  const found = new Map<Key, number[]>();
  for (let record = 0; record < all.length; record++) {
    const key = keyOf(record);
    const group = found.get(key);
    if (group === undefined) found.set(key, [record]);
    else group.push(record);
  }
  return found.values();
}
