import { wordsBetween } from '../../address/normal-form/tokens.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import type { PlaceBook } from '../known-names/place-book.ts';
import type { TypedText } from '../typed/typed-text.ts';

/** In words. Longer names are not looked for. */
const LONGEST_NAME = 5;

/**
 * Returns the post towns of the file that end a part of the typed address. Their names are run together. The
 * towns of the last part come first.
 */
export function typedTowns(typed: TypedText, book: PlaceBook): string[] {
  const towns: string[] = [];
  for (const { from, to, isAside } of [...typed.segments].reverse()) {
    if (isAside || to - from > LONGEST_NAME * 2) continue;
    for (let start = Math.max(from, to - LONGEST_NAME); start < to; start++) {
      const name = runTogether(wordsBetween(typed.tokens, start, to));
      if (book.isTown(name) && !towns.includes(name)) towns.push(name);
    }
  }
  return towns;
}
