import type { Locate } from '../../../src/address-file/build/place.ts';

/** A position that tests can easily predict. It is not the real one. */
export const locate: Locate = (easting, northing, grid) => ({
  easting,
  northing,
  gridReference: `${grid === 'irish' ? 'I' : 'GB'}${hundreds(easting)}${hundreds(northing)}`,
  latitude: 49 + Math.round(northing) / 1e6,
  longitude: Math.round(easting) / 1e6 - 8,
});

function hundreds(metres: number): string {
  return String(Math.floor(metres / 100) % 1000).padStart(3, '0');
}
