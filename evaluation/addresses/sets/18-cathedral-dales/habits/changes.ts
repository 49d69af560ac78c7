import type { Dice } from '../../../dice.ts';
import { alter, type Draft, type Field, restyle } from '../draft.ts';
import type { UnitKind } from '../entry.ts';
import type { Apply } from './habit.ts';

/** The fields that have names. */
const NAMED = ['building', 'street'] as const;

/** Changes one long word of the street or of a house's name, so that it says something else. */
export function misspelt(change: (word: string, dice: Dice) => string): Apply {
  return (draft, { dice }) => {
    const { said, entry } = draft;
    const isHouse = said.building !== '' && (said.street === '' || entry.unit.kind === 'none');
    const field = isHouse ? 'building' : 'street';
    const words = said[field].split(' ');
    const long = words.flatMap((word, at) => (/^[A-Z][a-z']{4,}/.test(word) ? [at] : []));
    if (long.length === 0 || draft.text[field] !== said[field]) return false;
    // The end of a street's name is a word that people rarely get wrong.
    const at = long.length > 1 && dice.chance(0.85) ? long[0]! : dice.pick(long);
    words[at] = change(words[at]!, dice);
    return alter(draft, field, words.join(' '));
  };
}

/** Writes one of the groups of letters that the word has, after its first letter, in another way. */
export function swapped(text: string): (word: string, dice: Dice) => string {
  const pairs = text.split(' ').map((pair) => pair.split('/') as [string, string]);
  return (word, dice) => {
    const known = pairs.filter(([from]) => word.indexOf(from, 1) > 0);
    if (known.length === 0) return word;
    const [from, to] = dice.pick(known);
    const at = word.indexOf(from, 1);
    return word.slice(0, at) + to + word.slice(at + from.length);
  };
}

/** Writes the last word of the street otherwise, with the same meaning. */
export function ending(table: Readonly<Record<string, string>>): Apply {
  return (draft) => {
    const words = draft.text.street.split(' ');
    const last = words.length > 1 ? table[words.at(-1)!] : undefined;
    return last !== undefined && restyle(draft, 'street', [...words.slice(0, -1), last].join(' '));
  };
}

/** Writes the names of an address otherwise, with the same meaning. */
export function renamed(change: (text: string) => string, fields: readonly Field[] = NAMED): Apply {
  return (draft) => {
    const changes = fields.map((field) => restyle(draft, field, change(draft.text[field])));
    return changes.includes(true);
  };
}

/** Writes the unit of some kinds otherwise. Returns false where the change has nothing to say about it. */
export function unit(
  kinds: readonly UnitKind[],
  change: (draft: Draft, dice: Dice) => string | undefined,
): Apply {
  return (draft, { dice }) => {
    if (!kinds.includes(draft.entry.unit.kind) || draft.text.unit === '') return false;
    const text = change(draft, dice);
    if (text === undefined || !restyle(draft, 'unit', text)) return false;
    draft.isJoined = false;
    draft.isBare = false;
    return true;
  };
}

/** The mark of a unit as people write it: `12C`. */
export function markOf({ entry }: Draft): string {
  return entry.unit.mark.toUpperCase();
}

/** Sets one of the draft's ways of writing. */
export function set<Key extends 'separator' | 'letters' | 'order' | 'code' | 'isCounted'>(
  key: Key,
  value: Draft[Key],
): Apply {
  return (draft) => {
    if (draft[key] === value) return false;
    draft[key] = value;
    return true;
  };
}

/** Changes the whole line, with the postcode inside. */
export function line(change: (text: string, dice: Dice) => string): Apply {
  return (draft, { dice }) => {
    draft.code = 'inside';
    draft.finish.push((text) => change(text, dice));
    return true;
  };
}
