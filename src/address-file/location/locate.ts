import type { Locate } from '../build/place.ts';
import type { Position } from '../postcode-entry.ts';
import { BRITISH_GRID, IRISH_GRID } from './grids.ts';

const NOWHERE: Position = { easting: 0, northing: 0, gridReference: '', latitude: 0, longitude: 0 };

/**
 * The position of a point on a grid; of coordinates that do not lie on it, such as zeros, the position that stands for "not known".
 * This module is what the builder is given as its locator.
 */
export const locate: Locate = (easting, northing, grid) => {
  const its = grid === 'irish' ? IRISH_GRID : BRITISH_GRID;
  if (!its.covers(easting, northing)) return NOWHERE;
  const { latitude, longitude } = its.toWgs84(easting, northing);
  return {
    easting,
    northing,
    gridReference: its.reference(easting, northing),
    latitude: sixDecimals(latitude),
    longitude: sixDecimals(longitude),
  };
};

/** Ten centimetres; and no negative zero, which JSON would not give back. */
function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}
