import { itemAt } from '../../present.ts';

/*
 * Computes the CRC-32 of two joined texts from the CRC-32 of each and the length of the second. Appending n
 * bytes multiplies the first checksum, as a polynomial over GF(2), by x^(8n) modulo the CRC-32 polynomial.
 * The second checksum is then added (exclusive or). As everywhere in RFC 1952, the highest bit holds the
 * lowest power of x.
 */

/**
 * x^26 + x^23 + x^22 + x^16 + x^12 + x^11 + x^10 + x^8 + x^7 + x^5 + x^4 + x^2 + x + 1: CRC-32 without x^32.
 */
const POLYNOMIAL = 0xedb88320;

/** The polynomial 1. */
const ONE = 0x80000000;

/** x^(2^k) for k from 0. Every power of x is a product of these. */
const SQUARES: readonly number[] = squares(64);

/** x^(8·length) modulo the polynomial: the factor by which appending `length` bytes multiplies a checksum. */
export function crc32Shift(length: number): number {
  let shift = ONE;
  let rest = length;
  for (let power = 3; rest > 0; power++) {
    if (rest % 2 === 1) shift = multiply(shift, itemAt(SQUARES, power));
    rest = Math.floor(rest / 2);
  }
  return shift;
}

/**
 * Returns the CRC-32 of two joined texts.
 *
 * @param shift {@link crc32Shift} of the second text's length
 */
export function joinCrc32(first: number, second: number, shift: number): number {
  return (multiply(first, shift) ^ second) >>> 0;
}

/** Multiplies two polynomials over GF(2), modulo the CRC-32 polynomial. Takes at most 32 steps. */
function multiply(left: number, right: number): number {
  let product = 0;
  let multiple = right;
  for (let rest = left; rest !== 0; rest <<= 1) {
    // The highest bit is the lowest power of x. Each step multiplies `right` by x.
    if (rest & ONE) product ^= multiple;
    multiple = multiple & 1 ? (multiple >>> 1) ^ POLYNOMIAL : multiple >>> 1;
  }
  return product >>> 0;
}

function squares(count: number): number[] {
  const powers: number[] = [];
  for (let power = 0x40000000; powers.length < count; power = multiply(power, power)) powers.push(power);
  return powers;
}
