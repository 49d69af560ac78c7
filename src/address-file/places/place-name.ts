import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { Word } from '../../address/normal-form/word.ts';

/**
 * The form of a name by which streets and localities are sorted and found. Words are in normal form, so `Mill
 * Rd` becomes `MILL ROAD`, but `ST` stands for Saint. The result has only capitals, digits and spaces.
 */
export function placeName(text: string): string {
  return placeNameOf(wordsOf(text));
}

/** Like {@link placeName}, for a text that was split into words already. */
export function placeNameOf(words: readonly Word[]): string {
  return words.map((word) => (word.text === 'SAINT' ? 'ST' : word.text)).join(' ');
}

/**
 * The beginnings of names that match what somebody has typed so far. They are in normal form. The last word
 * is also tried as written, because `RD` may be an abbreviation or the beginning of another word. Empty if
 * nothing was typed.
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
