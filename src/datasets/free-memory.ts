/**
 * Frees the memory of bytes that nobody uses any more. The garbage collector comes late to it, and the more there is of it, the more often all of
 * the heap is looked through.
 */
export function freeMemory({ buffer, length }: Buffer): void {
  // A short one shares Node's pool with others.
  if (length >= Buffer.poolSize >>> 1) (buffer as ArrayBuffer).transfer(0);
}
