import type { FoundWords } from './found-words.ts';
import { type WrittenWord, wordsOfName } from './written-word.ts';

/** The numbers of the flats in a block, before its name or behind a flat: `1-40 Milton House`, `Flat 7, 1-40`. */
const RANGE = /(?:^|, )(\d+)-(\d+)(?: \p{L}|$)/u;

/**
 * The words of the name of a building or a part. The numbers of the flats are left out if they were not typed and the
 * typed flat is one of them: people write `Flat 7, Milton House` for Flat 7, 1-40 Milton House.
 */
export function wordsWithoutRange(name: string, found: FoundWords): readonly WrittenWord[] {
  const words = wordsOfName(name);
  const [, first = '', last = ''] = RANGE.exec(name) ?? [];
  if (first === '') return words;
  const at = words.findIndex(({ key }, index) => key === first && words[index + 1]?.key === last);
  if (at < 0 || found.has(words[at + 1]!)) return words;
  const flats = [...found.marks.map(({ meant }) => meant), ...words.slice(0, at)];
  const isOfBlock = flats.some(({ key }) => Number(key) >= Number(first) && Number(key) <= Number(last));
  return isOfBlock ? words.filter((_, index) => index !== at && index !== at + 1) : words;
}
