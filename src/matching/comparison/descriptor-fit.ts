import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../../address/normal-form/word.ts';
import { slipsBetween } from '../../address/normal-form/word-slips.ts';
import { present } from '../../present.ts';
import type { ElementOutcome } from '../match.ts';
import type { Found } from '../prepared/phrase.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { isFollowed } from './words-beside-street.ts';

/** Words that hardly any name ends in, except the name of a street. */
const SURE = new Set(
  'ROAD STREET LANE AVENUE DRIVE CLOSE CRESCENT TERRACE GARDENS GROVE PLACE SQUARE WAY MEWS RISE ROW WALK PARADE HILL VIEW BOULEVARD NORTH SOUTH EAST WEST'.split(
    ' ',
  ),
);

/** The end of a descriptor that was torn apart: `Car avan Park`. Undefined if it was not. */
function tornDescriptorEnd(
  { tokens, segmentOf }: TypedText,
  from: number,
  descriptor: readonly Word[],
  isFree: (at: number) => boolean,
): number | undefined {
  const end = from + descriptor.length + 1;
  if (descriptor.length < 2 || end > tokens.length || segmentOf[end - 1] !== segmentOf[from - 1])
    return undefined;
  let written = '';
  for (let at = from; at < end; at++) {
    if (!isFree(at)) return undefined;
    written += wordAt(tokens, at).written;
  }
  return written === descriptor.map(({ text }) => text).join('') ? end : undefined;
}

/** In letters. Longer words may have slips anyway. */
const SHORT = 3;

/** Whether a short descriptor has one letter wrong that is not its first: `Guernsey Wau`. */
function isShortSlip(written: string, meant: string): boolean {
  if (written.length !== SHORT || meant.length !== SHORT || written[0] !== meant[0]) return false;
  return written[1] === meant[1] || written[2] === meant[2];
}

/** Whether a descriptor was cut to its first letter at the end of a part of the address: `8 Herne R, London`. */
function isInitialAtEnd({ tokens, segmentOf }: TypedText, at: number, { text }: Word): boolean {
  return wordAt(tokens, at).written === text[0] && segmentOf[at + 1] !== segmentOf[at];
}

/**
 * Reads the descriptor behind a name that was found.
 *
 * @param descriptor the descriptor of the file; empty if the street has none
 * @returns how it compares, and the token behind it. `missing` if no known descriptor stands there
 */
export function descriptorAfter(
  typed: TypedText,
  found: Found,
  descriptor: readonly Word[],
  isFree: (at: number) => boolean,
): { readonly outcome: ElementOutcome | 'none'; readonly end: number } {
  const { to } = found;
  let at = to;
  const next = typed.tokens[at];
  if (next === undefined || !isFree(at) || typed.segmentOf[at] !== typed.segmentOf[to - 1]) {
    return { outcome: descriptor.length === 0 ? 'none' : 'missing', end: to };
  }
  const torn = tornDescriptorEnd(typed, to, descriptor, isFree);
  if (torn !== undefined) return { outcome: 'agrees', end: torn };
  let met = 0;
  while (met < descriptor.length && isFree(at) && typed.segmentOf[at] === typed.segmentOf[to - 1]) {
    const word = wordAt(typed.tokens, at);
    const expected = present(descriptor[met], 'a word of a descriptor');
    // `Roas` was typed for `Road`: the word stands in the place of the descriptor and has no meaning of its
    // own.
    const isDamaged =
      !word.is(~KIND.common & ~KIND.title) &&
      (slipsBetween(word, expected) >= 0 || isShortSlip(word.written, expected.text));
    if (!isDamaged && !sameWord(word, expected) && !isInitialAtEnd(typed, at, expected)) break;
    met++;
    at++;
  }
  if (descriptor.length > 0 && met === descriptor.length) return { outcome: 'agrees', end: at };
  const word = typed.tokens[at]?.word;
  if (
    word !== undefined &&
    isFree(at) &&
    word.is(KIND.descriptor | KIND.compass) &&
    (SURE.has(word.text) || word.either.some((one) => SURE.has(one)))
  ) {
    return { outcome: descriptor.length === 0 ? 'extra' : 'differs', end: at + 1 };
  }
  if (descriptor.length === 0) return { outcome: 'none', end: at };
  if (met === 0) return { outcome: 'missing', end: at };
  // `High Street Noryth` is not High Street East.
  const isOther = isFollowed(typed, { ...found, to: at }, isFree);
  return { outcome: isOther ? 'differs' : 'agrees', end: at };
}
