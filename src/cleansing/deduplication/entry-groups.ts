import type { Partition } from '../dataset-step.ts';

/** Yields the bounds of each run of two or more entries with the same key: its start and its end. */
export function* entryGroups({ count, key }: Partition): Generator<readonly [from: number, to: number]> {
  let from = 0;
  for (let at = 1; at <= count; at++) {
    if (at < count && key[at] === key[from]) continue;
    if (at - from > 1) yield [from, at];
    from = at;
  }
}
