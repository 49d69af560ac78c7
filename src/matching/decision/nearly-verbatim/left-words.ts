import { isHouseholdWord } from '../../../address/normal-form/household-words.ts';
import { isSmall } from '../../../address/normal-form/small-words.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { isRegion } from '../../known-names/region-book.ts';
import type { ListedNames } from '../../typed/remark.ts';
import { ROLE } from './found-words.ts';
import type { Reading } from './reading.ts';
import { isOfParks, isPitch, type WrittenWord } from './written-word.ts';

/** Kinds of words that tell addresses apart: parts of a building, what stands beside it, streets and buildings. */
const TELLING =
  KIND.part |
  KIND.level |
  KIND.floor |
  KIND.stair |
  KIND.side |
  KIND.compass |
  KIND.beside |
  KIND.descriptor |
  KIND.building;

/** Words before the street that a house stands off: `Cobblers, just off Lusworthy Lane`. */
const OFF = new Set(['OFF', 'JUST']);

/** Words that may stand before the number of a house. */
const DOORS = new Set(['DOOR', 'HOUSE']);

/** In words. */
const SHORTEST_SENTENCE = 4;

/** Words of sentences. */
const OF_SENTENCES = new Set('IS ARE THE A MY OUR WITH TO FROM INTO IF NOT PLEASE PLS WHEN'.split(' '));

/** In letters. A shorter word may be a floor: `LGF`. */
const SHORTEST_ALONE = 4;

/** In digits. Shorter numbers may be those of houses. */
const LONG_NUMBER = /^\d{5,}$/;

/**
 * Judges the typed words that an address does not have. A word that the list has nowhere is a person, a remark or a
 * reference. Any other word may tell another address from this one.
 */
export class LeftWords {
  readonly #reading: Reading;
  readonly #listed: ListedNames;
  /** Whether the address has the typed postcode, and everything but its descriptor was typed. */
  readonly #isComplete: boolean;
  /** The first and the last word that tell the door. If no street was typed, the last word of all. */
  readonly #first: number;
  readonly #last: number;
  /** How many words before a mark may still be another word for the same pitch. */
  #pitches: number;

  constructor(reading: Reading, listed: ListedNames, hasPostcode: boolean) {
    const { isFirmMissing, isFirmAlone, hasLocalities, missing, found, premisesMissing, isStreetMissing } =
      reading;
    this.#reading = reading;
    this.#listed = listed;
    this.#isComplete =
      hasPostcode &&
      hasLocalities &&
      missing.sorts === 0 &&
      premisesMissing === 0 &&
      !isStreetMissing &&
      !isFirmMissing &&
      !isFirmAlone;
    const isOfDoor = (role: number) => role !== ROLE.none && role !== ROLE.place;
    const hasStreet = found.roles.includes(ROLE.street);
    this.#first = found.roles.findIndex(isOfDoor);
    this.#last = found.roles.findLastIndex((role) => (hasStreet ? isOfDoor(role) : role !== ROLE.none));
    this.#pitches = reading.isPitchMissing && reading.isOnPark && !isFirmMissing ? missing.labels : 0;
  }

