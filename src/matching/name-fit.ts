import { KIND } from '../address/normal-form/vocabulary.ts';
import type { Word } from '../address/normal-form/word.ts';
import { MARK, NAME_MISSING, type NameFit, NO_NAME } from './found-name.ts';
import { type Found, isArticle, type Phrase, slipsBetween } from './phrase.ts';
import { isQualifier } from './qualifiers.ts';
import { PLACE_OF_LINE, type TypedText } from './typed-text.ts';

/** A name is all that many a house is known by: it may be less damaged than a street. */
export const LEAST_OF_A_NAME = 0.8;

/** One slip in five letters: enough in the postcode that was written, where there are few houses. */
const LEAST_IN_POSTCODE = 0.74;

/**
 * Finds the name of a building among typed words. It `differs` where the words stand within a longer name, `Upper Mill Farm` for
 * `Mill Farm`, or in another: then they say nothing for the door.
 */
export function fitBuildingName(typed: TypedText, marks: Uint8Array, name: Phrase | undefined): NameFit {
  if (name === undefined) return NO_NAME;
  const found = name.find(typed, (at) => marks[at] === MARK.free);
  if (found === undefined || found.likeness < LEAST_IN_POSTCODE) return fitWithoutKind(typed, marks, name);
  const before = wordBeside(typed, marks, found.from, -1);
  const after = wordBeside(typed, marks, found.to - 1, 1);
  const isOneWord = name.words.length === 1;
  const isLongerBefore = before !== undefined && (isQualifier(before.text) || isOneWord);
  const isLongerAfter = after?.is(KIND.building) === true && !name.words.at(-1)!.is(KIND.building);
  // `Hendre Elen` is not Yr Hendre.
  const goesOn = isOneWord && after !== undefined && !after.is(KIND.small);
  // `Ivy House Mews` is a street.
  const changes = isLongerBefore || isLongerAfter || goesOn || after?.is(KIND.descriptor) === true;
  if (changes) return { outcome: 'differs', likeness: found.likeness, found };
  const isPart = before !== undefined && !before.is(KIND.title | KIND.letter | KIND.legal);
  const likeness = isPart ? Math.min(found.likeness, 0.9) : found.likeness;
  return {
    outcome: likeness === 1 ? 'agrees' : 'similar',
    likeness,
    found: withArticle(typed, marks, found),
  };
}

/** The Y of `Y Graig` is of the name, whether the file has it or not. */
function withArticle({ tokens, segmentOf }: TypedText, marks: Uint8Array, found: Found): Found {
  const at = found.from - 1;
  const before = tokens[at];
  if (before === undefined || segmentOf[at] !== segmentOf[found.from] || marks[at] !== MARK.free)
    return found;
  return isArticle(before.word) ? { ...found, from: at } : found;
}

/** `Rosemary` for `Rosemary Cottage`: the name without what sort of building it is. */
function fitWithoutKind(typed: TypedText, marks: Uint8Array, name: Phrase): NameFit {
  const last = name.words.at(-1)!;
  if (name.words.length < 2 || !last.is(KIND.building)) return NAME_MISSING;
  const telling = name.words.length - 1;
  for (let start = 0; start < typed.solid.length; start++) {
    const token = typed.solid[start]!;
    let at = 0;
    while (at < telling) {
      const next = typed.solid[start + at];
      if (
        next === undefined ||
        marks[next] !== MARK.free ||
        typed.tokens[next]!.word.text !== name.words[at]!.text
      )
        break;
      at++;
    }
    if (at < telling) continue;
    const end = typed.solid[start + at - 1]!;
    const found = { from: token, to: end + 1, likeness: 0.75 };
    const isAlone =
      wordBeside(typed, marks, end, 1) === undefined && wordBeside(typed, marks, token, -1) === undefined;
    return { outcome: isAlone ? 'similar' : 'differs', likeness: 0.75, found };
  }
  return NAME_MISSING;
}

