/** In letters. Names of this many letters or more may begin with an article that was run together with them. */
const SHORTEST_ARTICLED = 6;

/**
 * Returns names, and behind them those that begin with an article once more without it: `SQUARE` for `THESQUARE`.
 * Leaves out empty names.
 *
 * @param names names, run together
 */
export function alsoWithoutArticle(names: ReadonlySet<string>): string[] {
  const all = new Set(names);
  for (const name of names)
    if (name.length >= SHORTEST_ARTICLED && name.startsWith('THE')) all.add(name.slice('THE'.length));
  all.delete('');
  return [...all];
}
