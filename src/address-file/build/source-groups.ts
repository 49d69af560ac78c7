import { itemAt } from '../../present.ts';
import type { RowSource } from '../rows.ts';

/**
 * Divides sources into groups that can be read at the same time, each by one thread in order. A group is a
 * source of at least `large` bytes, the sources that depend on each other, or all that are left. The largest
 * group comes first, because it takes longest.
 *
 * @returns the indexes of the sources of each group
 */
export function sourceGroups(sources: readonly RowSource[], large: number): (readonly number[])[] {
  const bytes = (group: readonly number[]) =>
    group.reduce((total, at) => total + itemAt(sources, at).bytes, 0);
  const all = [...sources.keys()];
  const inTurn = all.filter((at) => itemAt(sources, at).isInTurn === true);
  const units = [inTurn, ...all.filter((at) => !inTurn.includes(at)).map((at) => [at])];
  const small = units.filter((unit) => bytes(unit) < large).flat();
  return [...units.filter((unit) => bytes(unit) >= large), small.toSorted((one, other) => one - other)]
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => bytes(other) - bytes(one));
}
