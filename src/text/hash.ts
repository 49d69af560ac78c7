/**
 * FNV-1a, 32 bits, over the UTF-16 units of a text, or of a part of it. It is fast. Its lower bits are better
 * than its upper bits.
 */
export function fnv1a(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The same as {@link fnv1a} of the text with its characters in reverse order. Surrogate pairs stay as they are. */
export function fnv1aReversed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = text.length - 1; at >= 0; at--) {
    const unit = text.charCodeAt(at);
    const before = text.charCodeAt(at - 1);
    if (isBetween(unit, 0xdc00, 0xdfff) && isBetween(before, 0xd800, 0xdbff)) {
      hash = Math.imul(hash ^ before, 0x01000193);
      at--;
    }
    hash = Math.imul(hash ^ unit, 0x01000193);
  }
  return hash;
}

function isBetween(unit: number, first: number, last: number): boolean {
  return first <= unit && unit <= last;
}

/**
 * The finalizer of MurmurHash3 (Austin Appleby, public domain): every bit of the number affects every bit of
 * the result, and no two numbers give the same result.
 */
export function finish(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}
