import { JOINT, type Token, tokenAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { itemAt } from '../../present.ts';
import { slips, slipsForgiven } from '../../text/slips.ts';

/** Words that end the name of a house or a street. */
const ENDING = KIND.descriptor | KIND.building | KIND.part;

/**
 * The name of a house without a number: the words before the first comma, but no more than one word such as
 * Cottage or Lane. `ROSE COTTAGE` of Rose Cottage Church Lane.
 */
export function houseName(tokens: readonly Token[]): string {
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { word, joint } = tokenAt(tokens, at);
    if (words.length > 0 && joint >= JOINT.comma) break;
    if (word.is(KIND.small)) continue;
    words.push(word.key);
    if (words.length > 1 && word.is(ENDING)) break;
  }
  return words.join(' ');
}

/**
 * Compares the names of two houses without numbers. `different` only if they begin alike: Mill House and Mill
 * Cottage, White Gables and White Gates. Names that begin differently may be those of a house and a street,
 * so they are `unclear`.
 */
export function compareHouseNames(one: string, other: string): 'same' | 'different' | 'unclear' {
  if (one === other || one.replaceAll(' ', '') === other.replaceAll(' ', '')) return 'same';
  const [words, others] = [one.split(' '), other.split(' ')];
  if (!isSimilarWord(itemAt(words, 0), itemAt(others, 0))) return 'unclear';
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  const isAmong = (word: string) =>
    more.some((another) => isSimilarWord(word, another) || begins(word, another));
  return fewer.every(isAmong) ? 'same' : 'different';
}

/** Farm and Farmhouse; Cott and Cottage. */
function begins(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one));
}

/** Whether two words of an address are the same, apart from slips. */
export function isSimilarWord(one: string, other: string): boolean {
  if (one === other) return true;
  const most = slipsForgiven(Math.min(one.length, other.length));
  return most > 0 && slips(one, other, most) <= most;
}
