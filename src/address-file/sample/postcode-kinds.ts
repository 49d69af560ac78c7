import type { Streets } from '../../address/delivery-point.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { SampleArea } from './areas.ts';
import { largeUser, poBoxes, StreetWalk } from './doors.ts';
import type { SectorPlaces } from './localities.ts';
import type { Random } from './random.ts';
import type { Door } from './sample-postcode.ts';
import { estate, NO_STREETS, street, welshStreets } from './streets.ts';

/** A street along which consecutive postcodes are built. */
export class Road {
  readonly streets: Streets;
  readonly welsh: Streets;
  /** The index of its locality in the sector. */
  readonly locality: number;
  readonly walk: StreetWalk;
  #alias: string;

  constructor(random: Random, places: SectorPlaces, area: SampleArea) {
    this.streets = street(random, places.setting);
    this.welsh = places.welsh.length === 0 ? NO_STREETS : welshStreets(random, this.streets);
    this.locality = random.below(places.localities.length);
    this.walk = new StreetWalk(random, area.country === 'Scotland');
    const { thoroughfareName, thoroughfareDescriptor } = this.streets;
    this.#alias =
      thoroughfareName !== '' && random.onceIn(100)
        ? `Old ${joinThoroughfare(thoroughfareName, thoroughfareDescriptor)}`
        : '';
  }

  /** Returns the street's alias the first time, and then an empty text. Most streets have none. */
  takeAlias(): string {
    const alias = this.#alias;
    this.#alias = '';
    return alias;
  }
}

/** The doors of one postcode and the streets they are on. */
export interface Built {
  readonly doors: readonly Door[];
  readonly type: 'S' | 'L';
  readonly streets: Streets;
  /** Whether the postcode is on another street than the road being walked along. */
  readonly isOffRoad: boolean;
}

/**
 * Builds a postcode. About sixty in a hundred are houses. The rest are flats, village houses, shops and
 * offices, large users and PO boxes. The sizes are chosen so that the mean is 17 addresses, as in the
 * Postcode Address File.
 */
export function build(random: Random, { setting }: SectorPlaces, road: Road): Built {
  const { walk, streets } = road;
  const onRoad = (doors: readonly Door[]): Built => ({ doors, type: 'S', streets, isOffRoad: false });
  const offRoad = (doors: readonly Door[], type: 'S' | 'L', where: Streets): Built => ({
    doors,
    type,
    streets: where,
    isOffRoad: true,
  });
  const kind = random.below(100);
  if (kind < 4) return offRoad([largeUser(random)], 'L', random.onceIn(2) ? NO_STREETS : estate(random));
  if (kind < 5) return offRoad(poBoxes(random.from(8, 40), random), 'S', NO_STREETS);
  if (kind < 9) return offRoad(walk.organisations(random.from(1, 12)), 'S', estate(random));
  if (setting === 'village') return onRoad(walk.village(random.from(3, 26)));
  if (kind < 14) return onRoad(walk.organisations(random.from(2, 16)));
  if (kind < 28) return onRoad(walk.block(random.onceIn(12) ? random.from(60, 100) : random.from(6, 36)));
  return onRoad(walk.houses(random.from(5, 35)));
}
