import type { Label } from '../label.ts';
import { JOINT, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';

/** Words that may stand before a side: `Flat at the Rear`. */
const BEFORE_SIDE = new Set(['AT', 'TO', 'THE', 'IN']);

/**
 * Adds `Left`, `Rear`, `at Rear`, `Rear of`, `Front` or `Above` to the label before it, unless the word
 * begins a street.
 */
export function withSide(tokens: readonly Token[], before: Label): Label {
  let at = before.to;
  while (isWithin(tokens, at) && BEFORE_SIDE.has(tokens[at]!.word.written)) at++;
  if (!isWithin(tokens, at)) return before;
  const side = sideAfter(tokens[at]!.word);
  if (side === undefined) return before;
  let to = at + 1;
  if (side === 'REAR' && isWithin(tokens, to) && tokens[to]!.word.written === 'OF') to++;
  const isEnd = !isWithin(tokens, to) || tokens[to]!.word.is(KIND.number);
  return isEnd ? { ...before, side, to } : before;
}

/** Whether a token belongs to the same part of the address as the one before it. */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.joint < JOINT.comma;
}

function sideAfter(word: Word): string | undefined {
  if (word.text === 'ABOVE' || word.text === 'OVER') return 'ABOVE';
  return word.is(KIND.side) && !word.is(KIND.compass) ? sideNamed(word) : undefined;
}

/** The side that a word names; BACK is REAR. */
export function sideNamed({ text }: Word): string {
  return text === 'BACK' ? 'REAR' : text;
}
