import type { TypedAddress } from '../match.ts';

/** A word that an apostrophe cuts short in the middle: `W'hampton`, `Desb'y`. */
const CUT = /(?<![\p{L}\d'’])(\p{L}{1,9})['’](\p{L}{1,7})(?![\p{L}\d'’])/gu;

/**
 * Writes towns in full that an apostrophe cuts short, if only one town of the list can be meant.
 *
 * @param townBetween returns the only town that begins and ends with the given capitals
 * @returns undefined if there is no such town
 */
export function withTownsInFull(
  typed: TypedAddress,
  townBetween: (first: string, last: string) => string | undefined,
): TypedAddress | undefined {
  let isWritten = false;
  const inFull = (cut: string, first: string, last: string): string => {
    const town = townBetween(first.toUpperCase(), last.toUpperCase());
    if (town === undefined) return cut;
    isWritten = true;
    return town;
  };
  const lines = typed.lines.map((line) => line.replace(CUT, inFull));
  const town = typed.town?.replace(CUT, inFull);
  return isWritten ? { ...typed, lines, ...(town === undefined ? {} : { town }) } : undefined;
}
