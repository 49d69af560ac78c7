import { deliveryPointSuffixAt, SUFFIXES_A_POSTCODE } from '../../address/delivery-point-suffix.ts';
import { itemAt } from '../../present.ts';
import { Random } from './random.ts';
import type { Door, SamplePoint, SampleResidence } from './sample-postcode.ts';

const SUFFIXES = Array.from({ length: SUFFIXES_A_POSTCODE }, (_, index) => deliveryPointSuffixAt(index));

/**
 * The range of the scrambled numbers. UDPRNs and address keys lie below the first UMPRN, and UDPRNs of
 * planned addresses come last.
 */
const MASK = 2 ** 26 - 1;
const FIRST_UDPRN = 1_000_000;
const FIRST_UMPRN = 70_000_000;
const FIRST_NOT_YET_BUILT = 90_000_000;

interface Site {
  readonly easting: number;
  readonly northing: number;
}

/**
 * Gives every door its reference numbers. As with real addresses, UDPRNs, address keys and UPRNs are in no
 * order along a street. Multiplying by an odd factor modulo a power of two yields every number exactly once.
 */
export class PointNumbers {
  readonly #random: Random;
  #points: number;
  #organisations: number;
  #residences: number;
  #notYetBuilt: number;

  /** @param after how many numbers of each kind are already taken */
  constructor(seed: number, after: number) {
    this.#random = new Random(seed, 3);
    this.#points = after;
    this.#organisations = after;
    this.#residences = after;
    this.#notYetBuilt = after;
  }

  /** The delivery points of a postcode. @param type L for the single address of a large user */
  points(doors: readonly Door[], type: 'S' | 'L', site: Site): SamplePoint[] {
    return doors.map((door, at) => {
      const number = this.#points++;
      const udprn = FIRST_UDPRN + (Math.imul(number, 20_370_121) & MASK);
      return this.#point(door, type, site, at, { number, udprn });
    });
  }

  /** The planned addresses of a postcode. @param after how many addresses it has already */
  notYetBuilt(doors: readonly Door[], after: number, site: Site): SamplePoint[] {
    return doors.map((door, at) => {
      const number = this.#notYetBuilt++;
      const numbers = { number: MASK + 2 + number, udprn: FIRST_NOT_YET_BUILT + number };
      return this.#point(door, 'S', site, after + at, numbers);
    });
  }

  /** The residences behind the doors that several households share. */
  residences(points: readonly SamplePoint[]): SampleResidence[] {
    return points.flatMap((parent) =>
      parent.households === 1 || parent.subBuildingName !== ''
        ? []
        : Array.from({ length: parent.households }, (_, at) => ({
            parent,
            umprn: FIRST_UMPRN + this.#residences++,
            subBuildingName: `Flat ${at + 1}`,
          })),
    );
  }

  #point(
    door: Door,
    postcodeType: 'S' | 'L',
    site: Site,
    at: number,
    { number, udprn }: { readonly number: number; readonly udprn: number },
  ): SamplePoint {
    const random = this.#random;
    const hasKey = door.organisation !== '' && postcodeType === 'S';
    const near = site.easting === 0 ? 0 : 120;
    return {
      organisation: door.organisation,
      department: door.department,
      poBox: door.poBox,
      subBuildingName: door.subBuildingName,
      buildingName: door.buildingName,
      buildingNumber: door.buildingNumber,
      households: door.households,
      concatenated: door.concatenated,
      udprn,
      addressKey: number > MASK ? number : 1 + (Math.imul(number, 48_271_893) & MASK),
      organisationKey: hasKey ? ++this.#organisations : 0,
      postcodeType,
      smallUserOrganisation: hasKey,
      deliveryPointSuffix: itemAt(SUFFIXES, at),
      uprn: 100_000_000_000 + udprn * 7,
      easting: near === 0 ? 0 : site.easting + random.from(-near, near),
      northing: near === 0 ? 0 : site.northing + random.from(-near, near),
      alias: /^[A-Z]/.test(door.buildingName) && random.onceIn(200) ? `The Old ${door.buildingName}` : '',
    };
  }
}