/** The free word that stands next to one in the same part of the address, THE and the like left out. */
function wordBeside(typed: TypedText, marks: Uint8Array, at: number, step: 1 | -1): Word | undefined {
  for (let next = at + step; next >= 0 && next < marks.length; next += step) {
    if (typed.segmentOf[next] !== typed.segmentOf[at] || marks[next] !== MARK.free) return undefined;
    const { word } = typed.tokens[next]!;
    if (word.text === 'OF' || word.text === 'AND') return word;
    if (!word.is(KIND.small) && !(step < 0 && isArticle(word))) return word;
  }
  return undefined;
}

/** How an organisation of the file fits what was typed. */
export interface OrganisationFit {
  readonly outcome: NameFit['outcome'];
  readonly likeness: number;
}

const NO_ORGANISATION: OrganisationFit = { outcome: 'none', likeness: 0 };

/** Words of a trade tell a third of what a name tells, how it is constituted tells nothing. */
const TRADE_SHARE = 0.35;

const SHORT_NAME = 6;

const matchedBy = new Int16Array(64);

/**
 * Holds the words of an organisation against the typed words that are in no street, place or label, in any order: legal forms do not
 * count, words of a trade count less.
 *
 * @param taken is set for the typed words that are the organisation's, where it fits
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
  const count = Math.min(words.length, matchedBy.length);
  for (let at = 0; at < count; at++) {
    matchedBy[at] = -1;
    const word = words[at]!;
    if (word.is(KIND.legal | KIND.small) && count > 1) continue;
    const share = shareOf(word);
    weight += share;
    let least = 99;
    for (const token of solid) {
      // A company is often named after its street or its town: words that are these already may be both.
      if (marks[token] === MARK.label && !word.is(KIND.number)) continue;
      const slipped = slipsBetween(tokens[token]!.word, word);
      if (slipped < 0 || slipped >= least) continue;
      // A name of one short word: How Top is not Howe.
      if (slipped > 0 && count === 1 && word.text.length < SHORT_NAME) continue;
      least = slipped;
      matchedBy[at] = token;
    }
    if (matchedBy[at]! < 0) continue;
    const likeness = 1 - least / Math.max(4, word.text.length);
    const isShared = marks[matchedBy[at]!] !== MARK.free;
    met += share * likeness * (isShared ? 0.5 : 1);
    if (!isShared && share === 1) tellingMet += likeness;
  }
  if (weight === 0) return { outcome: 'missing', likeness: 0 };
  const likeness = met / weight;
  const typedTelling = typedOrganisation(typed, marks);
  if (likeness >= 0.6 && (tellingMet > 0.6 || likeness >= 0.85)) {
    for (let at = 0; at < count; at++) if (matchedBy[at]! >= 0) taken[matchedBy[at]!] = 1;
    let unmet = 0;
    for (const token of typedTelling) {
      const { word } = tokens[token]!;
      if (taken[token] === 1 || shareOf(word) < 1) continue;
      // A company in a field of its own is often in a line as well.
      if (words.some((own) => slipsBetween(word, own) >= 0)) taken[token] = 1;
      else unmet++;
    }
    if (likeness >= 0.85 && unmet === 0) return { outcome: 'agrees', likeness };
    return { outcome: unmet > words.length ? 'differs' : 'similar', likeness: likeness - 0.05 * unmet };
  }
  return { outcome: typedTelling.length > 0 ? 'differs' : 'missing', likeness };
}

/** The typed words that are surely of an organisation: those in its own field, or beside a word of a trade or a legal form. */
function typedOrganisation(typed: TypedText, marks: Uint8Array): number[] {
  const words: number[] = [];
  for (const { from, to, place } of typed.segments) {
    let isOrganisation = place === PLACE_OF_LINE.organisation;
    if (!isOrganisation && place === PLACE_OF_LINE.line) {
      for (let at = from; at < to; at++) {
        if (marks[at] === MARK.free && typed.tokens[at]!.word.is(KIND.trade | KIND.legal))
          isOrganisation = true;
      }
    }
    if (!isOrganisation) continue;
    for (let at = from; at < to; at++) {
      if (marks[at] === MARK.free && !typed.tokens[at]!.word.is(KIND.small | KIND.legal)) words.push(at);
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
