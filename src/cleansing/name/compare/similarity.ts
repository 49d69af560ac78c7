/** How much a common beginning adds for each of its first four letters (Winkler 1990). */
const PREFIX_WEIGHT = 0.1;

/** The longest text that is compared letter by letter; beyond it only equality counts. */
const LONGEST = 64;

const taken = new Uint8Array(LONGEST);
const matched = new Uint8Array(LONGEST);
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/** Jaro–Winkler similarity of two texts, from 0 to 1. Of texts longer than 64 code units: whether they are equal. */
export function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length === 0 || other.length === 0 || one.length > LONGEST || other.length > LONGEST) return 0;
  const reach = Math.max(0, (Math.max(one.length, other.length) >> 1) - 1);
  taken.fill(0, 0, other.length);
  let matches = 0;
  for (let at = 0; at < one.length; at++) {
    matched[at] = 0;
    const letter = one.charCodeAt(at);
    const last = Math.min(other.length - 1, at + reach);
    for (let near = Math.max(0, at - reach); near <= last; near++) {
      if (taken[near] !== 0 || other.charCodeAt(near) !== letter) continue;
      taken[near] = 1;
      matched[at] = 1;
      matches++;
      break;
    }
  }
  if (matches === 0) return 0;
  const jaro =
    (matches / one.length + matches / other.length + (matches - transpositions(one, other)) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < one.length && one.charCodeAt(prefix) === other.charCodeAt(prefix)) prefix++;
  return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
}

/** Half the matched letters that stand in another order. */
function transpositions(one: string, other: string): number {
  let moved = 0;
  let near = 0;
  for (let at = 0; at < one.length; at++) {
    if (matched[at] === 0) continue;
    while (taken[near] === 0) near++;
    if (one.charCodeAt(at) !== other.charCodeAt(near)) moved++;
    near++;
  }
  return moved >> 1;
}

/**
 * The fewest letters to add, drop, exchange or swap with their neighbour that make one text the other (optimal string
 * alignment); `most + 1` where it takes more than `most`.
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
  // What begins and ends alike only differs in between, mostly by a letter or none of it at all.
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
