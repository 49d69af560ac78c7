/**
 * Works on pieces, some at a time, and stores what comes of them in their own order.
 *
 * @param atOnce the most pieces under way
 * @param work does a piece, and answers with what stores it
 */
export async function inOrder<Piece>(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  atOnce: number,
  work: (piece: Piece) => Promise<() => Promise<void>>,
): Promise<void> {
  const underWay: Promise<() => Promise<void>>[] = [];
  for await (const piece of pieces) {
    const done = work(piece);
    // Awaited in its turn; until then its failure must not count as unhandled.
    done.catch(() => undefined);
    underWay.push(done);
    if (underWay.length < atOnce) continue;
    const store = await underWay.shift()!;
    await store();
  }
  for (const done of underWay) {
    const store = await done;
    await store();
  }
}
