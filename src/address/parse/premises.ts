import type { Premises } from '../delivery-point.ts';
import { titleCase } from '../title-case/title-case.ts';
import { isBesideHouse } from './beside-house.ts';
import {
  endsAsOrganisation,
  isBuildingLike,
  isHouseName,
  isNumberedBuilding,
  isOrganisationLike,
} from './building-words.ts';
import { type PremiseText, poBoxNumber, readPremise } from './premise.ts';
import { isLoneNumber, sameWords } from './segments.ts';

/** The elements before the street. */
export interface ParsedPremises extends Premises {
  readonly organisation: string;
  readonly poBox: string;
}

/** Matches a company even if its name contains a number: `Studio 54 Ltd`. */
const COMPANY = /[\p{L}\d] (?:ltd|limited|plc|llp)\.?$/iu;

/**
 * Words that name a part of a building without a number: `Flat`, `Annexe`, `Flat over Shop`,
 * `First and Second Floor Maisonette Rear`.
 */
const PART_WORDS =
  /^(?:flats?|apartment|maisonette|penthouse|studio|bedsit|annexe?|shop|floors?|flr|basement|rear|mezzanine)$/i;
const WORDS_BESIDE_PARTS =
  /^(?:upper|lower|ground|first|second|third|fourth|fifth|sixth|top|garden|[1-9](?:st|nd|rd|th)|attic|front|back|left|right|middle|north|south|east|west|central|centre|side|over|above|below|behind|of|the|and|&|\+|to|at|on|office|offices|store|garage)$/i;

/** Matches a flat that is known by a name: `House Managers Flat`, `Hall Floor Flat`, `Owners Accommodation`. */
const NAMED_FLAT =
  /^(?:the )?(?:(?:\p{L}+ ){1,2}(?:manager|warden|caretaker|teacher|master|keeper)['’]?s['’]?|\p{L}+(?: floor)?) (?:flat|maisonette|accommodation)$/iu;

/** A flat on a stair: floor and door, or stair and flat. */
const STAIR = /^\d{1,3}\/\d{1,3}$/;

