import type { Label, PartKind } from '../../address/normal-form/label.ts';
import { type Token, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../../address/normal-form/word.ts';
import { slipsBetween } from '../../address/normal-form/word-slips.ts';
import type { MatchLevel } from '../match.ts';
import type { Door } from '../prepared/door.ts';
import type { Phrase } from '../prepared/phrase.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { Weights } from '../weights.ts';
import { fitBuildingName } from './building-name-fit.ts';
import { doorBits } from './evidence.ts';
import type { Compared, DoorFit } from './fitted-door.ts';
import { isMet, MARK, markName, type NameFit, NO_NAME, OTHER_FORM } from './name-fit.ts';
import { fitOrganisation, hasOrganisation, type OrganisationFit } from './organisation-fit.ts';
import { fitPremise, isBare, isEndOfRange, type LabelOutcome, type TypedLabels } from './premise-fit.ts';
import type { StreetFit } from './street-fit.ts';
import { hasBuildingLeft, hasHouseholdLeft, hasPartLeft, isOfUnknown, wordsLeft } from './words-left.ts';

const ABSENT: OrganisationFit = { outcome: 'none', likeness: 0 };

/** A street whose doors are fitted one after the other. */
export interface StreetToFit {
  readonly typed: TypedText;
  readonly street: StreetFit;
  /** In bits. Does not include the score of the postcode. */
  readonly score: number;
  readonly weights: Weights;
  readonly buildings: BuildingFits;
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
 * Fits a door. Returns undefined if the door is certainly another house, about which nothing more needs to be
 * known.
 */
export function fitDoor(
  { typed, street, score, weights, buildings }: StreetToFit,
  door: Door,
): DoorFit | undefined {
  const { marks, numbered } = street;
  const written = street.labels.house;
  // Most doors of a street are rejected here.
  if (written !== undefined && door.house !== undefined && written.first !== door.house.first) {
    const isFlatBefore = written.isStair && written.last === door.house.first;
    if (numbered < 0 && !isFlatBefore && !door.isNumbered && !isEndOfRange(written, door.house))
      return undefined;
  }
  const box = fitBox(street, door);
  if (box === 'differs' || box === 'extra') return undefined;
  const labels = labelsWithout(box === 'agrees' ? withoutBox(street) : street.labels, typed, door);
  const open = door.isNameNumbered ? marksWithout(street, labels) : marks;
  let { house, parts, isOneNumber } = fitPremise(labels, door);
  if (house === 'differs' && (numbered < 0 || door.name === undefined)) return undefined;
  const name = fitNames(typed, open, door, buildings);
  const isNumbersName = numbered >= 0 && isMet(name) && name.found?.from === numbered;
  if (house === 'differs') {
    if (!isNumbersName) return undefined;
    // `2 Larken Court` was typed for `Flat 2, Larken Court, 14 High Street`.
    ({ house, parts, isOneNumber } = fitPremise(withoutHouse(labels), door));
  }
  const taken = new Uint8Array(typed.tokens.length);
  const { spelled } = labels;
  if (spelled !== undefined && house === 'similar' && spelled.first === door.house?.first)
    taken.fill(1, spelled.from, spelled.to);
  markName(taken, name, 1);
  const { partName: part } = door;
  const partName = part === undefined ? NO_NAME : fitBuildingName(typed, marksBeside(marks, name), part);
  markName(taken, partName, 1);
  const organisation =
    door.organisation.length === 0 ? ABSENT : fitOrganisation(typed, marks, door.organisation, taken);
  const department = fitDepartment(typed, marks, door, taken);
  const fit = {
    door,
    street,
    level: 'Street' as MatchLevel,
    score: 0,
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
  // `22 Spring Road` is not flat 22 of a block on that road, nor part 22 of a building whose name was not
  // written.
  const isUnnamedPart =
    isOneNumber &&
    door.house === undefined &&
    !isPitch(door) &&
    (house === 'similar' || door.name !== undefined) &&
    !isMet(name) &&
    !isMet(organisation);
  const isOfAnother =
    numbered >= 0 && !isNumbersName && taken[numbered] === 0 && (house === 'agrees' || house === 'similar');
  // `Flat 6A, Tumbel Lodge` is not flat A of number 6, even if the street agrees.
  // Nor is `Flat 12, Tumbel Lodge` unit 12 of the street.
  const isPartAlone = door.house === undefined && door.name === undefined && door.parts.length > 0;
  const isOfOther =
    labels.house === undefined &&
    (house === 'similar' || isPartAlone) &&
    !isUnitBehindFirm(typed, labels, door) &&
    hasBuildingLeft(typed, street, taken);
  // `The Annexe, Ty Isaf` is not the annexe of Tal y Pwll, even if the postcode has no other annexe. A firm that
  // agrees would vouch for the building. `Cluster A`, which a list has as a firm, does not.
  const isPartOfUnnamed =
    door.house === undefined &&
    door.name !== undefined &&
    !isMet(name) &&
    (!isMet(organisation) || isPartlike(door.organisation)) &&
    (isMet(partName) || parts === 'agrees' || parts === 'similar' || isMet(organisation)) &&
    fit.left > 0;
  if (!isOfAnother && !isUnnamedPart && !isOfOther && !isPartOfUnnamed) fit.level = levelOf(typed, fit);
  fit.score = score + doorBits(typed, fit, weights);
  return fit;
}

/** Whether a door is nothing but a pitch, mooring or chalet: `21, Bluebird Park` means Chalet 21. */
function isPitch({ name, parts }: Door): boolean {
  const [part] = parts;
  return name === undefined && parts.length === 1 && part?.kind === 'pitch';
}

/** Whether what the file has as an organisation may be a part of a building: `Cluster A`, `Live-Work Unit 9`. */
function isPartlike(organisation: readonly Word[]): boolean {
  const last = organisation.at(-1);
  return last !== undefined && organisation.length > 1 && last.is(KIND.number | KIND.letter);
}

/** Returns the labels with the house number as one more part. */
function withoutHouse(labels: TypedLabels): TypedLabels {
  const { house, parts } = labels;
  return house === undefined ? labels : { ...labels, house: undefined, parts: [...parts, house] };
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
    beside.fill(MARK.name, part.from, part.to);
    const besidePart = fitBuildingName(typed, beside, name, true);
    if (isMet(besidePart)) return besidePart;
  }
  for (const alias of aliases) {
    const other = fitBuildingName(typed, marks, alias);
    if (isMet(other)) return { ...other, likeness: Math.min(other.likeness, OTHER_FORM) };
  }
  return fit;
}

function fitBox({ labels }: StreetFit, { box }: Door): LabelOutcome {
  const written = labels.parts.find(({ kind }) => kind === 'box');
  if (written === undefined) return box === '' ? 'none' : 'missing';
  if (box === '') return 'extra';
  return String(written.first) === box ||
    written.letter === box ||
    `${written.first}${written.letter}` === box
    ? 'agrees'
    : 'differs';
}

/**
 * Returns the labels without the numbers that belong to the name of the organisation or building:
 * `Cafe 1872`, `Junction 19 Mill`.
 */
function labelsWithout(labels: TypedLabels, { tokens }: TypedText, door: Door): TypedLabels {
  const names = [
    ...(door.isNumbered ? [door.organisation] : []),
    ...(door.isNameNumbered && door.name !== undefined ? [door.name.words] : []),
  ];
  if (names.length === 0) return labels;
  const { house, parts } = labels;
  const isBeside = (typed: Token | undefined, word: Word | undefined) =>
    typed !== undefined && word !== undefined && slipsBetween(typed.word, word) >= 0;
  const isOfName = ({ kind, first, from, to }: Label): boolean =>
    names.some((name) => {
      const number = name.findIndex((word) => word.is(KIND.number) && word.value === first);
      if (number < 0) return false;
      // `Studio 24` is a firm.
      const before = name[number - 1];
      if (kind !== '') return before !== undefined && sameWord(wordAt(tokens, from), before);
      return isBeside(tokens[to], name[number + 1]) || isBeside(tokens[from - 1], before);
    });
  return {
    ...labels,
    house: house === undefined || isOfName(house) ? undefined : house,
    parts: parts.filter((label) => !isOfName(label)),
  };
}

/** Returns the marks with those numbers free that are not labels of the door. */
function marksWithout({ marks, labels: { house, parts } }: StreetFit, labels: TypedLabels): Uint8Array {
  const open = marks.slice();
  for (const label of [house, ...parts]) {
    const isLabel = label === undefined || label === labels.house || labels.parts.includes(label);
    if (!isLabel) open.fill(MARK.free, label.from, label.to);
  }
  return open;
}

function withoutBox({ labels }: StreetFit) {
  return { ...labels, parts: labels.parts.filter(({ kind }) => kind !== 'box') };
}

/**
 * Returns the highest level that a door may settle. Numbers, letters and floors decide first; then the name,
 * if there is no number; then the organisation. An element that was typed but is not in the file, or is in
 * the file but was not typed, never counts as the same.
 */
function levelOf(typed: TypedText, fit: Compared): MatchLevel {
  const { house, parts, box, name, partName, organisation, door, street } = fit;
  const isOrganisation = isMet(organisation);
  const isSurelyOrganisation = organisation.outcome === 'agrees';
  if (box === 'missing' && !isOrganisation) return 'Street';
  if (name.outcome === 'differs' && house !== 'agrees' && house !== 'similar') return 'Street';
  // `Bwthyn, Tyddyn Celyn` is not the house that is just called Bwthyn.
  if (isMet(name) && (door.house === undefined || street.main.outcome === 'none') && isOfUnknown(typed, fit))
    return 'Street';
  // First decide which building is meant.
  const isHouse = house === 'agrees' || house === 'similar';
  const isNamed = isMet(name);
  const isUnlabelled = door.house === undefined && door.name === undefined;
  let isBuilding = isHouse || isNamed || box === 'agrees';
  if (house === 'missing' && !isNamed && !isSurelyOrganisation) return 'Street';
  // `The Maltings, 12 High Street` was typed and the file has no number for The Maltings. The number must
  // stand at the street, and no other door of the street may have it.
  if (house === 'extra')
    return isNamed && ((street.isHouseAtStreet && !hasHouse(fit)) || isSurelyOrganisation)
      ? 'Building'
      : 'Street';
  if (!isBuilding && house === 'none') {
    if (isOrganisation) isBuilding = isSurelyOrganisation || organisation.likeness >= 0.7;
    else if (isUnlabelled && door.parts.length > 0) isBuilding = parts === 'agrees' || parts === 'similar';
    else if (isMet(partName)) isBuilding = true;
    else return 'Street';
  }
  if (!isBuilding && !isOrganisation) return 'Street';
  // If nothing but a part is numbered, a different number may well mean another building.
  if (isUnlabelled && !isOrganisation && box !== 'agrees' && (parts === 'differs' || parts === 'extra'))
    return 'Street';
  // `12C` was typed, and number 12 has an A and a B.
  const { house: written } = street.labels;
  if (
    isHouse &&
    written !== undefined &&
    door.house !== undefined &&
    written.letter !== door.house.letter &&
    !isLetterMet(fit)
  ) {
    return 'Building';
  }
  // `The Bungalow, Coed Arian` and `Y Beudy, Coed Arian` mean another house at Coed Arian.
  // `The Corner Plaice, Unit 21, Market Walk` names a firm in the unit.
  if (
    isNamed &&
    door.house === undefined &&
    !isOrganisation &&
    !isOfUnit(fit) &&
    (hasBuildingLeft(typed, street, fit.taken) || hasHouseholdLeft(typed, fit))
  )
    return 'Building';
  // Then decide which door of the building is meant. `Annexe, 12 High Street` does not mean the whole of
  // number 12.
  if (hasPartLeft(typed, street.marks, fit.taken)) return 'Building';
  if (parts === 'differs' || parts === 'extra') return 'Building';
  // `Upstairs` was typed for `Upstairs Flat`.
  const isPartNamed = isMet(partName) && door.parts.every(isBare);
  if (parts === 'missing' && !isSurelyOrganisation && !isFlatAlone(fit) && !isPartNamed) return 'Building';
  if (partName.outcome !== 'none' && !isMet(partName) && !isSurelyOrganisation) return 'Building';
  const isByNumber = isHouse || box === 'agrees' || parts === 'agrees' || parts === 'similar';
  if (organisation.outcome === 'differs' && !isByNumber && hasOrganisation(typed, street.marks))
    return 'Building';
  return 'Exact';
}

/** Whether the number of a unit, a room or a parking space was written and agrees. */
function isOfUnit({ parts, door }: Pick<Compared, 'parts' | 'door'>): boolean {
  return parts === 'agrees' && door.parts.some(({ kind, first }) => first >= 0 && OF_FIRMS.has(kind));
}

const OF_FIRMS: ReadonlySet<PartKind> = new Set(['unit', 'room', 'space']);

/** Whether a unit is the second part of the address, behind the name of a firm: `Bargain Barn, Unit 14B`. */
function isUnitBehindFirm({ segments }: TypedText, { parts: [part] }: TypedLabels, door: Door): boolean {
  if (part === undefined || part.kind !== 'unit' || !door.parts.some(({ kind }) => kind === 'unit'))
    return false;
  return segments[1]?.from === part.from;
}

/** Whether `129A` may stand for `Flat, 129A`: the letter is that of the flat above the shop. */
function isFlatAlone({ door, house, street: { labels } }: Compared): boolean {
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
function isLetterMet({ door, street, parts }: Compared): boolean {
  const letter = street.labels.house?.letter ?? '';
  return letter === '' ? parts !== 'missing' : door.parts.some((part) => part.letter === letter);
}

/** Whether some door of the street has the typed house number. */
function hasHouse({ street }: Compared): boolean {
  const written = street.labels.house;
  return written !== undefined && street.street.doors.some(({ house }) => house?.first === written.first);
}
