import { NO_COUNTIES } from '../../address/delivery-point.ts';
import { itemAt } from '../../present.ts';
import { ADDRESSES_A_POSTCODE, INWARD_LETTERS, type Sector, sectorsOf } from './area-shape.ts';
import { FIRST_AREAS, SAMPLE_AREAS, type SampleArea } from './areas.ts';
import { areaNames, codesOf, countiesOf } from './codes.ts';
import { MOST_ADDRESSES } from './doors.ts';
import { FIRST_FREE_NUMBER, FIXED_ADDRESSES, fixedPostcodes, isFixed } from './fixed-postcodes.ts';
import { LocalityKeys, placesOf } from './localities.ts';
import { PointNumbers } from './number-points.ts';
import { build, Road } from './postcode-kinds.ts';
import { Random } from './random.ts';
import type { SamplePostcode } from './sample-postcode.ts';
import { NO_STREETS } from './streets.ts';

export interface SampleOptions {
  /**
   * How many delivery points, from 1 to {@link MOST_SAMPLE_ADDRESSES}. Residences and planned addresses are
   * additional.
   */
  readonly addresses: number;
  /** A whole number. The same seed always gives the same addresses. Default 1. */
  readonly seed?: number;
}

export const MOST_SAMPLE_ADDRESSES = 30_000_000;

/** The fewest addresses of an area. A small sample has a few areas instead of one postcode in every area. */
const FEWEST_IN_AN_AREA = 250;

/** A sample being generated: its postcodes in delivery order, and the localities and areas seen so far. */
export interface Sample {
  /** Can be iterated only once. */
  readonly postcodes: Iterable<SamplePostcode>;
  readonly localities: LocalityKeys;
  /** Names of counties, districts and other areas, by code. */
  readonly areaNames: ReadonlyMap<string, string>;
}

/**
 * Invents addresses, one postcode at a time. It remembers only the names of places, so thirty million
 * addresses take hardly more memory than two thousand.
 *
 * @throws RangeError if the number of addresses is out of range or the seed is not a whole number
 */
export function generateSample({ addresses, seed = 1 }: SampleOptions): Sample {
  if (!Number.isSafeInteger(addresses) || addresses < 1 || addresses > MOST_SAMPLE_ADDRESSES) {
    throw new RangeError(`A sample has from 1 to ${MOST_SAMPLE_ADDRESSES} addresses (got ${addresses}).`);
  }
  if (!Number.isSafeInteger(seed)) throw new RangeError(`A seed is a whole number (got ${seed}).`);
  const generator = new SampleGenerator(addresses, seed);
  return {
    postcodes: generator.postcodes(),
    localities: generator.localities,
    areaNames: generator.areaNames,
  };
}

type Postcodes = Generator<SamplePostcode, void, undefined>;

class SampleGenerator {
  readonly localities = new LocalityKeys();
  readonly areaNames = new Map<string, string>();
  readonly #addresses: number;
  readonly #seed: number;
  readonly #random: Random;
  readonly #numbers: PointNumbers;

  constructor(addresses: number, seed: number) {
    this.#addresses = addresses;
    this.#seed = seed;
    this.#random = new Random(seed, 1);
    this.#numbers = new PointNumbers(seed, FIRST_FREE_NUMBER);
  }

