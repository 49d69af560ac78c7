import { soundOfName } from '../../text/sound-of-name.ts';
import { nicknameGroups } from '../name/compare/nicknames.ts';
import { lookUp } from '../name/lexicon.ts';
import { forenameShare, surnameShare } from './name-frequency.ts';
import { MOST_FORENAME, MOST_SURNAME } from './weights.ts';

/** The number of names that are kept at a time. Beyond it, all are dropped at once. */
const KNOWN = 100_000;

/**
 * What follows from a surname or forename alone, worked out when it is first asked for: names have a small vocabulary, and each is
 * compared again and again.
 */
export class KnownName {
  readonly text: string;
  /** No other name has it, nor had it before names were forgotten. */
  readonly id: number;
  #sound: string | undefined;
  #chief: string | undefined;
  #isForename: boolean | undefined;
  #asSurname: number | undefined;
  #asForename: number | undefined;
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
    this.text = text;
    this.id = id;
    this.#surnames = surnames;
    this.#forenames = forenames;
  }

  get sound(): string {
    this.#sound ??= soundOfName(this.text);
    return this.#sound;
  }

  /** The key that a forename shares with its nicknames. The key of an initial is the initial. */
  get chief(): string {
    this.#chief ??= this.text.length < 2 ? this.text : (formalNameOf(this.text) ?? this.sound);
    return this.#chief;
  }

  /** Whether it is known as a forename. */
  get isForename(): boolean {
    this.#isForename ??= lookUp(this.text.toLowerCase())?.sex !== undefined;
    return this.#isForename;
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
  readonly #known = new Map<string, KnownName>();
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
      if (this.#known.size >= KNOWN) this.#known.clear();
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

function formalNameOf(forename: string): string | undefined {
  const [group] = nicknameGroups(forename);
  return group === undefined ? undefined : String(group);
}
