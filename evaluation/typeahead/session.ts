import type { Wanted } from '../../invented/typing/draw.ts';
import type { AddressFile } from '../../src/address-file/address-file.ts';
import { suggest } from '../../src/suggestions/suggest.ts';
import { leadsTo } from './leads-to.ts';

/** The number of suggestions that a list shows at once, and the number that the service is asked for. */
const SHOWN = 5;
const ASKED = 20;

/** The result of typing a text letter by letter. */
export interface Session {
  readonly text: string;
  /**
   * The number of characters typed when the address or its container was first shown; undefined if it never
   * was.
   */
  readonly reachedAfter: number | undefined;
  /** Whether the address or its container is shown once the whole text has been typed. */
  readonly isShownAtTheEnd: boolean;
}

/** Types a text letter by letter. */
export function type(file: AddressFile, text: string, wanted: Wanted): Session {
  let reachedAfter: number | undefined;
  for (let length = 1; length <= text.length && reachedAfter === undefined; length++) {
    if (isShown(file, text.slice(0, length), wanted)) reachedAfter = length;
  }
  const isShownAtTheEnd =
    reachedAfter !== undefined && (reachedAfter === text.length || isShown(file, text, wanted));
  return { text, reachedAfter, isShownAtTheEnd };
}

function isShown(file: AddressFile, term: string, wanted: Wanted): boolean {
  const shown = suggest(file, term, { most: ASKED }).slice(0, SHOWN);
  return shown.some(({ suggestion }) => leadsTo(file, suggestion, wanted));
}
