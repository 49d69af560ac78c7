import { bitCount, letterSet } from './letter-set.ts';

/** How much a common beginning adds for each of its first four letters (Winkler 1990). */
const PREFIX_WEIGHT = 0.1;

/** The longest text that is compared letter by letter; beyond it only equality counts. */
const LONGEST = 64;

// Scratch memory: each call writes what it reads.
const taken = new Uint8Array(LONGEST);
const matched = new Uint8Array(LONGEST);

/**
 * Whether the Jaro–Winkler similarity of two texts reaches `least`. Most pairs of names have too few letters
 * in common. A test for common letters costs a tenth of the full comparison, so it comes first.
 */
export function areAlike(one: string, other: string, least: number): boolean {
  return mostSimilarity(one, other) >= least && jaroWinkler(one, other) >= least;
}

/** An upper bound of the similarity of two texts, from their letters without regard to order. */
function mostSimilarity(one: string, other: string): number {
  const [a, b] = [letterSet(one), letterSet(other)];
  const matches = Math.min(one.length - bitCount(a & ~b), other.length - bitCount(b & ~a));
  if (matches <= 0) return one === other ? 1 : 0;
  const jaro = (matches / one.length + matches / other.length + 1) / 3;
  return jaro + commonPrefix(one, other) * PREFIX_WEIGHT * (1 - jaro);
}

/** The length of the common beginning of two texts, up to 4. */
function commonPrefix(one: string, other: string): number {
  let prefix = 0;
  while (prefix < 4 && prefix < one.length && one.charCodeAt(prefix) === other.charCodeAt(prefix)) prefix++;
  return prefix;
}

/**
 * Jaro–Winkler similarity of two texts, from 0 to 1. If either text is longer than 64 code units: 1 if they
 * are equal, otherwise 0.
 */
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
  return jaro + commonPrefix(one, other) * PREFIX_WEIGHT * (1 - jaro);
}

/** Half the number of matched letters that are in a different order. */
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
