import { plain } from './entry.ts';

/** The edits between two texts: letters changed, added, dropped, or swapped with the next one. */
export function edits(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const change = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swap = isSwap ? (before[at - 2] ?? 0) + 1 : change;
      line.push(Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, change, swap));
    }
    [before, last] = [last, line];
  }
  return last[other.length] ?? 0;
}

const wordsOf = (name: string) =>
  new Set(
    name
      .toLowerCase()
      .replace(/['.]/g, '')
      .replace('farmhouse', 'farm house')
      .split(/[^a-z0-9]+/),
  );

const known = new Map<string, 0 | 1 | 2>();

/** 0: one name. 1: the typed name could be the other, misspelt or cut short. 2: another name. */
export function likeness(typed: string, name: string): 0 | 1 | 2 {
  const key = `${typed}|${name}`;
  const stored = known.get(key);
  if (stored !== undefined) return stored;
  const [one, other] = [plain(typed), plain(name)];
  const [few, many] = [wordsOf(typed), wordsOf(name)].toSorted((a, b) => a.size - b.size);
  const isPart = few !== undefined && many !== undefined && few.isSubsetOf(many);
  const limit = Math.min(one.length, other.length) < 6 ? 1 : Math.max(one.length, other.length) < 13 ? 2 : 3;
  const isNear = Math.abs(one.length - other.length) <= limit && edits(one, other) <= limit;
  const found = one === other ? 0 : isPart || isNear ? 1 : 2;
  known.set(key, found);
  return found;
}
