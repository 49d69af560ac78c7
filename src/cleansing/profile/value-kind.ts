import { parsePostcode } from '../../address/postcode.ts';
import { isIsoDate } from '../../records/value-date.ts';
import { splitAddress } from '../email/address-syntax.ts';
import { plainBritishNumber } from '../telephone/plain-british-number.ts';

/** The kinds of values that a column may hold, the most specific first. */
export const KINDS = ['email', 'postcode', 'date', 'telephone', 'boolean', 'integer', 'decimal'] as const;

export type Kind = (typeof KINDS)[number];

/** The kind of a column is the kind of most of its values, or text. A column without values is empty. */
export type ColumnKind = Kind | 'text' | 'empty';

/** Longer values are text. */
const LONGEST = 100;

const TESTS: Readonly<Record<Kind, (text: string) => boolean>> = {
  email: isEmail,
  postcode: (text) => text.length <= 10 && parsePostcode(text) !== undefined,
  date: isDate,
  telephone: isTelephone,
  boolean: (text) => /^(?:true|false|yes|no|y|n|t|f|0|1)$/i.test(text),
  // 007 is a code, not a number.
  integer: (text) => /^[+-]?(?:0|[1-9]\d{0,14})$/.test(text),
  decimal: (text) => /^[+-]?£?(?:\d{1,3}(?:,\d{3})+|\d{1,15})?(?:\.\d+)?$/.test(text) && /\d/.test(text),
};

/**
 * The kinds that a value may have, as a set of bits: bit `at` stands for `KINDS[at]`. `text` must be trimmed.
 */
export function kindsOf(text: string): number {
  if (text.length > LONGEST) return 0;
  let bits = 0;
  let bit = 1;
  for (const kind of KINDS) {
    if (TESTS[kind](text)) bits |= bit;
    bit <<= 1;
  }
  return bits;
}

function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@')) return false;
  const split = splitAddress(text);
  return typeof split !== 'string' && /^[^\s.]+(?:\.[^\s.]+)+$/.test(split.domain);
}

const MONTHS = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';
const NUMERIC_DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;
const ISO_LIKE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const NAMED_DATE = new RegExp(
  `^\\d{1,2}(?:st|nd|rd|th)?[ -](?:${MONTHS})[a-z]*[ ,-]+(?:\\d{4}|\\d{2})$`,
  'i',
);

/** Whether a text is a date: ISO 8601, or day and month as written in Britain or America. */
function isDate(text: string): boolean {
  if (text.length < 6 || !/\d/.test(text)) return false;
  if (isIsoDate(text) || (ISO_LIKE.test(text) && isIsoDate(text.slice(0, 10)))) return true;
  const [, first, , second] = NUMERIC_DATE.exec(text) ?? [];
  if (first !== undefined) {
    const [one, two] = [Number(first), Number(second)];
    return one >= 1 && two >= 1 && ((one <= 31 && two <= 12) || (one <= 12 && two <= 31));
  }
  return NAMED_DATE.test(text);
}

function isTelephone(text: string): boolean {
  if (text.length < 9 || !/^[+(0]/.test(text)) return false;
  if (/^\+[1-9][\d ().-]{7,20}$/.test(text)) {
    const digits = text.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15;
  }
  return plainBritishNumber(text) !== undefined;
}
