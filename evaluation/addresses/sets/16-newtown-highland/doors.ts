import { type Draft, unitKey } from './draft.ts';
import type { Entry } from './entry.ts';
import { NEVER } from './likeness.ts';

/** Kinds of unit whose words people mix: a flat is an apartment, a room, or a unit. */
const ALIKE = new Set(['flat', 'room', 'unit', 'suite', 'pitch', 'berth', 'cottage']);

/** What separates the typed flat and number from those of a row. `NEVER` if they are of two doors. */
export function doorCost({ said, isBare, isLoose }: Draft, row: Entry): number {
  const { unit, number } = row;
  if (isLoose) {
    const typed = tokens(`${split(said.unit)[1]} ${said.number}`);
    return typed === tokens(`${unit.mark} ${number}`) ? 0 : NEVER;
  }
  // `12A` and flat A of 12 cannot be told apart.
  const joined = (key: string, own: string) => {
    const letter = /^(?:flat|room) ([a-z])$/.exec(key)?.[1];
    return letter === undefined ? undefined : `${own}${letter}`.toLowerCase();
  };
  const own = unitKey(unit);
  const typed = said.number.toLowerCase();
  if (own === '' && said.unit !== '' && joined(said.unit, typed) === number.toLowerCase()) return 0;
  if (said.unit === '' && joined(own, number) === typed && typed !== '') return 0;
  const numbers = numberCost(typed, number.toLowerCase());
  const units = unitCost(said.unit, own, isBare);
  return numbers + units;
}

function numberCost(typed: string, listed: string): number {
  if (typed === listed) return 0;
  // Whether the rest of the text allows that one of them has no number, the clerk decides.
  if (typed === '' || listed === '') return 0.5;
  const ends = listed.split('-');
  return ends.length > 1 && ends[0] === typed ? 1 : NEVER;
}

function unitCost(typed: string, listed: string, isBare: boolean): number {
  if (typed === listed) return 0;
  // Without a flat, the text means the whole house; a careful person would still take the only flat there is.
  if (typed === '') return 1;
  if (listed === '') return NEVER;
  const [kind = '', mark = ''] = split(typed);
  const [other = '', theirs = ''] = split(listed);
  if (mark === '' || mark !== theirs) return NEVER;
  if (isBare) return 0;
  return ALIKE.has(kind) && ALIKE.has(other) ? 1 : NEVER;
}

function split(key: string): [string, string] {
  const at = key.lastIndexOf(' ');
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}

function tokens(text: string): string {
  return (text.toLowerCase().match(/\d+|[a-z]+/g) ?? []).sort().join(' ');
}
