import { type Judge, outcomeOf, textOf } from './judgement.ts';

const NEEDS = ['title', 'forename', 'middle', 'surname', 'suffix'];

/**
 * `name-cleansing`: the parts of the name in their order. If there are none, the envelope name, as for a
 * company.
 */
export const judgeName: Judge = ({ before: was, now, given }) => {
  const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
  const before = joined(['name', ...NEEDS].map((need) => was(need)));
  const parts = joined(NEEDS.map((part) => textOf(given(part))));
  const after = parts === '' ? textOf(given('envelope_name')) : parts;
  const reasons: string[] = [];
  if (before.trim() === '') return { outcome: 'blank', before, after, reasons };
  if (joined(['name', ...NEEDS].map((need) => now(need))) === '')
    return { outcome: 'emptied', before, after: '', reasons };
  if (given('name_type') === 'Unknown') return { outcome: 'wrong', before, after, reasons };
  return { outcome: outcomeOf(before, after, isSameName), before, after, reasons };
};

/**
 * Whether two names differ only in spaces and punctuation. Capitals count as a difference, because they are
 * part of the spelling.
 */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.replace(/[^\p{L}\p{N}&]/gu, '');
  return plain(one) === plain(other);
}
