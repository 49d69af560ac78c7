import type { Dice } from './dice.ts';
import type { Born } from './people.ts';

const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'qsz',
  e: 'wrd',
  i: 'uok',
  o: 'ipl',
  u: 'yij',
  n: 'bm',
  r: 'et',
  s: 'ad',
  t: 'ry',
  l: 'k',
  h: 'gj',
};

const MISREAD = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['li', 'h'],
  ['ri', 'n'],
  ['vv', 'w'],
  ['in', 'm'],
  ['l', '1'],
  ['o', '0'],
  ['e', 'c'],
  ['h', 'b'],
  ['S', '5'],
] as const;

/** Makes one slip of the keys, but not in the first letter of a word of letters. */
export function mistyped(text: string, dice: Dice): string {
  if (text.length < 4) return text;
  const place = dice.between(1, text.length - 2);
  const letter = text[place]!;
  const rest = text.slice(place + 1);
  switch (dice.share({ lost: 3, twice: 2, exchanged: 3, neighbour: 4 })) {
    case 'lost':
      return text.slice(0, place) + rest;
    case 'twice':
      return text.slice(0, place) + letter + letter + rest;
    case 'exchanged':
      return text.slice(0, place) + rest[0]! + letter + rest.slice(1);
    default: {
      const near = NEIGHBOURS[letter.toLowerCase()];
      if (near === undefined) return text.slice(0, place) + rest;
      return text.slice(0, place) + dice.one([...near]) + rest;
    }
  }
}

/** Reads one place of a scanned text wrongly. */
export function misread(text: string, dice: Dice): string {
  const able = MISREAD.filter(([from]) => text.indexOf(from, 1) > 0);
  if (able.length === 0) return text;
  const [from, to] = dice.one(able);
  const place = text.indexOf(from, 1);
  return text.slice(0, place) + to + text.slice(place + from.length);
}

/** Types a telephone number as people do; `digits` is the national number with its 0. */
export function typedNumber(digits: string, dice: Dice): string {
  const [start, end] = [digits.slice(0, 5), digits.slice(5)];
  return dice.one([
    digits,
    digits,
    `${start} ${end}`,
    `${start} ${end.slice(0, 3)} ${end.slice(3)}`,
    `+44${digits.slice(1)}`,
    `+44 (0)${digits.slice(1, 5)} ${end}`,
    `0044 ${digits.slice(1)}`,
    `(${start}) ${end}`,
    `${start}-${end}`,
    digits.slice(1),
  ]);
}

export function wrongNumber(digits: string, dice: Dice): string {
  const place = dice.between(5, digits.length - 1);
  const other = (Number(digits[place]) + dice.between(1, 9)) % 10;
  return digits.slice(0, place) + other + digits.slice(place + 1);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const two = (part: number) => String(part).padStart(2, '0');

export function plainBirth({ year, month, day }: Born): string {
  return `${two(day)}/${two(month)}/${year}`;
}

/** Types a birthday as people do in a free field. */
export function typedBirth(born: Born, dice: Dice): string {
  const { year, month, day } = born;
  return dice.one([
    plainBirth(born),
    plainBirth(born),
    plainBirth(born),
    `${day}/${month}/${year}`,
    `${two(day)}.${two(month)}.${year}`,
    `${two(day)}-${two(month)}-${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${day} ${MONTHS[month - 1]} ${year}`,
    `${day} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`,
    `${two(day)}${two(month)}${year}`,
  ]);
}

/** The number of days that a spreadsheet counts from the end of 1899. */
export function serialBirth({ year, month, day }: Born): string {
  return String(Math.round((Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000));
}

export function twoDigitBirth({ year, month, day }: Born): string {
  return `${two(day)}/${two(month)}/${two(year % 100)}`;
}

/** Returns a birthday with one part wrong. */
export function wrongBirth({ year, month, day }: Born, dice: Dice): Born {
  switch (dice.between(0, 2)) {
    case 0:
      return { year, month, day: (day % 28) + 1 };
    case 1:
      return { year, month: (month % 12) + 1, day };
    default:
      return { year: year + dice.one([-10, -1, 1, 10]), month, day };
  }
}
