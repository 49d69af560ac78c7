import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { Word } from '../../address/normal-form/word.ts';

/**
 * The name of a street or locality as it is sorted and found by: its words in their normal form, so that `Mill Rd` is
 * `MILL ROAD`, with `ST` for Saint. Only capitals, digits and spaces.
 */
export function placeName(text: string): string {
  return placeNameOf(wordsOf(text));
}

/** As {@link placeName}, of the words of the text. */
export function placeNameOf(words: readonly Word[]): string {
  return words.map((word) => (word.text === 'SAINT' ? 'ST' : word.text)).join(' ');
}

/**
 * What names may begin with that somebody is typing: in the normal form, and with the last word as it was written, which may be
 * the beginning of another than the one it is short for. None where nothing was typed.
 */
export function beginningsOf(typed: string): readonly string[] {
  const words = wordsOf(typed);
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = placeName(typed);
  const before = whole.split(' ').slice(0, -1);
  const asWritten = [...before, last.written].join(' ');
  if (whole.startsWith(asWritten)) return [asWritten];
  return asWritten.startsWith(whole) ? [whole] : [whole, asWritten];
}
