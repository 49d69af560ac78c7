import { KeyHasher, keyHash } from '../../../text/key-hash.ts';
import type { ComparablePerson } from '../../name/compare/comparable-person.ts';
import { Sketch, spread } from '../sketch.ts';
import { NamedPerson } from './named-person.ts';

/** The highest number of common names that are kept. A name in a district counts as a name of its own. */
const MOST_KEPT = 20_000;

/**
 * A name must be found at this many doors to count as common. Fewer may be the doors of one person who moved.
 */
const FEWEST_DOORS = 4;

/** The doors of each name are counted in 2^22 bytes. */
const COUNT_BITS = 22;

/** The highest number of districts whose doors are counted. Great Britain has 3,000 districts. */
const MOST_DISTRICTS = 49_999;

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
 * Counts the doors at which each name is found, in bounded memory. A name is counted roughly, in shared
 * bytes, until it turns out to be common. Common names have exact counts.
 */
export class DensityCounter {
  readonly #doors = new Sketch();
  readonly #counts = new Uint8Array(2 ** COUNT_BITS);
  /** Hash → its doors. The district is 0 for the name in the whole file. */
  readonly #common = new Map<number, { doors: number; readonly district: number }>();
  /** The number of doors of the whole file. */
  #allDoors = 0;
  /** Hash of a district → the number of its doors. */
  readonly #districts = new Map<number, number>();
  readonly #hasher = new KeyHasher();

  /**
   * @param forename the chief form of the forename
   * @param door a hash of the address; 0 if there is no address
   */
  add(surname: string, forename: string, district: string, door: number): void {
    if (door === 0) return;
    const hasher = this.#hasher;
    const place = district === '' ? 0 : hasher.begin().add(district).hash();
    if (this.#doors.add(door)) {
      this.#allDoors++;
      if (place !== 0) this.#countDoor(place);
    }
    if (forename === '') return;
    // The same as `nameKey`, and then with the district.
    const hash = hasher.begin().add(forename).add('|').add(surname).hash();
    if (!this.#doors.add(hash ^ door)) return;
    this.#count(hash, 0);
    if (place !== 0) this.#count(hasher.add('|').add(district).hash(), place);
  }

  finish(): NameDensity {
    const bits: [number, number][] = [];
    const kept = [...this.#common]
      .sort(([a, one], [b, other]) => other.doors - one.doors || a - b)
      .slice(0, MOST_KEPT);
    for (const [hash, { doors, district }] of kept) {
      const all = district === 0 ? this.#allDoors : this.#districts.get(district);
      // One of the doors is the record's own. Another may be the door that the person moved from.
      if (all !== undefined) bits.push([hash, Math.max(0, Math.log2(all / (doors - 1)))]);
    }
    return new NameDensity(new Map(bits));
  }

  #countDoor(place: number): void {
    const doors = this.#districts.get(place);
    if (doors !== undefined) this.#districts.set(place, doors + 1);
    else if (this.#districts.size < MOST_DISTRICTS) this.#districts.set(place, 1);
  }

  #count(hash: number, district: number): void {
    const at = spread(hash) >>> (32 - COUNT_BITS);
    const count = this.#counts[at]! + 1;
    // Most names are rare. They are not looked up among the common ones, which takes several times as long.
    if (count < FEWEST_DOORS) {
      this.#counts[at] = count;
      return;
    }
    const common = this.#common.get(hash);
    if (common !== undefined) common.doors++;
    else if (this.#common.size < 10 * MOST_KEPT) this.#common.set(hash, { doors: count, district });
  }
}
