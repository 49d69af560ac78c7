import { finish } from '../../text/hash.ts';

/** Makes a UDPRN's key differ from keys of texts, except by chance. */
const SALT = 0x55d9_24a7;

/** The search key of a UDPRN. No two UDPRNs have the same key. */
export function udprnKey(udprn: number): number {
  return finish(udprn ^ SALT) >>> 0;
}
