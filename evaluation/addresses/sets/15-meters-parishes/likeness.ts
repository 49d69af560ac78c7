import { plain } from './entry.ts';

/** The last words of the names of streets and buildings, each with the short forms that everybody knows. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  road: ['rd'],
  street: ['str', 'strt'],
  avenue: ['ave', 'av', 'avn'],
  lane: ['ln', 'la'],
  close: ['cl', 'clo'],
  drive: ['dr', 'drv'],
  crescent: ['cres', 'cresc', 'crs'],
  terrace: ['terr', 'ter', 'tce'],
  gardens: ['gdns', 'gdn', 'gds'],
  grove: ['gr', 'gro', 'grv'],
  square: ['sq'],
  place: ['pl'],
  court: ['ct', 'crt'],
  house: ['hse', 'ho'],
  cottage: ['cott', 'cot', 'ctg'],
  cottages: ['cotts', 'cots', 'ctgs'],
  farm: ['fm', 'frm'],
  bungalow: ['bung', 'bglw'],
  lodge: ['ldg', 'ldge'],
  estate: ['est'],
  park: ['pk'],
  tower: ['twr'],
  heights: ['hts', 'hgts'],
  mansions: ['mans'],
  point: ['pt'],
  parade: ['pde'],
  walk: ['wlk', 'wk'],
  green: ['grn'],
  view: ['vw'],
  hill: ['hl'],
  way: ['wy'],
  almshouses: ['alms'],
  ...{
    mews: [],
    croft: [],
    rise: [],
    bank: [],
    row: [],
    quay: [],
    wharf: [],
    mill: [],
    barn: [],
    end: [],
    mead: [],
  },
  ...{ drove: [], works: [], corner: [], garth: [], brow: [], nook: [], warehouse: [], villas: [], yard: [] },
};

const LONG = new Map(Object.entries(ENDINGS).flatMap(([word, short]) => short.map((one) => [one, word])));

export const SHORT = ENDINGS;

/** A name in full words. `St` is a saint at the beginning and a street at the end. */
function inFull(text: string): string {
  const words = plain(text.replaceAll('&', ' and ')).split(' ');
  return words
    .map((word, at) =>
      word === 'st' ? (at > 0 && at === words.length - 1 ? 'street' : 'saint') : (LONG.get(word) ?? word),
    )
    .join(' ');
}

/** A name, prepared for comparison. */
export interface Spelt {
  readonly full: string;
  /** Without its last word, if that is the usual word of a street or a building. */
  readonly stem: string;
  readonly squeezed: string;
  /** One bit for each letter that occurs. */
  readonly letters: number;
}

export function spelt(text: string): Spelt {
  const full = inFull(text).replace(/^the (?=.)/, '');
  const words = full.split(' ');
  const hasEnding = words.length > 1 && Object.hasOwn(ENDINGS, words.at(-1)!);
  const squeezed = full.replaceAll(' ', '');
  let letters = 0;
  for (const letter of squeezed) if (letter >= 'a') letters |= 1 << (letter.codePointAt(0)! - 97);
  return { full, stem: hasEnding ? words.slice(0, -1).join(' ') : full, squeezed, letters };
}

/** The cost of a name that means the row but that no rule connects with it. */
export const FAR = 2.5;

/**
 * How far a typed name is from a listed one: 0 if they are the same in full words, up to 2 if a careful person would
 * still take one for the other, Infinity if not.
 */
export function nameCost(typed: Spelt, name: Spelt): number {
  if (typed.full === name.full) return 0;
  if (typed.squeezed === name.squeezed) return 0.25;
  if (typed.stem === typed.full && typed.full === name.stem) return 0.5;
  if (typed.stem === name.stem) return 1;
  if (typed.squeezed.length >= 5 && name.squeezed.startsWith(typed.squeezed)) return 1;
  if (bits(typed.letters ^ name.letters) > 4) return Number.POSITIVE_INFINITY;
  const most = name.squeezed.length >= 8 ? 2 : name.squeezed.length >= 4 ? 1 : 0;
  const whole = distance(typed.squeezed, name.squeezed, most);
  if (whole <= most) return whole;
  const isLong = name.stem.length >= 6;
  const part = isLong ? distance(typed.stem, name.stem, 1) : 2;
  return part <= 1 ? 2 : Number.POSITIVE_INFINITY;
}

function bits(mask: number): number {
  let left = mask;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}

/** Letters added, left out, changed or swapped with the next one; `most` + 1 if there are more than `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return Math.min(last[other.length]!, most + 1);
}
