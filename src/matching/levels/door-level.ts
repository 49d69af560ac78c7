import type { PartKind } from '../../address/normal-form/label.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { hasHouseholdLeft, isOfUnknown } from '../comparison/household-left.ts';
import { isMet } from '../comparison/name-fit.ts';
import { hasOrganisation } from '../comparison/organisation-fit.ts';
import { isAgreed, isBare } from '../comparison/premise-labels.ts';
import { hasBuildingLeft, hasPartLeft } from '../comparison/words-left.ts';
import { hasTypedNumber } from '../comparison/written-street.ts';
import { isPerson } from '../typed/person.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { DoorLevel } from './candidate.ts';
import { isOtherPremise } from './other-premise.ts';

/**
 * Returns the highest level that a door may settle on any street. Numbers, letters and floors decide first; then
 * the name, if there is no number; then the organisation. An element that was typed but is not in the file, or is
 * in the file but was not typed, never counts as the same.
 */
export function doorLevel(typed: TypedText, fit: DoorFit): DoorLevel {
  if (isOtherPremise(typed, fit) || !isBuildingMet(typed, fit)) return 'Street';
  // The file does not have the number that was written, so the building may have other doors.
  if (fit.house === 'extra') return 'Building';
  return isDoorMet(typed, fit) ? 'Exact' : 'Building';
}

/** Whether the building is meant, whichever of its doors. */
function isBuildingMet(typed: TypedText, fit: DoorFit): boolean {
  const { house, parts, box, name, organisation, door, street } = fit;
  const isOrganisation = isMet(organisation);
  const isSurelyOrganisation = organisation.outcome === 'agrees';
  const isHouse = isHouseMet(fit);
  const isNamed = isMet(name);
  if (box === 'missing' && !isOrganisation) return false;
  if (name.outcome === 'differs' && !isHouse) return false;
  // `Bwthyn, Tyddyn Celyn` is not the house that is just called Bwthyn.
  if (isNamed && (door.house === undefined || street.main.outcome === 'none') && isOfUnknown(typed, fit))
    return false;
  // `Flat 18, Teal Court, Docharty Court` is no flat of Docharty Court.
  const isOtherPart = parts === 'differs' || parts === 'extra';
  if (isNamed && isOtherPart && door.house === undefined && hasBuildingLeft(typed, street, fit.taken))
    return false;
  const isFlat = isUnnamedFlat(typed, fit);
  if (house === 'missing' && !isNamed && !isSurelyOrganisation && !isFlat) return false;
  // `The Maltings, 12 High Street` was typed and the file has no number for The Maltings. The number must
  // stand at the street, and no other door of the street may have it.
  if (house === 'extra')
    return (
      isNamed &&
      ((street.isHouseAtStreet && !hasTypedNumber(street.street, street.labels)) || isSurelyOrganisation)
    );
  const isByPart = isFlat || (house === 'none' && isPartMet(fit));
  if (!isHouse && !isNamed && !isOrganisation && box !== 'agrees' && !isByPart) return false;
  // If nothing but a part is numbered, a different number may well mean another building.
  return !isPartAlone(fit) || isOrganisation || box === 'agrees' || !isOtherPart;
}

