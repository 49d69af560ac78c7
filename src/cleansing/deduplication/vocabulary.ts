import { KnownNames, STANDARD_NAMES } from './names/known-name.ts';

/** The share of records that have a name, by the name in capitals. */
export type NameShares = ReadonlyMap<string, number>;

/** A {@link Vocabulary} as JSON. */
export interface WrittenVocabulary {
  readonly surnames: readonly (readonly [name: string, share: number])[];
  readonly forenames: readonly (readonly [name: string, share: number])[];
  readonly births: readonly (readonly [written: string, meant: string])[];
}

/**
 * The facts that a file shows about single values. They are the names that are commoner in the file than in
 * the country, and the dates that stand for an unknown birthday.
 */
export class Vocabulary {
  static readonly STANDARD = new Vocabulary(new Map(), new Map(), new Map());

  readonly names: KnownNames;
  readonly #surnames: NameShares;
  readonly #forenames: NameShares;
  readonly #births: ReadonlyMap<string, string>;

  /**
   * @param births maps each date that stands for an unknown birthday to its year, or to an empty text if the
   * year is not known either
   */
  constructor(surnames: NameShares, forenames: NameShares, births: ReadonlyMap<string, string>) {
    this.#surnames = surnames;
    this.#forenames = forenames;
    this.#births = births;
    this.names = surnames.size + forenames.size === 0 ? STANDARD_NAMES : new KnownNames(surnames, forenames);
  }

  /**
   * Returns the meaning of a date of birth in this file: the date itself, only its year, or an empty text.
   * The date must be in the form of `dateForm`.
   */
  birthOf(written: string): string {
    return this.#births.size === 0 ? written : (this.#births.get(written) ?? written);
  }

  write(): WrittenVocabulary {
    return { surnames: [...this.#surnames], forenames: [...this.#forenames], births: [...this.#births] };
  }

  static read({ surnames, forenames, births }: WrittenVocabulary): Vocabulary {
    return new Vocabulary(new Map(surnames), new Map(forenames), new Map(births));
  }
}
