import { plain } from './entry.ts';

/** Last words of names that people confuse or leave out. */
const KINDS = new Set(
  `road street avenue gardens grove close terrace place crescent lane way square rise mews walk drive villas hill house
  court point lodge heights tower mansions buildings chambers apartments building wharf cottages cottage row houses`.split(
    /\s+/,
  ),
);

const ARTICLES = new Set(['y', 'yr', 'the']);

const FARMS = new Set(['farm', 'fferm']);

/** Words that tell two streets of one name apart. */
const SIDES = new Set('north south east west upper lower old new great little'.split(' '));

/**
 * The number of slips of the keyboard between two texts (Damerau–Levenshtein distance of neighbours), or `most` + 1
 * if there are more than `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(next[at - 1]! + 1, last[at]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, before[at - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[other.length]!, most + 1);
}

/** A name as its comparison needs it. */
export interface Spelt {
  readonly text: string;
  /** Its letters and digits without spaces. */
  readonly whole: string;
  /** The same without articles. */
  readonly bare: string;
  /** The same without articles and the word for a farm. */
  readonly main: string;
  /** The letters before a last word such as `Road`; empty if there is no such word. */
  readonly stem: string;
  readonly words: readonly string[];
}

export function spelt(name: string): Spelt {
  const words = plain(name).split(' ');
  const without = (some: ReadonlySet<string>, from: readonly string[]) => {
    const left = from.filter((word) => !some.has(word));
    return left.length > 0 ? left : from;
  };
  const bare = without(ARTICLES, words);
  const hasKind = words.length > 1 && KINDS.has(words.at(-1)!);
  return {
    ...{ text: name, words, whole: words.join(''), bare: bare.join(''), main: without(FARMS, bare).join('') },
    stem: hasKind ? words.slice(0, -1).join('') : '',
  };
}

const allowed = (length: number) => (length < 5 ? 1 : length < 10 ? 2 : 3);

/**
 * The faults in a typed name if a listed name is meant: 1 for each slip, 1 for another last word, and 2 for a name
 * that is a part of the other. Infinite if nobody would think of the listed name.
 */
export function faultsBetween(typed: Spelt, listed: Spelt): number {
  if (typed.whole === listed.whole) return 0;
  const most = allowed(Math.max(typed.whole.length, listed.whole.length));
  const slips = slipsBetween(typed.whole, listed.whole, most);
  let least = slips <= most ? slips : Number.POSITIVE_INFINITY;
  if (typed.bare === listed.bare) least = Math.min(least, 0.25);
  if (typed.main === listed.main) least = Math.min(least, 0.6);
  if (listed.stem !== '') {
    const own = typed.stem === '' ? typed.whole : typed.stem;
    const bound = allowed(Math.min(own.length, listed.stem.length));
    const different = slipsBetween(own, listed.stem, bound);
    if (different <= bound) least = Math.min(least, different + (typed.stem === '' ? 0.5 : 1));
  }
  return Math.min(least, partFaults(typed.words, listed.words));
}

/** `Hartwood Street` is easily meant by `Hartwood Street North`, and `Bryn` less easily by `Bryn Awel`. */
function partFaults(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isPart =
    short.some((word) => word.length > 3 && !KINDS.has(word)) && short.every((word) => long.includes(word));
  if (!isPart) return Number.POSITIVE_INFINITY;
  return long.every((word) => short.includes(word) || SIDES.has(word)) ? 1 : 2;
}
