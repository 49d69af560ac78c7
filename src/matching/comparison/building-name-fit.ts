import { isDefiniteArticle, isWelshArticle } from '../../address/normal-form/small-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word } from '../../address/normal-form/word.ts';
import { present } from '../../present.ts';
import type { Found, Phrase } from '../prepared/phrase.ts';
import { isQualifier } from '../prepared/qualifiers.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { fitOtherBlock } from './block-kind-fit.ts';
import { fitWithoutKind, isKindAdded, OTHER_KIND } from './building-kind-fit.ts';
import { isMet, MARK, type NameFit, NO_NAME, OTHER_FORM } from './name-fit.ts';
import { isBehindPerson, withArticle, wordBeside } from './words-beside-building.ts';

/**
 * The least likeness of a building name. Many a house is known by nothing but its name, so the name may be
 * less damaged than a street.
 */
export const LEAST_OF_A_NAME = 0.8;

/** Words that make the name of one building into that of another: `Mill Farm Cottage` is not Mill Farm. */
const HOMES = new Set('HOUSE COTTAGE COTTAGES FARM FARMHOUSE BARN BARNS LODGE BUNGALOW'.split(' '));

/** The likeness of the name of a house that was written without the Welsh article within it. */
const FEWER_ARTICLES = 0.75;

/** The likeness of an undamaged name that stands behind a word which may belong to it. */
export const WITH_WORD_BEFORE = 0.9;

/**
 * The least likeness within the typed postcode: one slip in five letters. That is enough there, because one
 * postcode has few houses.
 */
const LEAST_IN_POSTCODE = 0.74;

/**
 * Finds the name of a building among typed words. The outcome is `differs` if the words stand within a longer
 * name, such as `Upper Mill Farm` for `Mill Farm`, or within another name. Then the words are no evidence for
 * the door.
 *
 * @param hasPart whether the door is a named part of the building. `Mill Farm Barn` may mean the barn of Mill
 *   Farm, but not the farm
 */
export function fitBuildingName(
  typed: TypedText,
  marks: Uint8Array,
  name: Phrase | undefined,
  hasPart = false,
): NameFit {
  if (name === undefined) return NO_NAME;
  const found = findBeforePlaces(typed, marks, name) ?? name.find(typed, (at) => marks[at] === MARK.free);
  if (found === undefined || found.likeness < LEAST_IN_POSTCODE) {
    const block = fitOtherBlock(typed, marks, name);
    return isMet(block) ? block : fitWithoutKind(typed, marks, name);
  }
  const before = wordBeside(typed, marks, found.from, -1);
  const after = wordBeside(typed, marks, found.to - 1, 1);
  const isSort = before !== undefined && isSortOfHome(before, name);
  const isAnnexe = name.first.text === 'ANNEXE' || isSort;
  const isOneWord = name.words.length === 1 && !isAnnexe;
  const isLongerBefore =
    before !== undefined &&
    (isQualifier(before.text) || (isOneWord && !isBehindPerson(typed, marks, found.from)));
  const isLongerAfter =
    after?.is(KIND.building) === true &&
    (!name.last.is(KIND.building) || (!hasPart && HOMES.has(after.text)));
  // `Hendre Elen` is not Yr Hendre.
  const goesOn = isOneWord && after !== undefined && !after.is(KIND.small);
  // `Ivy House Mews` is a street.
  const changes = isLongerBefore || isLongerAfter || goesOn || after?.is(KIND.descriptor) === true;
  if (found.likeness === 1 && before === undefined && isKindAdded(typed, marks, name, found))
    return {
      outcome: 'similar',
      likeness: OTHER_KIND,
      found: { ...withArticle(typed, marks, found), to: found.to + 1 },
    };
  // `Bryn Haul` is not Bryn yr Haul.
  const articles = changes ? 0 : articlesBeyond(typed, name, found);
  if (changes || articles > 0) return { outcome: 'differs', likeness: found.likeness, found };
  const isPart = before !== undefined && !isSort && !before.is(KIND.title | KIND.letter | KIND.legal);
  // `Llys Coed` may be Llys y Coed, if the typed postcode has one.
  const alike = articles < 0 ? Math.min(found.likeness, FEWER_ARTICLES) : found.likeness;
  const likeness = isPart ? Math.min(alike, WITH_WORD_BEFORE) : alike;
  const place = withArticle(typed, marks, isSort ? { ...found, from: found.from - 1 } : found);
  // `Ulva Court Building`
  if (after?.text === 'BUILDING' && name.last.is(KIND.building) && likeness === 1)
    return { outcome: 'agrees', likeness: OTHER_FORM, found: { ...place, to: place.to + 1 } };
  if (likeness < 1) return { outcome: 'similar', likeness, found: place };
  const isArticled = isDefiniteArticle(wordAt(typed.tokens, place.from));
  const isSame = isArticled === name.hasArticle;
  return { outcome: 'agrees', likeness: isSame ? 1 : OTHER_FORM, found: place };
}

/** Whether a word says what sort of home follows: `Granny Annexe` means the annexe, `Static Caravan` the caravan. */
function isSortOfHome({ text }: Word, { first }: Phrase): boolean {
  return (text === 'STATIC' && first.text === 'CARAVAN') || (text === 'GRANNY' && first.text === 'ANNEXE');
}

/**
 * Finds a name of several words that ends like a county or a place of the file, and is neither: the Clwyd of
 * `Glan Clwyd, Newcastle` is no county. The name must be a whole part of the address, and another part must
 * follow.
 */
function findBeforePlaces(
  { segments, tokens, solid }: TypedText,
  marks: Uint8Array,
  name: Phrase,
): Found | undefined {
  if (name.words.length < 2) return undefined;
  for (let at = 0; at < segments.length - 1; at++) {
    const { from, to, isAside } = present(segments[at], 'a part of the address');
    if (isAside || marks[to - 1] !== MARK.known) continue;
    const words = solid.filter((token) => token >= from && token < to);
    const isName =
      words.length === name.words.length &&
      name.words.every((word, number) => {
        const token = present(words[number], 'a typed word');
        return (
          (marks[token] === MARK.free || marks[token] === MARK.known) && sameWord(wordAt(tokens, token), word)
        );
      });
    if (isName) return { from: present(words[0], 'a typed word'), to, likeness: 1 };
  }
  return undefined;
}

/**
 * Returns how many more Welsh articles the typed name has between its words than the name of the house. People leave
 * out an article that begins a name, but an article within a name distinguishes houses. Names that are run together,
 * such as `Penybryn`, are compared by their letters: the result is 0.
 */
function articlesBeyond({ tokens }: TypedText, name: Phrase, { from, to }: Found): number {
  let typedWords = 0;
  let typedArticles = 0;
  for (let at = from; at < to; at++) {
    const word = wordAt(tokens, at);
    if (isWelshArticle(word) && at > from) typedArticles++;
    else typedWords++;
  }
  let words = 0;
  let articles = 0;
  name.all.forEach((word, at) => {
    if (isWelshArticle(word) && at > 0) articles++;
    else if (at > 0 || !isDefiniteArticle(word)) words++;
  });
  if (isDefiniteArticle(wordAt(tokens, from))) typedWords--;
  return typedWords === words ? typedArticles - articles : 0;
}
