import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { isMet, MARK } from '../comparison/name-fit.ts';
import { isParkStreet } from '../comparison/park-label.ts';
import { isAgreed } from '../comparison/premise-labels.ts';
import { hasBuildingLeft } from '../comparison/words-left.ts';
import type { Door } from '../prepared/door.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import type { TypedText } from '../typed/typed-text.ts';

/**
 * Whether the numbers of a door agree, but were written of another premise: of another building on the street,
 * or of a house on the street while the door is a part of some building.
 */
export function isOtherPremise(typed: TypedText, fit: DoorFit): boolean {
  return (
    isNumberOfOther(fit) ||
    isUnnamedPart(fit) ||
    isPartOfOther(typed, fit) ||
    isPartOfUnnamed(typed, fit) ||
    isOnOtherSite(typed, fit)
  );
}

/** Whether the typed number belongs to a name that is not that of the door: `2 Larken Court` is not number 2. */
function isNumberOfOther({ street: { numbered }, taken, house }: DoorFit): boolean {
  return numbered >= 0 && taken[numbered] === 0 && isAgreed(house);
}

/**
 * Whether the typed number was taken for that of a part: `22 Spring Road` is not flat 22 of a block on that road,
 * nor part 22 of a building whose name was not written.
 */
function isUnnamedPart(fit: DoorFit): boolean {
  const { isOneNumber, door, house, name, organisation, street } = fit;
  return (
    isOneNumber &&
    door.house === undefined &&
    !isPitch(door, street.street) &&
    !isUnitOfEstate(fit) &&
    (house === 'similar' || door.name !== undefined) &&
    !isMet(name) &&
    !isMet(organisation)
  );
}

/** Words that end the names of estates, which have units and no houses. */
const ESTATE = /(?:estate|park|centre|workshops|units)$/i;

/**
 * Whether a unit was written by its number alone before its estate: `No 2, Gillmoss Industrial Park, Mill Way`. So may
 * a flat be, before its block and the street of the block: `12 Teal Gardens, Hood Place`.
 */
function isUnitOfEstate({ door, labels: { house }, street: { dependent, main } }: DoorFit): boolean {
  const [part] = door.parts;
  if (door.name !== undefined || door.parts.length !== 1) return false;
  if (part?.kind !== 'unit' && !(part?.kind === 'flat' && isMet(dependent) && isMet(main))) return false;
  const { thoroughfareName, thoroughfareDescriptor } = door.address.point;
  const isEstate =
    dependent.outcome === 'none' && ESTATE.test(`${thoroughfareName} ${thoroughfareDescriptor}`);
  const estate = isEstate ? main : dependent;
  if (house === undefined || !isMet(estate) || estate.found === undefined || house.to > estate.found.from)
    return false;
  return isEstate || (main.found !== undefined && estate.found.to <= main.found.from);
}

/** Whether a door is nothing but a pitch, mooring or chalet: `21, Bluebird Park` means Chalet 21, or Plot 21. */
function isPitch({ name, parts }: Door, street: PreparedStreet): boolean {
  const [part] = parts;
  if (name !== undefined || parts.length !== 1) return false;
  return part?.kind === 'pitch' || (part?.kind === 'plot' && isParkStreet(street));
}

/**
 * Whether a part of another building was typed: even if the street agrees, `Flat 6A, Tumbel Lodge` is not flat A
 * of number 6, and `Flat 12, Tumbel Lodge` is not unit 12 of the street.
 */
function isPartOfOther(typed: TypedText, fit: DoorFit): boolean {
  const { door, house, labels, street, taken } = fit;
  const isPartAlone = door.house === undefined && door.name === undefined && door.parts.length > 0;
  return (
    labels.house === undefined &&
    (house === 'similar' || isPartAlone) &&
    !isUnitBehindFirm(typed, fit) &&
    hasBuildingLeft(typed, street, taken)
  );
}

/** Whether a unit is the second part of the address, behind the name of a firm: `Bargain Barn, Unit 14B`. */
function isUnitBehindFirm({ segments }: TypedText, { labels, door }: DoorFit): boolean {
  const [part] = labels.parts;
  if (part === undefined || part.kind !== 'unit' || !door.parts.some(({ kind }) => kind === 'unit'))
    return false;
  return segments[1]?.from === part.from;
}

/**
 * Whether a part agrees and the name of its building was not written, but other words were. `The Annexe, Ty Isaf`
 * is not the annexe of Tal y Pwll, even if the postcode has no other annexe. A firm that agrees vouches for the
 * building, unless the words stand between it and the street. `Cluster A`, which a list has as a firm, does not.
 */
function isPartOfUnnamed(typed: TypedText, fit: DoorFit): boolean {
  const { door, name, partName, parts, organisation, left } = fit;
  if (door.house !== undefined || door.name === undefined || isMet(name) || left === 0) return false;
  if (isMet(organisation) && !isPartlike(door.organisation)) return hasSiteLeft(typed, fit);
  return isMet(partName) || isAgreed(parts) || isMet(organisation);
}

/**
 * Whether unknown words stand between a number and the street, where the door has another building or site:
 * `Kingfisher, Mooring 5, Craignahulliar House, Parsons Close` is not Mooring 5 at Braunston Moorings.
 */
function hasSiteLeft({ solid, tokens }: TypedText, { street, labels, taken }: DoorFit): boolean {
  const { main, smallest, marks } = street;
  const from = labels.parts[0]?.to ?? labels.house?.to;
  const { found } = main.outcome === 'none' ? smallest : main;
  if (from === undefined || found === undefined) return false;
  return solid.some(
    (at) =>
      at >= from &&
      at < found.from &&
      marks[at] === MARK.free &&
      taken[at] === 0 &&
      !wordAt(tokens, at).is(KIND.letter | KIND.number),
  );
}

/** Whether the smaller of a door's two streets was not written, and something else was: another park or site. */
function isOnOtherSite(typed: TypedText, fit: DoorFit): boolean {
  const { door, name, parts, left, street } = fit;
  if (street.dependent.outcome !== 'missing' || door.house !== undefined || left === 0) return false;
  return isMet(name) && isAgreed(parts) && hasSiteLeft(typed, fit);
}

/** Whether what the file has as an organisation may be a part of a building: `Cluster A`, `Live-Work Unit 9`. */
function isPartlike(organisation: readonly Word[]): boolean {
  const last = organisation.at(-1);
  return last !== undefined && organisation.length > 1 && last.is(KIND.number | KIND.letter);
}
