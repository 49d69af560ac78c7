import { type Token, tokenAt, wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { isEntrance } from './requests.ts';
import { CORNERS, LEADING, WAYS } from './word-signs.ts';

/** In words, as in `big blue front door`. */
const LONGEST_ENTRANCE = 4;

/** Whether a part of the address says how to find the house, rather than what it is called. */
export function isDirection(tokens: readonly Token[], from: number, to: number): boolean {
  const word = wordAt(tokens, from);
  const next = tokens[from + 1]?.word;
  if (word.is(KIND.beside)) return !isNearName(tokens, from, to) && !isBesideHouse(tokens, from);
  if (word.written === 'NEXT') return next?.written === 'TO' || next?.written === 'DOOR';
  // The address itself comes first.
  if (from === 0) return false;
  // `43 Lloyd George Avenue, corner of St Cenydd Street`
  if (CORNERS.has(word.written) && (next?.written === 'OF' || next?.written === 'WITH')) return true;
  // `up the bank on the left`, `end of the lane`, `by the church`
  if (LEADING.has(word.written) && (next?.written === 'THE' || next?.written === 'OF')) return true;
  if (
    to - from <= LONGEST_ENTRANCE &&
    isEntrance(wordsBetween(tokens, from, to).map(({ written }) => written))
  )
    return true;
  if (word.written === 'AT' || word.written === 'ON')
    return tokens.slice(from + 1, to).some((one) => one.word.written === 'OF');
  return tokens.slice(from, to).some((one) => WAYS.has(one.word.written));
}

/** Whether a number follows ADJACENT or BEHIND, and no house is named before: `Corner Café, Adj 14 Union Road`. */
function isBesideHouse(tokens: readonly Token[], from: number): boolean {
  const { word } = tokenAt(tokens, from);
  if (word.text !== 'ADJACENT' && word.text !== 'ADJOINING' && word.text !== 'BEHIND') return false;
  const next = tokens[from + 1]?.word.written === 'TO' ? from + 2 : from + 1;
  const isNumbered = tokens[next]?.word.is(KIND.number) === true;
  return isNumbered && !tokens.slice(0, from).some(({ word: one }) => one.is(KIND.number | KIND.building));
}

/**
 * Whether the whole address begins with NEAR as part of a name: `Near Sawrey`, `Near Cote, Grassington`.
 * `Near the church` says where a house is.
 */
function isNearName(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[from + 1];
  if (from > 0 || tokenAt(tokens, from).word.written !== 'NEAR' || next === undefined || to === tokens.length)
    return false;
  return to > from + 1 && !next.word.is(KIND.small | KIND.number);
}
