/** Longer words are compared by their first letters. */
const LONGEST = 24;

const rows = [new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1)];

/**
 * Letters and digits that look alike in print or to a scanner. Confusing two characters of one group costs
 * half a slip.
 */
const LOOK_ALIKE = ['O0QDC', 'I1LJT', 'S58', 'B83', 'Z27', 'G6C', 'UV', 'EF', 'HN', 'RN', 'MN', 'VYW', 'EC'];

/** 1 for each {@link pair} within a group. */
const looks = new Uint8Array(128 * 128);
for (const group of LOOK_ALIKE) {
  for (const one of group) for (const other of group) looks[pair(one.charCodeAt(0), other.charCodeAt(0))] = 1;
}

/**
 * The number of slips between two words. An inserted, missing or replaced letter costs 1, and so do two
 * swapped letters. Replacing a letter by one that looks alike costs 0.5.
 *
 *     slips('HIGH', 'HIHG', 2); // 1
 *     slips('BR0AD', 'BROAD', 2); // 0.5
 *
 * @param most the highest number of interest. If there are more slips, the result is some number above it.
 */
export function slips(one: string, other: string, most: number): number {
  const width = Math.min(one.length, LONGEST);
  const height = Math.min(other.length, LONGEST);
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, above, row] = rows as [Float64Array, Float64Array, Float64Array];
  const beyond = most + 1;
  for (let x = 0; x <= width; x++) above[x] = x;
  for (let y = 1; y <= height; y++) {
    const letter = other.charCodeAt(y - 1);
    // Each inserted or missing letter costs 1, so cells further than `most` from the diagonal cannot matter.
    const from = Math.max(1, y - most);
    const to = Math.min(width, y + most);
    row[from - 1] = from === 1 ? y : beyond;
    if (to < width) row[to + 1] = beyond;
    let least = row[from - 1]!;
    for (let x = from; x <= to; x++) {
      const typed = one.charCodeAt(x - 1);
      let cost = above[x - 1]! + (typed === letter ? 0 : looks[pair(typed, letter)] === 1 ? 0.5 : 1);
      if (above[x]! + 1 < cost) cost = above[x]! + 1;
      if (row[x - 1]! + 1 < cost) cost = row[x - 1]! + 1;
      const isSwap = x > 1 && y > 1 && typed === other.charCodeAt(y - 2) && one.charCodeAt(x - 2) === letter;
      if (isSwap && before[x - 2]! + 1 < cost) cost = before[x - 2]! + 1;
      row[x] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return above[width]!;
}

/** The number of slips that a word of this length may have and still count as the same word. */
export function slipsForgiven(length: number): number {
  if (length <= 3) return 0;
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

function pair(one: number, other: number): number {
  return one * 128 + other;
}
