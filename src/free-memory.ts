/**
 * Frees a buffer that nobody uses any more, at once. The garbage collector frees large buffers late, and the
 * more of them there are, the more often it scans the whole heap.
 */
export function freeMemory({ buffer, length }: Buffer): void {
  // A short buffer shares memory with others in Node's pool.
  if (length >= Buffer.poolSize >>> 1) (buffer as ArrayBuffer).transfer(0);
}
