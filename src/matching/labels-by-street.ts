import { type Label, NO_LEVEL } from '../address/normal-form/label.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import { MARK } from './found-name.ts';
import type { Found } from './phrase.ts';
import type { TypedLabels } from './premise-fit.ts';
import type { TypedText } from './typed-text.ts';

/*
 * Which of the typed numbers is that of the house, once it is known where the street stands.
 */

/** Divides the labels that are in no name into that of the house and those of its parts. */
export function labelsFor(
  typed: TypedText,
  marks: Uint8Array,
  street: Found | undefined,
): { labels: TypedLabels; isHouseAtStreet: boolean } {
  const free: Label[] = [];
  for (const label of typed.labels) {
    if (marks[label.from] !== MARK.free) continue;
    free.push(label);
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
    if (street !== undefined && isRightBefore(typed, label.to, street.from)) isHouseAtStreet = true;
  }
  if (!isHouseAtStreet && street !== undefined) {
    const behind = free.find((label) => isPlain(label) && !label.isSpelled && label.from === street.to);
    if (behind !== undefined) house = behind;
  }
  const parts: Label[] = [];
  for (const label of free) {
    if (label !== house && !label.isSpelled) parts.push(label);
    marks.fill(MARK.label, label.from, label.isSpelled ? label.from : label.to);
  }
  return { labels: { house, parts, spelled }, isHouseAtStreet };
}

/**
 * The free word that a number goes with rather than with the street: it follows without a comma, `2 Larken Court`, or the number has a
 * line of its own before that of a building, `2 | Larken Court | High Street`.
 */
export function numberedBy(
  { tokens, segmentOf, segments }: TypedText,
  marks: Uint8Array,
  house: Label | undefined,
): number {
  if (house === undefined) return -1;
  const own = segments[segmentOf[house.from]!]!;
  for (let at = house.to; at < own.to; at++) {
    if (marks[at] !== MARK.free) return -1;
    if (!tokens[at]!.word.is(KIND.small)) return at;
  }
  const next = segments[segmentOf[house.from]! + 1];
  if (next === undefined) return -1;
  for (let at = next.from; at < next.to; at++) if (marks[at] !== MARK.free) return -1;
  return tokens[next.to - 1]!.word.is(KIND.building) ? next.from : -1;
}

/** Whether a label may be the number of a house. */
function isPlain(label: Label): boolean {
  return label.kind === '' && label.first >= 0 && label.level === NO_LEVEL && label.side === '';
}

function isRightBefore({ tokens }: TypedText, end: number, street: number): boolean {
  for (let at = end; at < street; at++) if (!tokens[at]!.word.is(KIND.small)) return false;
  return end <= street;
}
