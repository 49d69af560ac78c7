import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../../address/normal-form/word.ts';
import { slipsBetween } from '../../address/normal-form/word-slips.ts';
import { present } from '../../present.ts';
import { slips } from '../../text/slips.ts';
import type { ElementOutcome } from '../match.ts';
import { type Found, JOINED, type Phrase } from '../prepared/phrase.ts';
import type { StreetName } from '../prepared/prepared-postcode.ts';
import { isQualifiedBefore, isQualifiedBehind } from '../prepared/qualifiers.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { KnownPlaces } from './elsewhere.ts';
import { NAME_MISSING, type NameFit } from './name-fit.ts';

/*
 * Finds the name of one street among typed words: whole, without its descriptor, with another descriptor, or
 * damaged.
 */

/** Words that hardly any name ends in, except the name of a street. */
const SURE = new Set(
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT TERRACE GARDENS GROVE PLACE SQUARE WAY MEWS RISE ROW WALK PARADE HILL VIEW BOULEVARD NORTH SOUTH EAST WEST'.split(
    ' ',
  ),
);

/**
 * Descriptors that no village's name begins with. `High Street Hill End` shows why HILL is not one: the Hill
 * belongs to the village.
 */
const STREETS_BEHIND = new Set(
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT MEWS GROVE COURT WAY WALK GARDENS TERRACE PARADE BOULEVARD'.split(
    ' ',
  ),
);

/** Finds the full name of a street, descriptor included, without damage. */
export function wholeFit(typed: TypedText, name: StreetName, isFree: (at: number) => boolean): NameFit {
  // Take the last occurrence. An earlier one may be part of an organisation's name:
  // `Mill Road Surgery, 28 Mill Road`.
  const found = name.whole.findLast(typed, isFree);
  if (found === undefined || isWithinLonger(typed, name.whole, found, isFree)) return NAME_MISSING;
  if (isQualifiedBehind(typed, found.to, isFree) || isOtherBehind(typed, found, isFree)) return NAME_MISSING;
  return { outcome: 'agrees', likeness: 1, found };
}

/**
 * Whether a second descriptor follows the name and makes it another street: `Picton Terrace Close` is not
 * Picton Terrace.
 */
