import type { DeliveryPoint } from '../../../address/delivery-point.ts';
import { isSmall } from '../../../address/normal-form/small-words.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { isRegion } from '../../known-names/region-book.ts';
import type { ListedNames } from '../../typed/remark.ts';
import { FoundWords, ROLE } from './found-words.ts';
import { wordsWithoutRange } from './range-of-block.ts';
import { isLabel, isOfParks, isPitch, type WrittenWord, wordsOfName } from './written-word.ts';

const PREMISES = ['department', 'subBuildingName', 'buildingName', 'buildingNumber'] as const;
const STREETS = ['dependentThoroughfare', 'thoroughfare'] as const;
const LOCALITIES = ['doubleDependentLocality', 'dependentLocality'] as const;

/** Kinds of words that say what a street or building is, rather than how it is called. */
const OF_SORTS = KIND.descriptor | KIND.building | KIND.part;

/** Words for the sort of a school. C and E are those of `C of E`. */
const OF_SCHOOLS = new Set(
  'C E CE CATHOLIC RC PRIMARY JUNIOR INFANT INFANTS NURSERY SECONDARY HIGH COMMUNITY COMPREHENSIVE VA VC'.split(
    ' ',
  ),
);

/** Words that say little about which firm is meant. */
const OF_ANY_FIRM = OF_SORTS | KIND.trade | KIND.legal | KIND.number;

/** One address of the file as it was typed, and what of it was not typed. */
export class Reading {
  readonly found: FoundWords;
  /** How many words were not typed: those before a mark, as in Lodge 3; those for what a building is; descriptors. */
  readonly missing = { labels: 0, sorts: 0, descriptors: 0, trades: 0 };
  /** Whether a word was typed that names a building rather than says what it is. */
  isBuildingNamed = false;
  /** Whether a word for a pitch was not typed. */
  isPitchMissing = false;
  /** Whether a word of the name of a park was typed. */
  isOnPark = false;
  /** Whether the address has a firm that was not typed. */
  isFirmMissing = false;
  /** Whether a firm was typed, and its unit or building was not. */
  isFirmAlone = false;
  /** How many names of the premises were not typed at all: the hospital of `Room 12, Beresford House`. */
  premisesMissing = 0;
  /** Whether the street, or the dependent street, was not typed. */
  isStreetMissing = false;
  /** Whether all localities of the address were typed. */
  hasLocalities = true;
  /** Whether a locality or the post town was typed. */
  isPlaced = false;

  constructor(typed: readonly WrittenWord[], listed: ListedNames) {
    this.found = new FoundWords(typed, listed);
  }

  /** In points: 1 for a slip and for each missing word, 2 for a missing firm and for the missing house of a firm. */
  get cost(): number {
    return (
      this.found.slips +
      this.wordsMissing +
      2 * (Number(this.isFirmMissing) + Number(this.isFirmAlone) + this.premisesMissing)
    );
  }

  get wordsMissing(): number {
    return this.missing.labels + this.missing.sorts + this.missing.descriptors + this.missing.trades;
  }

