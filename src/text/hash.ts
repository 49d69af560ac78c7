/**
 * FNV-1a, 32 bits, over the UTF-16 units of a text, or of a part of it. It is fast. Its lower bits are better
 * than its upper bits.
 */
export function fnv1a(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
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
