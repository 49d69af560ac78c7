import type { Chance } from './chance.ts';
import type { Birthday } from './person.ts';

const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'qsz',
  b: 'vgn',
  c: 'xdv',
  d: 'sfe',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'kop',
  m: 'nj',
  n: 'bm',
  o: 'ipl',
  p: 'ol',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cb',
  w: 'qes',
  x: 'zcs',
  y: 'tuh',
  z: 'xa',
}; // prettier-ignore

/** Letters that are mistaken for each other in handwriting or hearing. */
const CONFUSED: readonly (readonly [string, string])[] = [
  ['n', 'm'],
  ['m', 'n'],
  ['u', 'v'],
  ['l', 'i'],
  ['i', 'e'],
  ['e', 'a'],
  ['a', 'o'],
  ['c', 'k'],
  ['k', 'ck'],
  ['ph', 'f'],
  ['f', 'ph'],
  ['tt', 't'],
  ['ll', 'l'],
  ['ss', 's'],
  ['nn', 'n'],
  ['t', 'tt'],
  ['l', 'll'],
  ['ie', 'y'],
  ['y', 'ie'],
  ['s', 'z'],
  ['ey', 'y'],
  ['ee', 'ea'],
  ['h', ''],
  ['rn', 'm'],
];

/**
 * Makes one slip of the keyboard, the pen or the ear. In a name of two letters, either letter may be lost or
 * changed. The first letter usually stays.
 */
export function slip(text: string, chance: Chance): string {
  const letters = [...text];
  if (letters.length < 2) return text;
  for (;;) {
    const least = letters.length > 3 && !chance.happens(0.08) ? 1 : 0;
    const at = chance.from(least, letters.length - 1);
    const slipped = one(text, letters, at, chance);
    if (slipped !== text && slipped.trim() !== '') return slipped;
  }
}

function one(text: string, letters: readonly string[], at: number, chance: Chance): string {
  const before = letters.slice(0, at).join('');
  const after = letters.slice(at + 1).join('');
  const letter = letters[at]!;
  switch (chance.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter.toLowerCase() + after;
    case 2:
      return before + inCaseOf(letter, chance.pick([...(NEIGHBOURS[letter.toLowerCase()] ?? 'e')])) + after;
    case 3:
      if (at + 1 >= letters.length) return text;
      return (
        before +
        inCaseOf(letter, letters[at + 1]!) +
        inCaseOf(letters[at + 1]!, letter) +
        letters.slice(at + 2).join('')
      );
    default: {
      const fitting = CONFUSED.filter(([from]) => text.toLowerCase().indexOf(from, 1) > 0);
      if (fitting.length === 0) return before + after;
      const [from, to] = chance.pick(fitting);
      const found = text.toLowerCase().indexOf(from, 1);
      return text.slice(0, found) + to + text.slice(found + from.length);
    }
  }
}

function inCaseOf(model: string, letter: string): string {
  return model === model.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();
}

/** Makes one slip in the digits of a number or a postcode: a wrong digit, or two neighbours exchanged. */
export function digitSlip(text: string, chance: Chance): string {
  const places = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  if (places.length === 0) return text;
  const at = chance.pick(places);
  if (places.includes(at + 1) && text[at] !== text[at + 1] && chance.happens(0.4)) {
    return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
  return text.slice(0, at) + String((Number(text[at]) + chance.from(1, 9)) % 10) + text.slice(at + 1);
}

/** Changes one part of a birthday, or exchanges day and month. */
export function birthdaySlip({ year, month, day }: Birthday, chance: Chance): Birthday {
  if (day <= 12 && day !== month && chance.happens(0.3)) return { year, month: day, day: month };
  switch (chance.below(4)) {
    case 0:
      return { year: year + chance.pick([-1, 1, -10, 10]), month, day };
    case 1:
      return { year, month: (month % 12) + 1, day };
    case 2:
      return { year, month, day: day === 1 ? 11 : day % 10 === 0 ? day + 1 : day - 1 };
    default:
      return { year, month, day: day > 10 ? day - 10 : day + 10 };
  }
}
