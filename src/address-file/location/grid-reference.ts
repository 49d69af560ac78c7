/** Letters of squares in rows from the north-west, five by five. I is left out: it looks like 1. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** A square of 100 km by 100 km. */
const SQUARE = 100_000;

/**
 * The six-figure reference of a point on the British national grid: two letters for the square of 100 km, then hundreds of metres
 * to the east and to the north in it, cut off and not rounded: `SJ414743`. The false origin is the south-west corner of square SV.
 */
export function britishGridReference(easting: number, northing: number): string {
  const east = Math.floor(easting / SQUARE);
  const north = Math.floor(northing / SQUARE);
  // The squares of 500 km begin 1,000 km to the west and 500 km to the south of the false origin.
  const first = letterAt(Math.floor((east + 10) / 5), Math.floor((north + 5) / 5));
  return first + letterAt(east % 5, north % 5) + sixFigures(easting, northing);
}

/** The same on the Irish grid, which needs one letter alone: `J338741`. Its false origin is the south-west corner of square V. */
export function irishGridReference(easting: number, northing: number): string {
  const letter = letterAt(Math.floor(easting / SQUARE), Math.floor(northing / SQUARE));
  return letter + sixFigures(easting, northing);
}

/** The letter of the square so many to the east and to the north of the south-western one, `V`. */
function letterAt(east: number, north: number): string {
  return LETTERS[(4 - north) * 5 + east] ?? '';
}

function sixFigures(easting: number, northing: number): string {
  return hundreds(easting) + hundreds(northing);
}

function hundreds(metres: number): string {
  return String(Math.floor((metres % SQUARE) / 100)).padStart(3, '0');
}
