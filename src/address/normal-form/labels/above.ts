import { type Label, labelWith } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';

/* The flat over a shop, which is known by the number of the shop: `Flat Above Shop 16 High Street`, `Over the Shop`. */

/** What a flat may be above. */
const BELOW = new Set(
  'SHOP SHOPS PREMISES STORE STORES OFFICE OFFICES BANK PUB BAR CAFE SALON TAKEAWAY RESTAURANT'.split(' '),
);

/**
 * Returns the index behind `Above`, `Over`, `Over the Shop` or `Above Shop at`. Undefined for other words, and for an
 * OVER that another word follows, because it may begin the name of a place.
 */
export function endOfAbove(tokens: readonly Token[], at: number): number | undefined {
  const { text } = tokens[at]!.word;
  if (text !== 'ABOVE' && text !== 'OVER') return undefined;
  let to = at + 1;
  if (joinedWord(tokens, to)?.written === 'THE') to++;
  if (BELOW.has(joinedWord(tokens, to)?.written ?? '') && !isNumberedShop(tokens, to)) {
    to++;
    if (joinedWord(tokens, to)?.written === 'PREMISES') to++;
  } else to = at + 1;
  if (
    /^(?:AT|NO)$/.test(joinedWord(tokens, to)?.written ?? '') &&
    joinedWord(tokens, to + 1)?.is(KIND.number)
  )
    to++;
  const next = joinedWord(tokens, to);
  const isEnd = next === undefined || next.is(KIND.number);
  return isEnd || to > at + 1 ? to : undefined;
}

/** Whether a shop has a number of its own: `Flat above Shop 2, 14 High Street`. */
function isNumberedShop(tokens: readonly Token[], at: number): boolean {
  const house = tokens[at + 2];
  return joinedWord(tokens, at + 1)?.is(KIND.number) === true && house?.word.is(KIND.number) === true;
}

/**
 * Reads `Above` and `Over the Shop` as a part of the address, or before the house number: `Above, 14 High Street`,
 * `14 High Street, Above`.
 */
export function readAbove(tokens: readonly Token[], at: number): Label | undefined {
  if (at > 0 && tokens[at]!.joint < JOINT.comma) return undefined;
  const to = endOfAbove(tokens, at);
  if (to === undefined) return undefined;
  const next = tokens[to];
  const isNumber = next?.word.is(KIND.number) === true;
  const isBehindHouse =
    (next === undefined || next.joint >= JOINT.comma) &&
    tokens.slice(0, at).some(({ word }) => word.is(KIND.number));
  return isNumber || isBehindHouse ? labelWith({ kind: 'flat', side: 'ABOVE', from: at, to }) : undefined;
}
