import { RecentMap } from '../../../caches/recent-map.ts';
import type { SurnameFacts } from '../../name/compare/compare-people.ts';
import { ForenameFacts } from '../../name/compare/forename-facts.ts';
import type { Sex } from '../../name/forenames.ts';
import { lookUp } from '../../name/lexicon.ts';
import { MOST_FORENAME, MOST_SURNAME } from '../weights.ts';
import { forenameShare, surnameShare } from './name-frequency.ts';

/** The highest number of names that are kept at a time. */
const KNOWN = 200_000;

/**
 * The facts that follow from a surname or forename alone. Each fact is worked out when it is first asked for,
 * and kept: there are few different names, and each is compared again and again.
 */
export class KnownName extends ForenameFacts {
  /** No other name has this id. The ids of names that were forgotten are not used again. */
  readonly id: number;
  #chief: string | undefined;
  #sex: Sex | undefined | 'not looked up' = 'not looked up';
  #asSurname: number | undefined;
  #asForename: number | undefined;
  #asFacts: SurnameFacts | undefined;
  #alone: readonly string[] | undefined;
  readonly #surnames: ReadonlyMap<string, number>;
  readonly #forenames: ReadonlyMap<string, number>;

  /**
   * @param surnames the share of records that have each surname, for surnames that are commoner here than in
   * the country
   * @param forenames the share of records that have each forename, for forenames that are commoner here than
   * in the country
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

  /** Whether the name is known as a forename. */
  get isForename(): boolean {
    return this.sex !== undefined;
  }

  /** The name as a surname that is not double-barrelled. */
  get asSurname(): SurnameFacts {
    this.#asFacts ??= { surname: this.text, surnameCode: this.sound, surnameHalves: this.alone };
    return this.#asFacts;
  }

  /** The list that holds only this name; empty for an empty name. */
  get alone(): readonly string[] {
    this.#alone ??= this.text === '' ? [] : [this.text];
    return this.#alone;
  }

  /** The weight that a surname has for its rarity, in bits. */
  get surnameRarity(): number {
    this.#asSurname ??= Math.min(
      MOST_SURNAME,
      -Math.log2(this.#surnames.get(this.text) ?? surnameShare(this.text)),
    );
    return this.#asSurname;
  }

  /** The weight that a forename has for its rarity, in bits. */
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
  /**
   * The number of names that all instances have made. {@link PairMemory} tells names apart by these numbers.
   */
  static #made = 0;
  readonly #known = new RecentMap<string, KnownName>(KNOWN);
  readonly #surnames: ReadonlyMap<string, number>;
  readonly #forenames: ReadonlyMap<string, number>;

  /**
   * @param surnames the share of records that have each surname, by surname in capitals, for surnames that
   * are commoner here than in the country
   * @param forenames the share of records that have each forename, likewise
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

/** Names that are as common as they are in the country. */
export const STANDARD_NAMES = new KnownNames(new Map(), new Map());

/** Returns the facts about a name, given in capitals, that is as common as it is in the country. */
export function knownName(text: string): KnownName {
  return STANDARD_NAMES.of(text);
}
