import { MOST_COMPARED } from './find-containers.ts';
import { PARTS } from './score.ts';

/** Space for {@link bestFirst}, which never waits. */
const order = new Uint16Array(MOST_COMPARED);

/**
 * Returns the indexes of the first `size` scores, best first. Equal scores keep their order. The result is
 * valid until the next call. Inserting one by one takes a fifth of the time of sorting with a comparator.
 *
 * @param scores the {@link PARTS} of each score
 */
export function bestFirst(size: number, scores: Float64Array): Uint16Array {
  for (let next = 0; next < size; next++) {
    const score = scores[next * PARTS.length]!;
    let at = next;
    for (; at > 0 && scores[order[at - 1]! * PARTS.length]! < score; at--) order[at] = order[at - 1]!;
    order[at] = next;
  }
  return order;
}
