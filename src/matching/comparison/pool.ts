import type { PostcodeEntry } from '../../address-file/postcode-entry.ts';
import { present } from '../../present.ts';
import type { MatchLevel } from '../match.ts';
import type { Door } from '../prepared/door.ts';
import { COST_OF_SLIP, type Found, JOINED, JOINED_WITH_SLIP, type Phrase } from '../prepared/phrase.ts';
import type { PreparedPostcode, PreparedStreet } from '../prepared/prepared-postcode.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { PostcodeOutcome, Weights } from '../weights.ts';
import { LEAST_OF_A_NAME, OTHER_KIND, WITH_WORD_BEFORE } from './building-name-fit.ts';
import { BuildingFits, fitDoor } from './door-fit.ts';
import { streetBits } from './evidence.ts';
import type { DoorFit } from './fitted-door.ts';
import type { KnownNames } from './known.ts';
import { isMet, type NameFit } from './name-fit.ts';
import { hasOrganisation } from './organisation-fit.ts';
import { isOtherHamlet, isOtherSite } from './other-hamlet.ts';
import { isOtherPart } from './other-part.ts';
import { fitPostcode } from './postcode-fit.ts';
import { fitPremise, isEndOfRange } from './premise-fit.ts';
import { fitStreet, type StreetFit } from './street-fit.ts';

/** A street of a postcode, as a candidate. */
export interface StreetCandidate {
  readonly entry: PostcodeEntry;
  readonly source: string;
  readonly postcode: PostcodeOutcome;
  readonly fit: StreetFit;
  /** In bits: the score of the street, its places and the postcode. */
  readonly score: number;
  /** The highest level that a door of this street may settle. */
  readonly most: MatchLevel;
}

/** A door, as a candidate. */
export interface DoorCandidate {
  readonly street: StreetCandidate;
  readonly fit: DoorFit;
  readonly score: number;
  readonly level: MatchLevel;
}

/** The most doors that a pool keeps. */
export const MOST_KEPT = 400;

/**
 * If all doors of a building are other parts than the typed one, only this many of them are compared: one to
 * take and one runner-up.
 */
const OTHER_PARTS = 2;

const RANK: Record<MatchLevel, number> = { Exact: 5, Building: 4, Street: 3, Town: 2, None: 1, Foreign: 0 };

/** The candidates of one typed address and how they compare. */
export class Pool {
  readonly typed: TypedText;
  readonly weights: Weights;
  readonly streets: StreetCandidate[] = [];
  /** Whether the file is made of plain lists. */
  readonly isList: boolean;
  readonly known: KnownNames;
  /** The doors that may be the address, or that are in its building. */
  readonly doors: DoorCandidate[] = [];
  readonly #postcodes = new Set<string>();

  constructor(typed: TypedText, known: KnownNames, weights: Weights) {
    this.typed = typed;
    this.weights = weights;
    this.isList = known.isList;
    this.known = known;
  }

  has(postcode: string): boolean {
    return this.#postcodes.has(postcode);
  }

  /** Compares all doors of a postcode. */
  add({ entry, streets }: PreparedPostcode, source: string): void {
    this.#postcodes.add(entry.postcode);
    const postcode = fitPostcode(this.typed.postcode, entry.postcode);
    for (const fit of this.#fitStreets(streets, postcode)) {
      const score = streetBits(fit, this.weights);
      const most = mostOf(fit, postcode, this.typed, this.known);
      const street: StreetCandidate = {
        entry,
        source,
        postcode,
        fit,
        score: score + this.weights.postcode[postcode],
        most,
      };
      this.streets.push(street);
      if (RANK[most] < RANK.Building && most !== 'Street') continue;
      this.#addDoors(street, score);
    }
  }

