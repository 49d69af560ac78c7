import type { Dice } from '../dice.ts';
import type { DirtLists } from '../lists.ts';
import type { Around } from './around.ts';
import type { Draft } from './draft.ts';

/** The information for a kind. */
export interface Surroundings {
  readonly dice: Dice;
  readonly lists: DirtLists;
  readonly around: Around;
}

/**
 * A way in which typed addresses differ from the list. Returns false and leaves the draft unchanged if it
 * does not fit.
 */
export interface Kind {
  /** Two kinds of the same group are not used in one address. */
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

/** Replaces words of a text by the first fitting entry of a table, starting with the first word. */
export function replaceWord(text: string, word: string, by: string): string {
  const at = ` ${text} `.indexOf(` ${word} `);
  return at < 0
    ? text
    : `${text.slice(0, at)}${by}${text.slice(at + word.length)}`.replace(/ +/g, ' ').trim();
}
