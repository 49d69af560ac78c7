import { KIND } from '../../address/normal-form/vocabulary.ts';
import { wordOf } from '../../address/normal-form/word.ts';
import { isMojibake, withoutMojibake } from '../../text/mojibake.ts';
import { mayHaveAdditions, withoutAdditions, withoutFillersWithin, withoutTownTwice } from './additions.ts';
import { withoutNumberedRemarks, withPartFirst } from './brackets.ts';
import { mayBeDictated, writtenOut } from './dictated.ts';
import {
  mayHaveFields,
  withoutFieldLabels,
  withoutLineCounts,
  withoutPostcodeLabel,
  withoutPurpose,
  withoutReferences,
} from './form-labels.ts';
import { withFormerNameApart } from './former-name.ts';
import { withoutInsurersNotes } from './insurers.ts';
import { withoutIntroductions } from './introductions.ts';
import { withLostLetters } from './lost-letters.ts';
import { withoutMarks } from './marks-of-pages.ts';
import { mayHaveHint, withoutHints } from './menu-hint.ts';
import { withNumbersMended, withoutHeldKeys, withPostcodeApart, withWordsParted } from './misread.ts';
import { mayHaveRequest } from './request-words.ts';
import { withRequestsApart } from './requests.ts';
import { withoutSaidAgain, withSpokenSigns } from './said-again.ts';
import { hasShortForm, withFullForms } from './short-forms.ts';
import { mayHaveStops, withCommasForRows, withCommasForStops } from './stops.ts';
import { withFflats } from './welsh-parts.ts';

/*
 * Tidies a typed line before it is split into words: removes what forms, clerks and spreadsheets add, and moves parts
 * of a house that stand in brackets. Lines that need nothing are left out before (plain-line.ts), so what a rule looks
 * for must be a sign there.
 */

/** A label of the field or the letter before the address: `Address:`, `Re:`. */
const LABEL =
  /^\s{0,3}(?:(?:re|addr(?:ess)?|property|premises|deliver to)\s?:[.,;:]*\s*|deliver to (?=\d|fla?t\b))/i;

/** A telephone number of ten or eleven digits, with the word before it. */
const TELEPHONE =
  /(?:\b(?:t|m|tel|telephone|phone|mob|mobile|call|ring|text)\b[.:]? ?)?(?:\+?\b44 ?|\b0)\d(?:[ -]?\d){8,9}(?!\d)/gi;

/** A short form with a stroke, which would be read as two words. */
const FARMHOUSE = /\bf(?:arm|m)?\/h(?:ou)?se\b/gi;

/** What stands between the columns of a spreadsheet. */
const COLUMNS = / ?[\t|] ?/g;

/**
 * A town and then the council or district that is called after it: `Perth, Perth and Kinross`, `Lewes, Lewes District`,
 * `Bolsover, Borough of Bolsover`.
 */
const COUNCIL =
  /\b(\p{L}{4,}),?\s+(?:\1 and \p{L}{4,}|\1(?: (?:city|county|borough|district|metropolitan|council)){1,3}|(?:borough|district|city) of \1)(?=\s*(?:,|$))/giu;

/** Whether a part of an address begins like a telephone number, perhaps with a word before it. */
export function isTelephone(text: string): boolean {
  return text.search(TELEPHONE) === 0;
}

/** Mends letters that were stored in another encoding or lost. */
function withLettersMended(line: string): string {
  const read = isMojibake(line) ? withoutMojibake(line) : line;
  return read.includes('?') ? withLostLetters(read) : read;
}

/**
 * Removes fillers and repeated towns from a typed line, writes dictated numbers as numbers, mends what was misread, and
 * makes a telephone number and a request to the carrier parts of their own.
 */
