import { keyHash } from '../../text/key-hash.ts';
import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import { NamedPerson } from './named-person.ts';
import { Sketch, spread } from './sketch.ts';

/** The most names that are kept with how often they come, in the file and in its districts. */
const MOST_KEPT = 20_000;

/** A name at fewer doors says nothing of how common it is: they may be one person's who moved. */
const FEWEST_DOORS = 4;

/** 2^22 bytes count the doors of each name. */
const COUNT_BITS = 22;

/** The most districts of which the doors are counted: Great Britain has 3,000. */
const MOST_DISTRICTS = 50_000;

/** A density as JSON. */
export interface WrittenDensity {
  readonly doors: number;
  readonly names: readonly (readonly [hash: number, doors: number, bits: number])[];
}

/**
 * How common whole names are in a file and in its districts, counted by doors: forename and surname are not independent, and in a
 * community where few surnames serve many, Mohammed Khan says less than either name does by itself elsewhere. Only names that come
 * at several doors are known.
 */
export class NameDensity {
  static readonly NONE = new NameDensity(new Map());

  /** Name, or name and district → bits that its agreement is worth at another door. */
  readonly #bits: ReadonlyMap<number, number>;

  constructor(bits: ReadonlyMap<number, number>) {
    this.#bits = bits;
  }

  /**
   * Returns the highest weight, in bits against strangers, of two records with these names; infinity if the name is not common.
   *
   * @param district of both, empty where they are of different ones
   */
  mostOf(one: ComparablePerson, other: ComparablePerson, district: string): number {
    if (this.#bits.size === 0) return Number.POSITIVE_INFINITY;
    return Math.min(this.#ofPerson(one, district), this.#ofPerson(other, district));
  }

  write(): WrittenDensity {
    return { doors: 0, names: [...this.#bits].map(([hash, bits]) => [hash, 0, Math.round(bits * 64) / 64]) };
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

/** Counts at how many doors each name comes, in bounded memory: a sketch first, exact counts for what is common in it. */
export class DensityCounter {
  readonly #doors = new Sketch();
  readonly #counts = new Uint8Array(2 ** COUNT_BITS);
  readonly #common = new Map<number, { doors: number; readonly district: number }>();
  /** District → doors in it; 0 for the whole file. */
  readonly #districts = new Map<number, number>([[0, 0]]);

  /** @param forename its chief form @param door a hash of the address; 0 where there is none */
  add(surname: string, forename: string, district: string, door: number): void {
    if (door === 0) return;
    const place = district === '' ? 0 : keyHash(district);
    if (this.#doors.add(door)) {
      this.#districts.set(0, this.#districts.get(0)! + 1);
      const there = this.#districts.get(place);
      if (place !== 0 && (there !== undefined || this.#districts.size < MOST_DISTRICTS))
        this.#districts.set(place, (there ?? 0) + 1);
    }
    const name = nameKey(surname, forename);
    if (name === '') return;
    const hash = keyHash(name);
    if (!this.#doors.add(hash ^ door)) return;
    this.#count(hash, 0);
    if (place !== 0) this.#count(keyHash(`${name}|${district}`), place);
  }

  finish(): NameDensity {
    const bits: [number, number][] = [];
    const kept = [...this.#common]
      .sort(([a, one], [b, other]) => other.doors - one.doors || a - b)
      .slice(0, MOST_KEPT);
    for (const [hash, { doors, district }] of kept) {
      const all = this.#districts.get(district);
      // One of the doors is the record's own, and another may be where it moved from.
      if (all !== undefined) bits.push([hash, Math.max(0, Math.log2(all / (doors - 1)))]);
    }
    return new NameDensity(new Map(bits));
  }

  #count(hash: number, district: number): void {
    const common = this.#common.get(hash);
    if (common !== undefined) {
      common.doors++;
      return;
    }
    const at = spread(hash) >>> (32 - COUNT_BITS);
    const count = this.#counts[at]! + 1;
    if (count < FEWEST_DOORS) this.#counts[at] = count;
    else if (this.#common.size < 10 * MOST_KEPT) this.#common.set(hash, { doors: count, district });
  }
}
