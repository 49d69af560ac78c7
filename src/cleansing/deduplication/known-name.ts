import { RecentMap } from '../../caches/recent-map.ts';
import type { SurnameFacts } from '../name/compare/compare-people.ts';
import { ForenameFacts } from '../name/compare/forename-facts.ts';
import type { Sex } from '../name/forenames.ts';
import { lookUp } from '../name/lexicon.ts';
import { forenameShare, surnameShare } from './name-frequency.ts';
import { MOST_FORENAME, MOST_SURNAME } from './weights.ts';

/** The number of names that are kept at a time. */
const KNOWN = 200_000;

/**
 * What follows from a surname or forename alone, worked out when it is first asked for: names have a small vocabulary, and each is
 * compared again and again.
 */
export class KnownName extends ForenameFacts {
  /** No other name has it, nor had it before names were forgotten. */
  readonly id: number;
  #chief: string | undefined;
  #sex: Sex | undefined | 'not looked up' = 'not looked up';
  #asSurname: number | undefined;
  #asForename: number | undefined;
  #alone: SurnameFacts | undefined;
  readonly #surnames: ReadonlyMap<string, number>;
  readonly #forenames: ReadonlyMap<string, number>;

  /**
   * @param surnames shares of records that have a surname, where these are more than in the country
   * @param forenames and a forename
   */
  constructor(
    text: string,
    id: number,
    surnames: ReadonlyMap<string, number>,
    forenames: ReadonlyMap<string, number>,
  ) {
    super(text);
    this.id = id;
    this.#surnames = surnames;
    this.#forenames = forenames;
  }

  /** The key that a forename shares with its nicknames. The key of an initial is the initial. */
  get chief(): string {
    this.#chief ??=
      this.text.length < 2
        ? this.text
        : this.nicknameGroups.length === 0
          ? this.sound
          : String(this.nicknameGroups[0]);
    return this.#chief;
  }

  /** The sex of a name that is known as a forename; undefined for all others. */
  get sex(): Sex | undefined {
    if (this.#sex === 'not looked up') this.#sex = lookUp(this.text.toLowerCase())?.sex;
    return this.#sex;
  }

  /** Whether it is known as a forename. */
  get isForename(): boolean {
    return this.sex !== undefined;
  }

  /** The name as a surname of one half. */
  get asSurname(): SurnameFacts {
    this.#alone ??= {
      surname: this.text,
      surnameCode: this.sound,
      surnameHalves: this.text === '' ? [] : [this.text],
    };
    return this.#alone;
  }

  /** What a surname weighs for its rarity, in bits. */
  get surnameRarity(): number {
    this.#asSurname ??= Math.min(
      MOST_SURNAME,
      -Math.log2(this.#surnames.get(this.text) ?? surnameShare(this.text)),
    );
    return this.#asSurname;
  }

  /** What a forename weighs for its rarity, in bits. */
  get forenameRarity(): number {
    this.#asForename ??= Math.min(
      MOST_FORENAME,
      -Math.log2(this.#forenames.get(this.text) ?? forenameShare(this.text)),
    );
    return this.#asForename;
  }
}

/** The names of a file, or of the country. */
export class KnownNames {
  /** Counts the names of all instances: {@link PairMemory} tells them apart by these numbers. */
  static #made = 0;
  readonly #known = new RecentMap<string, KnownName>(KNOWN);
  readonly #surnames: ReadonlyMap<string, number>;
  readonly #forenames: ReadonlyMap<string, number>;

  /**
   * @param surnames shares of records that have a surname, by surname in capitals, where these are more than in the country
   * @param forenames and a forename
   */
  constructor(surnames: ReadonlyMap<string, number>, forenames: ReadonlyMap<string, number>) {
    this.#surnames = surnames;
    this.#forenames = forenames;
  }

  /** Returns the facts about a name, given in capitals. */
  of(text: string): KnownName {
    let name = this.#known.get(text);
    if (name === undefined) {
      name = new KnownName(text, ++KnownNames.#made, this.#surnames, this.#forenames);
      this.#known.set(text, name);
    }
    return name;
  }
}

/** Names as common as they are in the country. */
export const STANDARD_NAMES = new KnownNames(new Map(), new Map());

/** Returns the facts about a name, given in capitals, as common as it is in the country. */
export function knownName(text: string): KnownName {
  return STANDARD_NAMES.of(text);
}
