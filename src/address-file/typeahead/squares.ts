import { ByteReader, ByteWriter } from '../bytes.ts';

/*
 * The map in squares of a hundredth of a degree (1.1 km by 0.6 to 0.7 km), for finding the postcodes around a
 * point. The value of a square is the numbers of its postcodes: the first number, then for each further
 * number its difference from the one before.
 */

const SQUARES_PER_DEGREE = 100;
const SOUTH = 49;
const WEST = -9;
const COLUMNS = 2048;

/**
 * Returns the number of the square in which a point lies, or of the square that is `rows` to the north and
 * `columns` to the east of it.
 */
export function squareOf(latitude: number, longitude: number, rows = 0, columns = 0): number {
  const row = Math.floor((latitude - SOUTH) * SQUARES_PER_DEGREE) + rows;
  const column = Math.floor((longitude - WEST) * SQUARES_PER_DEGREE) + columns;
  return row < 0 || column < 0 || column >= COLUMNS ? 0 : row * COLUMNS + column;
}

/**
 * Packs the postcodes of a square.
 *
 * @param postcodes the numbers of the postcodes, in ascending order
 */
export function packSquare(postcodes: Iterable<number>): Buffer {
  const writer = new ByteWriter(256);
  let before = 0;
  for (const postcode of postcodes) {
    writer.number(postcode - before);
    before = postcode;
  }
  return writer.take();
}

/**
 * Reads what {@link packSquare} made.
 *
 * @param length the number of bytes that belong to the square
 */
export function readSquare(bytes: Buffer, length: number): number[] {
  const reader = new ByteReader(bytes);
  const postcodes: number[] = [];
  let postcode = 0;
  while (reader.at < length) {
    postcode += reader.number();
    postcodes.push(postcode);
  }
  return postcodes;
}
