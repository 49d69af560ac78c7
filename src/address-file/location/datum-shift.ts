import { type Ellipsoid, type Geodetic, RADIANS, WGS84 } from './ellipsoid.ts';

/**
 * The seven parameters of a Helmert transformation to WGS84, as in PROJ's `+towgs84` (position vector
 * convention): metres, seconds of arc, parts per million.
 */
export interface Helmert {
  readonly shift: readonly [number, number, number];
  readonly rotation: readonly [number, number, number];
  readonly scale: number;
}

/**
 * Converts between the datum of a grid and WGS84. Heights are dropped, although a point on one ellipsoid is
 * not quite on the other.
 */
export class DatumShift {
  readonly #ellipsoid: Ellipsoid;
  readonly #shift: Helmert['shift'];
  readonly #rotation: readonly [number, number, number];
  readonly #scale: number;

  constructor(ellipsoid: Ellipsoid, { shift, rotation: [x, y, z], scale }: Helmert) {
    const second = RADIANS / 3600;
    this.#ellipsoid = ellipsoid;
    this.#shift = shift;
    this.#rotation = [x * second, y * second, z * second];
    this.#scale = 1 + scale / 1e6;
  }

  toWgs84(point: Geodetic): Geodetic {
    const { x, y, z } = cartesian(point, this.#ellipsoid);
    const [dx, dy, dz] = this.#shift;
    const [rx, ry, rz] = this.#rotation;
    const m = this.#scale;
    return geodetic(
      dx + m * (x - rz * y + ry * z),
      dy + m * (rz * x + y - rx * z),
      dz + m * (rx * y - ry * x + z),
      WGS84,
    );
  }

  /**
   * The inverse rotation is approximated by negating the angles, which are so small that the error is below a
   * millimetre.
   */
  fromWgs84(point: Geodetic): Geodetic {
    const moved = cartesian(point, WGS84);
    const [dx, dy, dz] = this.#shift;
    const [rx, ry, rz] = this.#rotation;
    const x = (moved.x - dx) / this.#scale;
    const y = (moved.y - dy) / this.#scale;
    const z = (moved.z - dz) / this.#scale;
    return geodetic(x + rz * y - ry * z, y - rz * x + rx * z, ry * x - rx * y + z, this.#ellipsoid);
  }
}

function cartesian({ latitude, longitude }: Geodetic, { a, b }: Ellipsoid) {
  const squared = 1 - (b / a) ** 2;
  const phi = latitude * RADIANS;
  const lambda = longitude * RADIANS;
  const sine = Math.sin(phi);
  const normal = a / Math.sqrt(1 - squared * sine * sine);
  const across = normal * Math.cos(phi);
  return {
    x: across * Math.cos(lambda),
    y: across * Math.sin(lambda),
    z: normal * (1 - squared) * sine,
  };
}

/** Bowring's formula (1976). Near the ground its error is less than a micrometre. */
function geodetic(x: number, y: number, z: number, { a, b }: Ellipsoid): Geodetic {
  const across = Math.sqrt(x * x + y * y);
  // Sine and cosine of the parametric latitude are computed from its tangent, which saves three trigonometric
  // calls.
  const tangent = (z * a) / (across * b);
  const cosine = 1 / Math.sqrt(1 + tangent * tangent);
  const sine = tangent * cosine;
  const height = a * a - b * b;
  return {
    latitude: Math.atan((z + (height / b) * sine ** 3) / (across - (height / a) * cosine ** 3)) / RADIANS,
    longitude: Math.atan2(y, x) / RADIANS,
  };
}
