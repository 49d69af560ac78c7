import { wordAt } from '../../address/normal-form/tokens.ts';
import { slips } from '../../text/slips.ts';
import type { Segment } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { MARK } from './name-fit.ts';

/** A longer word may have a slip. */
const SHORTEST_WITH_SLIP = 5;
const MOST_SLIPS = 2;

/**
 * Whether a part of the address repeats another part, which the door accounts for: the second of `The Railway, The
 * Railwaie`. People write an inn or a surgery into the field for a firm, and then again. One word may have slips.
 */
export function isSaidTwice(
  { tokens, segments }: TypedText,
  marks: Uint8Array,
  taken: Uint8Array,
  { from, to }: Segment,
): boolean {
  return segments.some((other) => {
    if (other.from === from || other.to - other.from !== to - from) return false;
    let different = 0;
    for (let at = 0; at < to - from; at++) {
      const [one, again] = [other.from + at, from + at];
      if (marks[one] === MARK.free && taken[one] === 0) return false;
      const [text, repeated] = [wordAt(tokens, one).text, wordAt(tokens, again).text];
      if (text === repeated) continue;
      if (++different > 1 || text.length < SHORTEST_WITH_SLIP) return false;
      if (slips(text, repeated, MOST_SLIPS) > MOST_SLIPS) return false;
    }
    return different === 0 || to - from > 1;
  });
}