  /**
   * Returns what the words cost in points, or undefined if they may mean another address.
   *
   * @param outward the outward code of the address. `London W41` has it in addition to the postcode
   */
  cost(outward: string): number | undefined {
    const { typed, roles } = this.#reading.found;
    let cost = 0;
    for (const [at, one] of typed.entries()) {
      if (roles[at] !== ROLE.none) continue;
      if (one.isMark) {
        if (!LONG_NUMBER.test(one.key) && one.key !== outward) return undefined;
      } else if (this.#isOtherPitch(at)) cost += 1;
      else if (this.#isOfPark(at)) cost += 0.5;
      else if (this.#isOfSentence(at) || this.#isDoor(at)) cost += 0.5;
      else if (!this.#isIdle(at)) {
        if (!this.#isRemark(at)) return undefined;
        cost += 0.5;
      }
    }
    return cost;
  }

  /** Whether a word says nothing: a small word, a title, a region, `off`, or what the part says again. */
  #isIdle(at: number): boolean {
    const { typed, roles } = this.#reading.found;
    const { word, part } = typed[at]!;
    if (isSmall(word) || word.is(KIND.title) || isRegion([word])) return true;
    if (word.text === 'GRANNY') return this.#behind(at) === ROLE.premise;
    if (word.text === 'VILLAGE') return this.#before(at) === ROLE.place;
    if (OFF.has(word.text)) return this.#behind(at) === ROLE.street;
    // The Park of `Park Lodge 2, Golden Strand Caravan Park` is no repetition.
    return typed.every(
      (one, index) =>
        one.part !== part || roles[index] !== ROLE.none || isSmall(one.word) || this.#isRepeated(one),
    );
  }

  #isRepeated({ key }: WrittenWord): boolean {
    const { typed, roles } = this.#reading.found;
    return typed.some((one, at) => roles[at] !== ROLE.none && (one.key === key || one.key === `${key}S`));
  }

  /** Whether a word is another one for a pitch. `Caravan 3, Belmar Park` may be Lodge 3. */
  #isOtherPitch(at: number): boolean {
    return isPitch(this.#reading.found.typed[at]!) && this.#behind(at) === ROLE.mark && this.#pitches-- > 0;
  }

  /**
   * Whether a word belongs to a park that the list has by another name: `Van A1, Bagton caravan site` for A1, Parc
   * Bagton.
   */
  #isOfPark(at: number): boolean {
    const { found, isOnPark } = this.#reading;
    const one = found.typed[at]!;
    if (!isOnPark || this.#reading.isFirmMissing) return false;
    if (isPitch(one) && this.#behind(at) === ROLE.mark)
      return found.marks.some((mark) => mark.at === at + 1 && mark.meant.label === '');
    return isOfParks(one) && (this.#before(at) === ROLE.premise || isOfParks(found.typed[at - 1] ?? one));
  }

  /** Whether a word stands before a house number that needs none: `door 85 Wybdyke Road`. */
  #isDoor(at: number): boolean {
    const { typed, marks } = this.#reading.found;
    if (!DOORS.has(typed[at]!.word.text) || this.#behind(at) !== ROLE.mark) return false;
    return marks.length === 1 && marks[0]!.meant.label === '' && marks[0]!.at === at + 1;
  }

  /**
   * Whether a word belongs to a sentence behind the door: `safe place is the shed`, `half a mile from the park
   * gates`.
   */
  #isOfSentence(at: number): boolean {
    const { typed, roles } = this.#reading.found;
    const { part } = typed[at]!;
    const words = typed.filter((one) => one.part === part);
    if (!this.#isComplete || words.length < SHORTEST_SENTENCE || part <= typed[this.#first]!.part)
      return false;
    const isFree = typed.every(
      (one, index) => one.part !== part || (roles[index] === ROLE.none && !one.isMark),
    );
    const first = words.find(({ word }) => !isSmall(word));
    // `The barn at the back` is a part of the house.
    if (!isFree || first === undefined || first.word.is(TELLING) || isHouseholdWord(first.word.text))
      return false;
    return words.some(({ word }) => OF_SENTENCES.has(word.text));
  }

  /** Whether a word can only belong to a person, a remark or a reference. */
  #isRemark(at: number): boolean {
    const { word } = this.#reading.found.typed[at]!;
    if (!this.#isComplete || word.is(TELLING) || isHouseholdWord(word.text)) return false;
    if (this.#listed.isPlace([word])) return false;
    if (this.#listed.isNameWord(word) && !this.#isPerson(at)) return false;
    // `Hay Barn` is not the Barn, `buzzer 4` is not Flat 4, and `Savile Chigwell Road` is not Chigwell Road.
    const beside = [this.#before(at), this.#behind(at)];
    if (beside.some((role) => role !== ROLE.none && role !== ROLE.place)) return false;
    // `Flat 18, Windlestraw, Church Road` is in a building that the list lacks.
    if (at > this.#first && at < this.#last) return false;
    // A single word before a farm may be one of its homes.
    const isHome = at < this.#first && this.#reading.found.marks.length === 0;
    return !this.#isAlone(at) || (word.text.length >= SHORTEST_ALONE && !isHome);
  }

  /** Whether a name that the list has elsewhere stands in a part of its own, and the number of the house was typed. */
  #isPerson(at: number): boolean {
    const { typed, roles, marks } = this.#reading.found;
    if (marks.length === 0 || this.#reading.wordsMissing > 0) return false;
    return typed.every(
      (one, index) =>
        one.part !== typed[at]!.part || (roles[index] === ROLE.none && !one.isMark && !one.word.is(TELLING)),
    );
  }

  /** Whether no other word but small ones stands in the part. */
  #isAlone(at: number): boolean {
    const { typed } = this.#reading.found;
    const { part } = typed[at]!;
    return typed.every((one, index) => index === at || one.part !== part || isSmall(one.word));
  }

  /** The role of the word before another one in its part. */
  #before(at: number): number {
    return this.#roleAt(at - 1, at);
  }

  /** The role of the next word of the part that is not small. */
  #behind(at: number): number {
    const { typed } = this.#reading.found;
    let next = at + 1;
    while (typed[next]?.part === typed[at]!.part && isSmall(typed[next]!.word)) next++;
    return this.#roleAt(next, at);
  }

  #roleAt(index: number, at: number): number {
    const { typed, roles } = this.#reading.found;
    return typed[index]?.part === typed[at]!.part ? roles[index]! : ROLE.none;
  }
}