/** Names for a second household at a farm or a large house. */
const SECOND_HOUSEHOLD =
  /^(?:the |yr? )?(?:old |hen |farm |granny |garden |stable |gate |static |east |west |north |south )?(?:annexe?|bungalow|barn|cottage|farm ?house|garden house|lodge|wing|caravan|cabin|(?:shepherd'?s )?hut|loft|steading|mobile home|chalet|byre|bothy|hayloft|granary|stables?|dairy|coach ?house|gate ?house|log cabin|cart (?:shed|lodge)|cartshed|cowshed|piggery|shippon|linhay|bwthyn|beudy|stabl|stablau|ysgubor|llofft|llaethdy|cartws)(?: \d+)?$/i;

/** Whether a text is a usual name for a second household at a farm or a large house: `The Lodge`. */
export function isHouseholdLike(text: string): boolean {
  return SECOND_HOUSEHOLD.test(text);
}

/**
 * Whether a text is a part of a building and nothing else. `Shop` alone is more likely the name of a
 * business.
 */
export function isPartAlone(text: string): boolean {
  if (/^shop$/i.test(text)) return false;
  if (NAMED_FLAT.test(text) || isBesideHouse(text)) return true;
  const words = text.split(' ');
  return (
    words.some((word) => PART_WORDS.test(word)) &&
    words.every((word) => PART_WORDS.test(word) || WORDS_BESIDE_PARTS.test(word))
  );
}

/** Knowledge about the parts of an address that helps to read its premises. */
interface Circumstances {
  /** Whether a part is the name of a house in the postcode of the address. */
  readonly isHouse: (text: string) => boolean;
  /** Whether so few addresses end in a part that it cannot be a village. */
  readonly isRare: (text: string) => boolean;
  /** Whether several houses have a part of this name. */
  readonly isPart: (text: string) => boolean;
  /** Whether many houses with names stand before a part. */
  readonly hasHouses: (text: string) => boolean;
  /** Whether the address has a locality besides these parts. */
  readonly isPlaced: boolean;
  /** Whether the words of the street do not say that it is one: a village whose houses have numbers. */
  readonly isVillage: boolean;
}

/**
 * Reads the elements before the street, smallest first.
 *
 * @param before the parts of the address before the one with the street; all parts if there is no street
 * @param street the premises in the part with the street; undefined if there is no street
 * @param organisation the organisation, if it is already known
 * @returns the premises, and the parts that are places rather than premises. There are no
 * such places if there is a street.
 */
export function readPremises(
  before: readonly string[],
  street: PremiseText | undefined,
  organisation: string,
  circumstances: Circumstances,
): { readonly premises: ParsedPremises; readonly places: readonly string[] } {
  const names: string[] = [];
  const numbered = new Set<string>();
  const subBuildings: string[] = [];
  let poBox = '';
  let number = street?.number ?? '';
  for (const text of before) {
    const box = poBoxNumber(text);
    if (box !== undefined) {
      poBox ||= box;
      continue;
    }
    if (sameWords(text, organisation)) continue;
    if (COMPANY.test(text)) {
      names.push(text);
      continue;
    }
    if (isPartAlone(text)) {
      subBuildings.push(text);
      continue;
    }
    // `0/1, 8B Ormidale Road`
    if (number !== '' && STAIR.test(text)) {
      subBuildings.push(text);
      continue;
    }
    // `Keepers Cottage, 1` with its township in a field of its own.
    if (number === '' && isLoneNumber(text)) {
      number = text.toUpperCase();
      continue;
    }
    const premise = readPremise(text);
    // `Flat 4 Top Floor`: the floor only says where the flat is.
    if (premise.subBuilding !== '' && premise.number === '' && isPartAlone(premise.rest)) {
      subBuildings.push(text);
      continue;
    }
    if (premise.subBuilding !== '') subBuildings.push(premise.subBuilding);
    // `Flat 8 Room E`
    const inner = premise.subBuilding === '' || premise.number !== '' ? undefined : readPremise(premise.rest);
    if (inner !== undefined && inner.subBuilding !== '' && inner.number === '' && inner.rest === '') {
      subBuildings.push(inner.subBuilding);
      continue;
    }
    // A number before a building's name is a flat in that building: `463 Manhattan Building`.
    if (premise.number !== '' && premise.rest !== '') {
      subBuildings.push(premise.number);
      numbered.add(premise.rest);
    } else if (number === '') number = premise.number;
    if (premise.rest !== '') names.push(premise.rest);
  }
  if (street !== undefined && street.subBuilding !== '') subBuildings.push(street.subBuilding);
  if (street !== undefined && street.name !== '')
    (isPartAlone(street.name) ? subBuildings : names).push(street.name);
  const mayHaveHousehold =
    street === undefined ||
    circumstances.isVillage ||
    (names[0] !== undefined && names.length > 1 && isHouseholdLike(names[0]));
  if (mayHaveHousehold && isHousehold(names, circumstances)) subBuildings.push(...names.splice(0, 1));
  const places =
    street === undefined ? takePlaces(names, organisation === '' ? 1 : 0, circumstances.isHouse) : [];
  // `1 Old Bakery Heights`: a name after a number is the name of a building, whatever else its words mean.
  const isBuilding = names[0] !== undefined && numbered.has(names[0]) && isNumberedBuilding(names[0]);
  const owner = organisation.trim() || (isBuilding ? '' : takeOrganisation(names));
  const buildingName = titleCase(names.join(', '));
  return {
    premises: {
      organisation: titleCase(owner),
      poBox,
      subBuildingName: titleCase(subBuildings.join(', ')).replace(/ (?:And|To) /g, (word) =>
        word.toLowerCase(),
      ),
      ...withNumber(buildingName, number),
    },
    places,
  };
}

/**
 * Whether the first of several names is a household at the house with the second name: `Ysgubor, Trem y Mor,
 * Llanegryn`.
 */
function isHousehold(
  [first, second, third]: readonly string[],
  { isHouse, isRare, isPart, hasHouses, isPlaced }: Circumstances,
): boolean {
  if (first === undefined || second === undefined) return false;
  if (isPart(first) && !isOrganisationLike(first) && !isBuildingLike(first) && !isHouse(first))
    return third !== undefined || isPlaced;
  // `Bothy, Bunnahan, Gruinyard`, where Bunnahan is a township and no house.
  if (SECOND_HOUSEHOLD.test(first) && hasHouses(second)) return isHouse(second);
  if (SECOND_HOUSEHOLD.test(first))
    return third !== undefined || isPlaced || isHouse(second) || isRare(second);
  // `The Mistal, Mill Farm, Hathersage`
  const isArticled = ARTICLED.test(first) && !isOrganisationLike(first) && isBuildingLike(second);
  if (isArticled && isPlaced && third === undefined) return true;
  return isHouse(second) && (isHouseName(first) || !isOrganisationLike(first));
}

/** Matches an article and one or two words. */
const ARTICLED = /^(?:the|yr?) \p{L}+(?: \p{L}+)?$/iu;

/**
 * A plain number is the building number. Any other, such as `12A` or `1-3`, goes to the end of the building
 * name, as in PAF.
 */
function withNumber(name: string, number: string): Pick<Premises, 'buildingName' | 'buildingNumber'> {
  if (/^\d*$/.test(number)) return { buildingName: name, buildingNumber: number.replace(/^0+/, '') };
  return { buildingName: name === '' ? number : `${name} ${number}`, buildingNumber: '' };
}

/**
 * Takes the first name as the organisation if it looks like one, or if another name follows it and it does
 * not look like a building.
 */
function takeOrganisation(names: string[]): string {
  const [first = ''] = names;
  if (first === '' || isHouseName(first) || (names.length === 1 && !isOrganisationLike(first))) return '';
  return isBuildingLike(first) && !isOrganisationLike(first) ? '' : (names.shift() ?? '');
}

/**
 * Takes the places out of the names, for an address without a street. The names up to the last one that looks
 * like a building or an organisation, or is the name of a house, belong to the premises. At least the first
 * `least` names belong to them. The others are places.
 */
function takePlaces(names: string[], least: number, isHouse: (name: string) => boolean): string[] {
  const last = names.findLastIndex(
    (name, at) =>
      isBuildingLike(name) ||
      isHouse(name) ||
      (at === 0 ? isOrganisationLike(name) : endsAsOrganisation(name)),
  );
  return names.splice(Math.max(last + 1, least));
}
