import { type Label, labelWith } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';

/* The flat over a shop, which is known by the number of the shop: `Flat Above Shop 16 High Street`, `Over the Shop`. */

/** What a flat may be above. */
const BELOW = new Set(
  'SHOP SHOPS PREMISES STORE STORES OFFICE OFFICES BANK PUB CAFE SALON TAKEAWAY RESTAURANT'.split(' '),
);

/** Words of {@link BELOW} that begin no name of a street. */
const SHOPS = new Set(['SHOP', 'SHOPS', 'PREMISES']);

/**
 * Returns the index behind `Above`, `Over`, `Over the Shop` or `Above Shop at`. Undefined for other words, and if
 * another word follows, because it may belong to the name of a place: `Flat Over Hulton Road`.
 */
export function endOfAbove(tokens: readonly Token[], at: number): number | undefined {
  const { text } = tokens[at]!.word;
  if (text !== 'ABOVE' && text !== 'OVER') return undefined;
  const shop = joinedWord(tokens, at + 1)?.written === 'THE' ? at + 2 : at + 1;
  const below = joinedWord(tokens, shop)?.written ?? '';
  if (!BELOW.has(below)) return endOfNumbered(tokens, at + 1);
  // `Flat above Shop 2, 14 High Street`
  if (below === 'SHOP' && isNumberedShop(tokens, shop)) return at + 1;
  const to = joinedWord(tokens, shop + 1)?.written === 'PREMISES' ? shop + 2 : shop + 1;
  return endOfNumbered(tokens, to) ?? (SHOPS.has(below) ? to : undefined);
}

/** Returns an index, or the one behind AT, if the text or its part ends there or a number follows. */
function endOfNumbered(tokens: readonly Token[], at: number): number | undefined {
  const next = joinedWord(tokens, at);
  if (next === undefined || next.is(KIND.number)) return at;
  const isAt = next.written === 'AT' || next.text === 'NO';
  return isAt && joinedWord(tokens, at + 1)?.is(KIND.number) === true ? at + 1 : undefined;
}

/** Whether a shop has a number of its own beside that of the house. */
function isNumberedShop(tokens: readonly Token[], at: number): boolean {
  return (
    joinedWord(tokens, at + 1)?.is(KIND.number) === true && tokens[at + 2]?.word.is(KIND.number) === true
  );
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
  const isNumber = next?.word.is(KIND.number | KIND.cardinal) === true;
  const isBehindHouse =
    (next === undefined || next.joint >= JOINT.comma) &&
    tokens.slice(0, at).some(({ word }) => word.is(KIND.number));
  return isNumber || isBehindHouse ? labelWith({ kind: 'flat', side: 'ABOVE', from: at, to }) : undefined;
}
