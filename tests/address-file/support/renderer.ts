import type { PostcodeEntry } from '../../../src/address-file/postcode-entry.ts';

export const answers = ['full', 'short'];

/** Answers that show the entry they were rendered from. */
export function render(entry: PostcodeEntry): Record<string, string> {
  if (entry.addresses.some(({ point }) => point.organisation === 'Unrenderable')) throw new Error('no');
  return { full: JSON.stringify(entry), short: JSON.stringify(entry.addresses.length) };
}
