/** A part of a text, and whether the other text has no such part. */
export interface Part {
  readonly text: string;
  readonly differs: boolean;
}

/** The most characters that are compared one by one. Longer values differ as a whole. */
const LONGEST = 300;

/**
 * Compares two values letter by letter, and returns their parts: those in both (longest common subsequence)
 * and those in one only. Capitals make no difference.
 */
export function differences(one: string, other: string): [Part[], Part[]] {
  if (one.length > LONGEST || other.length > LONGEST) {
    const differs = one.toLowerCase() !== other.toLowerCase();
    return [[{ text: one, differs }], [{ text: other, differs }]];
  }
  const [a, b] = [[...one], [...other]];
  const same = (x: number, y: number) => a[x]!.toLowerCase() === b[y]!.toLowerCase();
  // The length of the longest common subsequence of a from x and b from y is at lengths[x][y].
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let x = a.length - 1; x >= 0; x--)
    for (let y = b.length - 1; y >= 0; y--)
      lengths[x]![y] = same(x, y)
        ? lengths[x + 1]![y + 1]! + 1
        : Math.max(lengths[x + 1]![y]!, lengths[x]![y + 1]!);
  const [left, right]: [Part[], Part[]] = [[], []];
  let [x, y] = [0, 0];
  while (x < a.length || y < b.length) {
    if (x < a.length && y < b.length && same(x, y)) {
      append(left, a[x++]!, false);
      append(right, b[y++]!, false);
    } else if (y >= b.length || (x < a.length && lengths[x + 1]![y]! >= lengths[x]![y + 1]!)) {
      append(left, a[x++]!, true);
    } else append(right, b[y++]!, true);
  }
  return [left, right];
}

function append(parts: Part[], letter: string, differs: boolean): void {
  const last = parts.at(-1);
  if (last !== undefined && last.differs === differs)
    parts[parts.length - 1] = { text: last.text + letter, differs };
  else parts.push({ text: letter, differs });
}

/** A value in which the parts that the other value lacks are marked. */
export function Marked({ parts }: { parts: readonly Part[] }) {
  return <>{parts.map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : text))}</>;
}
