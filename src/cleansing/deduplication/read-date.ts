/**
 * Returns a date of birth as its year, month and day: `19710624`. A year alone, exact or approximate, becomes
 * `1971`. A text that cannot be read keeps its letters and digits if there are at least six, because a
 * mistyped date still resembles the right one. Any other text is not a date, and becomes empty.
 *
 * The day comes before the month, as is usual in Britain, unless only the other order makes a date. A month
 * or day of 00 is unknown, and then only the year is kept.
 */
export function dateForm(text: string): string {
  const written = text.trim();
  if (written === '') return '';
  const [, year] = /^(?:(?:c|ca|circa|abt|about|est)\b\.?\s*)?(\d{4})(?:\s*\?|-\d{2})?$/i.exec(written) ?? [];
  if (year !== undefined) return serialForm(year) ?? year;
  const form = isoForm(written) ?? serialForm(written) ?? dayForm(written);
  if (form === undefined) {
    const rest = written.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
    return rest.length < FEWEST_CHARACTERS ? '' : rest;
  }
  return /^\d{4}(?:00|\d\d00)/.test(form) ? form.slice(0, 4) : form;
}

/** A shorter text, such as `1` or `N/A`, is no date. */
const FEWEST_CHARACTERS = 6;

/** Reads 1971-06-24 and 19710624, and 24061971 if these digits are no date in the first order. */
function isoForm(written: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D.*)?$/.exec(written) ?? [];
  if (year === '') return undefined;
  if (!isDay(year, month, day) && /^\d{8}$/.test(written)) {
    const [otherDay, otherMonth, otherYear] = [written.slice(0, 2), written.slice(2, 4), written.slice(4)];
    if (isDay(otherYear, otherMonth, otherDay)) return otherYear + otherMonth + otherDay;
  }
  return year + month + day;
}

/** The first and last serial numbers that are read as days: 1910-02-27 and 2036-11-21. */
const SERIALS = [3711, 49_999] as const;

/** A serial number up to this may also be a year. */
const LAST_YEAR = 2100;

/**
 * Reads the number by which spreadsheets store a date: the days since 30 December 1899. Such a number is left
 * when a column of dates is copied or exported as plain numbers.
 */
function serialForm(written: string): string | undefined {
  const [, digits] = /^(\d{4,5})(?:\.0+)?$/.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const serial = Number(digits);
  if (serial <= LAST_YEAR || serial < SERIALS[0] || serial > SERIALS[1]) return undefined;
  const date = new Date((serial - 25_569) * 86_400_000);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

/** Reads a day, a month and a year in words or numbers: 24/06/1971, 24.6.71, 24th June 1971, Jun 24, 1971. */
function dayForm(written: string): string | undefined {
  const match =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(written) ??
    /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{0,2}([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})$/i.exec(written);
  if (match !== null) return inOrder(match[3]!, match[2]!, match[1]!);
  const [, month = '', day = '', year = ''] =
    /^([a-z]{3,9})[. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?[, ]{1,2}(\d{4})$/i.exec(written) ?? [];
  return month === '' ? undefined : inOrder(year, month, day);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

function inOrder(year: string, month: string, day: string): string | undefined {
  const inFull = year.length === 2 ? centuryOf(year) + year : year;
  const named = /^\d/.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3).toUpperCase()) + 1);
  if (named === '0' && month !== '0') return undefined;
  const [first, second] = [day.padStart(2, '0'), named.padStart(2, '0')];
  // Only the American order makes a date of 06/24/1971.
  return Number(second) > 12 && Number(first) <= 12 ? inFull + first + second : inFull + second + first;
}

/** The century of a year of two digits, by the rule of spreadsheets: up to 29 it is this one. */
function centuryOf(year: string): '19' | '20' {
  return Number(year) < 30 ? '20' : '19';
}

/** Whether a date may be of somebody’s birth. Months and days of 00 are unknown, and count. */
function isDay(year: string, month: string, day: string): boolean {
  return Number(year) >= 1700 && Number(year) <= LAST_YEAR && Number(month) <= 12 && Number(day) <= 31;
}
