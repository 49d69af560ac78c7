import type { Partition } from '../dataset-step.ts';

/** The entries of a partition with the same key, where there are several: where they begin, and where the next do. */
export function* entryGroups({ count, key }: Partition): Generator<readonly [from: number, to: number]> {
  let from = 0;
  for (let at = 1; at <= count; at++) {
    if (at < count && key[at] === key[from]) continue;
    if (at - from > 1) yield [from, at];
    from = at;
  }
}
