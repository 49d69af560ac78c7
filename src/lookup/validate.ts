import { type Postcode, parsePostcode, printPostcode } from '../address/postcode.ts';
import { repairPostcode } from '../address/postcode-repair.ts';
import type { AddressFile } from '../address-file/address-file.ts';

/** The result of checking a typed postcode. The members are named as in the answer of `ValidatePostcode`. */
export interface PostcodeCheck {
  /** Whether the text has the form of a postcode, in any case and spacing. */
  readonly Valid: boolean;
  /** Whether the file has addresses in it, as typed or as repaired. */
  readonly Exists: boolean;
  /** With one space, `CH2 4NE`; null if it is not valid. */
  readonly Postcode: string | null;
  /**
   * If it is not valid: the single postcode of the file that it is a misreading of. `0X1 2JD` gives
   * `OX1 2JD`.
   */
  readonly Repaired: string | null;
}

/** Checks a postcode. Never throws, whatever was typed. */
export function checkPostcode(file: AddressFile, typed: string): PostcodeCheck {
  const isInFile = (postcode: Postcode) => file.lookup(postcode.outward + postcode.inward) !== undefined;
  const postcode = parsePostcode(typed);
  if (postcode !== undefined) {
    const Postcode = printPostcode(postcode);
    return { Valid: true, Exists: isInFile(postcode), Postcode, Repaired: null };
  }
  const repaired = repairPostcode(typed, isInFile);
  const Repaired = repaired === undefined ? null : printPostcode(repaired);
  return { Valid: false, Exists: repaired !== undefined, Postcode: null, Repaired };
}
