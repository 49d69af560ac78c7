import type { EmailComment } from './comments.ts';

/**
 * The most octets of an address: a path of 256, minus its angle brackets (RFC 5321, 4.5.3.1.3, erratum 1690).
 */
export const ADDRESS_OCTETS = 254;

/** The most octets before the @ (RFC 5321, 4.5.3.1.1). */
const LOCAL_PART_OCTETS = 64;

/** The parts of an address. The domain has not been checked yet. */
export interface SplitAddress {
  readonly localPart: string;
  readonly domain: string;
  /** A property of the local part that is permitted but uncommon. */
  readonly remark?: EmailComment;
}

/** Dot-atom (RFC 5322, 3.2.3): runs of atext with single dots between. */
const DOT_ATOM = /^[\w!#$%&'*+\-/=?^`{|}~]+(?:\.[\w!#$%&'*+\-/=?^`{|}~]+)*$/;

/**
 * The same with letters of every script (RFC 6531, 3.3), but without the invisible characters and symbols
 * that RFC 6531 permits.
 */
const DOT_ATOM_ANY_SCRIPT =
  /^[\p{L}\p{M}\p{N}\w!#$%&'*+\-/=?^`{|}~]+(?:\.[\p{L}\p{M}\p{N}\w!#$%&'*+\-/=?^`{|}~]+)*$/u;

/** Quoted-string of SMTP (RFC 5321, 4.1.2): printable ASCII, with a backslash before `"` and itself. */
const QUOTED = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;

/** ASCII without control characters. */
const PRINTABLE = /^[ -~]*$/;

/**
 * Splits an address at its last @ and checks the local part by RFC 5321, without its obsolete forms and
 * without comments, which no form or file contains on purpose. Also refuses an apostrophe at either end: it
 * is permitted, but in practice always the quote of a spreadsheet or list.
 *
 * @returns the parts, or what is wrong with the address
 */
export function splitAddress(address: string): SplitAddress | EmailComment {
  if (address.length > ADDRESS_OCTETS || octets(address) > ADDRESS_OCTETS) return 'TooLong';
  const at = address.lastIndexOf('@');
  if (at === -1) return 'NoAtSign';
  if (at === 0) return 'LocalPartMissing';
  if (at === address.length - 1) return 'DomainMissing';
  const localPart = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (octets(localPart) > LOCAL_PART_OCTETS) return 'LocalPartTooLong';
  if (localPart.startsWith("'") || localPart.endsWith("'")) return 'PunctuationAround';
  if (DOT_ATOM.test(localPart)) return { localPart, domain };
  if (QUOTED.test(localPart)) return { localPart, domain, remark: 'QuotedLocalPart' };
  if (!PRINTABLE.test(localPart) && DOT_ATOM_ANY_SCRIPT.test(localPart)) {
    return { localPart, domain, remark: 'NonAsciiLocalPart' };
  }
  return 'LocalPartInvalid';
}

/** Octets in UTF-8. If all characters are ASCII, this is the number of characters. */
function octets(text: string): number {
  return PRINTABLE.test(text) ? text.length : Buffer.byteLength(text);
}
