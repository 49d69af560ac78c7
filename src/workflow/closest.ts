/**
 * The candidate that `name` was most likely meant to be, or undefined if none is close: at most a third of
 * the letters may be wrong, and a swap of neighbours counts once. Letter case does not count.
 */
export function closest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = distance(name.slice(0, 200).toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** `; did you mean CANDIDATE?` if a candidate is close, otherwise the empty string. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const near = closest(name, candidates);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** `Unknown KIND NAME; did you mean CANDIDATE?`, or a list of the names if none is close. */
export function unknownName(kind: string, name: string, candidates: readonly string[]): string {
  const unknown = `Unknown ${kind} ${clip(name)}`;
  if (candidates.length === 0) return `${unknown}: there are none.`;
  return unknown + (didYouMean(name, candidates) || `; it must be ${oneOf(candidates)}.`);
}

/** Adds a full stop unless the text already ends like a sentence. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** `one of a, b or c`, shortened after twenty names. */
export function oneOf(names: readonly string[]): string {
  if (names.length === 1) return names[0]!;
  if (names.length > 20) return `one of ${names.slice(0, 20).join(', ')}, …`;
  return `one of ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Shortens a text for a message. */
export function clip(text: string, length = 60): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** The optimal string alignment distance: insertions, deletions, replacements, and swaps of neighbours. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
      }
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
