import type { TypedCase } from './letter-case.ts';
import { IBERIAN, SHARED_WITH_BRITAIN } from './surnames.ts';
import type { Word } from './token.ts';

/** Whether the word is a Spanish or Portuguese surname, by the list or by its ending. */
export function isIberian({ lower, entry }: Word): boolean {
  return ((entry.surname ?? 0) & IBERIAN) !== 0 || PATRONYMIC.test(lower) || BASQUE.test(lower);
}

const PATRONYMIC = /..[aeiáéí]z$/;

/** Basque surnames, by their letters: Etxeberria, Goikoetxea, Arrizabalaga. */
const BASQUE = /etxe|txea|goik|goiti|beitia|berria$|zabal|gorri$|garai|uribe|iturri|mendi[az]?/;

/**
 * Whether the surname before this position belongs to the surname that begins here: Carvalho da Costa.
 *
 * @param first the lowest position that a surname may have
 */
export function hasSurnameBefore(words: readonly Word[], at: number, first: number): boolean {
  const before = words[at - 1];
  if (before === undefined || at - 1 < first || !IBERIAN_PREFIXES.has(words[at]?.lower ?? '')) return false;
  if (isForename(words, at - 1)) return false;
  return isIberian(before) || (words[0]?.entry.iberian === true && at > 1 && isSurnameOnly(before));
}

const IBERIAN_PREFIXES = new Set(['da', 'das', 'de', 'del', 'dela', 'delos', 'do', 'dos']);

/** Whether the last two words are a father's and a mother's surname: Ibáñez Quintero. */
export function endsInTwoSurnames(words: readonly Word[], first: number): boolean {
  const before = words.length - 2;
  if (before < first) return false;
  const [one, other] = words.slice(-2);
  if (one === undefined || other === undefined) return false;
  if (isForename(words, before)) return false;
  // Lucía Peralta Ossorio: after a Spanish forename one known surname of the two is enough.
  if (words[0]?.entry.iberian === true && before > 0 && isIberian(one) !== isIberian(other)) {
    return isSurnameOnly(one) && isSurnameOnly(other);
  }
  if (!isIberian(one) || !isIberian(other)) return false;
  return !(SHARED_WITH_BRITAIN.has(one.lower) && SHARED_WITH_BRITAIN.has(other.lower));
}

/** Whether the word is known only as a possible Iberian surname. */
function isSurnameOnly({ entry, text }: Word): boolean {
  return entry.sex === undefined && ((entry.surname ?? IBERIAN) & IBERIAN) !== 0 && text.length > 2;
}

/** María Rosa López has two forenames; María José Martín López has two surnames. */
function isForename(words: readonly Word[], at: number): boolean {
  return words[at]?.entry.sex !== undefined && at < 2;
}

/**
 * Whether this word joins two surnames: the y of Ortega y Molina, the i of Puig i Ferrer, the e of Sousa e
 * Melo.
 */
export function joinsSurnames(words: readonly Word[], at: number, typed: TypedCase): boolean {
  const { text, shape } = words[at] ?? {};
  if (text?.length !== 1 || shape !== 'lower' || typed !== 'mixed') return false;
  return at > 0 && at < words.length - 1 && (text === 'y' || text === 'i' || text === 'e');
}
