import type { PostcodeEntry } from '../../address-file/postcode-entry.ts';
import type { MatchLevel } from '../match.ts';
import type { Door } from '../prepared/door.ts';
import { COST_OF_SLIP, JOINED_WITH_SLIP, type Phrase } from '../prepared/phrase.ts';
import type { PreparedPostcode, PreparedStreet } from '../prepared/prepared-postcode.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { PostcodeOutcome, Weights } from '../weights.ts';
import { LEAST_OF_A_NAME, WITH_WORD_BEFORE } from './building-name-fit.ts';
import { BuildingFits, type DoorFit, fitDoor } from './door-fit.ts';
import type { KnownPlaces } from './elsewhere.ts';
import { streetBits } from './evidence.ts';
import { isMet, type NameFit } from './name-fit.ts';
import { hasOrganisation } from './organisation-fit.ts';
import { fitPostcode } from './postcode-fit.ts';
import { fitPremise } from './premise-fit.ts';
import { fitStreet, type StreetFit } from './street-fit.ts';

/** A street of a postcode as a candidate. */
export interface StreetCandidate {
  readonly entry: PostcodeEntry;
  readonly source: string;
  readonly postcode: PostcodeOutcome;
  readonly fit: StreetFit;
  /** Bits, of street, places and postcode. */
  readonly score: number;
  /** The most that may be said of a door here. */
  readonly most: MatchLevel;
}

/** A door as a candidate. */
export interface DoorCandidate {
  readonly street: StreetCandidate;
  readonly fit: DoorFit;
  readonly score: number;
  readonly level: MatchLevel;
}

/** The most doors that a pool keeps. */
export const MOST_KEPT = 400;

/** The number of doors compared of a building whose doors are all other parts than the typed one: one to take and one runner-up. */
const OTHER_PARTS = 2;

const RANK: Record<MatchLevel, number> = { Exact: 5, Building: 4, Street: 3, Town: 2, None: 1, Foreign: 0 };

/** What the file knows about names, beyond the candidates. */
export interface KnownNames {
  /** What a row of typed words is known as. */
  readonly places: KnownPlaces;
  /** Whether the file is made of plain lists, whose rows may or may not have the locality that they are in. */
  readonly isList: boolean;
  /** Whether the file has so few streets of a name, in all its places, that all of them are compared. */
  isRareStreet(street: PreparedStreet): boolean;
}

/** The candidates of one typed address, compared. */
export class Pool {
  readonly typed: TypedText;
  readonly weights: Weights;
  readonly streets: StreetCandidate[] = [];
  /** Whether the file is made of plain lists. */
  readonly isList: boolean;
  /** Doors that may be the address, or are in its building. */
  readonly doors: DoorCandidate[] = [];
  readonly #known: KnownNames;
  readonly #postcodes = new Set<string>();

  constructor(typed: TypedText, known: KnownNames, weights: Weights) {
    this.typed = typed;
    this.weights = weights;
    this.isList = known.isList;
    this.#known = known;
  }

  has(postcode: string): boolean {
    return this.#postcodes.has(postcode);
  }

