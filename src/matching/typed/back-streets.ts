import type { TypedAddress } from '../match.ts';

/*
 * Behind the terraces of northern towns lie streets that are called after them. A house there is `7 Back Elm Street` in
 * one list and `Back 7 Elm Street` in another.
 */

const BEFORE_NUMBER = /(?<=^|[,;|\n] ?)back (\d{1,4}[a-z]?),? (?=\p{L}{3})/giu;
const BEHIND_NUMBER = /(?<=^|[,;|\n] ?)(\d{1,4}[a-z]?),? back (?=\p{L}{3})/giu;

/** Writes the word of a back street on the other side of the number. Returns undefined if none was written. */
export function withBackMoved(typed: TypedAddress): TypedAddress | undefined {
  const lines = typed.lines.map((line) => {
    const moved = line.replace(BEFORE_NUMBER, '$1 Back ');
    return moved === line ? line.replace(BEHIND_NUMBER, 'Back $1 ') : moved;
  });
  return lines.some((line, at) => line !== typed.lines[at]) ? { ...typed, lines } : undefined;
}
