import type { AddressFile } from '../address-file/address-file.ts';
import { indexWords } from '../address-file/typeahead/words.ts';
import { type AddressKinds, addressesOf } from './address-kinds.ts';
import { groupPremises } from './group-premises.ts';
import { byScore, NO_SCORE } from './ranking.ts';
import type { Ranked, Suggestion } from './suggestion.ts';
import type { Typed, TypedWord } from './typed.ts';

/** The most postcodes that are looked at for a postcode that has been typed in part. */
const MOST_POSTCODES = 100;

/** How many suggestions are wanted, and of which kinds of address. */
interface Wanted {
  readonly most: number;
  readonly kinds: AddressKinds;
}

/** The addresses of a complete postcode. Words and numbers choose among them. A postcode without addresses has none. */
export function inPostcode(
  file: AddressFile,
  postcode: string,
  typed: Typed,
  { most, kinds }: Wanted,
): Ranked[] {
  const entry = file.lookup(postcode);
  if (entry === undefined) return [];
  const { words, numbers } = typed;
  const ranked = groupPremises(entry, addressesOf(entry, kinds), typed).map((suggestion, at): Ranked => {
    const first = suggestion.kind === 'address' ? suggestion.address : suggestion.addresses[0]!;
    const { point } = first;
    const own = indexWords(
      Object.values(point)
        .filter((value) => typeof value === 'string')
        .join(' '),
    );
    const score = words.reduce((sum, word) => sum + (begins(word, own) ? 1 : 0), 0);
    return { suggestion, score: { ...NO_SCORE, total: score * 10 - at / 1000, words: score } };
  });
  const whole = ranked.filter(({ score }) => score.words === words.length);
  const list = whole.length > 0 ? whole : words.length > 0 ? [] : ranked;
  if (numbers.length > 0 && list.length === 0) return [];
  return byScore(list).slice(0, most);
}

function begins({ forms }: TypedWord, words: readonly string[]): boolean {
  return words.some((word) => forms.some((form) => word.startsWith(form)));
}

/** The postcodes that begin as typed; with a number the addresses in them that have it. */
export function byPostcode(file: AddressFile, typed: Typed, { most, kinds }: Wanted): Ranked[] {
  const found: Suggestion[] = [];
  let left = MOST_POSTCODES;
  for (const { outwardCode, inwardCode } of typed.postcodes) {
    for (const postcode of file.postcodesBeginning(outwardCode, inwardCode)) {
      if (left-- === 0 || found.length >= most) break;
      const entry = file.lookup(postcode);
      if (entry === undefined) continue;
      if (typed.numbers.length === 0) found.push({ kind: 'postcode', entry, kinds });
      else found.push(...groupPremises(entry, addressesOf(entry, kinds), typed));
    }
  }
  return found.slice(0, most).map((suggestion, at) => ({ suggestion, score: { ...NO_SCORE, total: -at } }));
}
