import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { Draft, NamePart } from './draft.ts';
import { NAMES } from './draft.ts';

/** Words that consist of letters and are long enough to be recognisable with one wrong letter. */
const DAMAGEABLE = /\p{L}{4,}/gu;

/**
 * Changes one word of one name of the draft. Longer names are changed more often.
 *
 * @param change returns the damaged word; undefined if it cannot be damaged
 */
export function changeWord(
  draft: Draft,
  random: Random,
  change: (word: string, random: Random) => string | undefined,
  parts: readonly NamePart[] = NAMES,
): boolean {
  const words = parts.flatMap((part) =>
    [...draft[part].matchAll(DAMAGEABLE)].map((match) => ({ part, word: match[0], at: match.index })),
  );
  while (words.length > 0) {
    const [chosen] = words.splice(random.below(words.length), 1);
    const { part, word, at } = chosen!;
    const changed = change(word, random);
    if (changed === undefined || changed === word) continue;
    draft[part] = draft[part].slice(0, at) + changed + draft[part].slice(at + word.length);
    return true;
  }
  return false;
}

/** Makes one of the fitting replacements at one of the places where it fits. Undefined if none fits. */
export function replaceOne(
  text: string,
  random: Random,
  pairs: readonly (readonly [string, string])[],
): string | undefined {
  const lower = text.toLowerCase();
  const fitting = pairs.flatMap(([from, to]) => {
    const places: { from: string; to: string; at: number }[] = [];
    for (let at = lower.indexOf(from); at >= 0; at = lower.indexOf(from, at + 1))
      places.push({ from, to, at });
    return places;
  });
  if (fitting.length === 0) return undefined;
  const { from, to, at } = random.pick(fitting);
  const was = text.slice(at, at + from.length);
  const capital = was[0] !== was[0]!.toLowerCase();
  const put = capital ? to.slice(0, 1).toUpperCase() + to.slice(1) : to;
  return text.slice(0, at) + put + text.slice(at + from.length);
}
