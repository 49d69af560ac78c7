import { isHouseholdWord } from '../../address/normal-form/household-words.ts';
import { isInhabitant } from '../../address/normal-form/inhabitant-words.ts';
import { isShopPremises, isShopTrade } from '../../address/normal-form/organisation-words.ts';
import { isSmall } from '../../address/normal-form/small-words.ts';
import { type Token, tokenAt, wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { TypedAddress } from '../match.ts';
import { isAgent, isCouple } from './letting.ts';
import { withAside } from './marked-aside.ts';
import { PLACE_OF_LINE, type TypedText } from './typed-text.ts';

/** Kinds of words that belong to premises or streets. Names of persons have none of them. */
const OF_PREMISES =
  KIND.letter |
  KIND.number |
  KIND.stair |
  KIND.part |
  KIND.level |
  KIND.floor |
  KIND.building |
  KIND.descriptor |
  KIND.beside;

/** In words. A single word is as likely a house that the list lacks. */
const FEWEST_WORDS = 2;

/**
 * Marks the first part of a typed address as a person if it is hardly a house: `Jago Pengelly, Sluice Croft, Wisbech`,
 * `Mara Tweeds, Sluice Croft, Wisbech`. None of its words may occur in the list's names of buildings, parts of
 * buildings, streets and places. A firm that names its trade is marked even if some do.
 *
 * @param isNameWord whether a word occurs in a name of the list
 */
export function withSender(typed: TypedText, isNameWord: (word: Word) => boolean): TypedText {
  const { segments, tokens } = typed;
  const [first, ...rest] = segments;
  if (first === undefined || rest.length === 0 || first.isPerson || first.isAside) return typed;
  if (first.place !== PLACE_OF_LINE.line) return typed;
  if (isAgent(tokens, first, isNameWord)) return withAside(typed, first.from, first.to);
  const words = wordsBetween(tokens, first.from, first.to);
  const solid = words.filter((word) => !isSmall(word));
  if (solid.length < FEWEST_WORDS) return typed;
  const asPerson = { ...typed, segments: [{ ...first, isPerson: true }, ...rest] };
  const isShop = solid.some((word) => isOfShop(word, isNameWord));
  if (isShop && endOfSender(tokens.slice(first.from, first.to), isNameWord) === words.length) return asPerson;
  const isFirm = words.some((word) => word.is(KIND.trade | KIND.legal));
  // `S Vosper Ltd`, `H Kirkpatrick & Co`
  const isLegal = words.at(-1)?.is(KIND.legal) === true;
  const ofPremises = isLegal ? OF_PREMISES & ~KIND.letter : OF_PREMISES;
  if (words.some((word) => word.is(ofPremises) || isHouseholdWord(word.text))) return typed;
  if (!isFirm && solid.some(isNameWord) && !isCouple(typed, first, isNameWord)) return typed;
  return asPerson;
}

/** Whether a word names the trade of a shop and no house, street or place of the list. */
function isOfShop(word: Word, isNameWord: (word: Word) => boolean): boolean {
  return isShopTrade(word.text) && !isNameWord(word);
}

/**
 * Writes a comma behind a person or firm that begins the first part of an address: `Mrs Kath Beckwith Ghyll Cottage`,
 * `Golden Wok Cottage 1`. None of the words of a firm occur in the list's names, except before the word for a trade.
 *
 * @returns the typed address itself if nobody stands before the house
 */
export function withSenderApart(
  typed: TypedAddress,
  { segments, tokens, texts, labels }: TypedText,
  isNameWord: (word: Word) => boolean,
): TypedAddress {
  const [first] = segments;
  if (first === undefined || first.place !== PLACE_OF_LINE.line || first.isAside) return typed;
  const end = endOfSender(tokens.slice(first.from, first.to), isNameWord);
  // `FAO Lucy Hall, Top Farm` is a person, and `Gowanlea Rigg 27` a street.
  if (end <= 0 || first.from + end + FEWEST_WORDS > first.to) return typed;
  // `Advert hoarding at 8 High Street` begins with a label.
  if (labels.some(({ from }) => from >= first.from && from < first.from + end)) return typed;
  const { line, start, word } = tokenAt(tokens, first.from + end);
  if (word.is(KIND.beside)) return typed;
  // The texts are the organisation, the lines, and the fields behind them.
  const before = typed.organisation === undefined || typed.organisation === '' ? 0 : 1;
  const text = texts[line];
  if (text === undefined || texts.length !== before + typed.lines.length + fieldsBehind(typed)) return typed;
  const lines = texts.slice(before, before + typed.lines.length);
  lines[line - before] = `${text.slice(0, start).trimEnd()}, ${text.slice(start)}`;
  return { ...typed, lines };
}

/** How many fields that are not empty follow the lines of an address. */
function fieldsBehind({ locality, town, county }: TypedAddress): number {
  return [locality, town, county].filter((field) => field !== undefined && field !== '').length;
}

/** In words. Fewer unknown words, without a title or a trade, may be the name of a house. */
const FEWEST_UNKNOWN = 2;

/**
 * Returns how many words at the beginning of an address are a person or a firm: 3 in
 * `Mrs Kath Beckwith Ghyll Cottage` and in `Ink Shed Tattoo 14 High Street`. 0 if they may be something else.
 */
function endOfSender(tokens: readonly Token[], isNameWord: (word: Word) => boolean): number {
  const isUnknown = (word: Word) => !isNameWord(word) && !word.is(~(KIND.trade | KIND.legal | KIND.title));
  let end = 0;
  let unknown = 0;
  let isSure = false;
  for (let at = 0; at < tokens.length; at++) {
    const word = wordAt(tokens, at);
    const isTitle = word.is(KIND.title) && (at === 0 || !word.is(KIND.descriptor));
    const isInitial = word.is(KIND.letter) && word.written !== 'Y';
    if (isTitle || (isInitial && unknown === 0)) {
      isSure = true;
      if (isTitle) end = at + 1;
      // No name follows `The Householder`.
      if (isInhabitant(word.text)) unknown++;
      continue;
    }
    if (isSmall(word)) continue;
    if (word.is(KIND.legal) || isOfShop(word, isNameWord)) {
      isSure = true;
      unknown++;
      end = at + 1;
      continue;
    }
    if (isUnknown(word) && !isHouseholdWord(word.text)) {
      unknown++;
      end = at + 1;
      continue;
    }
    // `Halcyon Therapy Rooms`, `Ink Shed Tattoo`: a word for premises may follow a trade or stand before it.
    const next = tokens[at + 1]?.word;
    const before = tokens[at - 1]?.word;
    const isTrade = (other: Word | undefined) => other !== undefined && isOfShop(other, isNameWord);
    const isOwnPremises = at === 1 && isShopPremises(word.text);
    const isBehind = isTrade(before) && (isOwnPremises || !isNameWord(word)) && !word.is(KIND.number);
    if (!isBehind && !isTrade(next)) break;
    if (isBehind) end = at + 1;
  }
  if (unknown === 0) return 0;
  // The street of `Gowanlea Rigg 27 Jaywick` is not a person either.
  return isSure || (unknown >= FEWEST_UNKNOWN && tokens[end]?.word.is(KIND.number) !== true) ? end : 0;
}
