import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { Phrase } from '../prepared/phrase.ts';
import { isQualifier } from '../prepared/qualifiers.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { isNumbered } from './label-likeness.ts';
import { MARK, NAME_MISSING, type NameFit } from './name-fit.ts';
import { withArticle, wordBeside } from './words-beside-building.ts';

/*
 * A block of flats under a word for any block: `Flat 26, Larch Apartments` for Larch House.
 */

/** Words that end the names of blocks. */
const BLOCKS = new Set(
  'HOUSE COURT TOWER TOWERS POINT HEIGHTS LODGE MANSION MANSIONS MILL MILLS WORKS WAREHOUSE BUILDING BUILDINGS APARTMENTS FLATS CHAMBERS HALL'.split(
    ' ',
  ),
);

/** Words that people write for any of them. Larch Court is another block than Larch House. */
const WRITTEN = new Set('BUILDING BUILDINGS APARTMENTS FLATS BLOCK'.split(' '));

/** The likeness of a block's name with another word for a block. */
export const OTHER_BLOCK = 0.76;

/** The least likeness of the words before it. One slip is as many as a name of six letters may have. */
const LEAST = 0.8;

/** Finds the name of a block whose last word was written as another such word, if a numbered flat was typed. */
export function fitOtherBlock(typed: TypedText, marks: Uint8Array, name: Phrase): NameFit {
  const { tokens, labels, segmentOf } = typed;
  if (name.words.length < 2 || !BLOCKS.has(name.last.text)) return NAME_MISSING;
  if (!labels.some((label) => label.kind !== '' && isNumbered(label))) return NAME_MISSING;
  const isWritten = (at: number) =>
    marks[at] === MARK.free && WRITTEN.has(wordAt(tokens, at).text) && segmentOf[at] === segmentOf[at - 1];
  if (!tokens.some((_, at) => at > 0 && isWritten(at))) return NAME_MISSING;
  const core = new Phrase(name.words.slice(0, -1));
  // `North House` and `North Court` stand beside each other.
  if (core.words.every((word) => isQualifier(word.text) || word.is(KIND.number | KIND.letter | KIND.compass)))
    return NAME_MISSING;
  const found = core.find(typed, (at) => marks[at] === MARK.free);
  if (found === undefined || found.likeness < LEAST || !isWritten(found.to)) return NAME_MISSING;
  const after = wordBeside(typed, marks, found.to, 1);
  const before = wordBeside(typed, marks, found.from, -1);
  if (after !== undefined || before !== undefined) return NAME_MISSING;
  const place = { ...withArticle(typed, marks, found), to: found.to + 1 };
  return { outcome: 'similar', likeness: OTHER_BLOCK, found: place, isOtherBlock: true };
}
