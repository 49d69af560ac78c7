import { initialsApart, isInitials } from './initials.ts';
import type { TypedCase } from './letter-case.ts';
import { surnameInFront } from './name-order.ts';
import type { NameParts } from './person.ts';
import { doubleSurnames } from './surname-prefixes.ts';
import type { FoundTitle } from './titles.ts';
import { isInitial, type Word } from './token.ts';
import { endsInTwoSurnames, hasSurnameBefore, joinsSurnames } from './two-surnames.ts';

/** First halves of Arabic forenames: Abdul Rahman is one name. */
const COMPOUND_FORENAMES = new Set([
  'abd',
  'abdal',
  'abdel',
  'abdol',
  'abdoul',
  'abdul',
  'abdur',
  'abdus',
  'abu',
]);

/**
 * Splits the words of one person's name, without titles and suffixes, into forename, middle names and
 * surname.
 */
export function splitName(
  words: readonly Word[],
  titles: readonly FoundTitle[],
  typed: TypedCase,
): NameParts {
  const titled = titles.length > 0;
  if (words.length === 0) return { forename: [], middle: [], surname: [] };
  if (words.length === 1) return oneWord(words, titles);
  if (isSurnameFirst(words, typed, titled)) {
    return { ...givenNames(words.slice(1), typed), surname: words.slice(0, 1) };
  }
  const inFront = surnameInFront(words, typed);
  if (inFront !== undefined) return inFront;
  const start = surnameStart(words, titles, typed);
  return { ...givenNames(words.slice(0, start), typed), surname: words.slice(start) };
}

/** Splits forenames into the first and the middle names. Splits joined initials. */
export function givenNames(words: readonly Word[], typed: TypedCase): Pick<NameParts, 'forename' | 'middle'> {
  const names = initialsApart(words, typed);
  const [first, second, third] = names;
  // Nour El Din
  if (second?.entry.prefix !== undefined && third !== undefined && OF_THE_FAITH.has(third.lower)) {
    return { forename: names.slice(0, 3), middle: names.slice(3) };
  }
  const length =
    first !== undefined &&
    second !== undefined &&
    !isInitial(second) &&
    (COMPOUND_FORENAMES.has(first.lower) || first.lower === 'st')
      ? 2
      : 1;
  return { forename: names.slice(0, length), middle: names.slice(length) };
}

function oneWord(words: readonly Word[], titles: readonly FoundTitle[]): NameParts {
  const [name] = words;
  const isForename =
    name !== undefined &&
    ((isInitial(name) && titles.length === 0) ||
      (name.entry.sex !== undefined && (titles.length === 0 || titles.at(-1)?.title.familiar)));
  return { forename: isForename ? words : [], middle: [], surname: isForename ? [] : words };
}

/**
 * Whether the surname comes first, as in Smith J and Smith J A, and in DUPONT Jean by its capitals. John S is
 * in the usual order.
 */
function isSurnameFirst(words: readonly Word[], typed: TypedCase, titled: boolean): boolean {
  const [first, ...rest] = words;
  if (first === undefined || isInitials(first, typed)) return false;
  if (first.entry.sex === undefined && rest.every((token) => isInitials(token, typed))) return true;
  if (typed !== 'mixed' || titled || first.shape !== 'upper' || first.entry.prefix !== undefined)
    return false;
  // JO Thomas is in the usual order; ADEKUNLE Babatunde is not.
  if (first.entry.sex !== undefined && first.text.length < 4) return false;
  // BUTTERWICK Andrew J
  const given = rest.filter((token) => !isInitial(token));
  return given.at(-1)?.entry.sex !== undefined && given.every(({ shape }) => shape === 'capital');
}

