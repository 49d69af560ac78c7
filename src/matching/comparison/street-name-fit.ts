import { KIND } from '../../address/normal-form/vocabulary.ts';
import { slips } from '../../text/slips.ts';
import type { ElementOutcome } from '../match.ts';
import { type Found, JOINED } from '../prepared/phrase.ts';
import { isQualifiedBehind } from '../prepared/qualifiers.ts';
import type { StreetName } from '../prepared/street-name.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { descriptorAfter } from './descriptor-fit.ts';
import type { KnownPlaces } from './elsewhere.ts';
import { NAME_MISSING, type NameFit } from './name-fit.ts';
import { goesOn, isFollowed, isOtherBehind, isWithinLonger } from './words-beside-street.ts';

/*
 * Finds the name of one street among typed words: whole, without its descriptor, with another descriptor, or
 * damaged.
 */

/** Finds the full name of a street, descriptor included, without damage. */
export function wholeFit(typed: TypedText, name: StreetName, isFree: (at: number) => boolean): NameFit {
  // Take the last occurrence. An earlier one may be part of an organisation's name:
  // `Mill Road Surgery, 28 Mill Road`.
  const found = name.whole.findLast(typed, isFree);
  if (found === undefined || isWithinLonger(typed, name.whole, found, isFree)) return NAME_MISSING;
  if (isQualifiedBehind(typed, found.to, isFree) || isOtherBehind(typed, found, isFree)) return NAME_MISSING;
  return { outcome: 'agrees', likeness: 1, found };
}

/** How the name of a street fits, and the descriptor behind it. */
interface StreetNameFit {
  readonly fit: NameFit;
  readonly descriptor: ElementOutcome | 'none';
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
): StreetNameFit | undefined {
  const plain = name.name.findWhole(typed, isFree);
  if (plain !== undefined) return undamagedFit(typed, name, plain, isFree, known);
  const whole = name.whole.find(typed, isFree);
  const unqualified = whole === undefined ? withoutQualifier(typed, name, isFree) : undefined;
  if (unqualified !== undefined) return unqualified;
  const found = name.name.find(typed, isFree);
  if (whole !== undefined && isWithinLonger(typed, name.whole, whole, isFree)) return undefined;
  if (whole !== undefined && isQualifiedBehind(typed, whole.to, isFree)) return undefined;
  if (whole !== undefined && (found === undefined || whole.likeness >= found.likeness - MUCH_LESS_LIKE)) {
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

/** If the full name is less like the typed words than the name alone by more than this, the name alone counts. */
const MUCH_LESS_LIKE = 0.02;

/** The likeness of a name that agrees if its descriptor differs. */
const OTHER_DESCRIPTOR = 0.9;

/**
 * Reads the descriptor behind a name without damage.
 *
 * @param plain where the name was found
 */
function undamagedFit(
  typed: TypedText,
  name: StreetName,
  plain: Found,
  isFree: (at: number) => boolean,
  known: KnownPlaces,
): StreetNameFit | undefined {
  if (isWithinLonger(typed, name.name, plain, isFree)) return undefined;
  const { outcome, end } = descriptorAfter(typed, plain, name.descriptor, isFree);
  const found = { ...plain, to: end };
  if (outcome !== 'differs' && isQualifiedBehind(typed, end, isFree)) return undefined;
  if (outcome === 'agrees' && isOtherBehind(typed, found, isFree)) return undefined;
  // `Clogwyn Teras Lane` is not Clogwyn Teras.
  if (outcome === 'extra' && name.name.last.is(KIND.descriptor)) return undefined;
  const isMissing = outcome === 'missing';
  if (isMissing && (goesOn(typed, plain, isFree) || isPlaceAlone(typed, plain, known)))
    return tornFit(typed, name, isFree);
  // `Linden Cpose` is not Linden Road.
  const isOther = isMissing && isFollowed(typed, plain, isFree);
  const torn = isOther ? tornFit(typed, name, isFree) : undefined;
  if (torn !== undefined) return torn;
  if (isOther || outcome === 'differs')
    return { fit: { outcome: 'agrees', likeness: OTHER_DESCRIPTOR, found }, descriptor: 'differs' };
  return { fit: { outcome: 'agrees', likeness: 1, found }, descriptor: outcome };
}

/** Finds a street whose words were torn apart so that a piece looks like a short form: `Vic arage Close`. */
function tornFit(
  typed: TypedText,
  { whole, descriptor }: StreetName,
  isFree: (at: number) => boolean,
): StreetNameFit | undefined {
  const found = whole.find(typed, isFree);
  if (found === undefined || found.likeness < JOINED || found.to - found.from <= whole.words.length)
    return undefined;
  return {
    fit: { outcome: 'similar', likeness: found.likeness, found },
    descriptor: descriptor.length > 0 ? 'agrees' : 'none',
  };
}

/** The likeness of a street that was written without its qualifier. No other damage gives this value. */
export const WITHOUT_QUALIFIER = 0.86;

const MOST_SLIPS_OF_QUALIFIER = 1;

/**
 * Finds a street that was written without its qualifier: `Church Avenue` for Old Church Avenue. The outcome
 * is only `similar`, because there may be a Church Avenue as well.
 */
function withoutQualifier(
  typed: TypedText,
  { unqualified, whole, descriptor }: StreetName,
  isFree: (at: number) => boolean,
): StreetNameFit | undefined {
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

/**
 * Whether the name of a street without its descriptor stands alone between commas and is known as a place or
 * region. Then that is the likelier meaning: Essex is not Essex Road.
 */
function isPlaceAlone(typed: TypedText, { from, to }: Found, known: KnownPlaces): boolean {
  const segment = segmentAt(typed, from);
  return segment.from === from && segment.to === to && known(typed, from, to) !== undefined;
}
