/** The letters of squares, in rows of five from the north-west. I is left out because it looks like 1. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** The side of a square: 100 km. */
const SQUARE = 100_000;

/**
 * The six-figure reference of a point on the British national grid, such as `SJ414743`. Two letters name the
 * 100 km square. The figures are whole hundreds of metres east and north within it, truncated, not rounded.
 * The false origin is the south-west corner of square SV.
 */
export function britishGridReference(easting: number, northing: number): string {
  const east = Math.floor(easting / SQUARE);
  const north = Math.floor(northing / SQUARE);
  // The 500 km squares begin 1,000 km west and 500 km south of the false origin.
  const first = letterAt(Math.floor((east + 10) / 5), Math.floor((north + 5) / 5));
  return first + letterAt(east % 5, north % 5) + sixFigures(easting, northing);
}

/**
 * The six-figure reference of a point on the Irish grid, which needs only one letter: `J338741`. The false
 * origin is the south-west corner of square V.
 */
export function irishGridReference(easting: number, northing: number): string {
  const letter = letterAt(Math.floor(easting / SQUARE), Math.floor(northing / SQUARE));
  return letter + sixFigures(easting, northing);
}

/**
 * The letter of the square that lies `east` squares east and `north` squares north of square `V` in the
 * south-west.
 */
function letterAt(east: number, north: number): string {
  return LETTERS[(4 - north) * 5 + east] ?? '';
}

function sixFigures(easting: number, northing: number): string {
  return hundreds(easting) + hundreds(northing);
}

function hundreds(metres: number): string {
  return String(Math.floor((metres % SQUARE) / 100)).padStart(3, '0');
}
