import { editDistance } from '../../text/edit-distance.ts';
import type { Tally } from './tally.ts';

/*
 * Dates of birth are compared part by part. A date has one of three forms: a whole day (`19710624`), a year
 * alone (`1971`), or the letters and digits of a date that could not be read.
 */

type BirthOutcome =
  | 'same'
  | 'slip'
  | 'parts'
  | 'near'
  | 'year'
  | 'different'
  | 'sameYear'
  | 'nearYear'
  | 'otherYear';

/**
 * Outcomes that no slip explains. A slip is a mistyped digit, day and month exchanged, or one wrong part of
 * the date.
 */
const APART: ReadonlySet<BirthOutcome> = new Set(['different', 'year', 'near', 'otherYear']);

export function compareBirths(a: string, b: string, tally: Tally): void {
  const outcome = birthOutcome(a, b);
  if (outcome !== undefined) tally.add('birth', outcome);
}

/**
 * Whether two dates of birth are so far apart that no slip explains the difference. A slip is a mistyped
 * digit, day and month exchanged, or one wrong part of the date.
 */
export function areBirthsApart(a: string, b: string): boolean {
  const outcome = birthOutcome(a, b);
  if (outcome === undefined) return false;
  if (outcome === 'parts') return a.slice(0, 4) !== b.slice(0, 4) && !isYearSlip(a, b);
  return APART.has(outcome);
}

/** Whether two dates of birth differ by more than a slip. */
export function areOtherBirths(a: string, b: string): boolean {
  const outcome = birthOutcome(a, b);
  return outcome === 'different' || outcome === 'year' || outcome === 'otherYear';
}

/** Returns how two dates agree. Undefined if one is missing, or cannot be read and does not resemble the other. */
function birthOutcome(a: string, b: string): BirthOutcome | undefined {
  if (a === '' || b === '') return undefined;
  const isYear = a.length === 4 || b.length === 4;
  if (isYear && (a.length === 8 || b.length === 8 || a.length === b.length)) return yearOutcome(a, b);
  if (a === b) return 'same';
  const isDigit = editDistance(a, b, 1) === 1;
  if (!isDate(a) || !isDate(b)) return isDigit ? 'slip' : undefined;
  const [yearA, yearB] = [a.slice(0, 4), b.slice(0, 4)];
  const [monthA, monthB] = [a.slice(4, 6), b.slice(4, 6)];
  const [dayA, dayB] = [a.slice(6), b.slice(6)];
  // Day and month are exchanged, for example 06/07 and 07/06.
  if (yearA === yearB && monthA === dayB && dayA === monthB) return 'slip';
  // A year of two digits was read in the wrong century: 24/06/25 for 1925.
  if (a.slice(2) === b.slice(2)) return 'slip';
  const alike = Number(yearA === yearB) + Number(monthA === monthB) + Number(dayA === dayB);
  // An exchange of two digits counts only within one part of the date. In this form, 13 October and 3
  // November (1013 and 1103) differ by such an exchange, but in no form that people write.
  if (alike >= 2) return isDigit ? 'slip' : 'parts';
  const [dayNumberA, dayNumberB] = [dayNumber(yearA, monthA, dayA), dayNumber(yearB, monthB, dayB)];
  if (Math.abs(dayNumberA - dayNumberB) <= 31) return 'near';
  const months = Math.abs(Number(monthA) - Number(monthB));
  // The years differ by one digit and the months are about the same: a typing error is as likely as not.
  const mayBeYear = yearA === yearB || editDistance(yearA, yearB, 1) === 1;
  return mayBeYear && (months <= 1 || months === 11) ? 'year' : 'different';
}

function isDate(form: string): boolean {
  return /^\d{8}$/.test(form);
}

/** Compares two dates if at least one of them gives only the year. */
function yearOutcome(a: string, b: string): BirthOutcome {
  if (a.slice(0, 4) === b.slice(0, 4)) return 'sameYear';
  return isYearSlip(a, b) ? 'nearYear' : 'otherYear';
}

/** Whether the years differ by at most one digit, two exchanged digits, or one year. */
function isYearSlip(a: string, b: string): boolean {
  const [yearA, yearB] = [a.slice(0, 4), b.slice(0, 4)];
  return editDistance(yearA, yearB, 1) <= 1 || Math.abs(Number(yearA) - Number(yearB)) === 1;
}

/** Returns the number of days since an arbitrary day. Every month counts as 31 days. */
function dayNumber(year: string, month: string, day: string): number {
  return Number(year) * 372 + Number(month) * 31 + Number(day);
}