  /** Compares all doors of a postcode. */
  add({ entry, streets }: PreparedPostcode, source: string): void {
    this.#postcodes.add(entry.postcode);
    const postcode = fitPostcode(this.typed.postcode, entry.postcode);
    for (const prepared of streets) {
      const fit = fitStreet(this.typed, prepared, this.#known.places);
      const score = streetBits(fit, this.weights);
      const most = mostOf(fit, postcode, this.#known);
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

  #addDoors(street: StreetCandidate, score: number): void {
    const { fit, postcode, most } = street;
    const { typed, weights } = this;
    const toFit = { typed, street: fit, score, weights, buildings: new BuildingFits() };
    let otherParts = 0;
    for (const door of doorsWorthFitting(fit.street, fit)) {
      if (this.doors.length >= MOST_KEPT) break;
      const last = this.doors.at(-1);
      if (otherParts >= OTHER_PARTS && isAnotherPart(door, last!)) continue;
      const doorFit = fitDoor(toFit, door);
      if (doorFit === undefined || RANK[doorFit.level] < RANK.Building) continue;
      const level = levelOf(doorFit, most, fit, postcode, this.#known.isList);
      if (RANK[level] < RANK.Building) continue;
      const added = { street, fit: doorFit, score: doorFit.score + this.weights.postcode[postcode], level };
      otherParts = otherParts > 0 && isAnotherPart(door, last!) ? otherParts + 1 : 1;
      this.doors.push(added);
    }
  }

  /** Whether some door is good enough to be taken, were it not for others. */
  hasGood(): boolean {
    return this.doors.some(({ level, score }) => level === 'Exact' && score >= this.weights.least.Exact);
  }

  /** Whether the typed postcode has settled a door or its building, so that no other postcode need be looked at. */
  isSettled(): boolean {
    return this.doors.some((door) => {
      if (door.street.postcode !== 'agrees' || door.score < this.weights.least.Exact) return false;
      return isWellKnown(door) || this.#saysAllOf(door);
    });
  }

  /** Whether nothing was written that the door has not: then no other one can have more of it, and that has another postcode. */
  #saysAllOf({ level, fit, street: { fit: street } }: DoorCandidate): boolean {
    if (level !== 'Exact' || fit.left > 0 || street.hasOtherStreet || street.hasOtherPlace) return false;
    const { outcome } = fit.organisation;
    return isMet(fit.organisation) || (outcome !== 'differs' && !hasOrganisation(this.typed, street.marks));
  }
}

/** Whether the street was written, and of the door its number or a name. */
function isWellKnown({ fit, street }: DoorCandidate): boolean {
  return isStreetMet(street.fit) && (isHouse(fit) || isMet(fit.name) || isMet(fit.organisation));
}

/** All doors but those of which {@link fitDoor} would say no more than that they are another house. */
function doorsWorthFitting(prepared: PreparedStreet, { labels, numbered }: StreetFit): readonly Door[] {
  const { house, spelled, parts } = labels;
  if (numbered >= 0) return prepared.doors;
  // `2/14` may be flat 2 of 14.
  if (house !== undefined)
    return prepared.doorsNumbered(house.first, house.isStair ? house.last : house.first);
  return spelled === undefined && parts.length === 0 ? prepared.doorsNamed() : prepared.doors;
}

/** Whether a door would compare just as the one before it: both are other parts of the building than the typed one. */
function isAnotherPart(door: Door, { fit: last, level }: DoorCandidate): boolean {
  if (level !== 'Building' || !door.isBeside(last.door)) return false;
  const { labels, numbered } = last.street;
  // A letter of the house may be that of a part.
  if (numbered >= 0 || (labels.house !== undefined && labels.house.letter !== '')) return false;
  const { house, parts } = fitPremise(labels, door);
  return house === last.house && parts === last.parts;
}

function isHouse({ house, box }: DoorFit): boolean {
  return house === 'agrees' || house === 'similar' || box === 'agrees';
}

/** Whether a street of the candidate was found among the typed words; where it has none, the smallest place that it is in. */
export function isStreetMet({ main, dependent, hasOtherStreet, smallest }: StreetFit): boolean {
  if (isMet(main) || isMet(dependent)) return true;
  return main.outcome === 'none' && !hasOtherStreet && isMet(smallest);
}

/** What the names of street and places allow, whatever the door: `Street` where only a name or an organisation can vouch for one. */
function mostOf(fit: StreetFit, postcode: PostcodeOutcome, known: KnownNames): MatchLevel {
  const isPlaced = isMet(fit.town) || isMet(fit.locality) || isMet(fit.doubleLocality);
  const isNear = postcode === 'agrees' || postcode === 'near' || postcode === 'sector';
  if (!isNear && !isPlaced && postcode !== 'outward') {
    // Without a place a street may be any of its name, unless there is only one.
    const isAlone = postcode === 'missing' && isWholeName(fit) && !fit.hasOtherStreet && !fit.hasOtherPlace;
    return isAlone && known.isRareStreet(fit.street) ? 'Exact' : 'None';
  }
  if (postcode === 'agrees') return isStreetMet(fit) || !fit.hasOtherStreet ? 'Exact' : 'Street';
  if (!isStreetMet(fit)) return fit.hasOtherStreet || !isPlaced ? 'Town' : 'Street';
  // Another descriptor is another street, another place another one of the name, unless the postcode vouches for it.
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
  // In the villages of a list a postcode of the same sector may be chance, one that is a slip apart hardly.
  // Houses that have but their name are of the village that was written.
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

/**
 * Whether a name has more than the one slip of a typist: `Craig Celyn` is not Carreg Celyn. Words run together or torn apart are compared as
 * a whole.
 */
function isMuchDamaged({ likeness, found }: NameFit, name: Phrase | undefined): boolean {
  if (name === undefined || found!.to - found!.from !== name.words.length || likeness === WITH_WORD_BEFORE)
    return false;
  const letters = Math.max(name.joined.length, 4);
  return (1 - likeness) * letters > COST_OF_SLIP * (MOST_SLIPS_OF_A_NAME + 0.01);
}

const MOST_SLIPS_OF_A_NAME = 1;

/** Whether a name of few letters was found run together or torn apart, and with a slip. */
function isJoinedWithSlip({ likeness, found }: NameFit, name: Phrase | undefined): boolean {
  return (
    name !== undefined &&
    likeness === JOINED_WITH_SLIP &&
    found!.to - found!.from !== name.words.length &&
    name.joined.length < LONG_NAME
  );
}

/** In letters: a name with so many is hardly another one but for a slip. */
const LONG_NAME = 12;

/** What door and street allow together. */
function levelOf(
  door: DoorFit,
  most: MatchLevel,
  fit: StreetFit,
  postcode: PostcodeOutcome,
  isList: boolean,
): MatchLevel {
  if (RANK[most] < RANK.Street) return 'Street';
  // A street far from the written one in its letters, in another postcode: Larchfield Road is not Leconfield Road.
  const { main } = fit;
  if (isList && postcode !== 'agrees' && main.outcome === 'similar' && main.likeness < LEAST_OF_A_NAME)
    return 'Street';
  const { name } = door;
  // `Brynderi` is not Bryn Derw: run together or torn apart, and damaged as well.
  if (isList && door.house === 'none' && isMet(name) && isJoinedWithSlip(name, door.door.name))
    return 'Street';
  // Elsewhere a name alone must be hardly damaged. In a file of all addresses the street vouches for it, too.
  if (postcode !== 'agrees' && door.house === 'none' && isMet(name)) {
    const isAlone = isList || !isMet(main);
    if (name.likeness < LEAST_OF_A_NAME || (isAlone && isMuchDamaged(name, door.door.name))) return 'Street';
  }
  const isMostly =
    door.box === 'agrees' || (door.organisation.outcome === 'agrees' && door.name.outcome !== 'differs');
  // A postcode and a number are enough, unless something else was written that is not there.
  if (postcode === 'agrees' && !isStreetMet(fit) && door.left > 0 && !isMostly && !isMet(door.name))
    return 'Street';
  if (most === 'Street') {
    if (isMostly) return door.level;
    // Of a list the village may have been left out, and then there may be a house of that name in each.
    const isInTown = isList && isMet(fit.town) && !fit.hasOtherPlace;
    const isPlaced = (postcode === 'missing' && isMet(fit.smallest)) || isInTown;
    const isVouched =
      door.name.outcome === 'agrees' && (postcode === 'agrees' || (isPlaced && door.left === 0));
    return isVouched ? 'Building' : 'Street';
  }
  // A street of two parts, of which the typed text has but the larger: its number may be another door's there. In a list the smaller part
  // is often a building.
  const isPartStreet = fit.dependent.outcome === 'missing' && isMet(fit.main);
  const isPart = isPartStreet && !isMet(door.name) && !isMet(door.organisation);
  if (isPart && (isList || postcode !== 'agrees')) return 'Street';
  if (postcode === 'agrees') return door.level;
  // A name is found in every county, and words that are not there may be the street that tells which one it is.
  const isByName = door.house === 'none' && door.box !== 'agrees' && door.parts !== 'agrees';
  if (isByName && !isMostly && door.left > 0 && (fit.main.outcome === 'none' || !isMet(fit.main)))
    return 'Street';
  return door.level;
}
