import type { ElementOutcome } from '../match.ts';
import type { Found } from '../prepared/phrase.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { KnownPlaces } from './elsewhere.ts';
import { MARK, type NameFit, NO_NAME, OTHER_FORM } from './name-fit.ts';
import { partialFit } from './partial-street.ts';
import { damagedFit, wholeFit } from './street-name-fit.ts';

/** The typed words, and which of them belong to a name that was found. */
export interface MarkedWords {
  readonly typed: TypedText;
  /** Whether a word belongs to nothing yet. */
  readonly isFree: (at: number) => boolean;
  /** Gives the words of a name that was found a value of {@link MARK}. */
  readonly mark: (found: Found, as: number) => void;
}

/** The names of a street and of the smaller street off it, as far as they were found among typed words. */
export class StreetNames {
  main: NameFit;
  dependent: NameFit;
  descriptor: ElementOutcome | 'none' = 'none';
  readonly #street: PreparedStreet;
  readonly #words: MarkedWords;

  /** Finds the names that were written whole. */
  constructor(street: PreparedStreet, words: MarkedWords) {
    this.#street = street;
    this.#words = words;
    this.main = this.#wholeMain();
    if (this.main.found !== undefined) words.mark(this.main.found, MARK.street);
    const { main, dependent } = street;
    this.dependent = dependent === undefined ? NO_NAME : wholeFit(words.typed, dependent, words.isFree);
    if (this.dependent.found !== undefined) words.mark(this.dependent.found, MARK.street);
    const isDescribed =
      (this.main.found !== undefined && main !== undefined && main.descriptor.length > 0) ||
      (this.dependent.found !== undefined && dependent !== undefined && dependent.descriptor.length > 0);
    if (isDescribed) this.descriptor = 'agrees';
  }

  #wholeMain(): NameFit {
    const { main, others } = this.#street;
    const { typed, isFree } = this.#words;
    let fit = main === undefined ? NO_NAME : wholeFit(typed, main, isFree);
    for (const other of others) {
      // Prefer a longer other name, such as `Old Nelson Road`, to the Nelson Road within it.
      if (other.whole.words.length <= (main?.whole.words.length ?? 0)) continue;
      const longer = wholeFit(typed, other, isFree);
      if (longer.found !== undefined) fit = { ...longer, likeness: OTHER_FORM };
    }
    return fit;
  }

  /**
   * Finds, of the names that were not written whole, other names of the street, damaged names, and a part of the
   * name.
   *
   * @param mayBePart whether a part of the street's name may stand for it
   */
  findRest(known: KnownPlaces, mayBePart: boolean): void {
    this.#findOtherMain();
    this.#findDamagedMain(known);
    this.#findDamagedDependent(known);
    this.#findOtherDependent();
    this.#findDamagedOther(known);
    this.#findPart(mayBePart);
  }

  #findPart(mayBePart: boolean): void {
    const { typed, isFree, mark } = this.#words;
    const { main } = this.#street;
    if (main === undefined || this.main.outcome !== 'missing') return;
    const part = partialFit(typed, main, isFree, mayBePart);
    if (part?.fit.found === undefined) return;
    this.main = part.fit;
    if (main.descriptor.length > 0) this.descriptor = part.hasDescriptor ? 'agrees' : 'missing';
    mark(part.fit.found, MARK.street);
  }

  #findOtherMain(): void {
    const { typed, isFree, mark } = this.#words;
    if (this.main.found !== undefined) return;
    for (const other of this.#street.others) {
      const fit = wholeFit(typed, other, isFree);
      if (fit.found === undefined) continue;
      this.main = { ...fit, likeness: OTHER_FORM };
      this.descriptor = 'agrees';
      mark(fit.found, MARK.street);
      return;
    }
  }

  #findDamagedMain(known: KnownPlaces): void {
    const { typed, isFree, mark } = this.#words;
    const { main } = this.#street;
    if (main === undefined || this.main.outcome !== 'missing') return;
    const damaged = damagedFit(typed, main, isFree, known);
    if (damaged === undefined) return;
    this.main = damaged.fit;
    this.descriptor = damaged.descriptor;
    if (damaged.fit.found !== undefined) mark(damaged.fit.found, MARK.street);
  }

  #findDamagedDependent(known: KnownPlaces): void {
    const { typed, isFree, mark } = this.#words;
    const { dependent } = this.#street;
    if (dependent === undefined || this.dependent.outcome !== 'missing') return;
    const damaged = damagedFit(typed, dependent, isFree, known);
    if (damaged === undefined) return;
    this.dependent = damaged.fit;
    if (this.descriptor === 'none' || damaged.descriptor === 'differs') this.descriptor = damaged.descriptor;
    if (damaged.fit.found !== undefined) mark(damaged.fit.found, MARK.street);
  }

  #findOtherDependent(): void {
    const { typed, isFree, mark } = this.#words;
    for (const other of this.#street.dependentOthers) {
      if (this.dependent.outcome !== 'missing') return;
      const fit = wholeFit(typed, other, isFree);
      if (fit.found === undefined) continue;
      this.dependent = { ...fit, likeness: OTHER_FORM };
      mark(fit.found, MARK.street);
    }
  }

  #findDamagedOther(known: KnownPlaces): void {
    const { typed, isFree, mark } = this.#words;
    if (this.main.outcome !== 'missing') return;
    for (const other of this.#street.others) {
      const damaged = damagedFit(typed, other, isFree, known);
      if (damaged === undefined) continue;
      this.main = { ...damaged.fit, outcome: 'similar' };
      if (damaged.fit.found !== undefined) mark(damaged.fit.found, MARK.street);
      return;
    }
  }
}
