import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isMet, MARK } from '../comparison/name-fit.ts';
import type { TypedText } from '../typed/typed-text.ts';

/**
 * Whether a door of a list is a house where a part of it was typed, or such a part where the house was typed.
 * A part is what the list names before several houses: it has `Yard Cottage, 44 Pinfold Gate` and `Yard Cottage,
 * 9 Mill Lane`, so neither `Yard Cottage, 12 High Street` nor `12 High Street` means the other.
 */
export function isOtherPart(fit: DoorFit, typed: TypedText, known: KnownNames): boolean {
  if (!known.isList || fit.partName.outcome !== 'none') return false;
  const { door, house, name, left, street } = fit;
  const isUnnamed = house === 'agrees' && name.outcome === 'missing';
  if (isUnnamed && door.name !== undefined && known.isPart(door.name.words)) return true;
  if (left === 0) return false;
  if (house === 'agrees') return hasPartBefore(street.labels.house?.from, fit, typed, known);
  return house === 'none' && isMet(name) && hasPartBefore(name.found?.from, fit, typed, known);
}

/** Whether words before the name or number of a house are what the list calls a part: `Mobile Home, The Red House`. */
function hasPartBefore(
  house: number | undefined,
  { taken, street: { marks } }: DoorFit,
  { tokens, segments, segmentOf }: TypedText,
  known: KnownNames,
): boolean {
  if (house === undefined) return false;
  const isFree = (at: number) => marks[at] === MARK.free && taken[at] === 0;
  return segments.some(({ from, to: end, isPerson }, at) => {
    if (at > segmentOf[house]!) return false;
    const to = Math.min(end, house);
    // `Mrs Lane The Loft, Rose Cottage`: a person may stand before the part. `Edge Design Studio` is a firm.
    for (let start = to - 1; start >= from && isFree(start); start--) {
      const isAlone = start === from || isPerson || isDefiniteArticle(wordAt(tokens, start));
      if (isAlone && known.isPart(wordsBetween(tokens, start, to))) return true;
    }
    return false;
  });
}
