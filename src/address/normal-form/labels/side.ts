import type { Label } from '../label.ts';
import { isJoined, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';
import { endOfAbove } from './above.ts';

/** Words that may stand before a side: `Flat at the Rear`. */
const BEFORE_SIDE = new Set(['AT', 'TO', 'THE', 'IN']);

/**
 * Adds `Left`, `Rear`, `at Rear`, `Rear of`, `Front` or `Above` to the label before it, unless the word
 * begins a street.
 */
export function withSide(tokens: readonly Token[], before: Label): Label {
  let at = before.to;
  let word = joinedWord(tokens, at);
  while (word !== undefined && BEFORE_SIDE.has(word.written)) word = joinedWord(tokens, ++at);
  const above = word === undefined ? undefined : endOfAbove(tokens, at);
  if (above !== undefined) return { ...before, side: 'ABOVE', to: above };
  const side = word === undefined ? undefined : sideAfter(word);
  if (side === undefined) return before;
  let to = at + 1;
  // `Flat @ Rear Above`
  const over = isJoined(tokens, to) ? endOfAbove(tokens, to) : undefined;
  if (over !== undefined) return { ...before, side: 'ABOVE', to: over };
  if (side === 'REAR' && joinedWord(tokens, to)?.written === 'OF') to++;
  const next = joinedWord(tokens, to);
  const isEnd = next === undefined || next.is(KIND.number);
  return isEnd ? { ...before, side, to } : before;
}

function sideAfter(word: Word): string | undefined {
  if (word.text === 'CENTRE') return sideNamed(word);
  return word.is(KIND.side) && !word.is(KIND.compass) ? sideNamed(word) : undefined;
}

/** The side that a word names; BACK is REAR, and CENTRE is MIDDLE. */
export function sideNamed({ text }: Word): string {
  if (text === 'CENTRE') return 'MIDDLE';
  return text === 'BACK' ? 'REAR' : text;
}
