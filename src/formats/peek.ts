/**
 * Reads the first bytes of a stream, whatever the size of its chunks. `rest` still begins with these bytes.
 */
export async function peek(
  bytes: AsyncGenerator<Uint8Array>,
  length: number,
): Promise<{ head: Buffer; rest: AsyncGenerator<Uint8Array> }> {
  const chunks: Uint8Array[] = [];
  let seen = 0;
  while (seen < length) {
    const { value, done } = await bytes.next();
    if (done) break;
    chunks.push(value);
    seen += value.length;
  }
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
      yield* bytes;
    } finally {
      await bytes.return(undefined);
    }
  };
  return { head: Buffer.concat(chunks).subarray(0, length), rest: rest() };
}
