import type { Streets } from '../../address/delivery-point.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { SampleArea } from './areas.ts';
import { largeUser, poBoxes, StreetWalk } from './doors.ts';
import type { SectorPlaces } from './localities.ts';
import type { Random } from './random.ts';
import type { Door } from './sample-postcode.ts';
import { estate, NO_STREETS, street, welshStreets } from './streets.ts';

/** A street that is being walked along: its postcodes come one after the other. */
export class Road {
  readonly streets: Streets;
  readonly welsh: Streets;
  /** Which of the sector's localities it is in. */
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

  /** Another name of the street, once; empty for most. */
  takeAlias(): string {
    const alias = this.#alias;
    this.#alias = '';
    return alias;
  }
}

/** What one postcode is made of. */
export interface Built {
  readonly doors: readonly Door[];
  readonly type: 'S' | 'L';
  readonly streets: Streets;
  /** Whether it is not on the road that is being walked along. */
  readonly isOffRoad: boolean;
}

/**
 * Builds a postcode: of a hundred some sixty are houses, the others flats, village houses, shops and offices, large users,
 * PO boxes. The numbers of addresses are such that the mean is 17, as in the Postcode Address File.
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
