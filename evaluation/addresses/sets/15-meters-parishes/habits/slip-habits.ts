import type { Draft } from '../draft.ts';
import type { Draw } from '../draw.ts';
import { type Desk, type Habit, habit } from './habit.ts';
import { LOOKS, NEXT, SOUNDS } from './misreadings.ts';

type Named = 'street' | 'building' | 'locality' | 'town';

/** Names that slips befall, with how often. */
const NAMED: readonly (readonly [piece: Named, weight: number])[] = [
  ['street', 10],
  ['building', 6],
  ['locality', 2],
  ['town', 2],
];

/** Changes one name of an address by this rule, if the rule changes it. */
function slip(rule: (word: string, draw: Draw) => string | undefined) {
  return ({ text }: Draft, { draw }: Desk): boolean => {
    const [piece] = draw.weighted(NAMED, ([named, weight]) => (text[named].length > 4 ? weight : 0));
    const words = text[piece].split(' ');
    // The longest word is the one that people get wrong.
    const at = words.reduce((best, word, index) => (word.length > words[best]!.length ? index : best), 0);
    const word = words[at]!;
    const changed = word.length < 5 ? undefined : rule(word, draw);
    if (changed === undefined || changed === word) return false;
    words[at] = changed;
    text[piece] = words.join(' ');
    return true;
  };
}

function inside(word: string, draw: Draw): number {
  return draw.between(1, word.length - 2);
}

/** Slips of fingers, ears and eyes. */
export const SLIPS: readonly Habit[] = [
  habit(
    'letter left out',
    [4, 4],
    'letters',
    slip((word, draw) => {
      const at = inside(word, draw);
      return word.slice(0, at) + word.slice(at + 1);
    }),
  ),
  habit(
    'letters swapped',
    [4, 4],
    'letters',
    slip((word, draw) => {
      const at = inside(word, draw);
      return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    }),
  ),
  habit(
    'letter doubled',
    [2.5, 2.5],
    'letters',
    slip((word, draw) => {
      const at = inside(word, draw);
      return word.slice(0, at) + word[at] + word.slice(at);
    }),
  ),
  habit(
    'neighbouring key',
    [4, 4],
    'letters',
    slip((word, draw) => {
      const at = inside(word, draw);
      const other = NEXT[word[at]!.toLowerCase()];
      return other === undefined ? undefined : word.slice(0, at) + other + word.slice(at + 1);
    }),
  ),
  habit(
    'handwriting read wrongly',
    [4, 4],
    'letters',
    slip((word, draw) => {
      const rest = word.slice(1);
      const fitting = LOOKS.filter(([from]) => rest.includes(from));
      if (fitting.length === 0) return undefined;
      const [from, to] = draw.one(fitting);
      return word[0] + rest.replace(from, to);
    }),
  ),
  habit(
    'written as it sounds',
    [5, 5],
    'letters',
    slip((word, draw) => {
      const fitting = SOUNDS.filter(([from]) => from.test(word.slice(1)));
      return fitting.length === 0 ? undefined : word[0] + word.slice(1).replace(...draw.one(fitting));
    }),
  ),
  habit(
    'two slips',
    [2, 2],
    'letters',
    slip((word, draw) => {
      if (word.length < 8) return undefined;
      const at = draw.between(1, 3);
      const cut = word.slice(0, at) + word.slice(at + 1);
      const end = cut.length - 3;
      return cut.slice(0, end) + cut[end + 1] + cut[end] + cut.slice(end + 2);
    }),
  ),
  habit('heard as another word', [4, 4], 'letters', ({ text }, { draw, typing }) => {
    const piece =
      draw.odds(0.6) && text.street !== '' ? 'street' : text.building !== '' ? 'building' : 'locality';
    const own = text[piece].toLowerCase();
    // A part of a word is heard otherwise only at its beginning or its end.
    const fitting = Object.entries(typing.sayings).filter(([from]) =>
      own.split(' ').some((word) => word.startsWith(from) || word.endsWith(from)),
    );
    if (fitting.length === 0) return false;
    const [from, to] = draw.one(fitting);
    const heard = (word: string) =>
      word.startsWith(from)
        ? to + word.slice(from.length)
        : word.endsWith(from)
          ? word.slice(0, -from.length) + to
          : word;
    text[piece] = own.split(' ').map(heard).join(' ');
    return true;
  }),
  habit(
    'first letter wrong or missing',
    [1.5, 1.5],
    'letters',
    slip((word, draw) => {
      const other = NEXT[word[0]!.toLowerCase()] ?? '';
      return draw.odds(0.5) ? word.slice(1) : other.toUpperCase() + word.slice(1);
    }),
  ),
];
