/*
 * The CRC-32 of two texts joined, from the CRC-32 of each and the length of the second. Appending n bytes multiplies the
 * first checksum, as a polynomial over GF(2), by x^(8n) modulo the polynomial of CRC-32; the second is then added
 * (exclusive or). The lowest power of x stands in the highest bit, as in every checksum of RFC 1952.
 */

/** x^32 + x^26 + x^23 + x^22 + x^16 + x^12 + x^11 + x^10 + x^8 + x^7 + x^5 + x^4 + x^2 + x + 1, without x^32. */
const POLYNOMIAL = 0xedb88320;

/** The polynomial 1. */
const ONE = 0x80000000;

/** x^(2^k) for k from 0: what a power of x is put together from. */
const SQUARES: readonly number[] = squares(64);

/** x^(8·length) modulo the polynomial: what appending so many bytes multiplies a checksum by. */
export function crc32Shift(length: number): number {
  let shift = ONE;
  let rest = length;
  for (let power = 3; rest > 0; power++) {
    if (rest % 2 === 1) shift = multiply(shift, SQUARES[power]!);
    rest = Math.floor(rest / 2);
  }
  return shift;
}

/**
 * The CRC-32 of two texts joined.
 *
 * @param shift {@link crc32Shift} of the second's length
 */
export function joinCrc32(first: number, second: number, shift: number): number {
  return (multiply(first, shift) ^ second) >>> 0;
}

/** The product of two polynomials over GF(2), modulo the polynomial: 32 steps at most. */
function multiply(left: number, right: number): number {
  let product = 0;
  let multiple = right;
  for (let rest = left; rest !== 0; rest <<= 1) {
    // The highest bit is the lowest power; each step takes the multiple of `right` one power up.
    if (rest & ONE) product ^= multiple;
    multiple = multiple & 1 ? (multiple >>> 1) ^ POLYNOMIAL : multiple >>> 1;
  }
  return product >>> 0;
}

function squares(count: number): number[] {
  const powers = [0x40000000];
  while (powers.length < count) powers.push(multiply(powers.at(-1)!, powers.at(-1)!));
  return powers;
}
