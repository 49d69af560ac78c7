import type { TypedCase } from './letter-case.ts';
import { SHARED_WITH_BRITAIN } from './surnames/iberian.ts';
import { IBERIAN } from './surnames/surnames.ts';
import type { Word } from './token.ts';

/** Whether Spaniards or Portuguese bear the word for a surname: by the list, or by its ending. */
export function isIberian({ lower, entry }: Word): boolean {
  return ((entry.surname ?? 0) & IBERIAN) !== 0 || PATRONYMIC.test(lower);
}

const PATRONYMIC = /..[aeiáéí]z$/;

/**
 * Whether the surname before this position belongs to the one that begins here: Carvalho da Costa.
 *
 * @param first the lowest position that a surname may have
 */
export function hasSurnameBefore(words: readonly Word[], at: number, first: number): boolean {
  const before = at - 1;
  if (before < first || !IBERIAN_PREFIXES.has(words[at]!.lower)) return false;
  return isIberian(words[before]!) && !isForename(words, before);
}

const IBERIAN_PREFIXES = new Set(['da', 'das', 'de', 'del', 'do', 'dos']);

/** Whether the last two words are a father's and a mother's surname: Ibáñez Quintero. */
export function endsInTwoSurnames(words: readonly Word[], first: number): boolean {
  const before = words.length - 2;
  if (before < first) return false;
  const [one, other] = [words[before]!, words[before + 1]!];
  if (!isIberian(one) || !isIberian(other) || isForename(words, before)) return false;
  return !(SHARED_WITH_BRITAIN.has(one.lower) && SHARED_WITH_BRITAIN.has(other.lower));
}

/** María Rosa López has two forenames; María José Martín López has one surname more. */
function isForename(words: readonly Word[], at: number): boolean {
  return words[at]!.entry.sex !== undefined && at < 2;
}

/** Whether this word joins two surnames: the y of Ortega y Molina, the i of Puig i Ferrer, the e of Sousa e Melo. */
export function joinsSurnames(words: readonly Word[], at: number, typed: TypedCase): boolean {
  const { text, shape } = words[at]!;
  if (text.length !== 1 || shape !== 'lower' || typed !== 'mixed') return false;
  return at > 0 && at < words.length - 1 && (text === 'y' || text === 'i' || text === 'e');
}
