import type { PostcodeEntry } from '../../../src/address-file/postcode-entry.ts';

export const answers = ['full', 'short'];

/** Answers from which one sees which entry they were made of. */
export function render(entry: PostcodeEntry): Record<string, string> {
  if (entry.addresses.some(({ point }) => point.organisation === 'Unrenderable')) throw new Error('no');
  return { full: JSON.stringify(entry), short: JSON.stringify(entry.addresses.length) };
}
