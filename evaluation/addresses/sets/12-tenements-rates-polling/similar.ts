import { plain } from './entry.ts';

/** The edits between two texts: a letter changed, added or dropped, or two letters swapped. At most `most` + 1. */
export function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const size = other.length + 1;
  const table = new Uint8Array((one.length + 1) * size);
  for (let at = 0; at < size; at++) table[at] = at;
  for (let row = 1; row <= one.length; row++) {
    table[row * size] = row;
    let least = row;
    for (let at = 1; at < size; at++) {
      const [up, left] = [table[(row - 1) * size + at] ?? 0, table[row * size + at - 1] ?? 0];
      const slant = (table[(row - 1) * size + at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      let best = Math.min(up + 1, left + 1, slant);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        best = Math.min(best, (table[(row - 2) * size + at - 2] ?? 0) + 1);
      table[row * size + at] = best;
      least = Math.min(least, best);
    }
    if (least > most) return most + 1;
  }
  return table[one.length * size + other.length] ?? most + 1;
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/['.]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'the');

/** Whether one name is the other without some of its words: `Mill House` and `Old Mill House`. */
function isPartOf(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return (
    few !== undefined && many !== undefined && few.length > 0 && few.every((word) => many.includes(word))
  );
}

const known = new Map<string, 0 | 1 | 2>();

/** 0: the same name. 1: a clerk could take the text for the name. 2: another name. */
export function likeness(typed: string, name: string): 0 | 1 | 2 {
  const key = `${typed}|${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const [one, other] = [plain(typed), plain(name)];
  const limit = Math.min(one.length, other.length) < 6 ? 1 : Math.max(one.length, other.length) < 14 ? 2 : 3;
  const isNear = one === other ? 0 : edits(one, other, limit) <= limit || isPartOf(typed, name) ? 1 : 2;
  known.set(key, isNear);
  return isNear;
}