export function tidied(line: string): string {
  const signs = signsOf(line);
  let text = withoutPurpose(withoutMarks(withLettersMended(line))).replace(LABEL, '');
  if (signs.hasBracket) text = withoutNumberedRemarks(text);
  if (signs.hasBracket || /\d[/.-]\d/.test(text)) text = withoutSaidAgain(text);
  text = withoutHeldKeys(
    withoutInsurersNotes(withoutIntroductions(withoutLineCounts(withSpokenSigns(text)))),
  );
  text = withCommasForRows(text);
  if (mayHaveStops(text)) text = withCommasForStops(text);
  if (signs.hasColumns) text = text.replace(COLUMNS, ', ');
  if (mayHaveFields(text)) text = withoutFieldLabels(text);
  if (mayBeDictated(text)) text = writtenOut(text);
  if (signs.hasDash) text = withCommas(text.replace(PART_WITH_DASH, '$1 '));
  if (signs.hasDigits)
    text = withNumbersMended(
      withFflats(withFullForms(withPostcodeApart(withoutReferences(text)).replace(TELEPHONE, ', $&, '))),
    );
  if (mayHaveHint(text)) text = withoutHints(text);
  if (signs.hasFormer) text = withFormerNameApart(text);
  text = withoutFillersWithin(text);
  if (signs.hasStroke) text = withoutPostcodeLabel(withCornerApart(text.replace(FARMHOUSE, 'Farmhouse')));
  if (signs.hasCouncil) text = text.replace(COUNCIL, '$1');
  if (signs.hasCapitalWithin) text = withWordsParted(text);
  if (mayHaveRequest(text)) text = withRequestsApart(text);
  if (mayHaveAdditions(text)) text = withoutAdditions(withPartFirst(text));
  return withoutTownTwice(text);
}

/** A stroke between two names: `25 Elm Road / Mill Lane`. */
const NAMES_WITH_STROKE = /(?<=(\p{L}+)\.?) \/ (?=\p{L}{2})/gu;

/**
 * Makes the second street of a corner a part of its own, which says where the house is. Several strokes stand between
 * the parts of an address.
 */
function withCornerApart(text: string): string {
  if (text.split(' / ').length !== 2) return text;
  return text.replace(NAMES_WITH_STROKE, (stroke: string, word: string) =>
    wordOf(word.toUpperCase()).is(KIND.descriptor) ? ', corner of ' : stroke,
  );
}

/** A part and its number or letter with a dash between them: `Flat - 32`, `Flat - C`. */
const PART_WITH_DASH = /\b(flat|flt|apartment|apt|unit|room|plot|suite) [-–] (?=\d|[a-k]\b)/gi;

/**
 * Writes commas for dashes between the parts of an address. The dashes of `41-43 - 3` and `16 - C` stay. That of
 * `Flat 8 - 189-199 Selbourne Road` does not.
 */
function withCommas(line: string): string {
  return line.replace(
    /(?<=(.)) [-–] (?=(.)(.?))/g,
    (dash: string, before: string, after: string, next: string, at: number) => {
      const isOfNumber = isDigit(after) || !/[\p{L}\d]/u.test(next);
      return isDigit(before) && isOfNumber && !NUMBERED_PART.test(line.slice(0, at)) ? dash : ', ';
    },
  );
}

/** A part of a building with its number, at the end of a text. */
const NUMBERED_PART = /\b(?:flat|flt|apartment|apt|unit|room|plot|suite) \d{1,4}$/i;

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9';
}

/** What a line may need. Most lines need nothing, and it is cheaper to know that first. */
interface Signs {
  readonly hasColumns: boolean;
  readonly hasDash: boolean;
  readonly hasCouncil: boolean;
  readonly hasStroke: boolean;
  readonly hasBracket: boolean;
  readonly hasFormer: boolean;
  /** Whether a small letter stands before a capital. */
  readonly hasCapitalWithin: boolean;
  /** Whether there is a digit beside a letter, a stroke, a dot or four digits, or a short form with a number. */
  readonly hasDigits: boolean;
}

/** A telephone number or a reference, a number that was misread or runs into a word, a date, or a Welsh flat. */
const MAY_NEED_DIGITS =
  /\bff ?\d|\bmob\b|\d{5}|\d{3} \d{3}|\d-[a-z]{3}\b|\d[oil]|[il]\d|l0|\p{L}{2}[018]\p{L}{2}|\d\p{L}{4}|\dst |\p{L}{5}\d/iu;

function signsOf(line: string): Signs {
  return {
    hasColumns: line.includes('\t') || line.includes('|'),
    hasDash: line.includes(' - ') || line.includes(' – '),
    hasCouncil: /\b(?:and|city|county|borough|district|council)\b/i.test(line),
    hasStroke: line.includes('/'),
    hasBracket: line.includes('('),
    hasFormer: line.includes('(') || MAY_HAVE_FORMER.test(line),
    hasCapitalWithin: /\p{Ll}\p{Lu}/u.test(line),
    hasDigits: MAY_NEED_DIGITS.test(line) || hasShortForm(line),
  };
}

const MAY_HAVE_FORMER = /formerly|previously/i;
