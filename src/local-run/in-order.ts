/**
 * Works on pieces, several at a time, and stores the results in the order of the pieces.
 *
 * @param atOnce the most pieces to work on at once
 * @param work does a piece and returns the function that stores its result
 */
export async function inOrder<Piece>(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  atOnce: number,
  work: (piece: Piece) => Promise<() => Promise<void>>,
): Promise<void> {
  const underWay: Promise<() => Promise<void>>[] = [];
  for await (const piece of pieces) {
    const done = work(piece);
    // Awaited in its turn. Until then a failure must not count as an unhandled rejection.
    done.catch(() => undefined);
    underWay.push(done);
    const first = underWay.length < atOnce ? undefined : underWay.shift();
    if (first === undefined) continue;
    const store = await first;
    await store();
  }
  for (const done of underWay) {
    const store = await done;
    await store();
  }
}
