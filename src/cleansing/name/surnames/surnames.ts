import { BRITISH_SURNAMES } from './british.ts';
import { HUNGARIAN_SURNAMES, SLAVIC_SURNAMES } from './central-european.ts';
import { CHINESE_SURNAMES, JAPANESE_SURNAMES, KOREAN_SURNAMES, VIETNAMESE_SURNAMES } from './east-asian.ts';
import { IBERIAN_SURNAMES } from './iberian.ts';
import { SOUTH_ASIAN_SURNAMES } from './south-asian.ts';

/** Whose surname a word is, as bits: Lim is one in China and Korea. */
export const BRITISH = 1;
export const CHINESE = 2;
export const KOREAN = 4;
export const VIETNAMESE = 8;
export const JAPANESE = 16;
export const CENTRAL_EUROPEAN = 32;
export const IBERIAN = 64;
export const SOUTH_ASIAN = 128;

export const EAST_ASIAN = CHINESE | KOREAN | VIETNAMESE | JAPANESE;

const LISTS: readonly (readonly [bit: number, names: string])[] = [
  [BRITISH, BRITISH_SURNAMES],
  [CHINESE, CHINESE_SURNAMES],
  [KOREAN, KOREAN_SURNAMES],
  [VIETNAMESE, VIETNAMESE_SURNAMES],
  [JAPANESE, JAPANESE_SURNAMES],
  [CENTRAL_EUROPEAN, HUNGARIAN_SURNAMES],
  [CENTRAL_EUROPEAN, SLAVIC_SURNAMES],
  [SOUTH_ASIAN, SOUTH_ASIAN_SURNAMES],
  [IBERIAN, IBERIAN_SURNAMES],
];

/** Every listed surname, in lower case without accents, with the bits of those who bear it. */
export function surnames(): Map<string, number> {
  const all = new Map<string, number>();
  for (const [bit, names] of LISTS) {
    for (const name of names.trim().split(/\s+/)) all.set(name, (all.get(name) ?? 0) | bit);
  }
  return all;
}
