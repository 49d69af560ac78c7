import { plain } from './entry.ts';

/** The cost of names that nobody would take for one another. */
export const NEVER = 9;

/** The last words of streets and buildings, which alone do not make two names alike. */
const COMMON = new Set(
  `road street avenue close gardens drive way crescent grove lane walk place mews hill rise view terrace row square
  house court point tower lodge heights apartments wharf quay parade estate cottage cottages villas dock yard basin
  farm hall manor park the upper lower great little middle old new green bungalow barn drove bank drain lode wash end
  fen north south east west first second third fourth fifth sixth marina hotel nursery nurseries industrial retail`.split(
    /\s+/,
  ),
);

/**
 * How far a typed name is from a listed one. 0: the same; 0.5: other spaces; 1 to 1.5: a slip; 2: a part of the name;
 * 2.5: another descriptor; 3: a slip and another descriptor.
 */
export function nameCost(typed: string, listed: string): number {
  const [one, other] = [plain(typed), plain(listed)];
  if (one === other) return 0;
  if (one === '' || other === '') return NEVER;
  if (one.replaceAll(' ', '') === other.replaceAll(' ', '')) return 0.5;
  const length = Math.min(one.length, other.length);
  const edits = distance(one, other, 2);
  if (edits === 1 && length >= 5) return 1;
  if (edits === 2 && length >= 8 && !isOtherCommonWord(one, other)) return 1.5;
  if (length >= 6 && (other.startsWith(one) || one.startsWith(other))) return 1.5;
  const [words, theirs] = [one.split(' '), other.split(' ')];
  if (isPart(words, theirs) || isPart(theirs, words)) return 2;
  return baseCost(words, theirs);
}

function baseCost(words: readonly string[], theirs: readonly string[]): number {
  const base = words.filter((word) => !COMMON.has(word)).join(' ');
  const otherBase = theirs.filter((word) => !COMMON.has(word)).join(' ');
  if (base === '' || otherBase === '') return NEVER;
  if (base === otherBase) return 2.5;
  return base.length >= 5 && distance(base, otherBase, 1) === 1 ? 3 : NEVER;
}

/** `Lark Road` and `Lark Row` differ by letters, but nobody slips from one into the other. */
function isOtherCommonWord(one: string, other: string): boolean {
  const words = new Set(other.split(' '));
  const mine = new Set(one.split(' '));
  const apart = [
    ...one.split(' ').filter((word) => !words.has(word)),
    ...other.split(' ').filter((word) => !mine.has(word)),
  ];
  return apart.length > 0 && apart.every((word) => COMMON.has(word));
}

function isPart(words: readonly string[], all: readonly string[]): boolean {
  return (
    words.some((word) => word.length >= 3 && !COMMON.has(word)) && words.every((word) => all.includes(word))
  );
}

/** Insertions, deletions, other letters and swaps between two texts. Anything above the most is the most plus one. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let cost = Math.min(last[at - 1]! + (isSame ? 0 : 1), last[at]! + 1, next[at - 1]! + 1);
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwap) cost = Math.min(cost, before[at - 2]! + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[other.length]!, most + 1);
}

/** The words of a name by which others find it, each also with one letter left out. */
export function keysOf(name: string): string[] {
  const text = plain(name);
  const words = text.split(' ').filter((word) => !COMMON.has(word));
  const keys = [text.replaceAll(' ', ''), text.replaceAll(' ', '').slice(0, 6)];
  for (const word of words) {
    keys.push(word, word.slice(0, 5));
    if (word.length < 4) continue;
    for (let at = 0; at < word.length; at++) keys.push(word.slice(0, at) + word.slice(at + 1));
  }
  return keys;
}
