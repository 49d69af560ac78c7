import type { SampleArea } from './areas.ts';

/*
 * How the addresses of an area are spread over its districts and sectors. Everything follows from the number
 * of addresses, so the size of a postcode is known without looking at other postcodes.
 */

/**
 * The mean number of addresses in a postcode of the sample, as measured. The country has 30 million in 1.75
 * million postcodes.
 */
export const ADDRESSES_A_POSTCODE = 17;

/** How many postcodes a district and a sector have: about as many as real ones. */
const POSTCODES_A_DISTRICT = 620;
const POSTCODES_A_SECTOR = 68;

/** The letters of the inward code. They make 400 pairs. */
export const INWARD_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

export interface Sector {
  readonly district: string;
  /** The number of the district in its area, from 0. */
  readonly districtNumber: number;
  /** The first figure of the inward code. */
  readonly sector: number;
  readonly addresses: number;
}

/** The sectors of an area in delivery order, each with its number of addresses. */
export function sectorsOf(area: SampleArea, addresses: number): Sector[] {
  const postcodes = addresses / ADDRESSES_A_POSTCODE;
  const districts = bounded(Math.ceil(postcodes / POSTCODES_A_DISTRICT), postcodes > 10 ? 2 : 1, 60);
  return districtNames(area.area, districts).flatMap((district, districtNumber) => {
    const own = share(addresses, districts, districtNumber);
    const sectors = bounded(Math.ceil(own / ADDRESSES_A_POSTCODE / POSTCODES_A_SECTOR), own > 60 ? 3 : 1, 10);
    return Array.from({ length: sectors }, (_, number) => ({
      district,
      districtNumber,
      sector: sectors === 10 ? number : number + 1,
      addresses: share(own, sectors, number),
    }));
  });
}

/** Splits a total into whole numbers that add up to it, and returns the part at one position. */
function share(total: number, parts: number, at: number): number {
  return Math.floor((total * (at + 1)) / parts) - Math.floor((total * at) / parts);
}

/** District names in text order: `CH1`, `CH10`, `CH2`. In central London the first district has a letter. */
function districtNames(area: string, count: number): string[] {
  const first = /^(?:EC|WC|SW|W)$/.test(area) ? `${area}1A` : `${area}1`;
  const names = [first, ...Array.from({ length: count - 1 }, (_, at) => `${area}${at + 2}`)];
  return names.sort();
}

function bounded(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number));
}
