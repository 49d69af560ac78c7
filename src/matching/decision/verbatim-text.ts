import { JOINT, type Token, tokenAt, wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND, meaningOfWord } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { StoredAddress } from '../../address-file/postcode-entry.ts';
import { isRegion } from '../known-names/region-book.ts';
import type { StreetCandidate } from '../levels/candidate.ts';
import type { Door } from '../prepared/door.ts';
import { wordsIn } from '../prepared/remembered-names.ts';
import { type Segment, segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';

/**
 * The typed words in the form in which they are compared: without THE and the like, and with `11 A` as one
 * word.
 */
export class VerbatimText {
  readonly #typed: TypedText;
  readonly #counts: ReadonlyMap<string, number>;
  readonly #numbers: string;

  constructor(typed: TypedText) {
    this.#typed = typed;
    const tokens = withoutAsides(typed);
    const words = wordsOfText(
      tokens.map(({ word }) => word),
      (at) => tokenAt(tokens, at).joint < JOINT.slash,
    );
    this.#counts = countsOf(words);
    this.#numbers = numbersOf(words);
  }

  /** Whether all words of the street were typed. */
  hasStreet({ fit: { street } }: StreetCandidate): boolean {
    return [street.main, street.dependent].every((name) =>
      name === undefined ? true : name.whole.words.every((word) => this.#counts.has(word.key)),
    );
  }

  /**
   * Whether the number and the names of a door were typed. Most doors of a street are rejected here, before
   * their addresses are decoded.
   */
  mayBe(door: Door): boolean {
    const { house } = door;
    if (house !== undefined && house.last < 0 && !this.#counts.has(`${house.first}${house.letter}`))
      return false;
    const isTyped = (word: Word) =>
      word.is(KIND.small | KIND.number | KIND.letter) || this.#counts.has(word.key);
    return door.name?.words.every(isTyped) !== false && door.organisation.every(isTyped);
  }

  /** Whether the text is this address and nothing else. The places and counties may be left out. */
  reads({ point }: StoredAddress, { postcode, entry }: StreetCandidate): boolean {
    const left = new Map(this.#counts);
    const written: string[] = [];
    for (const name of [
      point.organisation,
      point.department,
      point.poBox === '' ? '' : `PO Box ${point.poBox}`,
      point.subBuildingName,
      point.buildingName,
      point.buildingNumber,
      point.dependentThoroughfareName,
      point.dependentThoroughfareDescriptor,
      point.thoroughfareName,
      point.thoroughfareDescriptor,
    ]) {
      for (const word of wordsOfName(name)) {
        if (!take(left, word)) return false;
        written.push(word);
      }
    }
    const places = [point.doubleDependentLocality, point.dependentLocality, point.postTown];
    let isPlaced = postcode === 'agrees';
    for (const place of places) {
      const words = wordsOfName(place);
      if (words.length === 0 || !words.every((word) => (left.get(word) ?? 0) > 0)) continue;
      for (const word of words) take(left, word);
      written.push(...words);
      isPlaced = true;
    }
    if (!isPlaced || numbersOf(written) !== this.#numbers) return false;
    if (left.size === 0) return true;
    const county = wordsOfName(entry.counties.postal);
    // The South of `South Miskin Street` does not belong to South Glamorgan.
    if (county.every((word) => left.has(word))) for (const word of county) take(left, word);
    return left.size === 0 || this.#isRegional(left);
  }

  /**
   * Whether all remaining words are names of regions, each at the end of a part of the text: `Essex`,
   * `Greater London`.
   */
  #isRegional(left: Map<string, number>): boolean {
    const { segments, tokens } = this.#typed;
    // Begin with the last part: in `London, Greater London`, the first London may have been the town.
    for (const { from, to } of [...segments].reverse()) {
      let start = to;
      while (start > from && left.has(wordAt(tokens, start - 1).key)) start--;
      if (start === to) continue;
      const words = wordsBetween(tokens, start, to);
      if (isRegion(words)) for (const word of words) take(left, word.key);
    }
    return left.size === 0;
  }
}

function wordsOfName(name: string): readonly string[] {
  return name === '' ? NO_WORDS : wordsOfText(wordsIn(name), () => true);
}

const NO_WORDS: readonly string[] = [];

/** @param isJoined whether the word at an index follows the previous word without a comma */
function wordsOfText(all: readonly Word[], isJoined: (at: number) => boolean): string[] {
  const words: string[] = [];
  all.forEach((word, at) => {
    if (word.is(KIND.small) && !word.is(KIND.number)) return;
    const before = all[at - 1];
    const isLetterOfNumber =
      word.is(KIND.letter) &&
      word.written.length === 1 &&
      before?.is(KIND.number) === true &&
      before.letter === '' &&
      isJoined(at);
    if (isLetterOfNumber) words[words.length - 1] += word.written;
    else words.push(word.key);
  });
  return words;
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function take(left: Map<string, number>, word: string): boolean {
  const count = left.get(word);
  if (count === undefined) return false;
  if (count === 1) left.delete(word);
  else left.set(word, count - 1);
  return true;
}

function isPart(word: string): boolean {
  return ((meaningOfWord(word)?.kinds ?? 0) & KIND.part) !== 0;
}

/**
 * Returns the words without those of remarks. If a remark takes up most of the text, all words count: `telephone
 * exchange house 11 kinloch lane` only begins like a remark.
 */
function withoutAsides(typed: TypedText): readonly Token[] {
  const { tokens, segments } = typed;
  if (!segments.some(({ isAside }) => isAside)) return tokens;
  // `near St Cleer` says in which village the house is.
  const isRemark = ({ isAside, from }: Segment) => isAside && !tokenAt(tokens, from).word.is(KIND.beside);
  const left = tokens.filter((_, at) => !isRemark(segmentAt(typed, at)));
  return left.length * 2 < tokens.length ? tokens : left;
}

/**
 * Returns the numbers, letters and words for parts, in their order. The order matters: flat 2 of 14 is
 * neither flat 14 of 2 nor `2, Flat 14`. The word of a named block does not: `Uriel Block, Room 5` is `Room 5, Uriel
 * Block`.
 */
function numbersOf(words: readonly string[]): string {
  return words
    .filter((word, at) => isMark(word) || (isPart(word) && !(BLOCKS.has(word) && !isMark(words[at + 1]))))
    .join(' ');
}

/** Words for a part that also end the names of buildings. */
const BLOCKS = new Set(['BLOCK', 'BUILDING']);

/** Whether a word is a number or a letter. */
function isMark(word: string | undefined): boolean {
  return word !== undefined && (word.length === 1 || /\d/.test(word));
}
