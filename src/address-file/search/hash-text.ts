/**
 * Hashes a text to a whole number of 32 bits, for keys of the search index. It is FNV-1a over the UTF-16
 * units, followed by the finalizer of MurmurHash3. Without the finalizer, texts that differ only in their
 * last letter would get neighbouring numbers.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
