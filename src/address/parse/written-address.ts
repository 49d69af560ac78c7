import type { Localities, Premises, Streets } from '../delivery-point.ts';

/** An address as somebody wrote it, as far as its parts are known. */
export interface WrittenAddress {
  /** From the smallest to the largest, however divided: lines, one text with commas, or both. */
  readonly lines: readonly string[];
  /** Whose address it is, where that is written apart. */
  readonly organisation?: string;
  readonly locality?: string;
  readonly town?: string;
  readonly county?: string;
  readonly postcode?: string;
}

/**
 * What an address turned out to say. Elements that were not found are empty. Text is in title case where it was written in
 * capitals, the post town in capitals.
 */
export interface ParsedAddress extends Premises, Streets, Localities {
  readonly organisation: string;
  readonly poBox: string;
  /** Written in full: `Oxfordshire` for `Oxon`. */
  readonly county: string;
  /** Empty where there is none that can be read; one that was known may be repaired (`OX1 2JD` for `0X1 2JD`). */
  readonly postcode: string;
}
