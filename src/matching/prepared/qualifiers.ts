import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { TypedText } from '../typed/typed-text.ts';

/**
 * Qualifiers: words that stand before the name of a street or building and make it another name, as in
 * `Old Mill`, `Upper Farm` and `Cross Ivor Terrace`.
 */
const QUALIFIERS = new Set(
  'OLD NEW UPPER LOWER GREAT LITTLE NORTH SOUTH EAST WEST MIDDLE NETHER HIGHER HIGH LOW BACK BIG LONG CROSS INNER OUTER FAR CENTRAL NEAR'.split(
    ' ',
  ),
);

export function isQualifier(text: string): boolean {
  return QUALIFIERS.has(text);
}

/**
 * Whether a qualifier stands before a street's name without being part of it: `6 Cross Ivor Terrace` for Ivor
 * Terrace.
 */
export function isQualifiedBefore(
  { tokens, segmentOf }: TypedText,
  from: number,
  isFree: (at: number) => boolean,
): boolean {
  const isOfName = (at: number) => segmentOf[at] === segmentOf[from] && isFree(at);
  const before = tokens[from - 1];
  if (before === undefined || !isOfName(from - 1) || !isQualifier(before.word.text)) return false;
  // `52 E Lilac View` means number 52E.
  if (before.word.written.length === 1) return false;
  const first = tokens[from - 2];
  // In `Rose Cottage North High Street`, the qualifier belongs to the name of the house.
  return (
    first === undefined ||
    !isOfName(from - 2) ||
    first.word.is(KIND.number | KIND.letter | KIND.small | KIND.part)
  );
}

/**
 * Qualifiers that may stand behind a name. `Isaf` and `Uchaf` are Welsh for Lower and Upper, and stand
 * behind.
 */
const BEHIND = new Set('ISAF UCHAF UPPER LOWER'.split(' '));

const WELSH_BEHIND = new Set(['ISAF', 'UCHAF']);

export function isQualifierBehind(text: string): boolean {
  return BEHIND.has(text);
}

/**
 * Whether a qualifier that is not part of a street's name follows it, at the end of its part of the address:
 * `Ivor Terrace West`.
 */
export function isQualifiedBehind(
  { tokens, segmentOf }: TypedText,
  to: number,
  isFree: (at: number) => boolean,
): boolean {
  const behind = tokens[to];
  if (behind === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  // Welsh qualifiers stand behind the name, and no village begins with one: `Ivor Terrace Isaf Corris`.
  if (WELSH_BEHIND.has(behind.word.written)) return true;
  const isEnd = tokens[to + 1] === undefined || segmentOf[to + 1] !== segmentOf[to];
  return (
    isEnd &&
    (behind.word.is(KIND.compass) || isQualifierBehind(behind.word.text)) &&
    behind.word.written.length > 1
  );
}
