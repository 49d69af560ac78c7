import { isSmall, isWelshArticle } from '../../address/normal-form/small-words.ts';
import { type Token, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { slipsBetween } from '../../address/normal-form/word-slips.ts';
import { type Phrase, WITHOUT_ARTICLE } from '../prepared/phrase.ts';
import { isQualifier, isQualifierBehind } from '../prepared/qualifiers.ts';
import type { StreetName } from '../prepared/street-name.ts';
import type { TypedText } from '../typed/typed-text.ts';
import type { NameFit } from './name-fit.ts';

/*
 * Finds a street of which some words were left out: `28 Stryd Bont` for Stryd y Bont, `12 Terrace` for Penrhiw
 * Terrace.
 */

/** The likeness of a street that was written without a word that says which street it is. */
const WITHOUT_WORD = 0.75;

/** In letters. A word that was cut off may be as short as this. */
const SHORTEST_BEGINNING = 3;

/**
 * Finds a row of free words that are all words of the street, in its order. No other free word may stand beside them
 * in their part of the address. If more than an article was left out, a house number must stand right before the words,
 * or behind COTTAGE.
 *
 * @param mayBePart whether words other than articles may be missing
 */
export function partialFit(
  typed: TypedText,
  { whole }: StreetName,
  isFree: (at: number) => boolean,
  mayBePart: boolean,
): { readonly fit: NameFit; readonly hasDescriptor: boolean } | undefined {
  const { tokens, segments } = typed;
  for (const segment of segments) {
    for (let from = segment.from; from < segment.to; from++) {
      if (!isOfName(typed, from, isFree)) continue;
      let to = from + 1;
      while (to < segment.to && isOfName(typed, to, isFree)) to++;
      // Most names are rejected by their first letter. Without it, neither an article nor the end may be missing.
      if (!mayBePart && !isBegunAlike(wordAt(tokens, from), whole)) {
        from = to;
        continue;
      }
      const words = tokens.slice(from, to);
      if (isCut(words, whole.joinedWhole, mayBePart))
        return { fit: similar(from, to, WITHOUT_ARTICLE), hasDescriptor: false };
      const met = wordsMet(words, whole.all);
      const isHouse = isNumbered(typed, from, segment.from) || isCottage(typed, from, to);
      if (met !== undefined && (met.isComplete || (mayBePart && isHouse))) {
        const likeness = met.isComplete ? WITHOUT_ARTICLE : WITHOUT_WORD;
        return { fit: similar(from, to, likeness), hasDescriptor: met.hasLast };
      }
      from = to;
    }
  }
  return mayBePart ? behindHouse(typed, whole, isFree) : undefined;
}

/** In letters. A word this long is hardly the end of another street's name. */
const LONG_NAME = 7;

/** Whether the word before belongs to the name of a house rather than to that of a street. */
function isBehindName(
  tokens: readonly Token[],
  from: number,
  at: number,
  isFree: (at: number) => boolean,
): boolean {
  if (at === from || !isFree(at - 1)) return false;
  const word = wordAt(tokens, at - 1);
  return !isQualifier(word.text) && !word.is(KIND.small | KIND.compass);
}

/** Words that end the name of a house. */
const HOUSES = new Set(['HOUSE', 'COTTAGE', 'BUNGALOW', 'LODGE']);

/**
 * Finds a street of one word behind the name of a house: without its article, as in `Fell House Green` for The Green,
 * or a long word, as in `Beckside Townfout` for Townfoot.
 */
function behindHouse(
  { tokens, segments }: TypedText,
  { words, first, hasArticle, isExact }: Phrase,
  isFree: (at: number) => boolean,
): { readonly fit: NameFit; readonly hasDescriptor: boolean } | undefined {
  if (words.length > 1) return undefined;
  const isLong = first.text.length >= LONG_NAME && !isExact;
  for (const { from, to } of segments) {
    for (let at = from; at < to; at++) {
      if (!isFree(at)) continue;
      const isEnd = at + 1 === to || !isFree(at + 1);
      if (
        isLong &&
        isEnd &&
        isBehindName(tokens, from, at, isFree) &&
        slipsBetween(wordAt(tokens, at), first) >= 0
      )
        return { fit: similar(at, at + 1, WITHOUT_ARTICLE), hasDescriptor: true };
      if (!hasArticle || wordAt(tokens, at).text !== first.text) continue;
      const isBehindHouse = at > from + 1 && isFree(at - 1) && HOUSES.has(wordAt(tokens, at - 1).text);
      if (isEnd && (isBehindHouse || at === from))
        return { fit: similar(at, at + 1, WITHOUT_ARTICLE), hasDescriptor: true };
    }
  }
  return undefined;
}

/** Whether a word has the first letter of a name, or of its first word after an article. */
function isBegunAlike({ text }: Word, { first, all }: Phrase): boolean {
  const letter = text.charCodeAt(0);
  return letter === first.text.charCodeAt(0) || letter === all[0]?.text.charCodeAt(0);
}

function similar(from: number, to: number, likeness: number): NameFit {
  return { outcome: 'similar', likeness, found: { from, to, likeness } };
}

/** In letters. Fewer letters may begin many a street. */
const SHORTEST_CUT = 6;

/**
 * Whether words are the beginning of a name that a form or database cut off: `188 Oakwood A` for Oakwood Avenue.
 * Burnside may be Burnside North only where a part of the name may stand for it.
 */
function isCut(typed: readonly { readonly word: Word }[], name: string, mayBePart: boolean): boolean {
  const begun = typed.map(({ word }) => word.written).join('');
  if (begun.length < SHORTEST_CUT || begun.length >= name.length || !name.startsWith(begun)) return false;
  const rest = name.slice(begun.length);
  return mayBePart || (!isQualifier(rest) && !isQualifierBehind(rest));
}

/** Whether a word may belong to a name: it belongs to nothing yet and is no number. */
function isOfName({ tokens }: TypedText, at: number, isFree: (at: number) => boolean): boolean {
  return isFree(at) && !wordAt(tokens, at).is(KIND.number);
}

/** Whether a house number stands right before a word, in the same part of the address. */
function isNumbered({ tokens }: TypedText, at: number, start: number): boolean {
  return at > start && wordAt(tokens, at - 1).is(KIND.number);
}

/** Whether words are just COTTAGE with a number behind it: `Cottage 3` may be 3 Farm Cottages. */
function isCottage({ tokens, segmentOf }: TypedText, from: number, to: number): boolean {
  const next = tokens[to];
  if (to !== from + 1 || next === undefined || segmentOf[to] !== segmentOf[from]) return false;
  const { text, either } = wordAt(tokens, from);
  return next.word.is(KIND.number) && (text === 'COTTAGE' || either.includes('COTTAGE'));
}

/**
 * Whether typed words are words of a name, in its order. Undefined if some are not, or if they say nothing about the
 * name.
 */
function wordsMet(
  typed: readonly { readonly word: Word }[],
  name: readonly Word[],
): { readonly isComplete: boolean; readonly hasLast: boolean } | undefined {
  let next = 0;
  let telling = 0;
  const left: Word[] = [];
  for (const { word } of typed) {
    let at = next;
    while (at < name.length && !isWordOf(word, name[at]!)) at++;
    if (at === name.length) {
      if (isSmall(word)) continue;
      return undefined;
    }
    left.push(...name.slice(next, at));
    if (!isQualifier(word.text) && !isQualifierBehind(word.text) && !word.is(KIND.small | KIND.letter))
      telling++;
    next = at + 1;
  }
  left.push(...name.slice(next));
  // `Prospect Buildings` is not West Prospect Buildings.
  if (telling === 0 || left.some(({ text }) => isQualifier(text) || isQualifierBehind(text)))
    return undefined;
  const isComplete = left.every((word) => isSmall(word) || isWelshArticle(word));
  return { isComplete, hasLast: next === name.length };
}

function isWordOf(typed: Word, word: Word): boolean {
  if (slipsBetween(typed, word) >= 0) return true;
  return typed.written.length >= SHORTEST_BEGINNING && word.text.startsWith(typed.written);
}
