import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { slipsBetween } from '../../address/normal-form/word-slips.ts';
import { present } from '../../present.ts';
import { segmentAt } from '../typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { MARK, type NameFit } from './name-fit.ts';

/** How an organisation of the file fits the typed text. */
export interface OrganisationFit {
  readonly outcome: NameFit['outcome'];
  readonly likeness: number;
}

const NO_ORGANISATION: OrganisationFit = { outcome: 'none', likeness: 0 };

/** How much a word for a trade says about an organisation, compared with a word of its name. */
const TRADE_SHARE = 0.35;

/** In letters. A shorter name of one word may have no slips: How Top is not Howe. */
const SHORT_NAME = 6;

/** The least likeness of the same organisation, and the least likeness at which it is taken as written in full. */
const LEAST_LIKENESS = 0.6;
const LEAST_OF_WHOLE = 0.85;

/** The least words that only this organisation has, damage deducted. A fully written name may have none. */
const LEAST_TELLING = 0.6;

/** What a word of the organisation counts if it was taken for a word of the street or town. */
const SHARED = 0.5;

/** What each typed word that the organisation lacks takes from its likeness. */
const COST_OF_OTHER_WORD = 0.05;

/** Words of an organisation beyond this many are not compared. */
const MOST_WORDS = 64;

/**
 * Compares the words of an organisation with the typed words that are in no street, place or label, in any
 * order. Legal forms do not count, and words for a trade count less.
 *
 * @param taken is set to 1 for each typed word that belongs to the organisation, if the organisation fits
 */
export function fitOrganisation(
  typed: TypedText,
  marks: Uint8Array,
  words: readonly Word[],
  taken: Uint8Array,
): OrganisationFit {
  if (words.length === 0) return NO_ORGANISATION;
  const { tokens, solid } = typed;
  let weight = 0;
  let met = 0;
  let tellingMet = 0;
  const count = Math.min(words.length, MOST_WORDS);
  /** The tokens that words were found as. */
  const matched: number[] = [];
  for (let at = 0; at < count; at++) {
    const word = present(words[at], 'a word of an organisation');
    if (word.is(KIND.legal | KIND.small) && count > 1) continue;
    const share = shareOf(word);
    weight += share;
    let least = Number.POSITIVE_INFINITY;
    let matchedBy = -1;
    for (const token of solid) {
      // A company is often named after its street or town. A word that was taken for one of these may belong
      // to the company too.
      if (marks[token] === MARK.label && !word.is(KIND.number)) continue;
      const slipped = slipsBetween(wordAt(tokens, token), word);
      if (slipped < 0 || slipped >= least) continue;
      if (slipped > 0 && count === 1 && word.text.length < SHORT_NAME) continue;
      least = slipped;
      matchedBy = token;
    }
    if (matchedBy < 0) continue;
    matched.push(matchedBy);
    const likeness = 1 - least / Math.max(4, word.text.length);
    const isShared = marks[matchedBy] !== MARK.free;
    met += share * likeness * (isShared ? SHARED : 1);
    if (!isShared && share === 1) tellingMet += likeness;
  }
  if (weight === 0) return { outcome: 'missing', likeness: 0 };
  const likeness = met / weight;
  const typedTelling = typedOrganisation(typed, marks);
  if (likeness >= LEAST_LIKENESS && (tellingMet > LEAST_TELLING || likeness >= LEAST_OF_WHOLE)) {
    for (const token of matched) taken[token] = 1;
    let unmet = 0;
    // If a line names the organisation, the field for it names a person or an agent.
    const isOfField = (token: number) => segmentAt(typed, token).place === PLACE_OF_LINE.organisation;
    const isInLine = likeness >= LEAST_OF_WHOLE && !matched.some(isOfField);
    for (const token of typedTelling) {
      const word = wordAt(tokens, token);
      if (taken[token] === 1 || shareOf(word) < 1 || (isInLine && isOfField(token))) continue;
      // A company that has a field of its own is often written in a line as well.
      if (words.some((own) => slipsBetween(word, own) >= 0)) taken[token] = 1;
      else unmet++;
    }
    // `Chapel House` is not The Chapel, and `Dufton Village Hall` is not Dufton Institute.
    const isOpen = isSoleNoun(words) || isTradeMissing(typed, words, matched);
    if (isOpen && isBuildingBehind(typed, marks, taken)) return { outcome: 'differs', likeness };
    if (likeness >= LEAST_OF_WHOLE && unmet === 0) return { outcome: 'agrees', likeness };
    // `The Old Dairy` is not The Old School: each has a word that the other lacks.
    if (likeness < LEAST_OF_WHOLE && isOtherName(typed, marks, taken))
      return { outcome: 'differs', likeness };
    return {
      outcome: unmet > words.length ? 'differs' : 'similar',
      likeness: likeness - COST_OF_OTHER_WORD * unmet,
    };
  }
  // In `The Village Hall, Preston`, the words are the name of the building, and nobody wrote Preston Village Hall.
  const isBuilding = typedTelling.every((token) => taken[token] === 1 && matched.includes(token));
  return { outcome: isBuilding ? 'missing' : 'differs', likeness };
}