function isOtherBehind(
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
function isWithinLonger(
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

/**
 * Finds a street by its name alone, perhaps with slips, and then reads the word in the place of its
 * descriptor.
 */
export function damagedFit(
  typed: TypedText,
  name: StreetName,
  isFree: (at: number) => boolean,
  known: KnownPlaces,
): { fit: NameFit; descriptor: ElementOutcome | 'none' } | undefined {
  const plain = name.name.findWhole(typed, isFree);
  if (plain !== undefined) {
    if (isWithinLonger(typed, name.name, plain, isFree)) return undefined;
    const descriptor = descriptorAfter(typed, plain, name.descriptor, isFree);
    const end = { ...plain, to: descriptor.end };
    if (descriptor.outcome !== 'differs' && isQualifiedBehind(typed, end.to, isFree)) return undefined;
    if (descriptor.outcome === 'agrees' && isOtherBehind(typed, end, isFree)) return undefined;
    // `Clogwyn Teras Lane` is not Clogwyn Teras.
    if (descriptor.outcome === 'extra' && name.name.last.is(KIND.descriptor)) return undefined;
    if (
      descriptor.outcome === 'missing' &&
      (goesOn(typed, plain, isFree) || isPlaceAlone(typed, plain, known))
    )
      return tornFit(typed, name, isFree);
    const found = descriptor.end > plain.to ? { ...plain, to: descriptor.end } : plain;
    // `Linden Cpose` is not Linden Road.
    if (descriptor.outcome === 'missing' && isFollowed(typed, plain, isFree)) {
      const torn = tornFit(typed, name, isFree);
      if (torn !== undefined) return torn;
      return { fit: { outcome: 'agrees', likeness: 0.9, found }, descriptor: 'differs' };
    }
    if (descriptor.outcome !== 'differs')
      return { fit: { outcome: 'agrees', likeness: 1, found }, descriptor: descriptor.outcome };
    return { fit: { outcome: 'agrees', likeness: 0.9, found }, descriptor: 'differs' };
  }
  const whole = name.whole.find(typed, isFree);
  const unqualified = whole === undefined ? withoutQualifier(typed, name, isFree) : undefined;
  if (unqualified !== undefined) return unqualified;
  const found = name.name.find(typed, isFree);
  if (whole !== undefined && isWithinLonger(typed, name.whole, whole, isFree)) return undefined;
  if (whole !== undefined && isQualifiedBehind(typed, whole.to, isFree)) return undefined;
  if (whole !== undefined && (found === undefined || whole.likeness >= found.likeness - 0.02)) {
    return {
      fit: { outcome: 'similar', likeness: whole.likeness, found: whole },
      descriptor: name.descriptor.length > 0 ? 'agrees' : 'none',
    };
  }
  if (found === undefined) return undefined;
  const descriptor = descriptorAfter(typed, found, name.descriptor, isFree);
  const isMissing = descriptor.outcome === 'missing';
  if (isMissing && (goesOn(typed, found, isFree) || isPlaceAlone(typed, found, known))) return undefined;
  return {
    fit: {
      outcome: 'similar',
      likeness: found.likeness,
      found: { ...found, to: Math.max(found.to, descriptor.end) },
    },
    descriptor: isMissing && isFollowed(typed, found, isFree) ? 'differs' : descriptor.outcome,
  };
}

/** Finds a street whose words were torn apart so that a piece looks like a short form: `Vic arage Close`. */
function tornFit(
  typed: TypedText,
  { whole, descriptor }: StreetName,
  isFree: (at: number) => boolean,
): { fit: NameFit; descriptor: ElementOutcome | 'none' } | undefined {
  const found = whole.find(typed, isFree);
  if (found === undefined || found.likeness < JOINED || found.to - found.from <= whole.words.length)
    return undefined;
  return {
    fit: { outcome: 'similar', likeness: found.likeness, found },
    descriptor: descriptor.length > 0 ? 'agrees' : 'none',
  };
}

/**
 * Finds a street that was written without its qualifier: `Church Avenue` for Old Church Avenue. The outcome
 * is only `similar`, because there may be a Church Avenue as well.
 */
function withoutQualifier(
  typed: TypedText,
  { unqualified, whole, descriptor }: StreetName,
  isFree: (at: number) => boolean,
): { fit: NameFit; descriptor: ElementOutcome | 'none' } | undefined {
  const found = unqualified?.findLast(typed, isFree);
  if (unqualified === undefined || found === undefined) return undefined;
  if (isWithinLonger(typed, unqualified, found, isFree) || isQualifiedBehind(typed, found.to, isFree))
    return undefined;
  if (isOtherBehind(typed, found, isFree)) return undefined;
  // `Noeth Burghley Crescent`: elsewhere, the points of the compass may have no slips.
  const before = typed.tokens[found.from - 1];
  const isBefore = before !== undefined && typed.segmentOf[found.from - 1] === typed.segmentOf[found.from];
  const isDamaged =
    isBefore &&
    isFree(found.from - 1) &&
    slips(before.word.text, whole.first.text, 2) <= MOST_SLIPS_OF_QUALIFIER;
  const place = isDamaged ? { ...found, from: found.from - 1 } : found;
  const fit: NameFit = { outcome: 'similar', likeness: WITHOUT_QUALIFIER, found: place };
  return { fit, descriptor: descriptor.length > 0 ? 'agrees' : 'none' };
}

/** The likeness of a street that was written without its qualifier. No other damage gives this value. */
export const WITHOUT_QUALIFIER = 0.86;
const MOST_SLIPS_OF_QUALIFIER = 1;

/**
 * Whether the name of a street without its descriptor stands alone between commas and is known as a place or
 * region. Then that is the likelier meaning: Essex is not Essex Road.
 */
function isPlaceAlone(typed: TypedText, { from, to }: Found, known: KnownPlaces): boolean {
  const segment = segmentAt(typed, from);
  return segment.from === from && segment.to === to && known(typed, from, to) !== undefined;
}

/** Whether some word stands where the descriptor should. */
function isFollowed(
  { tokens, segmentOf }: TypedText,
  { to }: Found,
  isFree: (at: number) => boolean,
): boolean {
  const next = tokens[to]?.word;
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  return !next.is(KIND.number | KIND.small | KIND.part);
}

/** Whether the typed name goes on behind the words that were found: `Foundry House` is not Foundry Lane. */
function goesOn({ tokens, segmentOf }: TypedText, { to }: Found, isFree: (at: number) => boolean): boolean {
  const next = tokens[to];
  if (next === undefined || segmentOf[to] !== segmentOf[to - 1] || !isFree(to)) return false;
  if (next.word.is(KIND.number | KIND.small)) return false;
  if (next.word.is(KIND.building | KIND.trade | KIND.legal)) return true;
  // One more word may be the descriptor, damaged. Two more words make another name.
  return segmentOf[to + 1] === segmentOf[to] && isFree(to + 1) && !wordAt(tokens, to + 1).is(KIND.number);
}

/** The end of a descriptor that was torn apart: `Car avan Park`. Undefined if it was not. */
function tornDescriptorEnd(
  { tokens, segmentOf }: TypedText,
  from: number,
  descriptor: readonly Word[],
  isFree: (at: number) => boolean,
): number | undefined {
  const end = from + descriptor.length + 1;
  if (descriptor.length < 2 || end > tokens.length || segmentOf[end - 1] !== segmentOf[from - 1])
    return undefined;
  let written = '';
  for (let at = from; at < end; at++) {
    if (!isFree(at)) return undefined;
    written += wordAt(tokens, at).written;
  }
  return written === descriptor.map(({ text }) => text).join('') ? end : undefined;
}

function descriptorAfter(
  typed: TypedText,
  found: Found,
  descriptor: readonly Word[],
  isFree: (at: number) => boolean,
) {
  const { to } = found;
  let at = to;
  const next = typed.tokens[at];
  if (next === undefined || !isFree(at) || typed.segmentOf[at] !== typed.segmentOf[to - 1]) {
    return { outcome: descriptor.length === 0 ? ('none' as const) : ('missing' as const), end: to };
  }
  const torn = tornDescriptorEnd(typed, to, descriptor, isFree);
  if (torn !== undefined) return { outcome: 'agrees' as const, end: torn };
  let met = 0;
  while (met < descriptor.length && isFree(at) && typed.segmentOf[at] === typed.segmentOf[to - 1]) {
    const word = wordAt(typed.tokens, at);
    const expected = present(descriptor[met], 'a word of a descriptor');
    // `Roas` was typed for `Road`: the word stands in the place of the descriptor and has no meaning of its
    // own.
    const isDamaged = !word.is(~KIND.common & ~KIND.title) && slipsBetween(word, expected) >= 0;
    if (!isDamaged && !sameWord(word, expected)) break;
    met++;
    at++;
  }
  if (descriptor.length > 0 && met === descriptor.length) return { outcome: 'agrees' as const, end: at };
  const word = typed.tokens[at]?.word;
  if (
    word !== undefined &&
    isFree(at) &&
    word.is(KIND.descriptor | KIND.compass) &&
    (SURE.has(word.text) || word.either.some((one) => SURE.has(one)))
  ) {
    return { outcome: descriptor.length === 0 ? ('extra' as const) : ('differs' as const), end: at + 1 };
  }
  if (descriptor.length === 0) return { outcome: 'none' as const, end: at };
  if (met === 0) return { outcome: 'missing' as const, end: at };
  // `High Street Noryth` is not High Street East.
  const isOther = isFollowed(typed, { ...found, to: at }, isFree);
  return { outcome: isOther ? ('differs' as const) : ('agrees' as const), end: at };
}