  /**
   * Fits the streets of a postcode. A part of a street's name counts only in the typed postcode, and only if no
   * street there was written otherwise. In a list, it also counts at the written farm of the written village.
   */
  #fitStreets(streets: readonly PreparedStreet[], postcode: PostcodeOutcome): readonly StreetFit[] {
    const { typed, known } = this;
    const fits = streets.map((street) => fitStreet(typed, street, known.places));
    const isMissing = fits.some(({ main }) => main.outcome === 'missing');
    const isFound = fits.some(({ main, dependent }) => isMet(main) || isMet(dependent));
    if (!isMissing || isFound) return fits;
    if (postcode !== 'agrees')
      return fits.map((fit) =>
        known.isList && fit.main.outcome === 'missing' && isAtFarm(fit)
          ? fitStreet(typed, fit.street, known.places, true)
          : fit,
      );
    return streets.map((street) => fitStreet(typed, street, known.places, true));
  }

  #addDoors(street: StreetCandidate, score: number): void {
    const { fit, postcode } = street;
    const { typed, weights } = this;
    const toFit = { typed, street: fit, score, weights, buildings: new BuildingFits() };
    let otherParts = 0;
    for (const door of doorsWorthFitting(fit.street, fit)) {
      if (this.doors.length >= MOST_KEPT) break;
      const last = this.doors.at(-1);
      if (otherParts >= OTHER_PARTS && last !== undefined && isAnotherPart(door, last)) continue;
      const doorFit = fitDoor(toFit, door);
      if (doorFit === undefined || RANK[doorFit.level] < RANK.Building) continue;
      if (isOtherSite(doorFit, typed, this.known)) continue;
      const full = levelOf(doorFit, street, this.known);
      const level = full === 'Exact' && isOtherPart(doorFit, this.typed, this.known) ? 'Building' : full;
      if (RANK[level] < RANK.Building) continue;
      const added = { street, fit: doorFit, score: doorFit.score + this.weights.postcode[postcode], level };
      otherParts = otherParts > 0 && last !== undefined && isAnotherPart(door, last) ? otherParts + 1 : 1;
      this.doors.push(added);
    }
  }

  /** Whether some door would be good enough to be taken if there were no other doors. */
  hasGood(): boolean {
    return this.doors.some(({ level, score }) => level === 'Exact' && score >= this.weights.least.Exact);
  }

  /**
   * Whether the typed postcode has settled a door or its building. Then no other postcode needs to be
   * compared. In a list, the flats of a building may have several postcodes.
   */
  isSettled(): boolean {
    return this.doors.some((door) => {
      if (door.street.postcode !== 'agrees' || door.score < this.weights.least.Exact) return false;
      const isOtherFlat = this.isList && door.level === 'Building' && door.fit.parts === 'differs';
      return (isWellKnown(door) && !isOtherFlat) || this.#saysAllOf(door);
    });
  }

  /**
   * Whether the door accounts for everything that was written. Then no other door can account for more, and
   * another door has another postcode.
   */
  #saysAllOf({ level, fit, street: { fit: street } }: DoorCandidate): boolean {
    if (level !== 'Exact' || fit.left > 0 || street.hasOtherStreet || street.hasOtherPlace) return false;
    const { outcome } = fit.organisation;
    return isMet(fit.organisation) || (outcome !== 'differs' && !hasOrganisation(this.typed, street.marks));
  }
}

/** Whether the street was written, and also the number or a name of the door. */
function isWellKnown({ fit, street }: DoorCandidate): boolean {
  return isStreetMet(street.fit) && (isHouse(fit) || isMet(fit.name) || isMet(fit.organisation));
}

/** Returns the doors of a street, except those that {@link fitDoor} would only find to be another house. */
function doorsWorthFitting(prepared: PreparedStreet, { labels, numbered }: StreetFit): readonly Door[] {
  const { house, spelled, parts } = labels;
  if (numbered >= 0) return prepared.doors;
  // `2/14` may mean flat 2 of number 14.
  if (house !== undefined)
    return prepared.doorsNumbered(house.first, house.isStair ? house.last : house.first);
  return spelled === undefined && parts.length === 0 ? prepared.doorsNamed() : prepared.doors;
}

/**
 * Whether a door would compare just like the door before it, because both are other parts of the building
 * than the typed one.
 */
function isAnotherPart(door: Door, { fit: last, level }: DoorCandidate): boolean {
  if (level !== 'Building' || !door.isBeside(last.door)) return false;
  const { labels, numbered } = last.street;
  // The letter of the house number may be that of a part.
  if (numbered >= 0 || (labels.house !== undefined && labels.house.letter !== '')) return false;
  const { house, parts } = fitPremise(labels, door);
  return house === last.house && parts === last.parts;
}

/** Whether the houses of a farm or hamlet stand for a street, and both the farm and its village were written. */
function isAtFarm({ doubleLocality, locality }: StreetFit): boolean {
  return isMet(doubleLocality) && doubleLocality.likeness === 1 && isMet(locality);
}

function isHouse({ house, box }: DoorFit): boolean {
  return house === 'agrees' || house === 'similar' || box === 'agrees';
}

/**
 * Whether a street of the candidate was found among the typed words. If the candidate has no street, whether
 * its smallest place was found.
 */
export function isStreetMet({ main, dependent, hasOtherStreet, smallest }: StreetFit): boolean {
  if (isMet(main) || isMet(dependent)) return true;
  return main.outcome === 'none' && !hasOtherStreet && isMet(smallest);
}

/**
 * Returns the highest level that the names of the street and places allow, whatever the door. `Street` means
 * that only a name or an organisation can vouch for a door.
 */
