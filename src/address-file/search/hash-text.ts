import { finish, fnv1a, fnv1aReversed } from '../../text/hash.ts';

/**
 * Hashes a text to a whole number of 32 bits, for keys of the search index. It is FNV-1a over the UTF-16
 * units, followed by the finalizer of MurmurHash3. Without the finalizer, texts that differ only in their
 * last letter would get neighbouring numbers.
 */
export function hashText(text: string): number {
  return finish(fnv1a(text)) >>> 0;
}

/** Hashes a text with its characters in reverse order. */
export function hashReversed(text: string): number {
  return finish(fnv1aReversed(text)) >>> 0;
}
