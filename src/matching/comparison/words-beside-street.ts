import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Found, Phrase } from '../prepared/phrase.ts';
import { isQualifiedBefore } from '../prepared/qualifiers.ts';
import type { TypedText } from '../typed/typed-text.ts';

/* Free words beside the name of a street that make it another name. */

/**
 * Descriptors that no village's name begins with. `High Street Hill End` shows why HILL is not one: the Hill
 * belongs to the village.
 */
const STREETS_BEHIND = new Set(
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT MEWS GROVE COURT WAY WALK GARDENS TERRACE PARADE BOULEVARD'.split(
    ' ',
  ),
);

/**
 * Whether a second descriptor follows the name and makes it another street: `Picton Terrace Close` is not
 * Picton Terrace.
 */
export function isOtherBehind(
  { tokens, segmentOf }: TypedText,
  { to }: Found,
  isFree: (at: number) => boolean,
): boolean {
  const next = tokens[to];
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  if (segmentOf[to + 1] === segmentOf[to] && isFree(to + 1) && wordAt(tokens, to + 1).is(KIND.descriptor))
    return false;
  return next.word.is(KIND.descriptor) && STREETS_BEHIND.has(next.word.text);
}

/**
 * Whether the word before a name makes it another name: `Vauxhall Avenue` is not The Avenue, and
 * `Old Mill Lane` is not Mill Lane.
 */
export function isWithinLonger(
  typed: TypedText,
  name: Phrase,
  { from }: Found,
  isFree: (at: number) => boolean,
): boolean {
  if (isQualifiedBefore(typed, from, isFree)) return true;
  const { tokens, segmentOf } = typed;
  const before = tokens[from - 1];
  if (
    name.words.length > 1 ||
    before === undefined ||
    segmentOf[from - 1] !== segmentOf[from] ||
    !isFree(from - 1)
  )
    return false;
  return !before.word.is(KIND.small | KIND.number | KIND.cardinal | KIND.letter);
}

/** Whether some word stands where the descriptor should. */
export function isFollowed(
  { tokens, segmentOf }: TypedText,
  { to }: Found,
  isFree: (at: number) => boolean,
): boolean {
  const next = tokens[to]?.word;
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  return !next.is(KIND.number | KIND.small | KIND.part);
}

/** Whether the typed name goes on behind the words that were found: `Foundry House` is not Foundry Lane. */
export function goesOn(
  { tokens, segmentOf }: TypedText,
  { to }: Found,
  isFree: (at: number) => boolean,
): boolean {
  const next = tokens[to];
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  if (next.word.is(KIND.number | KIND.small)) return false;
  if (next.word.is(KIND.building | KIND.trade | KIND.legal)) return true;
  // One more word may be the descriptor, damaged. Two more words make another name.
  return segmentOf[to + 1] === segmentOf[to] && isFree(to + 1) && !wordAt(tokens, to + 1).is(KIND.number);
}
