import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';
import { mayBeginBeside } from './beside.ts';
import { mayBeginLandlord } from './landlord.ts';
import { mayBeginMobileHome } from './mobile-home.ts';
import { mayBeginOutside } from './outside.ts';
import { isShortFloor } from './short-floor.ts';
import { isShortRoom } from './short-room.ts';
import { mayBeginSpace } from './space.ts';

/** Kinds of words that may begin a label. */
const KINDS =
  KIND.number |
  KIND.cardinal |
  KIND.ordinal |
  KIND.letter |
  KIND.part |
  KIND.level |
  KIND.floor |
  KIND.side |
  KIND.stair |
  KIND.beside;

/** Words of other kinds that may begin a label, in full and as they are written. */
const TEXTS = new Set(['CENTRE', 'HALL', 'HOUSE', 'NO', 'OVER', 'BOTTOM']);
const WRITTEN = new Set(['PO', 'P', 'POBOX', 'BOX']);

/** A letter or two for a part, perhaps with its number: `FB`, `F12`, `U5A`. */
const SHORT_PART = /^(?:F[A-Z]|[FU]\d{1,3}[A-Z]?)$/;

/**
 * Whether a label may begin with a word (read-labels.ts). It is decided once for each word: most words only belong to
 * names.
 */
export function mayBeginLabel(word: Word): boolean {
  word.beginsLabel ??= isBeginning(word);
  return word.beginsLabel;
}

function isBeginning(word: Word): boolean {
  const { text, written } = word;
  return (
    word.is(KINDS) ||
    TEXTS.has(text) ||
    WRITTEN.has(written) ||
    isShortFloor(written) ||
    mayBeginBeside(word) ||
    mayBeginLandlord(word) ||
    mayBeginOutside(word) ||
    mayBeginSpace(word) ||
    mayBeginMobileHome(word) ||
    isShortRoom(written) ||
    SHORT_PART.test(written)
  );
}