/** The position of the first word of the surname. */
function surnameStart(words: readonly Word[], titles: readonly FoundTitle[], typed: TypedCase): number {
  const titled = titles.length > 0;
  // Sister Mary of the Cross, Princess Anne of Fife; but Lord Smith of Finsbury.
  const greetsForename = titled && titles.at(-1)?.title.greets === 'forename';
  const last = words.length - 1;
  const first = titled ? 0 : 1;
  for (let at = 0; at < last; at++) {
    const word = words[at];
    const next = words[at + 1];
    if (word === undefined || next === undefined) break;
    if (joinsSurnames(words, at, typed) && at - 1 >= first) return at - 1;
    if (at > 0 && word.lower === 'o' && isGaelic(next.lower)) return at;
    if (at > 0 && typed === 'mixed' && HEBREW_CHILD_OF.has(word.text)) return at;
    // Zainab Abd al-Aziz
    if (at > 0 && at === last - 1 && word.lower === 'abd' && /^[ae]l-/.test(next.lower)) return at;
    const { prefix } = word.entry;
    if (prefix === undefined || (prefix.likeInitials && isTwoInitials(words, at, typed))) continue;
    if (at === 0 && isForenameAtFront(words, titled, typed)) continue;
    if (prefix.joinsBefore && at > 0) return at === 1 && greetsForename ? at : at - 1;
    const behind = behindMary(words, at);
    if (behind !== undefined) {
      at = behind;
      continue;
    }
    // Nour El Din Khalil
    if (at + 1 < last && (prefix.bindsNext || OF_THE_FAITH.has(next.lower))) at++;
    else if (DUTCH_BEFORE.has(words[at - 1]?.lower ?? '')) return at - 1;
    else return hasSurnameBefore(words, at, first) ? at - 1 : at;
  }
  const afterForename = last >= 2 || titled;
  if (afterForename && doubleSurnames().has(`${words[last - 1]?.lower ?? ''} ${words[last]?.lower ?? ''}`))
    return last - 1;
  return endsInTwoSurnames(words, first) ? last - 1 : last;
}

/** María del Carmen, María de los Ángeles, José de Jesús: one forename. The position of its last word. */
function behindMary(words: readonly Word[], at: number): number | undefined {
  const [mary, of, article] = words;
  if (at !== 1 || mary === undefined || of === undefined || article === undefined) return undefined;
  if (!MARY.has(mary.lower) || !/^del?$/.test(of.lower)) return undefined;
  const name = /^l[ao]s?$/.test(article.lower) ? 3 : 2;
  return name < words.length - 1 && words[name]?.entry.sex !== undefined ? name : undefined;
}

const MARY = new Set(['maria', 'maría', 'mª', 'jose', 'josé']);

/** A Hebrew patronymic: Moshe ben Yitzhak, but not Moshe Ben Cohen. */
export const HEBREW_CHILD_OF = new Set(['ben', 'bat', 'bar']);

/** In an Irish spelling, O is not an initial: Cathal O Cuinneagáin. */
function isGaelic(lower: string): boolean {
  return GAELIC.test(lower);
}

const GAELIC = /[áéíóú]|(?:aigh|eigh|idh|acha|bhair|dhubhghaill|mhaol)$/;

/** Words after el in Arabic forenames: Nour El Din. */
const OF_THE_FAITH = new Set(['din', 'deen', 'dine', 'eddin', 'eddine']);

/** Whether the word before an article belongs to it: Joost in 't Veld, Kees op de Beeck. */
export const DUTCH_BEFORE = new Set(['aan', 'in', 'onder', 'op', 'over', 'uit', 'uyt']);

/** Initials that look like a prefix: AP Jones, John AB Smith, but not Rhys ap Gwilym, RHYS AP GWILYM. */
function isTwoInitials(words: readonly Word[], at: number, typed: TypedCase): boolean {
  const isUpper = words[at]?.shape === 'upper';
  return typed === 'mixed' ? isUpper || (at === 0 && words[at]?.shape === 'capital') : at === 0;
}

/**
 * Forenames that look like a prefix: Van Morrison, Del Smith, but not van Gogh, Mr Van Gogh, van der Berg.
 */
function isForenameAtFront(words: readonly Word[], titled: boolean, typed: TypedCase): boolean {
  const [first, second] = words;
  if (first === undefined || (typed === 'mixed' && first.shape === 'lower')) return false;
  if (second?.entry.prefix !== undefined && words.length > 2) return false;
  return first.entry.prefix?.alsoForename === true && (!titled || words.length > 2);
}
