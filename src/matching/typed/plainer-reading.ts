import { tokensOf } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { TypedAddress } from '../match.ts';
import { withoutWordsAround } from './around-address.ts';
import { corrected } from './corrected.ts';
import { withNumbersInDigits } from './dictated.ts';
import { withoutFloorOfFlat } from './floor-told.ts';
import { withoutFieldLabels, withoutNumberOfPerson, withoutPostcodeLabel } from './form-labels.ts';
import { withHalves } from './halves.ts';
import { withMarksJoined } from './joined-marks.ts';
import { withoutMarks } from './marks-of-pages.ts';
import { withWordsParted } from './misread.ts';
import {
  withContractions,
  withHomesOfRow,
  withoutPubAdded,
  withoutRemarkFirst,
  withoutRemarkInBrackets,
  withQualifierFirst,
  withShortOast,
  withWordsOnce,
} from './plainer-words.ts';
import { withoutPropertyReference } from './property-reference.ts';
import { withStreetsHeard } from './said-again.ts';
import { withWelshParts } from './welsh-parts.ts';
import {
  withoutDamagedStreet,
  withoutNumberTwice,
  withoutRepeats,
  withoutSecondHalf,
  withoutStreetTwice,
  withPostcodeOnce,
} from './written-twice.ts';

/*
 * Reads a typed address again as somebody meant it who wrote a part of it twice, a number in words, or the range of a
 * block beside one of its flats. It is for addresses that were not found as they are written, because a repeated
 * number may be that of a flat, and `Four Oaks` is a place.
 */

/** @returns undefined if the address has nothing that could be plainer */
export function plainerReading(typed: TypedAddress): TypedAddress | undefined {
  const plain = typed.lines.map(plainLine);
  const postcode = typed.postcode === undefined ? undefined : withNumbersInDigits(typed.postcode);
  const once = plain.map(withoutDamagedStreet).map(withoutStreetTwice).map(withoutNumberTwice);
  const lines = withoutRepeats(once).map(withoutRangeOfBlock);
  const isChanged = postcode !== typed.postcode || lines.some((line, at) => line !== typed.lines[at]);
  return isChanged ? { ...typed, lines, ...(postcode !== undefined && { postcode }) } : undefined;
}

/** Each changes a line. They run in turn. */
const CHANGES = [
  corrected,
  withoutWordsAround,
  withoutSecondHalf,
  withoutPropertyReference,
  withoutNumberOfPerson,
  withPostcodeOnce,
  withoutMarks,
  withoutFieldLabels,
  withoutPostcodeLabel,
  withoutPubAdded,
  withoutRemarkInBrackets,
  withoutBrackets,
  withMarksJoined,
  withoutFloorOfFlat,
  withHalves,
  withoutRemarkFirst,
  withQualifierFirst,
  withContractions,
  withHomesOfRow,
  withShortOast,
  withWelshParts,
  withWordsOnce,
  withStreetsHeard,
  withNumbersInDigits,
  withWordsParted,
];

function plainLine(line: string): string {
  return CHANGES.reduce((text, change) => change(text), line);
}

/** A name in brackets. A part of a house may stand there too, and which side it is on. */
const NAME_IN_BRACKETS =
  /,? ?\((?![^()]*\b(?:floor|flr|flat|left|right|front|rear|back|basement|ground|attic|top)\b)(\p{L}[^()\d]{3,40})\)/giu;

/** Makes a building in brackets a part of its own: `Plot 9, Elm Road (Bulb Rise)`. */
function withoutBrackets(line: string): string {
  return line.includes('(') ? line.replace(NAME_IN_BRACKETS, ', $1') : line;
}

/** A range in brackets, behind the name of a block or before it. */
const RANGE = /\(?\b(\d{1,3}) ?- ?(\d{1,3})\b\)?/g;

/** A flat with a number. */
const FLAT = /\b(?:flat|flt|fl|apartment|apt|maisonette|unit|studio) ?(?:no\.? ?)?(\d{1,3})\b/i;

/**
 * Removes the range of a block's flats, if a flat within it was written: `Flat 43, 1-82 Foxglove Tower`. The range of
 * `Flat 2, 14-16 High Street` is a number of the street.
 */
function withoutRangeOfBlock(line: string): string {
  if (!line.includes('-')) return line;
  const flat = Number(FLAT.exec(line)?.[1] ?? -1);
  return line.replace(RANGE, (range: string, first: string, last: string, at: number) => {
    const isWithin = Number(first) <= flat && flat <= Number(last);
    return isWithin && isBesideBlock(line, at, at + range.length) ? '' : range;
  });
}

/** Whether a range stands right behind a name, or before one that is not the name of a street. */
function isBesideBlock(line: string, from: number, to: number): boolean {
  const before = line.slice(0, from).split(SEPARATOR).at(-1) ?? '';
  const after = line.slice(to).split(SEPARATOR, 1)[0] ?? '';
  if (after.trim() === '') return /\p{L}{3}/u.test(before.replace(FLAT, ''));
  const words = tokensOf(after).map(({ word }) => word);
  const last = words.at(-1);
  return words.length > 1 && last !== undefined && (last.is(KIND.building) || !last.is(KIND.descriptor));
}

/** What stands between the parts of an address. */
const SEPARATOR = /[,;|\n]/;
