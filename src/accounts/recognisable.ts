import { randomInt } from 'node:crypto';

/** Letters and digits that are hard to confuse: no l, o, 0 or 1. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name as the beginning of an id: `Acme Ltd` → `acme-ltd`. Empty if no letter of it can be kept. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
}

/** Random letters and digits, to make an id unique. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
