import { DatumShift, type Helmert } from './datum-shift.ts';
import { AIRY, AIRY_MODIFIED, type Geodetic, type GridPoint } from './ellipsoid.ts';
import { britishGridReference, irishGridReference } from './grid-reference.ts';
import { type Projection, TransverseMercator } from './transverse-mercator.ts';

interface GridDetails {
  readonly projection: Projection;
  readonly helmert: Helmert;
  readonly area: { readonly southWest: GridPoint; readonly northEast: GridPoint };
  readonly reference: (easting: number, northing: number) => string;
}

/** A national grid: converts its coordinates to WGS84 and back, and gives grid references. */
export class Grid {
  readonly #projection: TransverseMercator;
  readonly #datum: DatumShift;
  readonly #details: GridDetails;

  constructor(details: GridDetails) {
    this.#projection = new TransverseMercator(details.projection);
    this.#datum = new DatumShift(details.projection.ellipsoid, details.helmert);
    this.#details = details;
  }

  /** Whether coordinates lie in the area of the grid. Zeros, which mean "unknown", do not. */
  covers(easting: number, northing: number): boolean {
    const { southWest, northEast } = this.#details.area;
    return (
      easting > southWest.easting &&
      easting < northEast.easting &&
      northing > southWest.northing &&
      northing < northEast.northing
    );
  }

  toWgs84(easting: number, northing: number): Geodetic {
    return this.#datum.toWgs84(this.#projection.unproject(easting, northing));
  }

  fromWgs84(point: Geodetic): GridPoint {
    return this.#projection.project(this.#datum.fromWgs84(point));
  }

  /** The six-figure grid reference of a point. */
  reference(easting: number, northing: number): string {
    return this.#details.reference(easting, northing);
  }
}

/**
 * The British national grid, OSGB36 (EPSG:27700). It uses the single set of parameters for Great Britain that
 * Ordnance Survey publishes with an accuracy of 5 m (Guide to coordinate systems in Great Britain, 6.6).
 * Measured errors: median 1.6 m, 99th percentile 3.4 m, 4.7 m in Scilly (docs/operators/address-location.md).
 * Only the OSTN15 grid is more accurate, and no npm package has it.
 */
export const BRITISH_GRID = new Grid({
  projection: {
    ellipsoid: AIRY,
    origin: { latitude: 49, longitude: -2 },
    falseOrigin: { easting: 400_000, northing: -100_000 },
    scale: 0.999_601_271_7,
  },
  helmert: { shift: [446.448, -125.157, 542.06], rotation: [0.1502, 0.247, 0.8421], scale: -20.4894 },
  area: { southWest: { easting: 0, northing: 0 }, northEast: { easting: 700_000, northing: 1_300_000 } },
  reference: britishGridReference,
});

/**
 * The Irish grid, TM75 (EPSG:29903). It uses the parameters of the Ordnance Surveys of Ireland and Northern
 * Ireland, which PROJ uses too. Their stated accuracy is 1 m.
 */
export const IRISH_GRID = new Grid({
  projection: {
    ellipsoid: AIRY_MODIFIED,
    origin: { latitude: 53.5, longitude: -8 },
    falseOrigin: { easting: 200_000, northing: 250_000 },
    scale: 1.000_035,
  },
  helmert: { shift: [482.5, -130.6, 564.6], rotation: [-1.042, -0.214, -0.631], scale: 8.15 },
  area: { southWest: { easting: 0, northing: 0 }, northEast: { easting: 400_000, northing: 500_000 } },
  reference: irishGridReference,
});
