import { CarefulClusters, type Conflicts, type LeftLink } from './careful-clusters.ts';
import { Components } from './components.ts';
import { ApartDecisions } from './decisions.ts';
import { linkBatches } from './link-batches.ts';
import type { MatchedPairs } from './matched-pairs.ts';

export interface Clusters {
  /** For each record, the lowest record of its cluster; the record itself if it is alone. */
  readonly leader: Uint32Array;
  /** The number of links that were cut because they would have joined records that are in conflict. */
  readonly cut: number;
  /**
   * The number of links that were cut because a record was about equally close to several records that are in
   * conflict with each other.
   */
  readonly ambiguous: number;
  /**
   * All links that were left out, for whatever reason. Each is a pair that matches but is in two different
   * clusters.
   */
  readonly left: readonly LeftLink[];
}

const NOBODY_APART = new ApartDecisions([]);

/**
 * Clusters records into the connected components of the pairs. A component is cut where a chain of links
 * would join records that are in conflict. In a component of three or more records, links are taken from the
 * strongest down. A link is left out if it would bring together two records that contradict each other for
 * certain. It is also left out if the evidence against two records outweighs the link itself. A record that
 * is about equally close to several records in conflict with each other is linked to none of them. For
 * example, J Smith may be either of two people if John and James Smith live there. The result does not depend
 * on the order of the pairs.
 */
export function clusterRecords(records: number, pairs: MatchedPairs, conflicts: Conflicts): Clusters {
  return cutComponents(new Components(records, pairs), pairs, conflicts);
}

/** The second half of {@link clusterRecords}. Callers can look at the components between the two halves. */
export function cutComponents(
  components: Components,
  pairs: MatchedPairs,
  conflicts: Conflicts,
  apart: ApartDecisions = NOBODY_APART,
): Clusters {
  const { records } = components;
  const careful = new CarefulClusters(components, conflicts, apart);
  for (const links of linkBatches(components, pairs)) careful.add(links);
  const leader = new Uint32Array(records);
  for (let record = 0; record < records; record++) {
    leader[record] = components.needsCare(record) ? careful.leaderOf(record) : components.rootOf(record);
  }
  const { cut, ambiguous, left } = careful;
  return { leader, cut, ambiguous, left };
}