function mostOf(fit: StreetFit, postcode: PostcodeOutcome, typed: TypedText, known: KnownNames): MatchLevel {
  if (isOtherHamlet(fit, typed, known)) return 'Town';
  const isPlaced = isMet(fit.town) || isMet(fit.locality) || isMet(fit.doubleLocality);
  const isNear = postcode === 'agrees' || postcode === 'near' || postcode === 'sector';
  if (!isNear && !isPlaced && postcode !== 'outward') {
    // Without a place, the typed street may be any street of its name, unless there are few of them.
    const isAlone = postcode === 'missing' && isWholeName(fit) && !fit.hasOtherStreet && !fit.hasOtherPlace;
    return isAlone && known.isRareStreet(fit.street) ? 'Exact' : 'None';
  }
  if (postcode === 'agrees') return isStreetMet(fit) || !fit.hasOtherStreet ? 'Exact' : 'Street';
  if (!isStreetMet(fit)) return fit.hasOtherStreet || !isPlaced ? 'Town' : 'Street';
  // A different descriptor means another street. A different place means another street of the same name,
  // unless the postcode vouches for this one.
  if (fit.descriptor === 'differs') return 'Town';
  if (fit.hasOtherTown && !isMet(fit.town) && !isNear && postcode !== 'outward') return 'Town';
  const isUnplaced =
    known.isList &&
    isMet(fit.main) &&
    fit.locality.outcome === 'none' &&
    isMet(fit.town) &&
    !fit.hasOtherTown;
  const hasPlaceConflict =
    fit.hasOtherPlace && !isUnplaced && !isMet(fit.locality) && !isMet(fit.doubleLocality);
  // In a list, the postcode of a village may be in the typed sector by chance. It is hardly one slip from the
  // typed postcode by chance. A house that is known only by its name is in the village that was written.
  const isVillageless = known.isList && !isMet(fit.main);
  if (hasPlaceConflict && (!isNear || isVillageless || (known.isList && postcode === 'sector')))
    return 'Town';
  return 'Exact';
}

/** Whether the name of the street was written in full. */
export function isWholeName({ main, descriptor }: StreetFit): boolean {
  return (
    main.outcome === 'agrees' && main.likeness === 1 && (descriptor === 'agrees' || descriptor === 'none')
  );
}

/** Whether everything that a street is called was written, and no other street was. */
export function isWholeStreet({ main, dependent, descriptor, smallest, hasOtherStreet }: StreetFit): boolean {
  if (main.outcome === 'none') return isMet(smallest) && !hasOtherStreet;
  return isMet(main) && descriptor !== 'differs' && dependent.outcome !== 'missing';
}

/**
 * Whether a name has more damage than one slip of a typist: `Craig Celyn` is not Carreg Celyn. Names whose
 * words were run together or torn apart are compared as a whole instead.
 */
function isMuchDamaged({ likeness, found }: NameFit, name: Phrase | undefined): boolean {
  if (name === undefined || lengthOf(found) !== name.words.length || likeness === WITH_WORD_BEFORE)
    return false;
  const letters = Math.max(name.joined.length, 4);
  return (1 - likeness) * letters > COST_OF_SLIP * (MOST_SLIPS_OF_A_NAME + 0.01);
}

const MOST_SLIPS_OF_A_NAME = 1;

/** The number of typed words of a name that was found. */
function lengthOf(found: Found | undefined): number {
  const { from, to } = present(found, 'the place of a name that was found');
  return to - from;
}

/** Whether a short name was found run together or torn apart, and with a slip as well. */
function isJoinedWithSlip({ likeness, found }: NameFit, name: Phrase | undefined): boolean {
  return (
    name !== undefined &&
    likeness === JOINED_WITH_SLIP &&
    lengthOf(found) !== name.words.length &&
    name.joined.length < LONG_NAME
  );
}

/** In letters. A name this long hardly becomes another name by a single slip. */
const LONG_NAME = 12;

/** The outcomes of a typed postcode that does not speak against a house which is the only one of its name. */
const NEAR_ENOUGH: ReadonlySet<PostcodeOutcome> = new Set(['missing', 'near', 'sector', 'outward']);

/**
 * Whether a door of a list is known by its building's name alone, and no other street has a building of that name:
 * `Flat 7, Harbour Heights, Point Clear`, typed without the street. For a flat, it must be the only one of its village.
 * The smallest place must have been written, and nothing else.
 */
