import { placesOf } from './chunk-bits.ts';
import { BLOCK_BITS, type ChunkOfList } from './lists.ts';

/** Writes the places of a list that lie in these blocks, and returns how many there are. */
export function copyPlaces(
  { isBits, bytes, from, count }: ChunkOfList,
  blocks: number,
  into: Uint16Array,
): number {
  if (isBits) return placesOf(bytes, from, blocks, into);
  let found = 0;
  for (let at = from; at < from + 2 * count; at += 2) {
    const place = bytes[at]! | (bytes[at + 1]! << 8);
    into[found] = place;
    found += (blocks >>> (place >>> BLOCK_BITS)) & 1;
  }
  return found;
}

/**
 * Adds further places to the first `count` places, each once, and returns how many there are then. Both lists
 * ascend. The places are moved from the end, so that none is overwritten before it has been read.
 */
export function mergePlaces(places: Uint16Array, count: number, more: Uint16Array, added: number): number {
  let next = count + added - 1;
  let first = count - 1;
  let second = added - 1;
  while (second >= 0) {
    if (first >= 0 && places[first]! > more[second]!) places[next--] = places[first--]!;
    else {
      if (first >= 0 && places[first] === more[second]) first--;
      places[next--] = more[second--]!;
    }
  }
  // Places that both lists have leave a gap between those that stayed and those that were moved.
  const gap = next - first;
  if (gap > 0) places.copyWithin(first + 1, next + 1, count + added);
  return count + added - gap;
}

/** Keeps a few places, each of which is sought by binary search in a long list. Both lists ascend. */
export function keepFew({ bytes, from, count }: ChunkOfList, places: Uint16Array, length: number): number {
  let kept = 0;
  let next = 0;
  for (let at = 0; at < length && next < count; at++) {
    const place = places[at]!;
    let high = count;
    while (next < high) {
      const middle = (next + high) >>> 1;
      if ((bytes[from + 2 * middle]! | (bytes[from + 2 * middle + 1]! << 8)) < place) next = middle + 1;
      else high = middle;
    }
    if (next < count && (bytes[from + 2 * next]! | (bytes[from + 2 * next + 1]! << 8)) === place)
      places[kept++] = place;
  }
  return kept;
}
