import { alter, type Draft, type Field, omit } from './draft.ts';
import { type Apply, hasOwnCode, type Tools } from './habit.ts';

const DOOR = ['unit', 'building', 'estate', 'number', 'street'] as const;

/** Whether no habit has touched the flat, house, number and street, so that a habit may leave one of them out. */
export function isUntouched({ text, entry }: Draft): boolean {
  return DOOR.every((field) => text[field] === (field === 'unit' ? entry.flat : entry[field]));
}

/** Leaves fields out of an untouched address that passes the test. At least one of them must have been there. */
export function leaveOut(fields: readonly Field[], test: (draft: Draft) => boolean): Apply {
  return (draft) =>
    isUntouched(draft) && test(draft) && fields.map((field) => omit(draft, field)).includes(true);
}

/** Writes another name for the house or street of an untouched address that has its own postcode. */
export function rename(field: 'building' | 'street', change: (name: string) => string): Apply {
  return (draft) => {
    const name = draft.said[field];
    const other = change(name);
    if (!isUntouched(draft) || !hasOwnCode(draft) || name === '' || other === '') return false;
    return alter(draft, field, other);
  };
}

/** Writes number and flat in one piece: `Flat over 12`. */
export function joinDoor(write: (unit: string, number: string, draft: Draft) => string | undefined): Apply {
  return (draft) => {
    const { text, said } = draft;
    if (text.unit === '' || text.number === '' || text.number !== said.number || draft.isJoined) return false;
    const door = write(text.unit, text.number, draft);
    if (door === undefined) return false;
    draft.text.number = door;
    draft.text.unit = '';
    return true;
  };
}

/** Changes a word by one of the rules that suits it. The word stays if none does. */
export function byRules(rules: readonly (readonly [from: RegExp, to: string])[]) {
  return (word: string, dice: { pick<Item>(items: readonly Item[]): Item }): string => {
    const some = rules.filter(([from]) => from.test(word));
    if (some.length === 0) return word;
    const [from, to] = dice.pick(some);
    return word.replace(from, to);
  };
}

/** Adds a text in front of the address or behind it. */
export function put(place: 'before' | 'after', text: (tools: Tools, draft: Draft) => string): Apply {
  return (draft, tools) => {
    const added = text(tools, draft);
    return added !== '' && draft[place].push(added) > 0;
  };
}

/** Writes two fields as one, if no habit has touched the address. */
export function merge(
  [into, from]: readonly [into: Field, from: Field],
  write: (into: string, from: string, draft: Draft, tools: Tools) => string | undefined,
): Apply {
  return (draft, tools) => {
    const { text } = draft;
    if (!isUntouched(draft) || text[into] === '' || text[from] === '') return false;
    const merged = write(text[into], text[from], draft, tools);
    if (merged === undefined) return false;
    text[into] = merged;
    text[from] = '';
    draft.isJoined = false;
    return true;
  };
}
