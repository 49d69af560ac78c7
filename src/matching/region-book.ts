import { wordsOf } from '../address/normal-form/tokens.ts';
import { regionNames } from '../address/parse/regions.ts';
import { runTogether } from '../address-file/search/keys.ts';
import { lazily } from '../lazily.ts';
import { NameIndex } from './name-index.ts';

const names = lazily(() => {
  const index = new NameIndex();
  for (const name of regionNames()) index.add(runTogether(wordsOf(name)));
  return index;
});

/** Whether a name, run together, is that of a region: a county, a country, London or one of its boroughs, in any usual form. */
export function isRegion(name: string): boolean {
  // Every county that there ever was ends so, and no town.
  return names().has(name) || (name.length > 5 && name.endsWith('SHIRE'));
}

/** Whether a name may be that of a region with a slip in it. */
export function isLikeRegion(name: string): boolean {
  return names().like(name).length > 0;
}
