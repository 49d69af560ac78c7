import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Habit } from './habit.ts';
import { canShorten } from './writer.ts';

/** The keys around each key. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

function neighbour(letter: string, chance: Chance): string {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  const at = KEYBOARD[row]?.indexOf(letter) ?? -1;
  const around = [
    KEYBOARD[row]?.[at - 1],
    KEYBOARD[row]?.[at + 1],
    KEYBOARD[row - 1]?.[at],
    KEYBOARD[row + 1]?.[at],
  ];
  return chance.of(around.filter((key) => key !== undefined));
}

function slipped(name: string, chance: Chance): string | undefined {
  const places = [...name.matchAll(/[a-z]/g)].map(({ index }) => index).filter((at) => at > 0);
  if (places.length < 3) return undefined;
  const at = chance.of(places);
  const [head, letter, tail] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
  switch (chance.by({ near: 30, dropped: 28, doubled: 17, swapped: 25 })) {
    case 'near':
      return head + neighbour(letter, chance) + tail;
    case 'dropped':
      return head + tail;
    case 'doubled':
      return head + letter + letter + tail;
    default:
      return /^[a-z]/.test(tail) && tail[0] !== letter ? head + tail[0] + letter + tail.slice(1) : undefined;
  }
}

const twice = (name: string, chance: Chance) => slipped(slipped(name, chance) ?? '', chance);

/** Changes one of the names of a draft. Places are misspelt less often than streets and buildings. */
function inName(draft: Draft, chance: Chance, change: (name: string) => string | undefined): boolean {
  const pieces = ['building', 'building', 'street', 'street', 'street', 'locality', 'town'] as const;
  const piece = chance.of(pieces.filter((one) => draft.said[one].length > 4));
  const changed = piece === undefined ? undefined : change(draft.said[piece]);
  if (piece === undefined || changed === undefined || changed === draft.said[piece]) return false;
  draft.said[piece] = changed;
  return true;
}

/** Writes a name as it sounds to somebody at the telephone. */
function heard(name: string, sounds: Readonly<Record<string, string>>, chance: Chance): string | undefined {
  const fitting = Object.entries(sounds).filter(([letters]) => name.indexOf(letters, 1) > 0);
  if (fitting.length === 0) return undefined;
  const [letters, sound] = chance.of(fitting);
  const at = name.indexOf(letters, 1);
  return name.slice(0, at) + sound + name.slice(at + letters.length);
}

/** First letters after a mutation. */
const MUTATED: Readonly<Record<string, string>> = {
  P: 'B',
  T: 'D',
  C: 'G',
  B: 'F',
  M: 'F',
  D: 'Dd',
  G: '',
  Ll: 'L',
  Rh: 'R',
};

/** `Heol Bont` for `Heol Pont`: mutates the second word of a name, as speakers of Welsh do. */
function mutated(name: string): string | undefined {
  const [first = '', second = '', ...rest] = name.split(' ');
  if (first.length < 3) return undefined;
  const initial = /^(?:Ll|Rh|[PTCBMDG](?!h))/.exec(second)?.[0];
  if (initial === undefined || second.length < 4) return undefined;
  const changed = `${MUTATED[initial]}${second.slice(initial.length)}`;
  return [first, changed.charAt(0).toUpperCase() + changed.slice(1), ...rest].join(' ');
}

/** Joins two words, or parts one where a reader still sees the name. */
function rejoined(name: string, chance: Chance): string | undefined {
  const words = name.split(' ');
  if (words.length > 1 && chance.is(0.6)) {
    const at = chance.from(0, words.length - 2);
    const joined = words[at]! + (chance.is(0.5) ? '-' : '') + words[at + 1]!.toLowerCase();
    return [...words.slice(0, at), joined, ...words.slice(at + 2)].join(' ');
  }
  const [first = ''] = words;
  if (first.length < 8) return undefined;
  const cut = chance.from(3, first.length - 4);
  return [`${first.slice(0, cut)} ${first.slice(cut)}`, ...words.slice(1)].join(' ');
}

/** Adds or drops an article at the beginning of the name of a house. */
function article(name: string, isWelsh: boolean): string {
  if (/^(?:The|Yr?) /.test(name)) return name.replace(/^\w+ /, '');
  return `${isWelsh ? (/^[AEIOUWYH]/.test(name) ? 'Yr' : 'Y') : 'The'} ${name}`;
}

const isWelsh = ({ entry }: Draft) => entry.place.list === 'ceredigion';

export const SPELLING: readonly Habit[] = [
  {
    name: 'abbreviated',
    weight: { metropolis: 15, ceredigion: 7 },
    touches: 'short',
    apply: (draft, { words }) => {
      draft.isShort = canShorten(draft, words);
      return draft.isShort;
    },
  },
  {
    name: 'keyboard slip',
    weight: { metropolis: 12, ceredigion: 12 },
    touches: 'letters',
    apply: (draft, { chance }) => inName(draft, chance, (name) => slipped(name, chance)),
  },
  {
    name: 'two slips',
    weight: { metropolis: 2, ceredigion: 2 },
    touches: 'letters',
    apply: (draft, { chance }) =>
      inName(draft, chance, (name) => (name.length < 10 ? undefined : twice(name, chance))),
  },
  {
    name: 'as heard',
    weight: { metropolis: 6, ceredigion: 9 },
    touches: 'letters',
    apply: (draft, { chance, words }) =>
      inName(draft, chance, (name) => heard(name, isWelsh(draft) ? words.heardWelsh : words.heard, chance)),
  },
  {
    name: 'scanned',
    weight: { metropolis: 4, ceredigion: 4 },
    touches: 'letters',
    apply: (draft) => {
      draft.isScanned = true;
      return true;
    },
  },
  {
    name: 'words joined or parted',
    weight: { metropolis: 3, ceredigion: 7 },
    touches: 'letters',
    apply: (draft, { chance }) => inName(draft, chance, (name) => rejoined(name, chance)),
  },
  {
    name: 'mutation',
    weight: { metropolis: 0, ceredigion: 4 },
    touches: 'letters',
    apply: (draft, { chance }) => inName(draft, chance, mutated),
  },
  {
    name: 'article',
    weight: { metropolis: 0.5, ceredigion: 4 },
    touches: 'letters',
    apply: ({ said, ...draft }) => {
      if (said.building === '' || !['none', 'flat'].includes(draft.entry.unit.kind)) return false;
      said.building = article(said.building, draft.entry.place.list === 'ceredigion');
      return true;
    },
  },
];
