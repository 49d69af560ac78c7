import type { AddressFile } from '../address-file/address-file.ts';
import type { Ranked } from './suggestion.ts';
import { addressesBehind, suggestionText } from './suggestion-text.ts';

/** Returns a suggestion on one line, with the number of its addresses unless it is itself an address. */
export function describe(file: AddressFile, { suggestion }: Pick<Ranked, 'suggestion'>): string {
  const text = suggestionText(file, suggestion);
  if (suggestion.kind === 'address') return text;
  return `${text}  (${addressesBehind(suggestion).toLocaleString('en-GB')} addresses)`;
}

/**
 * Returns the line of {@link describe}, and a second line with the parts of the score that decided the
 * suggestion's place in the list.
 */
export function explain(file: AddressFile, ranked: Ranked): string {
  const { total, ...parts } = ranked.score;
  const shown = Object.entries(parts)
    .filter(([, part]) => part !== 0)
    .map(([name, part]) => `${part < 0 ? '-' : '+'} ${name} ${Math.abs(part).toFixed(1)}`);
  return `${describe(file, ranked)}\n    ${total.toFixed(1)} = ${shown.join(' ').replace(/^\+ /, '')}`;
}
