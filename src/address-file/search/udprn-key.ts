/**
 * The search key of a UDPRN. No two UDPRNs have the same: this is the finalizer of MurmurHash3, which can be undone, over
 * a number that keeps it apart from other keys as well as chance can.
 */
export function udprnKey(udprn: number): number {
  let hash = udprn ^ 0x55d9_24a7;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
