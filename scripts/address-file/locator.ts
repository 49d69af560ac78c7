import type { Locate } from '../../src/address-file/build/place.ts';

/** Stands in for the conversion of coordinates, which is measured by itself. */
export const locate: Locate = (easting, northing) => ({
  easting,
  northing,
  gridReference: `SJ${hundreds(easting)}${hundreds(northing)}`,
  latitude: 49.8 + northing / 111_200,
  longitude: -7.6 + easting / 68_000,
});

function hundreds(metres: number): string {
  return String(1000 + (Math.floor(metres / 100) % 1000)).slice(1);
}
