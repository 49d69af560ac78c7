import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { Random } from '../../../../src/address-file/sample/random.ts';
import { hash53 } from './hash.ts';
import type { MadePostcode } from './made-postcodes.ts';
import { isInFile, placeKeys, streetKeys } from './place-keys.ts';

const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';

/** The other content of the file. It is used to find neighbours of an address, and to know what is unique. */
export class Surroundings {
  readonly #postcodes: string[] = [];
  readonly #places = new Map<string, number>();
  readonly #towns = new Map<string, string[]>();
  readonly #counties: string[] = [];
  /** Hash of premises in their town → the number of delivery points in the file with that hash. */
  readonly #doors = new Map<number, number>();
  /** The hashes of streets in their towns. */
  readonly #streets = new Set<number>();

  constructor(postcodes: Iterable<MadePostcode>) {
    const towns = new Map<string, Set<string>>();
    const counties = new Set<string>();
    for (const postcode of postcodes) {
      this.#take(postcode);
      if (postcode.county !== '') counties.add(postcode.county);
      for (const { point } of postcode.addresses.slice(0, 1)) {
        const area = areaOf(point.postcode);
        towns.set(area, (towns.get(area) ?? new Set()).add(point.postTown));
      }
    }
    this.#counties = [...counties];
    for (const [area, names] of towns) this.#towns.set(area, [...names]);
  }

  #take({ postcode, addresses }: MadePostcode): void {
    if (!addresses.some(isInFile)) return;
    this.#places.set(postcode, this.#postcodes.length);
    this.#postcodes.push(postcode);
    // A residence is found under the UDPRN of its parent. Several keys of one delivery point count once each.
    const counted = new Set<number>();
    for (const address of addresses) {
      if (!isInFile(address)) continue;
      for (const key of streetKeys(address.point)) this.#streets.add(hash53(key));
      for (const key of placeKeys(address.point)) {
        const hash = hash53(key);
        if (address.umprn !== 0 && counted.has(hash)) continue;
        counted.add(hash);
        this.#doors.set(hash, (this.#doors.get(hash) ?? 0) + 1);
      }
    }
  }

  /** Whether the file has addresses of a postcode. */
  has(postcode: string): boolean {
    return this.#places.has(postcode);
  }

  /** The number of delivery points in the file with a key of place-keys.ts. */
  doors(key: string): number {
    return this.#doors.get(hash53(key)) ?? 0;
  }

  hasStreet(key: string): boolean {
    return this.#streets.has(hash53(key));
  }

  /** Another postcode of the same sector, most often of the same road. */
  neighbour(postcode: string, random: Random): string | undefined {
    const at = this.#places.get(postcode);
    if (at === undefined) return undefined;
    const other = this.#postcodes[at + random.pick([-3, -2, -1, 1, 2, 3])];
    return other?.slice(0, -2) === postcode.slice(0, -2) ? other : undefined;
  }

  /** A postcode of the same sector that is not in the file. */
  retired(postcode: string, random: Random): string | undefined {
    for (let tries = 0; tries < 20; tries++) {
      const other = postcode.slice(0, -2) + random.pick([...INWARD]) + random.pick([...INWARD]);
      if (!this.has(other)) return other;
    }
    return undefined;
  }

  anyPostcode(random: Random): string {
    return random.pick(this.#postcodes);
  }

  /** Another post town of the same postcode area, in capitals; undefined if there is none. */
  townNear({ postcode, postTown }: DeliveryPoint, random: Random): string | undefined {
    const towns = this.#towns.get(areaOf(postcode))?.filter((town) => town !== postTown) ?? [];
    return towns.length === 0 ? undefined : random.pick(towns);
  }

  /** Any county of the file; undefined if it has none. */
  county(random: Random): string | undefined {
    return this.#counties.length === 0 ? undefined : random.pick(this.#counties);
  }
}

function areaOf(postcode: string): string {
  return postcode.replace(/\d.*$/, '');
}
