/*
 * Reads the question marks that a system writes for letters with accents: `Sr?n Fada`, `Creag Mh?r`, `T? Mawr`.
 */

/** A lost letter: within a word, before the rest of one, or behind a T. The mark of `Mary?s` is an apostrophe. */
const LOST = /(?<=\p{L})\?(?!s\b)(?=\p{L})|(?<=^|[\s,])\?(?=\p{L})|(?<=\b[Tt])\?(?=\s\p{L}|,)/gu;

/**
 * Writes the letter that was most likely lost, without its accent. Matching allows for another one in words of several
 * letters.
 */
export function withLostLetters(line: string): string {
  return line.replace(LOST, (_mark: string, at: number) => {
    const behind = line.slice(at + 1, at + 3).toLowerCase();
    // `Tr?igh`
    if (behind.startsWith('i')) return 'a';
    // `Kirkapolan ?r`: the word is `ùr`, new.
    if (/^r\b/.test(behind) && !/\p{L}/u.test(line.charAt(at - 1))) return 'u';
    // `T? Mawr`, `Ll?n`
    const before = line.slice(Math.max(0, at - 2), at).toLowerCase();
    return before.endsWith('ll') || !/^\p{L}/u.test(behind) ? 'y' : 'o';
  });
}
