import { KeyHasher, keyHash } from '../../../text/key-hash.ts';
import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import { NamedPerson } from './named-person.ts';

/** A {@link NameDensity} as JSON. */
export interface WrittenDensity {
  readonly doors: number;
  readonly names: readonly (readonly [hash: number, doors: number, bits: number])[];
}

/**
 * How common whole names are in a file and in its districts, counted by doors.
 *
 * Forename and surname are not independent. For example, in a community where many people share a few
 * surnames, Mohammed Khan says less than either of its names does by itself elsewhere. Only names that are
 * found at several doors are known.
 */
export class NameDensity {
  static readonly NONE = new NameDensity(new Map());

  /**
   * Hash of a name, or of a name and district → the bits that its agreement at two different doors is worth.
   */
  readonly #bits: ReadonlyMap<number, number>;

  constructor(bits: ReadonlyMap<number, number>) {
    this.#bits = bits;
  }

  /**
   * Returns the highest weight that two records with these names may have, in bits against strangers. Returns
   * infinity if the name is not common.
   *
   * @param district the district of both records; empty if their districts differ
   */
  mostOf(one: ComparablePerson, other: ComparablePerson, district: string): number {
    if (this.#bits.size === 0) return Number.POSITIVE_INFINITY;
    return Math.min(this.#ofPerson(one, district), this.#ofPerson(other, district));
  }

  /** Returns the same names with their bits in 1/64, which take fewer digits. */
  rounded(): NameDensity {
    return new NameDensity(
      new Map([...this.#bits].map(([hash, bits]) => [hash, Math.round(bits * 64) / 64])),
    );
  }

  write(): WrittenDensity {
    return { doors: 0, names: [...this.#bits].map(([hash, bits]) => [hash, 0, bits]) };
  }

  static read({ names }: WrittenDensity): NameDensity {
    return new NameDensity(new Map(names.map(([hash, , bits]) => [hash, bits])));
  }

  #ofPerson(person: ComparablePerson, district: string): number {
    const name = nameKey(person.surname, NamedPerson.forenameOf(person)?.chief ?? '');
    if (name === '') return Number.POSITIVE_INFINITY;
    const anywhere = this.#bits.get(keyHash(name)) ?? Number.POSITIVE_INFINITY;
    if (district === '') return anywhere;
    return Math.min(anywhere, this.#bits.get(keyHash(`${name}|${district}`)) ?? Number.POSITIVE_INFINITY);
  }
}

function nameKey(surname: string, forename: string): string {
  return surname === '' || forename === '' ? '' : `${forename}|${surname}`;
}

/**
 * Returns the hashes by which a name is counted: in the whole file, and in its district. The first is 0 if
 * there is no forename, and the second is 0 if there is no district.
 */
export function nameHashes(surname: string, forename: string, district: string): [number, number] {
  if (forename === '') return [0, 0];
  // The same as `nameKey`, and then with the district.
  const name = hasher.begin().add(forename).add('|').add(surname).hash();
  return [name, district === '' ? 0 : hasher.add('|').add(district).hash()];
}

const hasher = new KeyHasher();
