import { keyHash } from '../../../text/key-hash.ts';
import { Sketch, spread, spreadOf } from '../sketch.ts';
import { CommonNames } from './common-names.ts';
import { NameDensity } from './name-density.ts';

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

/**
 * Counts the doors at which each name is found, in bounded memory. A name is counted roughly, in shared
 * bytes, until it turns out to be common. Common names have exact counts. Districts are given by their
 * positions in a list of texts.
 */
export class DensityCounter {
  readonly #doors = new Sketch();
  readonly #counts = new Uint8Array(2 ** COUNT_BITS);
  readonly #common = new CommonNames(10 * MOST_KEPT);
  /** The number of doors of the whole file. */
  #allDoors = 0;
  /** Hash of a district → its place in `#doorsIn`, which has the number of its doors. */
  readonly #districts = new Map<number, number>();
  readonly #doorsIn = new Uint32Array(MOST_DISTRICTS);
  #texts: readonly string[] = [];
  /** By the position of a text, the hash of the district, and its place in `#doorsIn`. */
  #hashAt = new Float64Array();
  #placeAt = new Int32Array();

  /** Sets the list of texts that the next positions refer to. */
  begin(texts: readonly string[]): void {
    this.#texts = texts;
    this.#hashAt = new Float64Array(texts.length).fill(NOT_KNOWN);
    this.#placeAt = new Int32Array(texts.length).fill(NOT_KNOWN);
  }

  /**
   * Counts a door.
   *
   * @param door a hash of the address, which is not 0
   * @returns the hash of the district, or 0 if the record has no district
   */
  addDoor(door: number, district: number): number {
    const hash = this.#hashOf(district);
    if (!this.#doors.add(spread(door))) return hash;
    this.#allDoors++;
    if (hash === 0) return hash;
    if (this.#placeAt[district] === NOT_KNOWN) this.#placeAt[district] = this.#placeOf(hash);
    const place = this.#placeAt[district]!;
    if (place !== NOT_COUNTED) this.#doorsIn[place]!++;
    return hash;
  }

  /** Whether a name, given by its hash, was not found at this door yet. */
  isNew(low: number, high: number, door: number): boolean {
    return (low | high) !== 0 && this.#doors.add(spread(low ^ door));
  }

  /**
   * Counts a name at a door.
   *
   * @param district the hash of the district if the name is counted in it; 0 for the whole file
   */
  addName(low: number, high: number, district: number): void {
    const bits = spreadOf(low, high);
    const at = bits >>> (32 - COUNT_BITS);
    const count = this.#counts[at]! + 1;
    // Most names are rare. They are not looked up among the common ones, which takes several times as long.
    if (count < FEWEST_DOORS) this.#counts[at] = count;
    else this.#common.add(high * 2 ** 32 + low, bits, count, district);
  }

  finish(): NameDensity {
    const bits: [number, number][] = [];
    for (const { hash, doors, district } of this.#common.most(MOST_KEPT)) {
      const place = this.#districts.get(district);
      const all = district === 0 ? this.#allDoors : place === undefined ? undefined : this.#doorsIn[place];
      // One of the doors is the record's own. Another may be the door that the person moved from.
      if (all !== undefined) bits.push([hash, Math.max(0, Math.log2(all / (doors - 1)))]);
    }
    return new NameDensity(new Map(bits));
  }

  #hashOf(district: number): number {
    let hash = this.#hashAt[district]!;
    if (hash !== NOT_KNOWN) return hash;
    const text = this.#texts[district]!;
    hash = text === '' ? 0 : keyHash(text);
    this.#hashAt[district] = hash;
    return hash;
  }

  #placeOf(hash: number): number {
    const known = this.#districts.get(hash);
    if (known !== undefined) return known;
    const place = this.#districts.size;
    if (place >= MOST_DISTRICTS) return NOT_COUNTED;
    this.#districts.set(hash, place);
    return place;
  }
}

const NOT_KNOWN = -1;
const NOT_COUNTED = -2;
