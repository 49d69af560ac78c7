import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { WITH_WORD_BEFORE } from '../comparison/building-name-fit.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { isMet } from '../comparison/name-fit.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import { isWholeStreet } from '../comparison/written-street.ts';
import type { DoorCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import { isSameFarm } from '../levels/same-farm.ts';
import { isOfWrittenSort, isOtherSort } from '../levels/same-sort.ts';
import { isSameName } from './same-street.ts';

/*
 * Evidence that the house which was written is another house of the list: one in another village, or one with
 * exactly the written name.
 */

/**
 * Whether a door of a list is elsewhere than the text says, in one of three cases:
 * - the door is in another town than the written one, and the written town has such a door as well;
 * - the door is in another village than the written one, and the written village has such a door in a postcode
 *   near the typed one: somebody who knows the village may not know the postcode;
 * - the door is known by the name of its house alone and is in another village than the written one, and the
 *   written village has a house of that name in a near postcode.
 */
export function isHouseElsewhere({ street: best, fit }: DoorCandidate, { isList, doors }: Pool): boolean {
  if (!isList || !best.fit.hasOtherPlace || isMet(best.fit.locality)) return false;
  const isInOtherTown = best.fit.hasOtherTown && !isMet(best.fit.town);
  const isAlone = isNamedAlone(best.fit, fit);
  return doors.some(({ street, fit: other }) => {
    if (street === best || street.entry === best.entry) return false;
    const isSame = isAlone
      ? isNamedAlone(street.fit, other) && other.name.likeness >= fit.name.likeness
      : isSamePremise(other, fit) && isWholeStreet(street.fit);
    if (isInOtherTown) return isSame && isMet(street.fit.town);
    const isNear =
      street.postcode === 'near' || street.postcode === 'sector' || street.postcode === 'outward';
    return isSame && isNear && isMet(street.fit.locality);
  });
}

/** A street has no village if at least this many of its doors have none. Fewer may have been listed without theirs. */
const LEAST_UNPLACED = 4;

/**
 * Whether a door of a list is on a street of the town that has no village, and the written village has a street of
 * that name: `2 Chapel Street, Victoria, Duns` is not 2 Chapel Street, Duns, even if the one in Victoria has no 2.
 */
export function isStreetOfVillage({ street: best }: DoorCandidate, { isList, streets }: Pool): boolean {
  const { fit } = best;
  if (!isList || !fit.hasOtherPlace || fit.locality.outcome !== 'none' || !isMet(fit.main)) return false;
  if (fit.street.doors.length < LEAST_UNPLACED) return false;
  return streets.some((one) => isMet(one.fit.locality) && isWholeStreet(one.fit) && isSameName(one, best));
}

/** Whether the number, the parts and the name of two doors fit the text equally well. */
function isSamePremise(one: DoorFit, other: DoorFit): boolean {
  return one.house === other.house && one.parts === other.parts && one.name.outcome === other.name.outcome;
}

/**
 * Whether a door of a list is known by the name of its house alone, that name differs from the written one, and
 * the list has a house that is called exactly as was written. `Red House` is not Red House Farm if some village
 * has a Red House. With the typed postcode, another article is not another name.
 */
export function isNamedElsewhere(door: DoorCandidate, { isList, typed, known, doors }: Pool): boolean {
  const { street: best, fit } = door;
  if (isOtherSort(fit)) return doors.some((other) => isOfWrittenSort(other, door));
  if (!isList || !isNamedAlone(best.fit, fit) || isSameFarm(fit, best, known)) return false;
  const { found, outcome, likeness } = fit.name;
  if (found === undefined) return false;
  const { from, to } = found;
  const isOtherArticle = outcome === 'agrees';
  if (likeness === 1 || likeness === WITH_WORD_BEFORE || (isOtherArticle && best.postcode === 'agrees'))
    return false;
  const { tokens, segmentOf } = typed;
  const isArticled = segmentOf[from - 1] === segmentOf[from] && isDefiniteArticle(wordAt(tokens, from - 1));
  const words = wordsBetween(tokens, isArticled ? from - 1 : from, to);
  return known.isHouse(words, isOtherArticle);
}

/** Whether a door was found by the name of its house alone: neither its number nor its street was written. */
function isNamedAlone({ main }: StreetFit, { house, name }: DoorFit): boolean {
  return house === 'none' && isMet(name) && !isMet(main);
}
