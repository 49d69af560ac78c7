import { plain } from './entry.ts';

export const NEVER = Number.POSITIVE_INFINITY;

/** Last words of names, of which people often take one for another. */
const LAST = new Set(
  `road street lane close court walk way drive avenue crescent gardens grove place rise green mews view croft hill
   square path terrace row brae park house lodge point apartments heights quarter wynd vennel pavilion cottages
   cottage farmhouse villa`.split(/\s+/),
);

/** A name cut into what identifies it and its last word. */
interface Cut {
  readonly whole: string;
  readonly stem: string;
  readonly last: string;
}

const cuts = new Map<string, Cut>();

function cut(name: string): Cut {
  const known = cuts.get(name);
  if (known !== undefined) return known;
  const words = plain(name)
    .split(' ')
    .filter((word) => word !== 'the')
    .map((word) => (word === 'saint' ? 'st' : word === 'and' ? '' : word));
  const last = words.length > 1 && LAST.has(words.at(-1)!) ? words.at(-1)! : '';
  const one = { whole: words.join(''), stem: words.slice(0, last === '' ? undefined : -1).join(''), last };
  cuts.set(name, one);
  return one;
}

/**
 * How far a typed name is from a listed one. It is 0 if only spaces or articles differ, and grows by less than
 * 1 for each slip, by 1 if a last word is missing, and by 2 if it is another one. `NEVER` if nobody would compare them.
 */
export function nameCost(typed: string, listed: string): number {
  const [one, other] = [cut(typed), cut(listed)];
  if (one.whole === other.whole) return 0;
  const last = one.last === other.last ? 0 : one.last === '' || other.last === '' ? 1 : 2;
  const most = one.stem.length < 4 ? 0 : one.stem.length < 8 ? 1 : 2;
  const slips = distance(one.stem, other.stem, most);
  return slips > most ? NEVER : slips * 0.7 + last;
}

/** The slips between two words: letters left out, added, changed, or swapped. More than `most` are not counted. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  if (one === other) return 0;
  if (most === 0) return 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let left = 1; left <= one.length; left++) {
    const next = [left];
    for (let right = 1; right <= other.length; right++) {
      const isSame = one[left - 1] === other[right - 1];
      let best = Math.min(row[right]! + 1, next[right - 1]! + 1, row[right - 1]! + (isSame ? 0 : 1));
      const isSwap =
        left > 1 && right > 1 && one[left - 1] === other[right - 2] && one[left - 2] === other[right - 1];
      if (isSwap) best = Math.min(best, before[right - 2]! + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length]!;
}
