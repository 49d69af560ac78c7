/**
 * The search key of a UDPRN. Different UDPRNs have different keys, because MurmurHash3's finalizer is a
 * bijection. The constant makes collisions with other kinds of key no more likely than chance.
 */
export function udprnKey(udprn: number): number {
  let hash = udprn ^ 0x55d9_24a7;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