/** Whether the door of the building is meant. */
function isDoorMet(typed: TypedText, fit: DoorFit): boolean {
  const { parts, box, name, partName, organisation, door, street, taken } = fit;
  const isSurelyOrganisation = organisation.outcome === 'agrees';
  const isHouse = isHouseMet(fit);
  // `12C` was typed, and number 12 has an A and a B.
  const { house: written } = street.labels;
  const isOtherLetter =
    written !== undefined && door.house !== undefined && written.letter !== door.house.letter;
  if (isHouse && isOtherLetter && !isLetterMet(fit)) return false;
  // `The Bungalow, Coed Arian` and `Y Beudy, Coed Arian` mean another house at Coed Arian.
  // `The Corner Plaice, Unit 21, Market Walk` names a firm in the unit.
  if (
    isMet(name) &&
    door.house === undefined &&
    !isMet(organisation) &&
    !isOfUnit(fit) &&
    (hasBuildingLeft(typed, street, taken) || hasHouseholdLeft(typed, fit))
  )
    return false;
  // `Annexe, 12 High Street` does not mean the whole of number 12.
  if (hasPartLeft(typed, street.marks, taken)) return false;
  if (parts === 'differs' || parts === 'extra') return false;
  // `Upstairs` was typed for `Upstairs Flat`.
  const isPartNamed = isMet(partName) && door.parts.every(isBare);
  if (parts === 'missing' && !isSurelyOrganisation && !isFlatAlone(fit) && !isPartNamed) return false;
  if (partName.outcome !== 'none' && !isMet(partName) && !isSurelyOrganisation) return false;
  const isByNumber = isHouse || box === 'agrees' || isAgreed(parts);
  return organisation.outcome !== 'differs' || isByNumber || !hasOrganisation(typed, street.marks);
}

/**
 * Whether a flat was written with its number and without its building, and nothing else was written:
 * `Flat 7, Cranworth Road` for flat 7 of Blenheim Buildings.
 */
export function isUnnamedFlat({ segments, tokens }: TypedText, fit: DoorFit): boolean {
  const { door, house, parts, name, partName, organisation, labels, left } = fit;
  if (
    isPartAlone(fit) ||
    (parts !== 'agrees' && parts !== 'similar') ||
    left > 0 ||
    labels.house !== undefined
  )
    return false;
  if (isMet(name) || isMet(partName) || isMet(organisation) || (house !== 'none' && house !== 'missing'))
    return false;
  // Unknown words in front may be the name of the building, unless they begin like a person: `Mr J Hall, Flat 6, …`.
  // `Penthouse Flat 1 Abbey Terrace` may be number 1.
  if (segments.some((segment) => segment.isPerson && !isPerson(tokens, segment.from))) return false;
  return labels.parts.some(
    ({ kind, first, letter }) =>
      NUMBERED.has(kind) && (first >= 0 || letter !== '') && first !== door.house?.first,
  );
}

const NUMBERED: ReadonlySet<PartKind> = new Set(['flat', 'unit', 'room', 'pitch']);

function isHouseMet({ house }: DoorFit): boolean {
  return isAgreed(house);
}

/** Whether a door has neither a house number nor the name of a building. */
export function isPartAlone({ door }: DoorFit): boolean {
  return door.house === undefined && door.name === undefined;
}

/** Whether the numbered parts of a door were written. If a building has a name, whether the named part was. */
function isPartMet(fit: DoorFit): boolean {
  const { parts, partName, door } = fit;
  if (isPartAlone(fit) && door.parts.length > 0) return isAgreed(parts);
  return isMet(partName);
}

/** Whether the number of a unit, a room or a parking space was written and agrees. */
function isOfUnit({ parts, door }: DoorFit): boolean {
  // A room of a flat is no firm's.
  if (parts !== 'agrees' || door.parts.some(({ kind }) => kind === 'flat' || kind === 'block')) return false;
  return door.parts.some(({ kind, first }) => first >= 0 && OF_FIRMS.has(kind));
}

const OF_FIRMS: ReadonlySet<PartKind> = new Set(['unit', 'room', 'space']);

/** Whether `129A` may stand for `Flat, 129A`: the letter is that of the flat above the shop. */
function isFlatAlone({ door, house, street: { labels } }: DoorFit): boolean {
  return (
    house === 'agrees' &&
    door.house !== undefined &&
    door.house.letter !== '' &&
    labels.parts.length === 0 &&
    door.parts.every(isBare)
  );
}

/**
 * Whether a part accounts for the letter of the house number, be it the letter that was typed or the letter
 * that the file has.
 */
function isLetterMet({ door, street, parts }: DoorFit): boolean {
  const letter = street.labels.house?.letter ?? '';
  return letter === '' ? parts !== 'missing' : door.parts.some((part) => part.letter === letter);
}
