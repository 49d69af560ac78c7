/*
 * Searches for a byte in four bytes at once. A word is four bytes as a 32-bit integer, with the first byte
 * lowest. It uses the well-known test for zero bytes: (w - 1) & ~w has the top bit set in each byte that is
 * 0, and in no byte before the first of these.
 */

const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;

/**
 * A word that repeats a byte four times. Its exclusive or with another word has a zero byte wherever that
 * word has the byte.
 */
export const eachByte = (byte: number): number => Math.imul(byte, ONES);

/**
 * Returns a number that is not 0 if the word has a zero byte. {@link foundAt} turns that number into the
 * position of the first zero byte. Results may be combined with `|`.
 */
export const foundIn = (word: number): number => (word - ONES) & ~word & TOPS;

/** The index of the first byte that was found, from 0. */
export const foundAt = (found: number): number => (31 - Math.clz32(found & -found)) >> 3;
