/** A point on the earth, in degrees (WGS84). */
export interface GeographicPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth (IUGG), in kilometres. */
const EARTH_KILOMETRES = 6371.0088;

const RADIANS = Math.PI / 180;

/** The distance between two points along a great circle, in kilometres (haversine formula). */
export function kilometresBetween(one: GeographicPoint, other: GeographicPoint): number {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2);
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2);
  const chord =
    north * north + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * east * east;
  return 2 * EARTH_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
