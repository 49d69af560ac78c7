import { isHouseholdWord } from '../../../address/normal-form/household-words.ts';
import { isSmall } from '../../../address/normal-form/small-words.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { isRegion } from '../../known-names/region-book.ts';
import { isQualifier } from '../../prepared/qualifiers.ts';
import type { ListedNames } from '../../typed/remark.ts';
import { ROLE } from './found-words.ts';
import { OtherWords } from './other-words.ts';
import { PartsOfText } from './parts-of-text.ts';
import type { Reading } from './reading.ts';
import type { WrittenWord } from './written-word.ts';

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

/** Kinds of words that tell streets and parts of one name apart. */
const OF_SIDES = KIND.compass | KIND.side | KIND.level | KIND.floor;

/** Words before the street that a house stands off: `Cobblers, just off Lusworthy Lane`. */
const OFF = new Set(['OFF', 'JUST']);

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
  readonly #parts: PartsOfText;
  readonly #others: OtherWords;
  /** Whether the address has the typed postcode, and everything but its descriptor was typed. */
  readonly #isComplete: boolean;
  /** The first and the last word that tell the door. If no street was typed, the last word of all. */
  readonly #first: number;
  readonly #last: number;
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
    this.#parts = new PartsOfText(found);
    this.#others = new OtherWords(reading, this.#parts);
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
      const other = this.#others.cost(at);
      if (one.isMark) {
        if (!LONG_NUMBER.test(one.key) && one.key !== outward) return undefined;
      } else if (other !== undefined) cost += other;
      else if (!this.#isIdle(at)) {
        if (!this.#isOfSentence(at) && !this.#isRemark(at)) return undefined;
        cost += 0.5;
      }
    }
    return cost;
  }

  /** Whether a word says nothing: a small word, a title, a region, `off`, or what the part says again. */
  #isIdle(at: number): boolean {
    const { word } = this.#reading.found.typed[at]!;
    if (isSmall(word) || word.is(KIND.title) || isRegion([word])) return true;
    if (word.text === 'GRANNY') return this.#parts.behind(at) === ROLE.premise;
    if (word.text === 'VILLAGE') return this.#parts.before(at) === ROLE.place;
    if (OFF.has(word.text)) return this.#parts.behind(at) === ROLE.street;
    // The Park of `Park Lodge 2, Golden Strand Caravan Park` is no repetition.
    return this.#parts
      .words(at)
      .every(({ one, role }) => role !== ROLE.none || isSmall(one.word) || this.#isRepeated(one));
  }

  #isRepeated({ key, word }: WrittenWord): boolean {
    const { typed, roles } = this.#reading.found;
    // `5 South Elm Close, South Tottenham` is not in Elm Close.
    if (word.is(OF_SIDES) || isQualifier(word.text)) return false;
    return typed.some((one, at) => roles[at] !== ROLE.none && (one.key === key || one.key === `${key}S`));
  }

  /** Whether a word belongs to a sentence behind the door: `safe place is the shed`, `half a mile from the gates`. */
  #isOfSentence(at: number): boolean {
    const words = this.#parts.words(at);
    const isBehind = words.every(({ at: index }) => index > this.#first);
    if (!this.#isComplete || !isBehind || words.length < SHORTEST_SENTENCE) return false;
    if (words.some(({ one, role }) => role !== ROLE.none || one.isMark)) return false;
    // `The barn at the back` is a part of the house.
    const first = words.find(({ one }) => !isSmall(one.word))?.one.word;
    if (first === undefined || first.is(TELLING) || isHouseholdWord(first.text)) return false;
    return words.some(({ one }) => OF_SENTENCES.has(one.word.text));
  }

  /** Whether a word can only belong to a person, a remark or a reference. */
  #isRemark(at: number): boolean {
    const { word } = this.#reading.found.typed[at]!;
    if (!this.#isComplete || word.is(TELLING) || isHouseholdWord(word.text)) return false;
    if (this.#listed.isPlace([word])) return false;
    if (this.#listed.isNameWord(word) && !this.#isPerson(at)) return false;
    // `Hay Barn` is not the Barn, `buzzer 4` is not Flat 4, and `Savile Chigwell Road` is not Chigwell Road.
    const beside = [this.#parts.before(at), this.#parts.behind(at)];
    if (beside.some((role) => role !== ROLE.none && role !== ROLE.place)) return false;
    // `Flat 18, Windlestraw, Church Road` is in a building that the list lacks.
    if (at > this.#first && at < this.#last) return false;
    // A single word before a farm may be one of its homes.
    const isHome = at < this.#first && this.#reading.found.marks.length === 0;
    const isAlone = this.#parts.words(at).every(({ one, at: index }) => index === at || isSmall(one.word));
    return !isAlone || (word.text.length >= SHORTEST_ALONE && !isHome);
  }

  /** Whether a name that the list has elsewhere stands in a part of its own, and the number of the house was typed. */
  #isPerson(at: number): boolean {
    if (this.#reading.found.marks.length === 0 || this.#reading.wordsMissing > 0) return false;
    return this.#parts
      .words(at)
      .every(({ one, role }) => role === ROLE.none && !one.isMark && !one.word.is(TELLING));
  }
}
