import type { Localities, Premises, Streets } from '../delivery-point.ts';

/** An address as somebody wrote it, with the parts that are already known. */
export interface WrittenAddress {
  /** The parts of the address, smallest first: on several lines, in one text with commas, or both. */
  readonly lines: readonly string[];
  /** The organisation at the address, if it is written separately. */
  readonly organisation?: string;
  readonly locality?: string;
  readonly town?: string;
  readonly county?: string;
  readonly postcode?: string;
}

/**
 * The elements found in a written address. Elements that were not found are empty. Text that was written in
 * capitals is in title case, except the post town, which is in capitals.
 */
export interface ParsedAddress extends Premises, Streets, Localities {
  readonly organisation: string;
  readonly poBox: string;
  /** In full: `Oxfordshire` for `Oxon`. */
  readonly county: string;
  /**
   * Empty if there is no readable postcode. A known postcode may have been repaired (`OX1 2JD` for
   * `0X1 2JD`).
   */
  readonly postcode: string;
}
