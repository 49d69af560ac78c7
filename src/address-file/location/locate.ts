import type { Locate } from '../build/place.ts';
import type { Position } from '../postcode-entry.ts';
import { BRITISH_GRID, IRISH_GRID } from './grids.ts';

const NOWHERE: Position = { easting: 0, northing: 0, gridReference: '', latitude: 0, longitude: 0 };

/**
 * Returns the position of a point on a grid. Coordinates outside the grid, such as zeros, give the position
 * that means "unknown". The builder uses this module as its default locator.
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

/** Six decimals are about ten centimetres. Adding 0 turns −0 into 0, because JSON does not keep the sign. */
function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}
