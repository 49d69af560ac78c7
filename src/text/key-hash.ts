import { finish } from './hash.ts';

/**
 * A 53-bit hash of a comparison key. Equal keys have equal hashes everywhere and always. It runs two
 * multiplicative lanes over the UTF-16 units and finishes each like MurmurHash3. Among 60 million different
 * keys, one run in five has a pair with the same hash. So a comparison must not take the hash for the key.
 */
export function keyHash(key: string): number {
  let low = 0x3c6ef372;
  let high = 0x1f83d9ab;
  for (let at = 0; at < key.length; at++) {
    const unit = key.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high + unit, 0x2545f491) ^ (high >>> 15);
  }
  low = finish(low ^ Math.imul(key.length, 0x9e3779b1));
  high = finish(high ^ low);
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
