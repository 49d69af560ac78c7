/** The ellipsoid that a survey uses for the earth. Half axes in metres. */
export interface Ellipsoid {
  readonly a: number;
  readonly b: number;
}

/** Airy 1830, used by the British national grid. */
export const AIRY: Ellipsoid = { a: 6_377_563.396, b: 6_356_256.909_237_285 };

/** Airy 1830 modified, used by the Irish grid. */
export const AIRY_MODIFIED: Ellipsoid = { a: 6_377_340.189, b: 6_356_034.447_938_534 };

export const WGS84: Ellipsoid = { a: 6_378_137, b: 6_356_752.314_245_179 };

/** Degrees on an ellipsoid, north and east positive. */
export interface Geodetic {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres on a grid. */
export interface GridPoint {
  readonly easting: number;
  readonly northing: number;
}

export const RADIANS = Math.PI / 180;
