import { furtherId } from './unique-id.ts';

/** A cluster's claim to an id that its records had last time. */
interface Claim {
  readonly id: string;
  readonly cluster: number;
  /** The number of records in the cluster that had the id. */
  readonly votes: number;
}

/**
 * Gives clusters the ids that their records had last time. An id goes to the cluster with the most records
 * that had it, and a cluster gets the id that most of its records had. If a cluster has split, the other
 * parts get new ids. If several clusters have joined and equally many records had each id, the lower id
 * stays.
 *
 * @param votes for each cluster, the ids that its records had and the number of records that had each id
 */
export function settleClaims(votes: ReadonlyMap<number, ReadonlyMap<string, number>>): Map<number, string> {
  const claims: Claim[] = [];
  for (const [cluster, ids] of votes) {
    for (const [id, count] of ids) claims.push({ id, cluster, votes: count });
  }
  claims.sort((a, b) => b.votes - a.votes || inOrder(a.id, b.id) || a.cluster - b.cluster);
  const given = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, cluster } of claims) {
    if (given.has(cluster) || taken.has(id)) continue;
    given.set(cluster, id);
    taken.add(id);
  }
  return given;
}

/** Returns the id that follows from the content, or the next free one if that is taken. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 1; taken.has(free); number++) free = furtherId(id, number);
  return free;
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
