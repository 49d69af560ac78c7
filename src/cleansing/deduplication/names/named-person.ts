import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import type { Sex } from '../../name/forenames.ts';
import { type KnownName, type KnownNames, knownName } from './known-name.ts';

/**
 * A person, together with the facts about the surname and the first forename. Looking these up in each
 * comparison took a tenth of the time of all comparisons.
 */
export class NamedPerson implements ComparablePerson {
  readonly surname: string;
  readonly surnameCode: string;
  readonly surnameHalves: readonly string[];
  readonly forenames: readonly string[];
  readonly nickname: string;
  readonly sex: Sex;
  readonly isTitled: boolean;
  readonly generation: string;
  readonly #surname: KnownName;
  readonly #forename: KnownName | undefined;

  constructor(person: ComparablePerson, names: KnownNames) {
    const [forename] = person.forenames;
    this.#surname = names.of(person.surname);
    this.#forename = forename === undefined ? undefined : names.of(forename);
    // Texts and lists that many people have in common are kept once. A meeting may hold thousands of people.
    this.surname = this.#surname.text;
    this.surnameCode = person.surnameCode;
    this.surnameHalves = person.surnameHalves.length === 1 ? this.#surname.alone : person.surnameHalves;
    this.forenames =
      this.#forename !== undefined && person.forenames.length === 1 ? this.#forename.alone : person.forenames;
    this.nickname = person.nickname;
    this.sex = person.sex;
    this.isTitled = person.isTitled;
    this.generation = person.generation;
  }

  /** Returns the facts about the surname of any person. The surname may be empty. */
  static surnameOf(person: ComparablePerson): KnownName {
    return #surname in person ? person.#surname : knownName(person.surname);
  }

  /** Returns the facts about the first forename of any person, or undefined if the person has no forename. */
  static forenameOf(person: ComparablePerson): KnownName | undefined {
    if (#forename in person) return person.#forename;
    const [forename] = person.forenames;
    return forename === undefined ? undefined : knownName(forename);
  }
}
