/*
 * Looking for a byte in four at once: a word is four bytes as a 32-bit integer, the first of them lowest. By the well-known way to find a zero
 * byte: (w - 1) & ~w has the top bit of each byte that is 0, and of no byte before the first such.
 */

const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;

/** A word of this byte four times: what it is taken from by exclusive or has a zero byte wherever the byte was. */
export const eachByte = (byte: number): number => Math.imul(byte, ONES);

/** Not 0 where the word has a zero byte; {@link foundAt} says which is the first. Two results may be joined by `|`. */
export const foundIn = (word: number): number => (word - ONES) & ~word & TOPS;

/** The place, from 0, of the first byte that was found. */
export const foundAt = (found: number): number => (31 - Math.clz32(found & -found)) >> 3;
