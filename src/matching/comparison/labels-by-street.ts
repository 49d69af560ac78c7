import { type Label, NO_LEVEL } from '../../address/normal-form/label.ts';
import { isWelshArticle } from '../../address/normal-form/small-words.ts';
import { JOINT, type Token, tokenAt, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND, meaningOfWord } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { fill } from '../fill.ts';
import type { Found } from '../prepared/phrase.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { MARK } from './name-fit.ts';
import type { TypedLabels } from './premise-labels.ts';

/*
 * Decides which of the typed numbers is the house number, once the position of the street is known.
 */

/** Divides the labels that stand in no name into the house number and the labels of its parts. */
export function labelsFor(
  typed: TypedText,
  marks: Uint8Array,
  street: Found | undefined,
): { labels: TypedLabels; isHouseAtStreet: boolean } {
  const free: Label[] = [];
  for (const label of typed.labels) {
    if (marks[label.from] !== MARK.free) continue;
    // In `11 S Tollington Street`, the S was read as the letter of the number, but it is the South of the
    // street.
    const isOfStreet =
      label.to - label.from === 2 && label.letter !== '' && marks[label.to - 1] === MARK.street;
    free.push(isOfStreet ? { ...label, letter: '', to: label.to - 1 } : label);
  }
  let house: Label | undefined;
  let spelled: Label | undefined;
  let isHouseAtStreet = false;
  for (const label of free) {
    if (!isPlain(label)) continue;
    if (label.isSpelled) {
      spelled ??= label;
      continue;
    }
    if (isHouseAtStreet) continue;
    house = label;
    if (street !== undefined && isRightBefore(typed, label, street.from, marks)) isHouseAtStreet = true;
  }
  // `3/3, Obsdale Place 4`
  if (street !== undefined && (!isHouseAtStreet || house?.isStair === true)) {
    const behind = free.find((label) => isPlain(label) && !label.isSpelled && label.from === street.to);
    if (behind !== undefined) house = behind;
  }
  // In `Seven Drapers Lane, Berriew`, the number belongs to the lane, whatever street was found behind it.
  if (spelled !== undefined && street !== undefined && isOfOther(typed, spelled, street.from, marks))
    spelled = undefined;
  const parts: Label[] = [];
  for (const label of free) {
    if (label !== house && !label.isSpelled) parts.push(label);
    if (!label.isSpelled) fill(marks, MARK.label, label.from, label.to);
  }
  return { labels: { house, parts, spelled }, isHouseAtStreet };
}

/**
 * Whether a free word follows a number in its part of the address, and the street is in another part or behind a name
 * that ends like a building or street: `Twelve Estate Cottages Drapers Lane`.
 */
function isOfOther(
  { segmentOf, tokens }: TypedText,
  { to }: Label,
  street: number,
  marks: Uint8Array,
): boolean {
  if (to >= tokens.length || segmentOf[to] !== segmentOf[to - 1] || marks[to] !== MARK.free) return false;
  if (segmentOf[street] !== segmentOf[to - 1]) return true;
  const last = street - 1;
  return last > to && marks[last] === MARK.free && wordAt(tokens, last).is(KIND.building | KIND.descriptor);
}

/**
 * Returns the index of the free word that a number belongs to, if it does not belong to the street. Returns
 * -1 if there is none. Such a word is found in three places:
 * - it follows the number without a comma: `2 Larken Court`;
 * - it begins the line after the number, if the number has a line of its own and the next line is a building, or the
 *   street found is a village:
 *   `2 | Larken Court | High Street`;
 * - it begins the name of a building that stands before the number: `Larken Court 2`.
 */
export function numberedBy(
  typed: TypedText,
  marks: Uint8Array,
  house: Label | undefined,
  isVillage: boolean,
): number {
  const { tokens, segments, segmentOf } = typed;
  if (house === undefined) return -1;
  const own = segmentAt(typed, house.from);
  for (let at = house.to; at < own.to; at++) {
    if (marks[at] !== MARK.free) return -1;
    if (!wordAt(tokens, at).is(KIND.small)) return at;
  }
  const before = house.from > own.from ? nameBefore(tokens, marks, own.from, house.from) : -1;
  if (before >= 0) return before;
  const next = segments[segmentOf[house.from]! + 1];
  if (next === undefined) return -1;
  let end = next.from;
  while (end < next.to && marks[end] === MARK.free) end++;
  // `2, Savile Park Road` is not 2 Park Road.
  if (end < next.to) return end > next.from && marks[end] === MARK.street ? next.from : -1;
  return endsName(wordAt(tokens, end - 1)) || isVillage ? next.from : -1;
}

/**
 * Returns the index of the first word of a building's name that lies between two positions, or -1 if there is
 * no such name.
 */
function nameBefore(tokens: readonly Token[], marks: Uint8Array, from: number, to: number): number {
  if (marks[to - 1] !== MARK.free || !endsName(wordAt(tokens, to - 1))) return -1;
  let first = to - 1;
  while (first > from && marks[first - 1] === MARK.free) first--;
  return first;
}

/**
 * Whether a word, in full or abbreviated, ends the name of a building, or of a street that has a descriptor.
 */
function endsName({ text }: Word): boolean {
  return ((meaningOfWord(text)?.kinds ?? 0) & (KIND.building | KIND.descriptor)) !== 0;
}

/** Whether a label may be a house number. */
function isPlain(label: Label): boolean {
  return label.kind === '' && label.first >= 0 && label.level === NO_LEVEL && label.side === '';
}

/**
 * Whether a label ends right before the street: `12, High Street`. A number that stands behind a building
 * does not count: `Larken Court 12, High Street`.
 */
function isRightBefore(typed: TypedText, label: Label, street: number, marks: Uint8Array): boolean {
  const { tokens } = typed;
  for (let at = label.to; at < street; at++)
    if (!wordAt(tokens, at).is(KIND.small) && !isWelshArticle(wordAt(tokens, at))) return false;
  if (label.to > street) return false;
  const { from } = segmentAt(typed, label.from);
  const isApart = street < tokens.length && tokenAt(tokens, street).joint >= JOINT.comma;
  return !isApart || label.from === from || nameBefore(tokens, marks, from, label.from) < 0;
}
