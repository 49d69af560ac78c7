import type { Word } from '../../address/normal-form/word.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isMet, MARK } from '../comparison/name-fit.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import { segmentAt } from '../typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';

/*
 * Finds streets and doors of a list that are in another farm, hamlet or site than the typed one. The list names a place
 * that was not written, and unknown words stand where that place would stand.
 */

/**
 * Whether a street is in another farm or hamlet: `2 Barn Cottages, Ty Uchaf, Gweek` is not `2 Barn Cottages, Gilfach
 * Wen, Gweek`. The list may have the farm as the smaller locality, or as the larger of two streets.
 */
export function isOtherHamlet(street: StreetFit, typed: TypedText, { isList }: KnownNames): boolean {
  if (!isList) return false;
  const { main, dependent, doubleLocality } = street;
  if (isMet(main) && main.found !== undefined)
    return doubleLocality.outcome === 'missing' && hasPlaceLeft(main.found.to, street, typed);
  if (!isMet(dependent) || dependent.found === undefined || main.outcome !== 'missing') return false;
  return hasPlaceLeft(dependent.found.to, street, typed);
}

/**
 * Whether a door is on another estate than the typed one, or has no street and is on another site: `Lady Jane,
 * Mooring 12, Hafod Elwy, Quorn` is not `Lady Jane, Mooring 12, Bishop Meadow Boatyard, Quorn`.
 */
export function isOtherSite(
  { name, taken, left, street }: DoorFit,
  typed: TypedText,
  { isList }: KnownNames,
): boolean {
  if (isList && isOtherEstate(street, typed)) return true;
  const isUnplaced = street.main.outcome === 'none' && street.doubleLocality.outcome === 'missing';
  if (!isList || !isUnplaced || left === 0 || !isMet(name) || name.found === undefined) return false;
  const { house, parts } = street.labels;
  const to = Math.max(name.found.to, ...[house, ...parts].map((label) => label?.to ?? 0));
  return hasPlaceLeft(to, street, typed, taken);
}

/**
 * Whether a street is an estate and another one was written: `North Lodge, Mullydow Estate` is not on Craighay Estate.
 */
function isOtherEstate({ main, marks, street }: StreetFit, { tokens }: TypedText): boolean {
  if (main.outcome !== 'missing' || street.main?.descriptor.some(isEstate) !== true) return false;
  return tokens.some(({ word }, at) => isEstate(word) && marks[at] === MARK.free);
}

function isEstate({ text }: Word): boolean {
  return text === 'ESTATE';
}

/**
 * Whether unknown words stand behind the name of a street or building and before its locality. If the locality was
 * written first, it does not matter where they stand behind the name.
 *
 * @param to the end of the name
 * @param taken for each typed word, 1 if it belongs to the door
 */
function hasPlaceLeft(
  to: number,
  { locality, marks }: StreetFit,
  typed: TypedText,
  taken?: Uint8Array,
): boolean {
  const places = locality.found?.from ?? -1;
  const end = places >= to ? places : typed.tokens.length;
  return typed.solid.some((at) => {
    if (at < to || at >= end || marks[at] !== MARK.free || taken?.[at] === 1) return false;
    const { place, isPerson } = segmentAt(typed, at);
    return place === PLACE_OF_LINE.line && !isPerson;
  });
}
