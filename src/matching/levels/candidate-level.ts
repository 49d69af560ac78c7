import { isHouseholdWord } from '../../address/normal-form/household-words.ts';
import { wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { OTHER_BLOCK } from '../comparison/block-kind-fit.ts';
import { OTHER_KIND } from '../comparison/building-kind-fit.ts';
import { LEAST_OF_A_NAME } from '../comparison/building-name-fit.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { isEndOfRange } from '../comparison/house-number-fit.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isNumbered } from '../comparison/label-likeness.ts';
import { isMet, MARK } from '../comparison/name-fit.ts';
import { isAgreed } from '../comparison/premise-labels.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import { isAtFarm, isStreetMet } from '../comparison/written-street.ts';
import { type Segment, segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { DoorLevel, StreetCandidate } from './candidate.ts';
import { isJoinedWithSlip, isMuchDamaged, typedWords } from './damaged-name.ts';
import { doorLevel, isUnnamedFlat } from './door-level.ts';
import { isOnlyHouse } from './only-house.ts';
import { isOtherSite } from './other-hamlet.ts';
import { isOtherPart } from './other-part.ts';
import { isOnRoadWithoutName } from './road-without-name.ts';
import { isRivalFarm, isSameFarm } from './same-farm.ts';
import { isOnlyHome, isOtherSort, isSameSort } from './same-sort.ts';

/** Returns the highest level that a door and its street may settle together, whatever their score. */
export function candidateLevel(
  door: DoorFit,
  street: StreetCandidate,
  typed: TypedText,
  known: KnownNames,
): DoorLevel {
  const own = doorLevel(typed, door);
  if (own === 'Street' || isOtherSite(door, typed, known)) return 'Street';
  // Each building of a street may have such a flat. The postcode has hardly two.
  const isStreetOfPostcode = street.postcode === 'agrees' && isStreetMet(street.fit);
  if (!isStreetOfPostcode && isUnnamedFlat(typed, door)) return 'Street';
  const level = levelOnStreet(own, door, street, typed, known);
  return level === 'Exact' && isOtherPart(door, typed, known) ? 'Building' : level;
}

/** @param own the level that the door would settle on any street */
function levelOnStreet(
  own: DoorLevel,
  door: DoorFit,
  street: StreetCandidate,
  typed: TypedText,
  known: KnownNames,
): DoorLevel {
  const { fit, postcode, most } = street;
  const { isList } = known;
  // A file of all addresses that has 14-16 and no 14 may lack the house. A list has what its owner calls it, but
  // another firm or flat at 14-16 is not that of 14.
  if (isPartOfRange(door, fit) && !(isList && mayBeWritten(door))) return 'Street';
  if (isList && postcode !== 'agrees' && isFar(fit)) return 'Street';
  const { name } = door;
  if (name.isOtherFarm === true) {
    if (isSameFarm(door, street, known)) return own;
    if (!isRivalFarm(door, known)) return 'Street';
  }
  if (name.isOtherBlock === true && !(isFlatMet(door) && isStreetMet(fit))) return 'Street';
  if (isOtherSort(door)) return own === 'Exact' && isSameSort(door, street, known) ? own : 'Street';
  if (door.house === 'none' && isMet(name)) {
    if (isList && isJoinedWithSlip(name, door.door.name)) return 'Street';
    if (postcode !== 'agrees') {
      if (isKindAdded(door, fit) || isBlockOfStreet(door, fit) || isOnlyHome(door, street, known)) return own;
      // In another postcode, a name that stands alone must be hardly damaged. In a file of all addresses, a
      // street that was found vouches for the name too.
      const isAlone = isList || !isMet(fit.main);
      if (name.likeness < LEAST_OF_A_NAME || (isAlone && isMuchDamaged(name, door.door.name)))
        return 'Street';
    }
  }
  // A postcode and a number are enough, unless something else was written that the door does not have.
  if (postcode === 'agrees' && !isStreetMet(fit) && door.left > 0 && !isAddresseeMet(door) && !isMet(name))
    return 'Street';
  if (most === 'Street' && isList && isOnRoadWithoutName(door, street, typed)) return own;
  if (most === 'Street') return levelWithoutStreet(own, door, street, known);
  if (isOnLargerStreet(door, fit) && (isList || postcode !== 'agrees')) return 'Street';
  return postcode !== 'agrees' && isNameElsewhere(door, fit, typed) ? 'Street' : own;
}

/** Returns the level of a door on a street that was not written and that only the door can vouch for. */
function levelWithoutStreet(
  own: DoorLevel,
  door: DoorFit,
  street: StreetCandidate,
  known: KnownNames,
): DoorLevel {
  const { fit, postcode } = street;
  const { name, parts, left } = door;
  // `Market Walk Shopping Centre` has the words of a street, and they are the name of the building.
  const isAllSaid = left === 0 && name.likeness === 1 && parts === 'agrees' && !fit.hasOtherPlace;
  if (postcode === 'agrees' && isAllSaid) return own;
  if (isAddresseeMet(door) || isOnlyHouse(door, street, known)) return own;
  // In a list the village may have been left out. Then every village may have a house of that name.
  const isInTown = known.isList && isMet(fit.town) && !fit.hasOtherPlace;
  const isPlaced = (postcode === 'missing' && isMet(fit.smallest)) || isInTown;
  const isVouched = name.outcome === 'agrees' && (postcode === 'agrees' || (isPlaced && left === 0));
  return isVouched ? 'Building' : 'Street';
}

/** Whether the typed number is one of several that the door has: `14 High Street` for 14-16. */
function isPartOfRange({ door }: DoorFit, { labels }: StreetFit): boolean {
  return labels.house !== undefined && door.house !== undefined && isEndOfRange(labels.house, door.house);
}

/** Whether a door has no firm or the written one, and is a whole house or the written part. */
function mayBeWritten({ door, organisation, parts }: DoorFit): boolean {
  return (
    (door.organisation.length === 0 || isMet(organisation)) && (door.parts.length === 0 || parts === 'agrees')
  );
}

/** Whether the name of a street is far from the written one: Larchfield Road is not Leconfield Road. */
function isFar(fit: StreetFit): boolean {
  return fit.main.outcome === 'similar' && fit.main.likeness < LEAST_OF_A_NAME && !isAtFarm(fit);
}

/**
 * Whether a word for a home was added to the name of a house, and the door has everything else that was
 * written: `Hillcrest Cottage` is Hillcrest.
 */
function isKindAdded({ name, door, left }: DoorFit, fit: StreetFit): boolean {
  if (name.likeness !== OTHER_KIND || typedWords(name) <= (door.name?.words.length ?? 0)) return false;
  return isMet(fit.smallest) && left === 0 && !fit.hasOtherStreet && !fit.hasOtherPlace;
}

/** The likeness of a block's name without its last word, or with another one. */
const BLOCKS: ReadonlySet<number> = new Set([OTHER_KIND, OTHER_BLOCK]);

/**
 * Whether the flat and the street tell which block is meant, although the word for a block was left out or is another
 * one: `Flat 37, Normansell, Heathfield Green` for Normansell House.
 */
function isBlockOfStreet(door: DoorFit, fit: StreetFit): boolean {
  if (!BLOCKS.has(door.name.likeness) || !isFlatMet(door) || door.left > 0) return false;
  const isPlaced = isMet(fit.town) || isMet(fit.locality);
  return isMet(fit.main) && isPlaced && !fit.hasOtherStreet && !fit.hasOtherPlace;
}

/** Whether the number of a flat, unit or room was written and agrees. */
function isFlatMet({ door, parts }: DoorFit): boolean {
  return isAgreed(parts) && door.parts.some(isNumbered);
}

/**
 * Whether the box or the organisation that the letter is addressed to is that of the door. Then neither a street
 * nor a name is needed.
 */
function isAddresseeMet({ box, organisation, name }: DoorFit): boolean {
  return box === 'agrees' || (organisation.outcome === 'agrees' && name.outcome !== 'differs');
}

/**
 * Whether a door has a smaller and a larger street, and only the larger one was written. On the larger street,
 * the typed number may belong to another door. In a list, the smaller street is often a building.
 */
function isOnLargerStreet({ name, organisation }: DoorFit, { dependent, main }: StreetFit): boolean {
  return dependent.outcome === 'missing' && isMet(main) && !isMet(name) && !isMet(organisation);
}

/**
 * Whether a door is known by its name alone, and typed words that it lacks may be the street that tells which
 * house of that name is meant. The same name occurs in every county. A firm in front of the name is no street if the
 * village was written: `Meadow Dental Care, Chapel House, Filleigh`.
 */
function isNameElsewhere(door: DoorFit, fit: StreetFit, typed: TypedText): boolean {
  const { name, taken, left } = door;
  const isByName = door.house === 'none' && door.box !== 'agrees' && door.parts !== 'agrees';
  if (!isByName || isAddresseeMet(door) || left === 0 || isMet(fit.main)) return false;
  const isInVillage = fit.main.outcome === 'none' && isMet(fit.locality) && !fit.hasOtherPlace;
  if (!isInVillage || name.likeness < 1 || name.found === undefined) return true;
  const { from } = name.found;
  return typed.solid.some(
    (at) =>
      fit.marks[at] === MARK.free &&
      taken[at] === 0 &&
      (at >= from || !isOfFirm(typed, segmentAt(typed, at))),
  );
}

/** Whether a part of the address has a word for a trade or a legal form. A mobile home is no firm. */
function isOfFirm({ tokens }: TypedText, { from, to }: Segment): boolean {
  const words = wordsBetween(tokens, from, to);
  return (
    words.some((word) => word.is(KIND.trade | KIND.legal) && !word.is(KIND.building)) &&
    !words.some(({ text }) => isHouseholdWord(text))
  );
}
