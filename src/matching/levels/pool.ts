import { BuildingFits, fitDoor } from '../comparison/door-fit.ts';
import { streetBits } from '../comparison/evidence.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { mayBeginWithFlat } from '../comparison/house-number-fit.ts';
import type { KnownNames } from '../comparison/known.ts';
import { isMet } from '../comparison/name-fit.ts';
import { hasOrganisation } from '../comparison/organisation-fit.ts';
import { fitPostcode } from '../comparison/postcode-fit.ts';
import { fitPremise } from '../comparison/premise-fit.ts';
import { isAgreed } from '../comparison/premise-labels.ts';
import { fitStreet, type StreetFit } from '../comparison/street-fit.ts';
import { mayLackVillage, withoutVillage } from '../comparison/unknown-village.ts';
import { isAtFarm, isStreetMet } from '../comparison/written-street.ts';
import type { Door } from '../prepared/door.ts';
import type { PreparedPostcode } from '../prepared/prepared-postcode.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { PostcodeOutcome, Weights } from '../weights.ts';
import type { DoorCandidate, StreetCandidate } from './candidate.ts';
import { candidateLevel } from './candidate-level.ts';
import { isOtherSort } from './same-sort.ts';
import { streetLevel } from './street-level.ts';

/** The most doors that a pool keeps. */
export const MOST_KEPT = 400;

/**
 * If all doors of a building are other parts than the typed one, only this many of them are compared: one to
 * take and one runner-up.
 */
const OTHER_PARTS = 2;

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
      const most = streetLevel(fit, postcode, this.typed, this.known);
      const street: StreetCandidate = {
        entry,
        source,
        postcode,
        fit,
        score: score + this.weights.postcode[postcode],
        most,
      };
      this.streets.push(street);
      if (most === 'Exact' || most === 'Street') this.#addDoors(street, score);
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
    const toFit = { typed, street: fit, score, weights, buildings: new BuildingFits(), isList: this.isList };
    const isVillageless = this.isList && postcode === 'agrees' && mayLackVillage(fit);
    let otherParts = 0;
    for (const door of doorsWorthFitting(fit.street, fit)) {
      if (this.doors.length >= MOST_KEPT) break;
      const last = this.doors.at(-1);
      if (otherParts >= OTHER_PARTS && last !== undefined && isAnotherPart(door, last)) continue;
      const fitted = fitDoor(toFit, door);
      if (fitted === undefined) continue;
      const doorFit = isVillageless ? withoutVillage(typed, fitted) : fitted;
      const level = candidateLevel(doorFit, street, typed, this.known);
      if (level === 'Street') continue;
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
      // The village may have Hill Farmhouse as well as Hill Farm.
      if (isOtherSort(door.fit)) return false;
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
  // `2/14` and `2-14` may mean flat 2 of number 14.
  if (house !== undefined)
    return prepared.doorsNumbered(house.first, mayBeginWithFlat(house) ? house.last : house.first);
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

function isHouse({ house, box }: DoorFit): boolean {
  return isAgreed(house) || box === 'agrees';
}
