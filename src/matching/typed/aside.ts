import { type Token, tokenAt, wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { present } from '../../present.ts';
import { isDirection } from './directions.ts';
import { beginsFormerName } from './former-name.ts';
import { isDoorCode, isEntrance, isRequestPart } from './requests.ts';
import { isTelephone } from './tidied.ts';
import { BEFORE_TELEPHONE, hasSign, SIGN } from './word-signs.ts';

const BRACKET = 40;

/**
 * Whether a part of the address is not the address itself: it says how to find the house, asks something of the
 * carrier, is a telephone number, or stands in brackets.
 *
 * @param texts the typed texts, by the lines of the tokens
 */
export function isAside(
  tokens: readonly Token[],
  from: number,
  to: number,
  texts: readonly string[],
): boolean {
  const { word, line, start } = tokenAt(tokens, from);
  const text = present(texts[line], 'the line of a word');
  const isInBracket = text.charCodeAt(start - 1) === BRACKET;
  if (!isInBracket && !hasSign(word, SIGN.beginsAside) && !hasSignWithin(tokens, from, to)) return false;
  if (beginsFormerName(word.written, isInBracket)) return true;
  const next = tokens[from + 1]?.word;
  // `Nr 157 Oak Grove` is number 157.
  if (word.written === 'NR' && next?.is(KIND.number) === true) return false;
  // `Above, 14 High Street` is the flat above the shop.
  if (word.text === 'ABOVE' && (from + 1 === to || next?.is(KIND.number) === true)) return false;
  // `69 Elm Road, Behind, Dudley`
  if (word.text === 'BEHIND' && from + 1 === to) return false;
  if (isDirection(tokens, from, to)) return true;
  if (isDoorCode(word.written, next?.written)) return true;
  const { end } = tokenAt(tokens, to - 1);
  // `(rear of the shop)`, but not `(Flat 2)`
  if (isInBracket && text[end] === ')')
    return (
      !tokens.slice(from, to).some(({ word: one }) => one.is(KIND.number | KIND.stair | KIND.part)) ||
      isRequestPart(tokens, from, to, text) ||
      isEntrance(wordsBetween(tokens, from, to).map(({ written }) => written))
    );
  if (BEFORE_TELEPHONE.test(word.written) && isTelephone(text.slice(start, end))) return true;
  return isRequestPart(tokens, from, to, text);
}

function hasSignWithin(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (hasSign(wordAt(tokens, at), SIGN.withinAside)) return true;
  return false;
}
