import type { Dice } from '../../../dice.ts';
import { alter, type Draft } from '../draft.ts';
import { type Habit, habitsOf, type Tools } from './habit.ts';

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const READ: readonly (readonly [string, string])[] = [
  ...([
    ['rn', 'm'],
    ['m', 'rn'],
    ['cl', 'd'],
    ['li', 'h'],
    ['o', '0'],
    ['l', '1'],
    ['e', 'c'],
    ['u', 'v'],
  ] as const),
];

const HEARD: readonly (readonly [string, string])[] = [
  ...([
    ['ph', 'f'],
    ['ck', 'k'],
    ['ll', 'l'],
    ['ey', 'ie'],
    ['ea', 'ee'],
    ['gh', 'g'],
    ['ch', 'tch'],
    ['tt', 't'],
  ] as const),
  ...([
    ['ight', 'ite'],
    ['ough', 'off'],
    ['wh', 'w'],
    ['ie', 'y'],
    ['ai', 'ay'],
    ['oo', 'u'],
    ['ss', 's'],
  ] as const),
];

/** Changes the first word of the street, or of the building if there is no street. */
function slipped(draft: Draft, change: (word: string) => string | undefined): boolean {
  const field = draft.text.street === '' ? 'building' : 'street';
  const words = draft.text[field].split(' ');
  const at = words.findIndex((word) => word.length > 4);
  if (at < 0 || (at > 0 && at === words.length - 1)) return false;
  const other = change(words[at]!);
  if (other === undefined || other === words[at]) return false;
  return alter(draft, field, words.with(at, other).join(' '));
}

function swapped(
  word: string,
  pairs: readonly (readonly [string, string])[],
  dice: Dice,
): string | undefined {
  const fit = pairs.filter(([from]) => word.toLowerCase().indexOf(from) > 0);
  if (fit.length === 0) return undefined;
  const [from, to] = dice.pick(fit);
  const at = word.toLowerCase().indexOf(from, 1);
  return at < 0 ? undefined : word.slice(0, at) + to + word.slice(at + from.length);
}

/** Cuts a word in two behind a letter in its middle. */
function spot(word: string, { dice }: Tools): number {
  return dice.between(1, word.length - 2);
}

export const SLIP_HABITS: readonly Habit[] = habitsOf('street', [
  [
    'both',
    'key beside',
    'hits the key beside the right one',
    (draft, tools) =>
      slipped(draft, (word) => {
        const at = spot(word, tools);
        const row = KEYS.find((keys) => keys.includes(word[at]!)) ?? '';
        const to = row[row.indexOf(word[at]!) + (tools.dice.chance(0.5) ? 1 : -1)];
        return to === undefined ? undefined : word.slice(0, at) + to + word.slice(at + 1);
      }),
  ],
  [
    'both',
    'letter left out',
    'leaves a letter out of a name',
    (draft, tools) =>
      slipped(draft, (word) => {
        const at = spot(word, tools);
        return word.slice(0, at) + word.slice(at + 1);
      }),
  ],
  [
    'shown',
    'misread letters',
    'reads rn as m, as scanners do',
    (draft, { dice }) => slipped(draft, (word) => swapped(word, READ, dice)),
  ],
  [
    'both',
    'doubled letter',
    'types a letter twice',
    (draft, tools) =>
      slipped(draft, (word) => {
        const at = spot(word, tools);
        return word.slice(0, at) + word[at] + word.slice(at);
      }),
  ],
  [
    'held-back',
    'misheard name',
    'writes a name as it sounds',
    (draft, { dice }) => slipped(draft, (word) => swapped(word, HEARD, dice)),
  ],
  [
    'both',
    'letters turned',
    'swaps two letters of a name',
    (draft, tools) =>
      slipped(draft, (word) => {
        const at = spot(word, tools);
        return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      }),
  ],
  [
    'held-back',
    'space inside a name',
    'hits the space bar inside a name',
    (draft, tools) =>
      slipped(draft, (word) => {
        const at = spot(word, tools) + 1;
        return `${word.slice(0, at)} ${word.slice(at)}`;
      }),
  ],
]);
