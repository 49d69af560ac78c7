import { generationAside } from './generation-words.ts';
import type { People } from './person.ts';
import { suffixesOnly } from './suffixes.ts';
import { leadingTitles } from './titles.ts';
import type { Word } from './token.ts';

/**
 * Whether the words in brackets are a name that the person goes by: (Jack), but not (widow), (Director),
 * (Estates).
 */
function isNickname([word, next]: readonly Word[]): boolean {
  if (word === undefined || next !== undefined || word.shape === 'lower') return false;
  const { role, company, companion } = word.entry;
  return role === undefined && company === undefined && companion === undefined;
}

/**
 * Adds the words in brackets or quotation marks to the first person: as a title, as suffixes, or as the name
 * that the person goes by.
 */
export function withAsides({ people, typed }: People, asides: readonly (readonly Word[])[]): People {
  let [first] = people;
  if (asides.length === 0 || first === undefined) return { people, typed };
  for (const aside of asides) {
    const generation = generationAside(aside);
    const suffixes = suffixesOnly(generation === undefined ? aside : [generation], false);
    const { titles, length } = leadingTitles(aside);
    if (suffixes !== undefined) {
      first = { ...first, suffixes: [...first.suffixes, ...suffixes] };
    } else if (titles.length > 0 && length === aside.length) {
      // In Dr (Mrs) K Ramanathan the second title gives the sex.
      const tellsMore =
        titles.every(({ title }) => title.everyday) && first.titles.every(({ title }) => title.sex === 'U');
      if (first.titles.length === 0) first = { ...first, titles };
      else if (tellsMore) first = { ...first, titles: [...first.titles, ...titles] };
    } else if (
      first.forename.length === 0 &&
      first.titles.at(-1)?.title.greets === 'given' &&
      isNickname(aside)
    ) {
      // Lady (Jennifer) Smith is a knight's wife, who is Lady Smith; only a peer's daughter is Lady Jennifer.
      first = { ...first };
    } else if (first.nickname === undefined && isNickname(aside)) {
      first = { ...first, nickname: aside[0] };
    }
  }
  return { people: [first, ...people.slice(1)], typed };
}
