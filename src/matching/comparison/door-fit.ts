import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { sameWord } from '../../address/normal-form/word.ts';
import { fill } from '../fill.ts';
import type { Door } from '../prepared/door.ts';
import type { Found, Phrase } from '../prepared/phrase.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { Weights } from '../weights.ts';
import { OTHER_KIND } from './building-kind-fit.ts';
import { fitBuildingName } from './building-name-fit.ts';
import { fitBox, marksWithout, withoutBox, withoutHouse, withoutNumbersOfNames } from './door-labels.ts';
import { doorBits } from './evidence.ts';
import { fitFarm } from './farm-fit.ts';
import type { DoorFit } from './fitted-door.ts';
import { isEndOfRange, mayBeginWithFlat } from './house-number-fit.ts';
import { asHouseOfBlock } from './house-of-block.ts';
import { isMet, MARK, markName, NAME_MISSING, type NameFit, NO_NAME, OTHER_FORM } from './name-fit.ts';
import { fitNameOfStreet } from './name-of-street.ts';
import { fitOrganisation, type OrganisationFit } from './organisation-fit.ts';
import { findHomeName, findParkLabel, hasHomesCalled, isHomeOfPark } from './park-label.ts';
import { fitPremise } from './premise-fit.ts';
import { isAgreed, type LabelOutcome } from './premise-labels.ts';
import { fitSameSort } from './sort-of-home-fit.ts';
import type { StreetFit } from './street-fit.ts';
import { wordsLeft } from './words-left.ts';

const ABSENT: OrganisationFit = { outcome: 'none', likeness: 0 };

/** A street whose doors are fitted one after the other. */
export interface StreetToFit {
  readonly typed: TypedText;
  readonly street: StreetFit;
  /** In bits. Does not include the score of the postcode. */
  readonly score: number;
  readonly weights: Weights;
  readonly buildings: BuildingFits;
  /** Whether the street is that of a list. */
  readonly isList: boolean;
}

/**
 * Remembers the fit of the last building name. Most doors are in the same building as the door before them.
 */
export class BuildingFits {
  #last: { readonly name: Phrase; readonly hasPart: boolean; readonly fit: NameFit } | undefined;

