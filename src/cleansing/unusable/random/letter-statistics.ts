import { lazily } from '../../../lazily.ts';
import { forenames } from '../../name/forenames.ts';
import { SURNAMES } from './surnames.ts';

/**
 * The likelihood of a sequence of letters in a name. It is the chance of each letter after the two letters
 * before it, mixed with its chance after one letter and after none. So a sequence that was never seen is
 * unlikely, but not impossible. The statistics are learned at their first use, from the lists of forenames
 * and surnames (19,000 different names). A cluster that occurs in the names of some language (Hrdlicka,
 * Szczepanski, Mkrtchyan, Ng) has a low surprise. A cluster that occurs in no language has a high one.
 * Learning takes 30 ms.
 */
const LETTERS = 26;
/** The mark before the first letter and after the last. */
const EDGE = LETTERS;
const SIGNS = LETTERS + 1;

/** Weights of the chance after two letters, after one, after none, and of an equal chance for every sign. */
const MIX = { two: 0.5, one: 0.3, none: 0.15, flat: 0.05 / 5 } as const;

const known = lazily(knownNames);

/** The surprise of each sign after two others, in bits, at `(first * SIGNS + second) * SIGNS + sign`. */
const bitsOfSigns = lazily(() => bitsOf(known()));

/** Whether the statistics were learned from this name, given in lower case a to z. */
export function isLearnedName(name: string): boolean {
  return known().has(name);
}

function knownNames(): Set<string> {
  const names = new Set(SURNAMES.trim().split(/\s+/));
  for (const name of forenames().keys()) {
    for (const part of name.split(/[^a-z]+/)) if (part.length > 1) names.add(part);
  }
  return names;
}

/**
 * The average surprise of a letter of this word, in bits, compared with the letters of names. `word` is in
 * lower case a to z. Names have 3 to 5 bits, random letters 5 to 8.
 */
export function surprise(word: string): number {
  const table = bitsOfSigns();
  let bits = 0;
  let [first, second] = [EDGE, EDGE];
  for (let at = 0; at <= word.length; at++) {
    const sign = at === word.length ? EDGE : word.charCodeAt(at) - 97;
    bits += table[(first * SIGNS + second) * SIGNS + sign]!;
    [first, second] = [second, sign];
  }
  return bits / (word.length + 1);
}

function bitsOf(names: ReadonlySet<string>): Float32Array {
  const three = new Float64Array(SIGNS ** 3);
  for (const name of names) {
    let [first, second] = [EDGE, EDGE];
    for (let at = 0; at <= name.length; at++) {
      const sign = at === name.length ? EDGE : name.charCodeAt(at) - 97;
      three[(first * SIGNS + second) * SIGNS + sign]!++;
      [first, second] = [second, sign];
    }
  }
  const two = new Float64Array(SIGNS ** 2);
  const one = new Float64Array(SIGNS);
  for (let at = 0; at < three.length; at++) {
    two[at % SIGNS ** 2]! += three[at]!;
    one[at % SIGNS]! += three[at]!;
  }
  const total = sum(one);
  return Float32Array.from(three, (count, at) => {
    const before = Math.floor(at / SIGNS);
    const afterTwo = sum(three.subarray(before * SIGNS, (before + 1) * SIGNS));
    const second = before % SIGNS;
    const afterOne = sum(two.subarray(second * SIGNS, (second + 1) * SIGNS));
    const chance =
      (MIX.two * count) / Math.max(1, afterTwo) +
      (MIX.one * two[at % SIGNS ** 2]!) / Math.max(1, afterOne) +
      (MIX.none * one[at % SIGNS]!) / total +
      MIX.flat / SIGNS;
    return -Math.log2(chance);
  });
}

function sum(counts: Float64Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
