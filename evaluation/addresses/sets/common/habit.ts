import type { Dice } from '../../dice.ts';
import { alter, type Draft, type Field, type Order, restyle } from './draft.ts';
import type { ListWords } from './words.ts';

/** Habits of one group are not applied together. */
export type Group =
  | 'spelling'
  | 'unit'
  | 'number'
  | 'building'
  | 'street'
  | 'place'
  | 'postcode'
  | 'order'
  | 'form'
  | 'remark'
  | 'name'
  | 'firm';

/** What habits need besides the draft. */
export interface Tools {
  readonly dice: Dice;
  readonly words: ListWords;
  /** The postcodes of each district, neighbours side by side. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

/** Changes a draft. Returns false if it has nothing to change; the draft is then as before. */
export type Apply = (draft: Draft, tools: Tools) => boolean;

/** A way in which people write an address differently from the list. */
export interface Habit {
  readonly name: string;
  /** What the people do. */
  readonly says: string;
  readonly group: Group;
  /** How common it is among the addresses that allow it. A common slip has 12. */
  readonly weight: number;
  /** Whether an absent address stays absent with it. */
  readonly isLight: boolean;
  /** The only list that has it; undefined for both. */
  readonly list?: string;
  readonly apply: Apply;
}

type Line = readonly [name: string, says: string, weight: number, apply: Apply, list?: string];

function made(group: Group, isLight: boolean, lines: readonly Line[]): Habit[] {
  return lines.map(([name, says, weight, apply, list]) => ({
    ...{ name, says, group, weight, isLight, apply },
    ...(list === undefined ? {} : { list }),
  }));
}

/** Habits of one group that change what an address says. */
export function habits(group: Group, lines: readonly Line[]): Habit[] {
  return made(group, false, lines);
}

/** Habits of one group that change only how an address is written. */
export function lightHabits(group: Group, lines: readonly Line[]): Habit[] {
  return made(group, true, lines);
}

/**
 * Habits, one a line: `light unit 24 flat in letters: Writes 'Flat Two'.` The first word is `light` or `full`, the
 * second the group, and the third the weight.
 *
 * @param apply what each habit does, by its name
 */
export function described(lines: string, apply: Readonly<Record<string, Apply>>): Habit[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const parts = /^(light|full) (\w+) (\d+) ([^:]+): (.*)$/.exec(line.trim());
      const [, kind, group, weight, name = '', says = ''] = parts ?? [];
      const does = apply[name];
      if (does === undefined) throw new Error(`Nothing is known of the habit: ${line}`);
      return made(group as Group, kind === 'light', [[name, says, Number(weight), does]]);
    });
}

/** Adds a text to one of the draft's places for them. */
export function add(texts: string[], text: string): boolean {
  texts.push(text);
  return true;
}

/** Writes a field otherwise, if the address has it. */
export function rewrite(field: Field, change: (text: string, tools: Tools, draft: Draft) => string): Apply {
  return (draft, tools) =>
    draft.text[field] !== '' && restyle(draft, field, change(draft.text[field], tools, draft));
}

/** Changes the last word of a name by a table. */
export function ending(field: Field, table: Readonly<Record<string, string>>): Apply {
  return rewrite(field, (text) => {
    const words = text.split(' ');
    const last = words.length > 1 ? table[words.at(-1)!] : undefined;
    return last === undefined ? text : [...words.slice(0, -1), last].join(' ');
  });
}

/** Writes a unit otherwise. It is no longer a bare mark. */
export function rewriteUnit(change: (text: string, tools: Tools, draft: Draft) => string): Apply {
  return (draft, tools) => {
    if (!rewrite('unit', change)(draft, tools)) return false;
    draft.isJoined = false;
    draft.isBare = false;
    return true;
  };
}

/** Changes a field by the first rule that suits it: what is there, and what may be written for it. */
export function swap(field: Field, ...rules: readonly (readonly [from: RegExp, ...to: string[]])[]): Apply {
  const change = (text: string, { dice }: Tools): string => {
    const [from, ...to] = rules.find(([one]) => one.test(text)) ?? [];
    return from === undefined ? text : text.replace(from, dice.pick(to));
  };
  return field === 'unit' ? rewriteUnit(change) : rewrite(field, change);
}

/** Does something only to drafts that pass a test. */
export function when(test: (draft: Draft) => boolean, apply: Apply): Apply {
  return (draft, tools) => test(draft) && apply(draft, tools);
}

/** Writes a flat otherwise. Its mark is that of the draft, as an absent flat has another one than the row. */
export function rewriteFlat(change: (mark: string, tools: Tools) => string | undefined): Apply {
  return rewriteUnit((text, tools, { said }) => {
    const mark = /^flat (\w+)$/.exec(said.unit)?.[1];
    return (mark === undefined ? undefined : change(mark.toUpperCase(), tools)) ?? text;
  });
}

/** Puts the parts in another order, if the address has them. */
export function order(to: Order, test: (draft: Draft) => boolean): Apply {
  return (draft) => {
    if (!test(draft)) return false;
    draft.order = to;
    return true;
  };
}

/** Puts something else than a comma between the parts. */
export function separate(separator: string): Apply {
  return (draft) => {
    draft.separator = separator;
    return true;
  };
}

/** Types everything in capitals or small letters. */
export function inLetters(letters: Draft['letters']): Apply {
  return (draft) => {
    draft.letters = letters;
    return true;
  };
}

/** Changes the whole line, which has the postcode in it. */
export function finish(change: (line: string, draft: Draft) => string): Apply {
  return (draft) => {
    draft.isCodeInside = true;
    draft.finish.push((line) => change(line, draft));
    return true;
  };
}

/** Changes one long word of the street or the house's name, so that it says something else. */
export function slip(change: (word: string, dice: Dice) => string): Apply {
  return (draft, { dice }) => {
    const { said, entry } = draft;
    const isHouse = said.building !== '' && (said.street === '' || entry.unit.kind === 'none');
    const field = isHouse ? 'building' : 'street';
    if (entry.names.length > 1 && isHouse) return false;
    const words = said[field].split(' ');
    const long = words.flatMap((word, at) => (/^[A-Z][a-z]{4,}/.test(word) ? [at] : []));
    if (long.length === 0 || draft.text[field] !== said[field]) return false;
    // The end of a street's name is a word that people rarely get wrong.
    const at = long.length > 1 && dice.chance(0.8) ? long[0]! : dice.pick(long);
    words[at] = change(words[at]!, dice);
    return alter(draft, field, words.join(' '));
  };
}

/** The postcode as listed, which some habits need. */
export function hasOwnCode({ said, entry }: Draft): boolean {
  return said.postcode === entry.postcode;
}