  fit(typed: TypedText, marks: Uint8Array, name: Phrase, hasPart: boolean): NameFit {
    if (this.#last?.name !== name || this.#last.hasPart !== hasPart)
      this.#last = { name, hasPart, fit: fitBuildingName(typed, marks, name, hasPart) };
    return this.#last.fit;
  }
}

/**
 * Fits a door. Returns undefined if the door is certainly another house, or not a house that was written, about which
 * nothing more needs to be known.
 */
export function fitDoor(
  { typed, street, score, weights, buildings, isList }: StreetToFit,
  door: Door,
): DoorFit | undefined {
  if (isOtherNumber(street, door)) return undefined;
  const { marks } = street;
  const box = fitBox(street.labels, door);
  if (box === 'differs' || box === 'extra') return undefined;
  const written = withoutNumbersOfNames(
    box === 'agrees' ? withoutBox(street.labels) : street.labels,
    typed,
    door,
  );
  const home = findParkLabel(typed, marks, written, door, street.street);
  const isOtherHome = home?.kind === '' && isHomeOfPark(door, street.street);
  const isAnother = isOtherHome && hasHomesCalled(wordAt(typed.tokens, home.from).text, door, street.street);
  const park = isAnother ? undefined : home;
  const numbered = isList ? asHouseOfBlock(written, street, door) : undefined;
  const labels = numbered ?? (park === undefined ? written : { ...written, house: undefined, parts: [park] });
  const open = door.isNameNumbered ? marksWithout(street, labels) : marks;
  let { house, parts, isOneNumber } = fitPremise(labels, door);
  if (house === 'differs' && (street.numbered < 0 || door.name === undefined)) return undefined;
  const isFarm = isList && house === 'none' && street.main.outcome === 'none';
  const listed = (isFarm ? fitFarmNames : fitNames)(typed, open, door, buildings);
  const isOther = isList && door.name !== undefined && listed.outcome === 'differs';
  const isMissing = isList && listed.outcome === 'missing';
  const called = isMissing && house === 'agrees';
  const ofStreet =
    isMissing && door.name !== undefined ? fitNameOfStreet(typed, street, door.name) : undefined;
  const fitted = isOther
    ? fitSameSort(typed, open, door.name, listed)
    : ((called ? findHomeName(typed, labels, street, door) : undefined) ?? ofStreet ?? listed);
  const name = isOfOrganisation(typed, fitted, door) ? NAME_MISSING : fitted;
  if (house === 'differs') {
    const isNumbersName = name.found !== undefined && isWithin(street.numbered, name.found);
    if (!isNumbersName) return undefined;
    // `2 Larken Court` was typed for `Flat 2, Larken Court, 14 High Street`.
    ({ house, parts, isOneNumber } = fitPremise(withoutHouse(labels), door));
  }
  if (isNothingMet(house, parts, box, name) && !hasOtherNames(door)) return undefined;
  const taken = new Uint8Array(typed.tokens.length);
  const { spelled } = labels;
  if (spelled !== undefined && house === 'similar' && spelled.first === door.house?.first)
    fill(taken, 1, spelled.from, spelled.to);
  if (park !== undefined) fill(taken, 1, park.from, park.to);
  markName(taken, name, 1);
  const { partName: part } = door;
  const isNamed = part !== undefined && !(isOtherHome && park !== undefined);
  const partName = isNamed ? fitPart(typed, marksBeside(marks, name), part, isList) : NO_NAME;
  markName(taken, partName, 1);
  const organisation =
    door.organisation.length === 0 ? ABSENT : fitOrganisation(typed, marks, door.organisation, taken);
  const department = fitDepartment(typed, marks, door, taken);
  const fit = {
    door,
    street,
    score: 0,
    labels,
    house,
    parts,
    isOneNumber,
    box,
    name,
    partName,
    organisation,
    department,
    taken,
    left: wordsLeft(typed, marks, taken),
  };
  fit.score = score + doorBits(typed, fit, weights);
  return fit;
}

/**
 * Whether neither the number of a door nor the name of its building was written. Such a door settles nothing
 * (levels/door-level.ts), unless one of its other names was written. It may still be compared only for those.
 */
function isNothingMet(house: LabelOutcome, parts: LabelOutcome, box: LabelOutcome, name: NameFit): boolean {
  return !isAgreed(house) && !isAgreed(parts) && box !== 'agrees' && !isMet(name);
}

/** Whether a door has another name than that of its building: the name of its part or of an organisation. */
function hasOtherNames({ partName, organisation }: Door): boolean {
  return partName !== undefined || organisation.length > 0;
}

/**
 * Whether a name was found without its word for a home, in a part of the address that has the words of the organisation
 * and no others: the School of `Larkmoor Junior School` does not mean the School Bungalow of that school.
 */
function isOfOrganisation(typed: TypedText, { likeness, found }: NameFit, door: Door): boolean {
  if (likeness !== OTHER_KIND || found === undefined) return false;
  const { organisation } = door;
  if (organisation.length < 2) return false;
  const { from, to } = segmentAt(typed, found.from);
  return (
    to - from > found.to - found.from &&
    wordsBetween(typed.tokens, from, to).every((word) => organisation.some((one) => sameWord(word, one)))
  );
}

/** Whether a door has another number than the typed one. Most doors of a street are rejected here. */
function isOtherNumber({ numbered, labels }: StreetFit, { house, isNumbered }: Door): boolean {
  const written = labels.house;
  if (written === undefined || house === undefined || written.first === house.first) return false;
  const isFlatBefore = mayBeginWithFlat(written) && written.last === house.first;
  return numbered < 0 && !isFlatBefore && !isNumbered && !isEndOfRange(written, house);
}

/**
 * Returns the marks with the words of the building name taken. The words of `Y Bwthyn` must not also be found
 * as a part called Bwthyn.
 */
function marksBeside(marks: Uint8Array, name: NameFit): Uint8Array {
  if (!isMet(name)) return marks;
  const beside = marks.slice();
  markName(beside, name, MARK.name);
  return beside;
}

/** Fits the name of a part. In a list, a house may be a part: of the lodges of a park, or of a street like The Hyde. */
function fitPart(typed: TypedText, marks: Uint8Array, part: Phrase, isList: boolean): NameFit {
  const fit = fitBuildingName(typed, marks, part);
  return isList && fit.outcome === 'differs' ? fitSameSort(typed, marks, part, fit) : fit;
}

/**
 * Fits the department. A department that differs counts as missing: the other words beside it belong to the
 * organisation.
 */
function fitDepartment(typed: TypedText, marks: Uint8Array, door: Door, taken: Uint8Array): OrganisationFit {
  const { department } = door;
  if (department.length === 0) return ABSENT;
  const fit = fitOrganisation(typed, marks, department, taken);
  return fit.outcome === 'differs' ? { outcome: 'missing', likeness: fit.likeness } : fit;
}

/**
 * Fits the name of a house of a list that has neither a number nor a street. It may be a farm, and people may call it
 * one or not.
 */
function fitFarmNames(typed: TypedText, marks: Uint8Array, door: Door, buildings: BuildingFits): NameFit {
  const fit = fitNames(typed, marks, door, buildings);
  const { name, partName } = door;
  if (name === undefined || (isMet(fit) && fit.likeness !== OTHER_KIND)) return fit;
  const part = partName?.findWhole(typed, (at) => marks[at] === MARK.free);
  const beside = part === undefined ? marks : marks.slice().fill(MARK.name, part.from, part.to);
  return fitFarm(typed, beside, name, partName !== undefined) ?? fit;
}

/** Fits the name of the building, or else an alias that people know it by. */
function fitNames(
  typed: TypedText,
  marks: Uint8Array,
  { name, aliases, partName }: Door,
  buildings: BuildingFits,
): NameFit {
  const fit = name === undefined ? NO_NAME : buildings.fit(typed, marks, name, partName !== undefined);
  if (isMet(fit)) return fit;
  // In `The Granary Lowfeild`, the words of the part do not belong to the name of the building.
  const part = name && partName?.findWhole(typed, (at) => marks[at] === MARK.free);
  if (name !== undefined && part !== undefined) {
    const beside = marks.slice();
    fill(beside, MARK.name, part.from, part.to);
    const besidePart = fitBuildingName(typed, beside, name, true);
    if (isMet(besidePart)) return besidePart;
  }
  for (const alias of aliases) {
    const other = fitBuildingName(typed, marks, alias);
    if (isMet(other)) return { ...other, likeness: Math.min(other.likeness, OTHER_FORM) };
  }
  return fit;
}

/** Whether a typed word is in a name that was found. The name may begin with an article. */
function isWithin(at: number, { from, to }: Found): boolean {
  return from <= at && at < to;
}
