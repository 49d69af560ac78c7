import type { Label } from '../label.ts';
import { JOINT, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';

/** Adds `Left`, `Rear` or `Front` to the label before it, unless the word begins a street. */
export function withSide(tokens: readonly Token[], before: Label): Label {
  const next = tokens[before.to];
  if (next === undefined || next.joint >= JOINT.comma || !next.word.is(KIND.side)) return before;
  if (next.word.is(KIND.compass)) return before;
  const after = tokens[before.to + 1];
  const isEnd = after === undefined || after.joint >= JOINT.comma || after.word.is(KIND.number);
  return isEnd ? { ...before, side: sideNamed(next.word), to: before.to + 1 } : before;
}

/** The side that a word names; BACK is REAR. */
export function sideNamed({ text }: Word): string {
  return text === 'BACK' ? 'REAR' : text;
}
