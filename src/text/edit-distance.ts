/** Longer texts are only tested for equality. */
const LONGEST = 64;

// Scratch memory: each call writes what it reads.
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/**
 * The fewest edits that turn one text into the other. An edit adds, drops or replaces a letter, or swaps two
 * neighbouring letters (optimal string alignment). Returns `most + 1` if it takes more than `most`, or if one
 * of two different texts is longer than 64 UTF-16 units.
 *
 *     editDistance('SMITH', 'SMIHT', 2); // 1
 */
export function editDistance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most || one.length > LONGEST || other.length > LONGEST) {
    return most + 1;
  }
  let start = 0;
  let [lengthOne, lengthOther] = [one.length, other.length];
  while (start < lengthOne && start < lengthOther && one.charCodeAt(start) === other.charCodeAt(start))
    start++;
  while (
    lengthOne > start &&
    lengthOther > start &&
    one.charCodeAt(lengthOne - 1) === other.charCodeAt(lengthOther - 1)
  ) {
    lengthOne--;
    lengthOther--;
  }
  lengthOne -= start;
  lengthOther -= start;
  // Only the middles of the two texts still differ. Mostly they have one letter each, or one of them is
  // empty.
  if (lengthOne === 0 || lengthOther === 0) return lengthOne + lengthOther;
  if (lengthOne === 1 && lengthOther === 1) return Math.min(1, most + 1);
  if (most === 1) {
    const areSwapped =
      lengthOne === 2 &&
      lengthOther === 2 &&
      one.charCodeAt(start) === other.charCodeAt(start + 1) &&
      one.charCodeAt(start + 1) === other.charCodeAt(start);
    return areSwapped ? 1 : 2;
  }
  let [before, last, row] = rows as unknown as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= lengthOther; column++) last[column] = column;
  for (let at = 1; at <= lengthOne; at++) {
    row[0] = at;
    let least = at;
    const letter = one.charCodeAt(start + at - 1);
    for (let column = 1; column <= lengthOther; column++) {
      const same = letter === other.charCodeAt(start + column - 1);
      let cost = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped =
        at > 1 &&
        column > 1 &&
        letter === other.charCodeAt(start + column - 2) &&
        one.charCodeAt(start + at - 2) === other.charCodeAt(start + column - 1);
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[lengthOther]!, most + 1);
}
