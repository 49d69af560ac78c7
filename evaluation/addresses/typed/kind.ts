import type { Dice } from '../dice.ts';
import type { DirtLists } from '../lists.ts';
import type { Around } from './around.ts';
import type { Draft } from './draft.ts';

/** What a kind may look at. */
export interface Surroundings {
  readonly dice: Dice;
  readonly lists: DirtLists;
  readonly around: Around;
}

/**
 * A way in which what people write differs from the list. Returns false if it does not fit the draft, which is then as
 * it was.
 */
export interface Kind {
  /** Two kinds of one group do not meet in one address. */
  readonly group:
    | 'none'
    | 'spelling'
    | 'order'
    | 'county'
    | 'locality'
    | 'town'
    | 'postcode'
    | 'premise'
    | 'more';
  readonly apply: (draft: Draft, surroundings: Surroundings) => boolean;
}

/** Replaces the words of a text, the first word first, by the first entry of a table that fits. */
export function replaceWord(text: string, word: string, by: string): string {
  const at = ` ${text} `.indexOf(` ${word} `);
  return at < 0
    ? text
    : `${text.slice(0, at)}${by}${text.slice(at + word.length)}`.replace(/ +/g, ' ').trim();
}
