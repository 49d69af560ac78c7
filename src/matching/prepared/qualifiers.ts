import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { TypedText } from '../typed/typed-text.ts';

/** Words before the name of a street or building that make another name of it: `Old Mill`, `Upper Farm`, `Cross Ivor Terrace`. */
const QUALIFIERS = new Set(
  'OLD NEW UPPER LOWER GREAT LITTLE NORTH SOUTH EAST WEST MIDDLE NETHER HIGHER HIGH LOW BACK BIG LONG CROSS INNER OUTER FAR CENTRAL'.split(
    ' ',
  ),
);

export function isQualifier(text: string): boolean {
  return QUALIFIERS.has(text);
}

/** Whether a qualifier that is no part of a street's name begins it: `6 Cross Ivor Terrace` for Ivor Terrace. */
export function isQualifiedBefore(
  { tokens, segmentOf }: TypedText,
  from: number,
  isFree: (at: number) => boolean,
): boolean {
  const isOfName = (at: number) => segmentOf[at] === segmentOf[from] && isFree(at);
  const before = tokens[from - 1];
  if (before === undefined || !isOfName(from - 1) || !isQualifier(before.word.text)) return false;
  // `52 E Lilac View` is 52E.
  if (before.word.written.length === 1) return false;
  const first = tokens[from - 2];
  // `Rose Cottage North High Street`: a word of the house.
  return (
    first === undefined ||
    !isOfName(from - 2) ||
    first.word.is(KIND.number | KIND.letter | KIND.small | KIND.part)
  );
}

/** `Isaf` and `Uchaf` are Lower and Upper in Welsh, where they stand behind. */
const BEHIND = new Set('ISAF UCHAF UPPER LOWER'.split(' '));

const WELSH_BEHIND = new Set(['ISAF', 'UCHAF']);

export function isQualifierBehind(text: string): boolean {
  return BEHIND.has(text);
}

/** Whether a street's name goes on with a qualifier that it has not, at the end of its part of the address: `Ivor Terrace West`. */
export function isQualifiedBehind(
  { tokens, segmentOf }: TypedText,
  to: number,
  isFree: (at: number) => boolean,
): boolean {
  const behind = tokens[to];
  if (behind === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  // `Ivor Terrace Isaf Corris`: in Welsh they stand behind, and no village begins with them.
  if (WELSH_BEHIND.has(behind.word.written)) return true;
  const isEnd = tokens[to + 1] === undefined || segmentOf[to + 1] !== segmentOf[to];
  return (
    isEnd &&
    (behind.word.is(KIND.compass) || isQualifierBehind(behind.word.text)) &&
    behind.word.written.length > 1
  );
}
