import { wordsBetween, wordsOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { isWelshPostcode, translated } from '../../address/welsh-streets.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';

const MOST_STREETS = 6;
const MOST_WORDS = 4;

/**
 * Returns the streets that typed words may mean in the other language of Wales, run together as the index has them,
 * without an English descriptor: BRIDGE for `Stryd y Bont`, STRYDYBONT for `Bridge Street`.
 *
 * @param inLabel 1 for each typed word that belongs to a number
 */
export function guessTranslated(typed: TypedText, inLabel: Uint8Array): readonly string[] {
  const { compact } = typed.postcode;
  if (compact !== '' && !isWelshPostcode(compact)) return [];
  const found = new Set<string>();
  for (const { from, to, place } of typed.segments) {
    if (place !== PLACE_OF_LINE.line && place !== PLACE_OF_LINE.locality) continue;
    for (let start = from; start < to - 1; start++) {
      if (inLabel[start] === 1) continue;
      for (let end = start + 2; end <= Math.min(to, start + MOST_WORDS); end++) {
        if (inLabel[end - 1] === 1) break;
        for (const name of translated(wordsBetween(typed.tokens, start, end))) {
          if (found.size >= MOST_STREETS) return [...found];
          found.add(keyOf(name));
        }
      }
    }
  }
  return [...found];
}

/** Returns the name of a street as the index has it. */
function keyOf(name: string): string {
  const words = wordsOf(name);
  const last = words.at(-1);
  return runTogether(last?.is(KIND.descriptor) === true ? words.slice(0, -1) : words);
}
