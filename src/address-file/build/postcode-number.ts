/*
 * A compact postcode as one whole number, for maps and records that hold millions. Numbers sort as the postcodes do.
 */

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = CHARACTERS.length + 1;
const LENGTH = 7;

const digitOf = new Map([...CHARACTERS].map((character, at) => [character.charCodeAt(0), at + 1]));

/** The number of a compact postcode: at most seven capitals and digits. Below 2^37. */
export function postcodeNumber(postcode: string): number {
  let number = 0;
  for (let at = 0; at < LENGTH; at++) number = number * BASE + (digitOf.get(postcode.charCodeAt(at)) ?? 0);
  return number;
}

/** The compact postcode of a number. */
export function postcodeOfNumber(number: number): string {
  let postcode = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / BASE)) {
    if (rest % BASE > 0) postcode = CHARACTERS[(rest % BASE) - 1] + postcode;
  }
  return postcode;
}
