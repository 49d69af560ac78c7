import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { withAside } from './marked-aside.ts';
import { type ListedNames, LONGEST_PLACE } from './remark.ts';
import { segmentAt } from './segment.ts';
import type { TypedText } from './typed-text.ts';

/** Words before the place next door, the last two in Welsh: `near Elan Village`, `ger Trefor`. */
const NEAR = new Set(['NEAR', 'NR', 'GER', 'GERLLAW']);

/**
 * Marks NEAR and the place behind it as an aside within a part of an address: `Caeteg near Elan Village St Harmon
 * Rhayader`. The place that the list has for the house follows.
 */
export function withNearApart(typed: TypedText, { isPlace }: ListedNames): TypedText {
  const { tokens } = typed;
  for (let at = 1; at + 2 < tokens.length; at++) {
    if (!NEAR.has(wordAt(tokens, at).written)) continue;
    const segment = segmentAt(typed, at);
    if (segment.isAside || segment.from === at) continue;
    const last = Math.min(segment.to, at + 1 + LONGEST_PLACE);
    for (let end = last; end > at + 1; end--) {
      // `Near Sawrey` is a village.
      if (end === tokens.length || isPlace(wordsBetween(tokens, at, end))) continue;
      if (isPlace(wordsBetween(tokens, at + 1, end))) return withAside(typed, at, end);
    }
  }
  return typed;
}
