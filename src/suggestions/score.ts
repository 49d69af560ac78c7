import type { Container } from '../address-file/typeahead/container.ts';
import { indexWords } from '../address-file/typeahead/words.ts';
import { type GeographicPoint, kilometresBetween } from './distance.ts';
import type { ContainerNames } from './names.ts';
import type { Score } from './suggestion.ts';
import type { TypedWord } from './typed.ts';

/*
 * What a container is worth to somebody who typed these words (docs/clients/typeahead.md):
 *
 *   words      for each typed word, the best word that begins with it: whole 4, begun 2 to 3.5, in the container's own name;
 *              half of that in the names of the places around it; nothing for a word that only its outward code has
 *   name       up to 3: the share of the own name's words that were typed, and 1 more if they were typed in its order
 *   addresses  0.8 for each power of ten of its addresses
 *   distance   up to -4: less by one for each doubling of the distance beyond 5 km
 *   slips      -2.5 for each misspelt word
 */

const WHOLE = 4;
const BEGUN = 2;
const BEGUN_MORE = 1.5;
const AROUND = 0.5;
const NAME = 3;
const IN_ORDER = 1;
const FOR_EACH_TEN = 0.8;
const NEAR_KILOMETRES = 5;
const FARTHEST = 4;
const SLIP = 2.5;

/** Scores a container. @param slips the number of typed words that it has only in another spelling */
export function scoreOf(
  container: Container,
  { own, around }: ContainerNames,
  typed: readonly TypedWord[],
  slips: number,
  near: GeographicPoint | undefined,
): Score {
  const ownWords = indexWords(own);
  const aroundWords = around.flatMap(indexWords);
  const taken = new Set<string>();
  let words = 0;
  const places: number[] = [];
  for (const word of typed) {
    const [inOwn, best] = bestOf(word, ownWords);
    const [inAround] = bestOf(word, aroundWords);
    if (inOwn > 0 && inOwn >= inAround * AROUND) {
      taken.add(best);
      places.push(ownWords.indexOf(best));
    }
    words += Math.max(inOwn, inAround * AROUND);
  }
  const count = Math.max(1, own.split(/[\s-]+/).length);
  const isInOrder =
    places.length > 0 && places[0] === 0 && places.every((place, at) => at === 0 || place > places[at - 1]!);
  const name = NAME * Math.min(1, taken.size / count) + (isInOrder ? IN_ORDER : 0);
  const addresses = FOR_EACH_TEN * Math.log10(Math.max(1, container.addresses));
  const distance = distanceScore(container.position, near);
  const lost = -SLIP * slips;
  return {
    total: words + name + addresses + distance + lost,
    words,
    name,
    addresses,
    distance,
    slips: lost,
    number: 0,
  };
}

/** How well a typed word begins one of these words, from 0, and which one. */
function bestOf({ forms }: TypedWord, words: readonly string[]): readonly [score: number, word: string] {
  let best = 0;
  let found = '';
  for (const word of words) {
    for (const form of forms) {
      if (!word.startsWith(form)) continue;
      const score = word.length === form.length ? WHOLE : BEGUN + BEGUN_MORE * (form.length / word.length);
      if (score > best) {
        best = score;
        found = word;
      }
    }
  }
  return [best, found];
}

function distanceScore(position: GeographicPoint | undefined, near: GeographicPoint | undefined): number {
  if (near === undefined) return 0;
  if (position === undefined) return -FARTHEST;
  const kilometres = kilometresBetween(position, near);
  return -Math.min(FARTHEST, Math.max(0, Math.log2(kilometres / NEAR_KILOMETRES)));
}