/** Whether a typed word of the organisation stands beside a word that nothing accounts for. */
function isOtherName({ tokens, segmentOf }: TypedText, marks: Uint8Array, taken: Uint8Array): boolean {
  const isLeft = (at: number, of: number) =>
    tokens[at] !== undefined &&
    segmentOf[at] === segmentOf[of] &&
    marks[at] === MARK.free &&
    taken[at] === 0 &&
    !wordAt(tokens, at).is(KIND.small | KIND.trade | KIND.legal);
  return tokens.some((_, at) => taken[at] === 1 && (isLeft(at - 1, at) || isLeft(at + 1, at)));
}

/** Whether an organisation is called what many buildings are: `The Chapel`. */
function isSoleNoun([article, noun, next]: readonly Word[]): boolean {
  return article !== undefined && noun !== undefined && next === undefined && isDefiniteArticle(article);
}

/** Whether the last word of an organisation, which says what it is, was not written. */
function isTradeMissing({ tokens }: TypedText, words: readonly Word[], matched: readonly number[]): boolean {
  const last = words.at(-1);
  if (last === undefined || shareOf(last) === 1) return false;
  return !matched.some((token) => slipsBetween(wordAt(tokens, token), last) >= 0);
}

/** Whether the typed words of the organisation go on as the name of a building: `House`, `Village Hall`. */
function isBuildingBehind({ tokens, segmentOf }: TypedText, marks: Uint8Array, taken: Uint8Array): boolean {
  const isLeft = (at: number, of: number) =>
    tokens[at] !== undefined && marks[at] === MARK.free && taken[at] === 0 && segmentOf[at] === segmentOf[of];
  const isBuilding = (at: number) => tokens[at]?.word.is(KIND.building) === true;
  return tokens.some((_, at) => {
    if (taken[at] !== 1 || !isLeft(at + 1, at)) return false;
    return isBuilding(at + 1) || (isLeft(at + 2, at) && isBuilding(at + 2));
  });
}

/**
 * Returns the typed words that surely belong to an organisation: words in its own field, and words in a line
 * with a word for a trade or a legal form.
 */
function typedOrganisation(typed: TypedText, marks: Uint8Array): number[] {
  const words: number[] = [];
  for (const { from, to, place } of typed.segments) {
    let isOrganisation = place === PLACE_OF_LINE.organisation;
    if (!isOrganisation && place === PLACE_OF_LINE.line) {
      for (let at = from; at < to; at++) {
        if (marks[at] === MARK.free && wordAt(typed.tokens, at).is(KIND.trade | KIND.legal))
          isOrganisation = true;
      }
    }
    if (!isOrganisation) continue;
    for (let at = from; at < to; at++) {
      if (marks[at] === MARK.free && !wordAt(typed.tokens, at).is(KIND.small | KIND.legal)) words.push(at);
    }
  }
  return words;
}

function shareOf(word: Word): number {
  return word.is(KIND.trade | KIND.building | KIND.descriptor) ? TRADE_SHARE : 1;
}

/** Whether an organisation was typed: in its own field, or by its trade or legal form. */
export function hasOrganisation(typed: TypedText, marks: Uint8Array): boolean {
  return typedOrganisation(typed, marks).length > 0;
}