export function isOnlyHouse(
  { door, name, parts, left }: DoorFit,
  { fit, postcode }: Pick<StreetCandidate, 'fit' | 'postcode'>,
  { isList, isOnlyHouse: isOnly }: KnownNames,
): boolean {
  if (!isList || door.name === undefined || !isMet(name) || name.likeness < JOINED) return false;
  if (left > 0 || fit.hasOtherPlace || fit.hasOtherStreet || !isMet(fit.smallest)) return false;
  if (!NEAR_ENOUGH.has(postcode)) return false;
  // Any street of a village may have a Rose Cottage that the list lacks. It hardly has another block of that name.
  const isFlat = parts === 'agrees' || parts === 'similar';
  const within = isMet(fit.locality) || isMet(fit.doubleLocality) ? 'village' : 'town';
  return isOnly(door.address.point, isFlat ? within : 'list');
}

/** Returns the highest level that the door and its street allow together. */
function levelOf(door: DoorFit, street: StreetCandidate, known: KnownNames): MatchLevel {
  const { most, fit, postcode } = street;
  const { isList } = known;
  if (RANK[most] < RANK.Street) return 'Street';
  // A file of all addresses that has 14-16 and no 14 may lack the house. A list has what its owner calls it.
  const { house: written } = fit.labels;
  const isPartOfRange =
    written !== undefined && door.door.house !== undefined && isEndOfRange(written, door.door.house);
  if (isPartOfRange && !known.isList) return 'Street';
  // A street in another postcode whose letters are far from the written ones: Larchfield Road is not
  // Leconfield Road.
  const { main } = fit;
  const isFar = main.outcome === 'similar' && main.likeness < LEAST_OF_A_NAME && !isAtFarm(fit);
  if (isList && postcode !== 'agrees' && isFar) return 'Street';
  const { name } = door;
  // `Brynderi` is not Bryn Derw: it is run together or torn apart, and damaged as well.
  if (isList && door.house === 'none' && isMet(name) && isJoinedWithSlip(name, door.door.name))
    return 'Street';
  // In another postcode, a name that stands alone must be hardly damaged. In a file of all addresses, a
  // street that was found vouches for the name too.
  if (postcode !== 'agrees' && door.house === 'none' && isMet(name)) {
    const isAlone = isList || !isMet(main);
    // `Hillcrest Cottage` is Hillcrest if nothing else was written that the door lacks.
    const isLonger = lengthOf(name.found) > (door.door.name?.words.length ?? 0);
    const isOtherKind = name.likeness === OTHER_KIND && isLonger && isMet(fit.smallest) && door.left === 0;
    if (isOtherKind && !fit.hasOtherStreet && !fit.hasOtherPlace) return door.level;
    if (name.likeness < LEAST_OF_A_NAME || (isAlone && isMuchDamaged(name, door.door.name))) return 'Street';
  }
  const isMostly =
    door.box === 'agrees' || (door.organisation.outcome === 'agrees' && door.name.outcome !== 'differs');
  // A postcode and a number are enough, unless something else was written that the door does not have.
  if (postcode === 'agrees' && !isStreetMet(fit) && door.left > 0 && !isMostly && !isMet(door.name))
    return 'Street';
  if (most === 'Street') {
    // `Market Walk Shopping Centre` has the words of a street, and they are the name of the building.
    const isAllSaid =
      door.left === 0 && door.name.likeness === 1 && door.parts === 'agrees' && !fit.hasOtherPlace;
    if (postcode === 'agrees' && isAllSaid) return door.level;
    if (isMostly || isOnlyHouse(door, street, known)) return door.level;
    // In a list the village may have been left out. Then every village may have a house of that name.
    const isInTown = isList && isMet(fit.town) && !fit.hasOtherPlace;
    const isPlaced = (postcode === 'missing' && isMet(fit.smallest)) || isInTown;
    const isVouched =
      door.name.outcome === 'agrees' && (postcode === 'agrees' || (isPlaced && door.left === 0));
    return isVouched ? 'Building' : 'Street';
  }
  // The address has a smaller and a larger street, and only the larger one was typed. On the larger street,
  // the typed number may belong to another door. In a list, the smaller street is often a building.
  const isPartStreet = fit.dependent.outcome === 'missing' && isMet(fit.main);
  const isPart = isPartStreet && !isMet(door.name) && !isMet(door.organisation);
  if (isPart && (isList || postcode !== 'agrees')) return 'Street';
  if (postcode === 'agrees') return door.level;
  // The same name occurs in every county. Typed words that the candidate does not have may be the street that
  // tells which house is meant.
  const isByName = door.house === 'none' && door.box !== 'agrees' && door.parts !== 'agrees';
  if (isByName && !isMostly && door.left > 0 && (fit.main.outcome === 'none' || !isMet(fit.main)))
    return 'Street';
  return door.level;
}
