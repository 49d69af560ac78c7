/* House numbers with a half, such as `12½`, in the ways in which people write the half. */

/** `12 1/2`, `12-1/2`, `12.5`, `12 and a half`, `12 half`, before a name. */
const HALF = /(?<![\d/.])(\d{1,4})(?:[ -]1\/2|\.5| (?:and a )?half)(?=,? \p{L})/giu;

/** Writes halves as a sign. `12 1/2 Elm Road` may also be flat 1/2 of number 12, so this is a second reading. */
export function withHalves(line: string): string {
  return line.replace(HALF, '$1½');
}
