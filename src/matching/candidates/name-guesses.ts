import { isFarmWord } from '../../address/normal-form/farm-words.ts';
import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { alsoWithoutArticle } from './left-out-article.ts';

const MOST_NAMES = 6;

/** Words that name a home beside a farm or a large house. */
const HOMES = new Set(
  'GRANARY STABLES BARN BYRE DAIRY ANNEXE LODGE COACHHOUSE BOTHY COTTAGE BUNGALOW CARAVAN LOFT HAYLOFT'.split(
    ' ',
  ),
);

/** Returns the parts of the address that may be the name of a building or an organisation. */
export function guessNames(typed: TypedText, inLabel: Uint8Array, inPlace: Uint8Array): string[] {
  const names = new Set<string>();
  for (const { from, to, place } of typed.segments) {
    if (place > PLACE_OF_LINE.line) continue;
    let start = from;
    for (let at = from; at <= to && names.size < MOST_NAMES; at++) {
      if (at < to && inLabel[at] === 0) continue;
      if (at > start) {
        names.add(runTogether(wordsBetween(typed.tokens, start, at)));
        let end = start + 1;
        while (end < at && inPlace[end] === 0) end++;
        if (end < at) names.add(runTogether(wordsBetween(typed.tokens, start, end)));
        // In `The Granary Manor Farm`, the farm is the building.
        const isArticled = isDefiniteArticle(wordAt(typed.tokens, start));
        const home = isArticled ? start + 1 : start;
        if (home + 1 < end && HOMES.has(wordAt(typed.tokens, home).text))
          names.add(runTogether(wordsBetween(typed.tokens, home + 1, end)));
        for (const name of otherFarmNames(wordsBetween(typed.tokens, start, end))) names.add(name);
      }
      start = at + 1;
    }
  }
  return alsoWithoutArticle(names);
}

/** Returns the other names of a farm, run together: Llety and `Llety Farm` for `Fferm Llety`. */
function otherFarmNames(words: readonly Word[]): readonly string[] {
  const [first, ...behind] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < 2) return [];
  if (isFarmWord(first)) return [runTogether(behind), `${runTogether(behind)}FARM`];
  if (!isFarmWord(last)) return [];
  const name = runTogether(words.slice(0, -1));
  return [name, `FFERM${name}`];
}