  /** Reads the premises and the street of an address. Returns whether they were typed, but for what may be missing. */
  readDoor(point: DeliveryPoint): boolean {
    const isFirm = point.organisation !== '' && this.#readFirm(point.organisation);
    this.isFirmMissing = point.organisation !== '' && !isFirm;
    let isNamed = isFirm;
    for (const name of namesOf(point)) {
      const isTyped = wordsOfName(name).some((word) => this.found.has(word));
      if (isFirm && !isTyped) this.isFirmAlone = true;
      else if (this.#isSaidBefore(name)) this.#readAgain(name);
      else if (!isTyped && name !== point.buildingNumber) this.premisesMissing++;
      else if (this.#readPremise(name)) isNamed = true;
      else return false;
    }
    if (!isNamed || (this.premisesMissing > 0 && !this.#isPartOfNamed())) return false;
    return STREETS.every((element) => this.#readStreet(point, element)) && this.found.hasOrder();
  }

  /** Reads the places of an address. */
  readPlaces(point: DeliveryPoint, county: string): void {
    for (const element of LOCALITIES) {
      const name = point[element];
      if (name === '') continue;
      if (this.#readPlace(name)) this.isPlaced = true;
      else this.hasLocalities = false;
    }
    if (this.#readPlace(point.postTown)) this.isPlaced = true;
    // The South of `South Miskin Street` is not that of South Glamorgan.
    if (wordsOfName(county).every((word) => this.found.has(word))) this.#readPlace(county);
  }

  /** Reads a firm. Its legal form and words of its trade may be missing. */
  #readFirm(name: string): boolean {
    const words = wordsOfName(name).filter(({ word }) => !isSmall(word) && !word.is(KIND.legal));
    const isOfTrade = ({ word }: WrittenWord) => word.is(OF_ANY_FIRM) || isRegion([word]);
    const names = words.filter((word) => !isOfTrade(word));
    if (names.length === 0) return false;
    const isTyped = (word: WrittenWord) =>
      this.found.has(word) || (names.length > 1 && isOfTrade(word) && !word.isMark);
    if (!words.every(isTyped) || !names.every((word) => this.found.has(word))) return false;
    for (const word of words) if (!this.found.take(word, ROLE.premise)) this.missing.trades++;
    this.isBuildingNamed = true;
    return true;
  }

  /**
   * Reads a part, a building or a number. A word before its mark may be missing. What a building is may be missing
   * if its name and its part were typed: the Caravan Park of `Lodge 3, Bagton`.
   */
  #readPremise(name: string): boolean {
    const words = this.#withoutSortOfSchool(wordsWithoutRange(name, this.found));
    let isNamed = false;
    let isFound = false;
    for (const [at, word] of words.entries()) {
      if (!word.isMark && isSmall(word.word)) continue;
      const isOfPark = isOfParks(word);
      const isSort = isOfPark || word.word.is(OF_SORTS);
      if (this.found.take(word, ROLE.premise)) {
        isFound = true;
        isNamed ||= !isSort;
        this.isBuildingNamed ||= !isSort && !word.isMark;
        this.isOnPark ||= isOfPark;
      } else if (word.isMark) return false;
      else if (isLabel(word) && words[at + 1]?.isMark === true) {
        this.missing.labels++;
        this.isPitchMissing ||= isPitch(word);
      } else if (isNamed && isSort && this.#hasLabelledMark()) this.missing.sorts++;
      else return false;
    }
    return isFound;
  }

  /**
   * The words of a school without those for its sort that were not typed: `St Hilda's School` may be a primary
   * school.
   */
  #withoutSortOfSchool(words: readonly WrittenWord[]): readonly WrittenWord[] {
    if (!words.some(({ word }) => word.text === 'SCHOOL')) return words;
    return words.filter((word) => !OF_SCHOOLS.has(word.word.text) || this.found.has(word));
  }

  /** Reads a street. It may be missing, or its descriptor. */
  #readStreet(point: DeliveryPoint, element: (typeof STREETS)[number]): boolean {
    const name = wordsOfName(point[`${element}Name`]);
    if (name.length > 0 && !name.some((word) => this.found.has(word))) {
      this.isStreetMissing = true;
      return true;
    }
    for (const word of name)
      if ((word.isMark || !isSmall(word.word)) && !this.found.take(word, ROLE.street)) return false;
    for (const word of wordsOfName(point[`${element}Descriptor`])) {
      if (isSmall(word.word) || this.found.take(word, ROLE.street)) continue;
      if (!word.word.is(OF_SORTS)) return false;
      this.missing.descriptors++;
    }
    return true;
  }

  #readPlace(name: string): boolean {
    let isWhole = name !== '';
    for (const word of wordsOfName(name)) if (!this.found.take(word, ROLE.place)) isWhole = false;
    return isWhole;
  }

  /** Whether all words that name a building were found in another name: the Court Farm of Court Farmhouse. */
  #isSaidBefore(name: string): boolean {
    const words = wordsOfName(name).filter(({ word }) => !isSmall(word) && !word.is(OF_SORTS));
    const isFound = ({ key }: WrittenWord) =>
      this.found.typed.some((typed, at) => typed.key === key && this.found.roles[at] === ROLE.premise);
    return words.length > 0 && words.every((word) => !word.isMark && isFound(word));
  }

  /** Takes the words of a sort in a name whose own words were found before: the Farm of Court Farm. */
  #readAgain(name: string): void {
    for (const word of wordsOfName(name)) if (word.word.is(OF_SORTS)) this.found.take(word, ROLE.premise);
  }

  /** Whether one name was left out, and the number of a part and the name of another building were typed. */
  #isPartOfNamed(): boolean {
    return this.premisesMissing === 1 && this.isBuildingNamed && this.#hasLabelledMark();
  }

  /** Whether the number of a part was typed with the word before it. */
  #hasLabelledMark(): boolean {
    return this.found.marks.some(({ typed, meant }) => meant.label !== '' && typed.label === meant.label);
  }
}

/**
 * The names and numbers of the premises. The names of a house and its farm may be one element: `Elm Farmhouse, Elm
 * Farm`.
 */
function namesOf(point: DeliveryPoint): string[] {
  return PREMISES.flatMap((element) =>
    element === 'buildingName' ? point.buildingName.split(', ') : [point[element]],
  ).filter((name) => name !== '');
}
