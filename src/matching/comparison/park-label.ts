import { type Label, labelWith } from '../../address/normal-form/label.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { present } from '../../present.ts';
import type { Door } from '../prepared/door.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { MARK } from './name-fit.ts';
import type { TypedLabels } from './premise-labels.ts';

/** `C2` for Caravan 2 or Chalet 2, `P16` for Plot 16 or Pitch 16. */
const SHORT = /^[CP]\d{1,4}$/;

/**
 * Finds the letter and number that were written for the pitch, plot or caravan that a door is, at the beginning of a
 * part of the address: `C2, Ocean Heights Caravan Park` for Caravan 2.
 */
export function findParkLabel(
  typed: TypedText,
  marks: Uint8Array,
  { house, parts: typedParts }: TypedLabels,
  door: Door,
): Label | undefined {
  if (house !== undefined || typedParts.length > 0 || door.house !== undefined) return undefined;
  const at = typed.solid.find(
    (token) => marks[token] === MARK.free && SHORT.test(wordAt(typed.tokens, token).written),
  );
  if (at === undefined || segmentAt(typed, at).from !== at || door.parts.length !== 1) return undefined;
  const { kind, first, last, letter } = present(door.parts[0], 'the part of a door');
  const { written } = wordAt(typed.tokens, at);
  const isKind = kind === 'pitch' || (kind === 'plot' && written.startsWith('P'));
  if (!isKind || last >= 0 || letter !== '' || Number(written.slice(1)) !== first) return undefined;
  return labelWith({ kind, first, from: at, to: at + 1 });
}