  /** The generated postcodes, with the fixed ones inserted at their places in delivery order. */
  *postcodes(): Postcodes {
    const fixed = fixedPostcodes(this.#addresses, this.localities, this.areaNames);
    for (const [area, addresses] of spread(Math.max(0, this.#addresses - FIXED_ADDRESSES))) {
      for (const sector of sectorsOf(area, addresses)) {
        this.#nameAreas(area, sector);
        for (const made of this.#sector(area, sector)) {
          const later = fixed.findIndex(
            ({ postcode }) => deliveryKey(postcode) >= deliveryKey(made.postcode),
          );
          yield* fixed.splice(0, later < 0 ? fixed.length : later);
          yield made;
        }
      }
    }
    yield* fixed;
  }

  *#sector(area: SampleArea, sector: Sector): Postcodes {
    const random = this.#random;
    const places = placesOf(area, sector, this.#seed, this.localities);
    const centre = centreOf(area, sector, this.#seed);
    const codes = codesOf(area, sector);
    const counties = random.onceIn(8) ? NO_COUNTIES : countiesOf(area);
    const grid = centre === undefined ? 'none' : area.country === 'Northern Ireland' ? 'irish' : 'osgb';
    const step = letterStep(sector);
    let road = new Road(random, places, area);
    let unit = -1;
    for (let left = sector.addresses; left > 0; ) {
      unit += random.from(1, step);
      const postcode = postcodeAt(sector, unit);
      if (isFixed(postcode)) continue;
      if (random.onceIn(3)) road = new Road(random, places, area);
      const built = build(random, places, road);
      const doors = built.doors.slice(0, Math.min(left, MOST_ADDRESSES));
      left -= doors.length;
      const site = near(centre, random);
      const points = this.#numbers.points(doors, built.type, site);
      const planned = !built.isOffRoad && random.onceIn(20) ? road.walk.houses(1) : [];
      const inWelsh = places.welsh[road.locality];
      yield {
        postcode,
        streets: built.streets,
        locality: itemAt(places.localities, road.locality),
        welsh: inWelsh && { locality: inWelsh, streets: built.isOffRoad ? NO_STREETS : road.welsh },
        streetAlias: built.isOffRoad ? '' : road.takeAlias(),
        counties,
        place: { ...site, grid, ...codes, terminated: '' },
        points,
        residences: this.#numbers.residences(points),
        notYetBuilt: this.#numbers.notYetBuilt(planned, points.length, site),
      };
    }
  }

  #nameAreas(area: SampleArea, sector: Sector): void {
    const { town, place } = placesOf(area, sector, this.#seed, this.localities);
    for (const [code, name] of areaNames(area, sector, town, place)) {
      if (!this.areaNames.has(code)) this.areaNames.set(code, name);
    }
  }
}

/** The areas of a sample and the number of addresses of each, in delivery order. */
function spread(addresses: number): (readonly [SampleArea, number])[] {
  const most = Math.ceil(addresses / FEWEST_IN_AN_AREA);
  const areas =
    most >= SAMPLE_AREAS.length
      ? SAMPLE_AREAS
      : SAMPLE_AREAS.filter(({ area }) => FIRST_AREAS.slice(0, most).includes(area));
  const weight = areas.reduce((total, one) => total + one.weight, 0);
  let before = 0;
  return areas.map((area) => {
    const start = Math.floor((addresses * before) / weight);
    before += area.weight;
    return [area, Math.floor((addresses * before) / weight) - start] as const;
  });
}

/** A text that sorts as postcodes do in a delivery: the outward code is padded to four characters. */
function deliveryKey(postcode: string): string {
  return postcode.slice(0, -4).padEnd(4) + postcode.slice(-3);
}

function postcodeAt({ district, sector }: Sector, unit: number): string {
  const { length } = INWARD_LETTERS;
  if (unit >= length * length) throw new RangeError(`${district} ${sector} is full.`);
  return `${district} ${sector}${INWARD_LETTERS[Math.floor(unit / length)]}${INWARD_LETTERS[unit % length]}`;
}

/**
 * The largest gap between consecutive postcodes. Real sectors have gaps, but no sector may run out of
 * letters.
 */
function letterStep({ addresses }: Sector): number {
  const postcodes = addresses / ADDRESSES_A_POSTCODE + 1;
  return Math.max(1, Math.min(4, Math.floor(400 / postcodes / 1.5)));
}

/** The centre of a sector. Undefined if the area has no coordinates. */
function centreOf({ index, easting, northing, weight }: SampleArea, sector: Sector, seed: number) {
  if (easting === 0) return undefined;
  const random = new Random(seed, 4, index, sector.districtNumber, sector.sector);
  const radius = weight === 1 ? 2000 : 8000;
  return {
    easting: easting + random.from(-radius, radius),
    northing: northing + random.from(-radius, radius),
  };
}

function near(centre: { easting: number; northing: number } | undefined, random: Random) {
  if (centre === undefined) return { easting: 0, northing: 0 };
  return {
    easting: centre.easting + random.from(-700, 700),
    northing: centre.northing + random.from(-700, 700),
  };
}
