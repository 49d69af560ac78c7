/**
 * Runs pieces of work, starting several ahead of the piece whose result is needed next. Yields each result,
 * in order, with the number done.
 */
export async function* inOrder<Outcome>(
  count: number,
  ahead: number,
  work: (at: number) => Promise<Outcome>,
): AsyncGenerator<readonly [Outcome, number]> {
  const underWay: Promise<Outcome>[] = [];
  const begin = (at: number) => {
    if (at >= count) return;
    const one = work(at);
    // Each promise is awaited in its turn. Until then a failure must not count as an unhandled rejection.
    one.catch(() => undefined);
    underWay.push(one);
  };
  for (let at = 0; at <= ahead; at++) begin(at);
  let done = 0;
  for (let next = underWay.shift(); next !== undefined; next = underWay.shift()) {
    const outcome = await next;
    done++;
    begin(done + ahead);
    yield [outcome, done];
  }
}
