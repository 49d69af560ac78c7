import { wordsOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { districtNames, regionNames } from '../../address/parse/regions.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { lazily } from '../../lazily.ts';
import { NameIndex } from './name-index.ts';

const names = lazily(() => {
  const index = new NameIndex();
  for (const name of regionNames()) index.add(runTogether(wordsOf(name)));
  return index;
});

const districts = lazily(() => new Set(districtNames().map((name) => runTogether(wordsOf(name)))));

/**
 * Whether words are the name of a region, in any usual form: a county, a country, London or one of its
 * boroughs.
 */
export function isRegion(words: readonly Word[]): boolean {
  return names().has(runTogether(words)) || isShire(words);
}

/**
 * Whether words end in SHIRE. Names of counties, past and present, end like that; names of towns do not.
 * `Ross-shire` is two words, and so is `East Fenshire`.
 */
function isShire(words: readonly Word[]): boolean {
  const last = words.at(-1)?.text ?? '';
  if (last === 'SHIRE') return words.length === 2;
  if (last.length <= 5 || !last.endsWith('SHIRE')) return false;
  return words.length === 1 || (words.length === 2 && words[0]?.is(KIND.compass) === true);
}

/** Parts of the country that people write in place of a county. */
const AREAS = new Set(
  (
    'the north,northern england,north of england,the north of england,the north west,the north east,north west,north east,' +
    'the south,southern england,south of england,the south of england,the south west,the south east,south west,south east,' +
    'the west country,west country,mid england,middle england,central england,eastern england,east of england,' +
    'the midlands,midlands,the home counties,home counties,thames valley,northern scotland,north of scotland,' +
    'central scotland,central belt,the borders,the lakes,lake district,the lake district'
  )
    .toUpperCase()
    .split(','),
);

const AUTHORITY = new Set(['CITY', 'BOROUGH', 'DISTRICT', 'COUNTY', 'METROPOLITAN', 'ROYAL']);

/**
 * Whether words are a council's name for itself or for its area: `City of Salford`, `Calderdale`,
 * `Conwy County Borough Council`.
 *
 * @param isPlace tells whether a name, run together, is the name of a place
 */
export function isAuthority(words: readonly Word[], isPlace: (name: string) => boolean): boolean {
  const [first, second] = words;
  if (words.length > 2 && first !== undefined && AUTHORITY.has(first.text) && second?.written === 'OF')
    return true;
  if (districts().has(runTogether(words))) return true;
  // `LB Hythewark`, whatever borough that is
  if (first?.written === 'LB' || (first?.written === 'LONDON' && second?.written === 'BOROUGH'))
    return words.length > 1;
  if (AREAS.has(words.map(({ written }) => written).join(' '))) return true;
  const beforeLast = words.at(-2);
  if (beforeLast === undefined) return false;
  const last = words.at(-1)?.text;
  // Whatever stands before it, `Metropolitan Borough` ends the name of an area.
  if ((last === 'BOROUGH' || last === 'DISTRICT') && words.length > 2 && AUTHORITY.has(beforeLast.text))
    return true;
  if (last !== 'COUNCIL' && last !== 'DISTRICT' && last !== 'BOROUGH') return false;
  const own = words.slice(0, -1).filter(({ text }) => !AUTHORITY.has(text));
  const name = runTogether(own);
  return isRegion(own) || districts().has(name) || isPlace(name);
}

/** Whether a whole part of an address is a council's name, known or not: `Fellside District`. */
export function isAuthorityAlone(words: readonly Word[]): boolean {
  const last = words.at(-1)?.text;
  return words.length > 1 && (last === 'COUNCIL' || last === 'DISTRICT');
}

/** Whether a name may be the name of a region with a slip in it. */
export function isLikeRegion(name: string): boolean {
  return names().like(name).length > 0;
}
