import type { Chance } from '../world/chance.ts';
import type { Birthday } from '../world/person.ts';

/** What a keyer reads, a listener hears, and a thumb hits instead of the right letters. */
const READ = 'n>u u>n a>o o>a cl>d rn>m i>l h>b v>r g>q t>f e>c';
const HEARD = 'ph>f f>ff n>nn t>tt s>c c>k er>a a>er y>ie i>y v>f m>n z>s gh> ou>o d>t b>p';
const HIT = 'a>s s>d e>r r>t i>o o>p n>m m>n t>y l>k c>v h>j';

export type Slip = 'read' | 'heard' | 'hit';

const TABLES: Readonly<Record<Slip, readonly (readonly [string, string])[]>> = {
  read: tableOf(READ),
  heard: tableOf(HEARD),
  hit: tableOf(HIT),
};

/** Makes one slip of a kind in a word. The first letter is seldom the wrong one. */
export function slipOf(text: string, kind: Slip, chance: Chance): string {
  if (text.length < 3) return text;
  if (kind === 'hit' && chance.happens(0.6)) {
    const at = chance.from(1, text.length - 2);
    const way = chance.below(3);
    if (way === 0) return text.slice(0, at) + text.slice(at + 1);
    if (way === 1) return text.slice(0, at) + text[at] + text.slice(at);
    return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
  const able = TABLES[kind].filter(([from]) => text.toLowerCase().indexOf(from, 1) > 0);
  if (able.length === 0) return text;
  const [from, to] = chance.pick(able);
  const at = text.toLowerCase().indexOf(from, 1);
  return text.slice(0, at) + to + text.slice(at + from.length);
}

/** Returns a number with one wrong digit, or with two of them exchanged. */
export function wrongDigit(text: string, chance: Chance): string {
  const places = [...text].flatMap((one, at) => (one >= '0' && one <= '9' ? [at] : []));
  if (places.length === 0) return text;
  const at = chance.pick(places.slice(places.length > 4 ? 3 : 0));
  const digit = (Number(text[at]) + chance.from(1, 9)) % 10;
  return text.slice(0, at) + digit + text.slice(at + 1);
}

/** Returns a birthday with day and month exchanged if possible, or with one part misread. */
export function wrongBirthday({ year, month, day }: Birthday, chance: Chance): Birthday {
  if (day <= 12 && day !== month && chance.happens(0.6)) return { year, month: day, day: month };
  switch (chance.below(4)) {
    case 0:
      return { year, month, day: day > 20 ? day - 10 : (day % 28) + 1 };
    case 1:
      return { year, month: month === 1 ? 7 : month === 7 ? 1 : (month % 12) + 1, day };
    case 2:
      return { year: year + chance.pick([-1, 1]), month, day };
    default:
      return { year: year + chance.pick([-10, 10, -3, 3]), month, day };
  }
}

function tableOf(text: string): (readonly [string, string])[] {
  return text.split(' ').map((pair) => pair.split('>') as [string, string]);
}
