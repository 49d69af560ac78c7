import { itemAt } from '../../../present.ts';
import type { WordRange } from '../lexicon.ts';

/**
 * Returns the ranges of more than `least` sorted words that begin alike. Each range appears once. They are
 * ordered by their first words. Of ranges with the same first word, the longer one comes first.
 */
export function beginningsOf(words: readonly string[], least = 0): readonly WordRange[] {
  const ranges: WordRange[] = [];
  const divide = (from: number, to: number, depth: number) => {
    for (let start = from; start < to; ) {
      const letter = itemAt(words, start).charAt(depth);
      let end = start + 1;
      while (end < to && words[end]?.charAt(depth) === letter) end++;
      if (letter !== '' && end - start > least) {
        // If all words of a range share a longer beginning, that beginning has the same range and the same
        // list.
        if (end - start < to - from || depth === 0) ranges.push({ from: start, to: end });
        divide(start, end, depth + 1);
      }
      start = end;
    }
  };
  divide(0, words.length, 0);
  return ranges.sort((one, other) => one.from - other.from || other.to - one.to);
}
