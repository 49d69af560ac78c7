import type { Chance } from './chance.ts';
import { plain } from './entry.ts';
import type { Habit } from './habits.ts';
import { likeness } from './similar.ts';
import { TYPING } from './words.ts';

/** Changes the name of the house or the road. A clerk must still recognise it. */
const named =
  (change: (name: string, chance: Chance) => string): Habit =>
  (draft, chance) => {
    const parts = (['building', 'road'] as const).filter((part) => draft[part] !== '');
    if (parts.length === 0 || draft.isDamaged) return false;
    const part = chance.of(parts);
    const name = draft[part];
    const text = change(name, chance);
    if (text === name || text.length < 4 || likeness(text, name) === 2) return false;
    draft[part] = text;
    draft.isDamaged = true;
    return true;
  };

const COMMON =
  /^(?:Street|Road|Terrace|House|Cottages?|Court|Close|Lane|Farm|Industrial|Estate|Centre|Business|Park)$/;

/** Changes one word of four letters or more that is not a word such as `Road`. */
function word(name: string, chance: Chance, change: (word: string) => string): string {
  const words = name.split(' ');
  const long = [...words.keys()].filter(
    (at) => /^[\p{L}]{4,}$/u.test(words[at] ?? '') && !COMMON.test(words[at] ?? ''),
  );
  if (long.length === 0) return name;
  const at = chance.of(long);
  words[at] = change(words[at] ?? '');
  return words.join(' ');
}

const BESIDE: Readonly<Record<string, string>> = {
  a: 's',
  s: 'd',
  e: 'w',
  r: 't',
  o: 'p',
  u: 'i',
  i: 'u',
  n: 'm',
  m: 'n',
  l: 'k',
  h: 'j',
  t: 'r',
  d: 's',
  c: 'v',
  b: 'v',
  g: 'h',
  k: 'l',
};

/** A letter left out, doubled, swapped with the next, or struck beside the right key. */
export const mistyped = named((name, chance) =>
  word(name, chance, (text) => {
    const at = chance.from(1, text.length - 2);
    const [letter = '', next = ''] = [text.charAt(at), text.charAt(at + 1)];
    const wrong = chance.of([next, letter + letter + next, next + letter, (BESIDE[letter] ?? letter) + next]);
    return text.slice(0, at) + wrong + text.slice(at + 2);
  }),
);

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([bdfglmnprst])\1/, '$1'],
  [/([aeiou])([lnrt])([aeiou])/, '$1$2$2$3'],
  [/ei/, 'ie'],
  [/ie/, 'ei'],
  [/ough/, 'uff'],
  [/augh/, 'och'],
  [/ey$/, 'y'],
  [/e$/, ''],
  [/ae/, 'ay'],
  [/ea/, 'ee'],
  [/oo/, 'ou'],
  [/y(?=[a-z])/, 'i'],
  [/wh/i, 'w'],
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/gh/, 'g'],
  [/burgh$/, 'borough'],
  [/ton$/, 'tun'],
];

const spelt = (text: string, chance: Chance) => {
  const rules = SPELLINGS.filter(([from]) => from.test(text));
  if (rules.length === 0) return text;
  const [from, to] = chance.of(rules);
  return text.replace(from, to);
};

/** A name written down by ear. */
export const heard = named((name, chance) =>
  word(name, chance, (text) => TYPING.heard[text] ?? spelt(text, chance)),
);

/** A name spelt wrongly by somebody who knows it. */
export const misspelt = named((name, chance) => word(name, chance, (text) => spelt(text, chance)));

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/rn/, 'm'],
  [/ll/, 'II'],
  [/l/, 'i'],
  [/i/, '1'],
  [/o/, '0'],
  [/e/, 'c'],
  [/c/, 'e'],
  [/n/, 'u'],
  [/u/, 'n'],
  [/h/, 'li'],
  [/a/, 'o'],
  [/B/, '8'],
  [/S/, '5'],
  [/w/, 'vv'],
  [/m/, 'rn'],
  [/t/, 'l'],
];

/** A name with letters that a scanner took for others. */
export const scanned = named((name, chance) =>
  word(name, chance, (text) => {
    const rules = SHAPES.filter(([from]) => from.test(text));
    const [from = /$/, to = ''] = rules.length === 0 ? [] : chance.of(rules);
    return text.replace(from, to);
  }),
);

/** `Sugar House Wynd` for `Sugarhouse Wynd`, `Seaview` for `Sea View`. */
export const spaced = named((name, chance) => {
  if (name.includes(' ') && chance.is(0.5)) return name.replace(/(?<=\p{L}) (?=\p{L})/u, '');
  return word(name, chance, (text) =>
    text.replace(/(?<=.)(house|bank|side|field|wood|view|hill|gate|town)$/, ' $1'),
  );
});

/** `The Crescent` as `Crescent`, `Tanners' Close` as `Tanners Close`. */
export const unmarked: Habit = (draft, chance) => {
  const parts = (['building', 'road'] as const).filter((part) => /^The |['’-]|&/.test(draft[part]));
  if (parts.length === 0) return false;
  const part = chance.of(parts);
  const text = draft[part]
    .replace(/^The |['’]/g, '')
    .replace('-', ' ')
    .replace('&', 'and');
  if (plain(text) !== plain(draft[part]) || text.length < 5) return false;
  draft[part] = text;
  return true;
};

/** `12 Roxburgh` for 12 Roxburgh Street. */
export const endless: Habit = (draft) => {
  const words = draft.road.split(' ');
  const isName =
    words.length === 2 && /^(?:Street|Road|Terrace|Place|Avenue|Crescent|Drive)$/.test(words[1] ?? '');
  if (!isName || draft.isDamaged || draft.number === '' || draft.isAbsent) return false;
  draft.road = words[0] ?? '';
  draft.isDamaged = true;
  return true;
};
