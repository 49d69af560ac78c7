import type { PartKind } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { partNamed } from './part-kind.ts';
import { sideNamed } from './side.ts';

/** Higher numbers with an F or a stroke behind them are house numbers. */
export const HIGHEST_FLOOR = 9;

/** Reads the kind of part that follows a floor. A side may precede it: `Flat`, `Front Flat`. */
export function partBehindSide(
  tokens: readonly Token[],
  at: number,
): { readonly part: PartKind; readonly side: string; readonly to: number } | undefined {
  const word = joinedWord(tokens, at);
  if (word === undefined) return undefined;
  const part = partNamed(word);
  if (part !== '') return { part, side: '', to: at + 1 };
  const next = word.is(KIND.side) && !word.is(KIND.compass) ? joinedWord(tokens, at + 1) : undefined;
  const sided = next === undefined ? '' : partNamed(next);
  return sided === 'flat' ? { part: sided, side: sideNamed(word), to: at + 2 } : undefined;
}

/**
 * Whether the words before this index end their part of the address, so that a number among them belongs to
 * the flat: true for `First Floor Flat 2, 14 High Street`, false for `First Floor Flat 14 High Street`.
 */
export function isPartsEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.joint >= JOINT.comma || next.word.is(KIND.number);
}
