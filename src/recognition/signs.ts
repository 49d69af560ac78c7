import { parsePostcode } from '../address/postcode.ts';
import { isDescriptor } from '../address/thoroughfare-descriptors.ts';
import { lookUp } from '../cleansing/name/lexicon.ts';
import { readName } from '../cleansing/name/read-name.ts';

/**
 * The shares of a column's values, from 0 to 1, that look like certain kinds of data. All are 0 for a column
 * without values.
 */
export interface Signs {
  readonly count: number;
  readonly email: number;
  readonly telephone: number;
  /**
   * Telephone numbers that begin with 0 or +, as they are dialled. Other long numbers rarely begin like this.
   */
  readonly dialled: number;
  readonly postcode: number;
  readonly foreignCode: number;
  readonly date: number;
  /** Dates of birth of adults who may be alive. */
  readonly birth: number;
  /** Days in eight digits, such as 19500307. Ids look the same, so only a heading can make them dates. */
  readonly compactDate: number;
  readonly number: number;
  /** One word with a digit. */
  readonly code: number;
  readonly digits: number;
  readonly letters: number;
  readonly title: number;
  readonly oneWord: number;
  readonly forename: number;
  readonly surname: number;
  /** Two or more words, one of which is a known forename. */
  readonly wholeName: number;
  /** Texts that end with a word for a legal form or a kind of firm. */
  readonly company: number;
  readonly street: number;
  /** Texts that end with the last word of a street name: High Street, Mill Close. */
  readonly thoroughfare: number;
  /** A text with commas or line breaks that ends with a postcode. */
  readonly wholeAddress: number;
  /** A text of several parts, one of which looks like a street. The postcode may be in another column. */
  readonly postal: number;
  readonly parted: number;
  readonly distinct: number;
}

const COMPANY =
  /\b(?:ltd|limited|plc|llp|inc|gmbh|kg|ag|sarl|sas|sa|school|& sons|services|solutions|systems|group|practice)\b\.?$/i;
const FOREIGN_TITLES = new Set(['herr', 'frau', 'm', 'mme', 'mlle', 'monsieur', 'madame']);

/** Computes the signs of a column's values. @param year the current year */
export function signsOf(values: readonly string[], year: number): Signs {
  const share = (test: (value: string) => boolean) => values.filter(test).length / Math.max(1, values.length);
  return {
    count: values.length,
    email: share((value) => value.length < 255 && /^[^\s@]+@[^\s@]+$/.test(value)),
    telephone: share(isTelephone),
    dialled: share(
      (value) => isTelephone(value) && /^\(?(?:0|\+)/.test(value) && digitsOf(value).length >= 10,
    ),
    postcode: share((value) => value.length <= 10 && parsePostcode(value) !== undefined),
    foreignCode: share(
      (value) => /^(?:[A-Z]{1,2}-)?[A-Z0-9][A-Z0-9 -]{2,9}$/i.test(value) && /\d/.test(value),
    ),
    date: share((value) => yearOf(value) !== undefined),
    birth: share((value) => {
      const found = yearOf(value);
      return found !== undefined && found > year - 110 && found <= year - 15;
    }),
    compactDate: share((value) => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(value)),
    code: share((value) => /^[A-Z0-9/:_-]+$/i.test(value) && /\d/.test(value)),
    number: share((value) => /^-?[\d,]+(?:\.\d+)?$/.test(value)),
    digits: share((value) => /\d/.test(value)),
    letters: share((value) => /\p{L}/u.test(value)),
    title: share((value) => isTitle(value)),
    oneWord: share((value) => /^[\p{L}'’.-]+$/u.test(value)),
    forename: share((value) => lookUp(value.toLowerCase())?.sex !== undefined),
    surname: share((value) => isSurname(value)),
    wholeName: share(isWholeName),
    company: share((value) => COMPANY.test(value.slice(-40))),
    street: share(isStreet),
    thoroughfare: share(endsLikeStreet),
    wholeAddress: share(isWholeAddress),
    postal: share(isPostal),
    parted: share((value) => /[,\n]/.test(value)),
    distinct: new Set(values).size / Math.max(1, values.length),
  };
}

/**
 * The share of values that the step for names reads as organisations. It costs more than all signs together, so
 * only the first {@link READ_NAMES} values are read.
 */
export function shareOfOrganisations(values: readonly string[]): number {
  const read = values.slice(0, READ_NAMES);
  return read.filter((value) => readName(value).type === 'Company').length / Math.max(1, read.length);
}

const READ_NAMES = 200;

function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}

function isTelephone(value: string): boolean {
  const { length } = digitsOf(value);
  if (length < 7 || length > 17 || value.length > 40) return false;
  return (
    /^[\d\s()+./-]+(?:(?:ext|x|extn)\.?\s?\d+)?$/i.test(value) &&
    yearOf(value) === undefined &&
    !/^\d+\.\d+$/.test(value)
  );
}

/** The year of a complete date, with or without a time: 1980-03-07, 07/03/1980, 7.3.1980. */
function yearOf(value: string): number | undefined {
  const [, first, last] =
    /^(?:(\d{4})[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](\d{4}))(?:[T ].{0,20})?$/.exec(value) ?? [];
  const year = Number(first ?? last);
  return year >= 1800 && year <= 2200 ? year : undefined;
}

function isTitle(value: string): boolean {
  const word = value.toLowerCase().replace(/\.$/, '');
  return FOREIGN_TITLES.has(word) || lookUp(word)?.titles !== undefined;
}

function isSurname(value: string): boolean {
  const known = lookUp(value.toLowerCase());
  return known?.surname !== undefined || /^(?:o['’]|mc|mac|fitz)\p{L}{3,}$/iu.test(value);
}

function isWholeName(value: string): boolean {
  if (/[\d@]/.test(value) || value.length > 60) return false;
  const words = value.split(/[\s,]+/).filter((word) => word !== '' && !isTitle(word));
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.some((word) => lookUp(word.toLowerCase())?.sex !== undefined)
  );
}

function isStreet(value: string): boolean {
  const words = value
    .slice(0, 80)
    .toUpperCase()
    .split(/[\s,]+/);
  return /^\d/.test(value) && words.length > 1 && words.slice(1).some((word) => isDescriptor(word));
}

function endsLikeStreet(value: string): boolean {
  return isDescriptor(value.slice(-40).toUpperCase().split(/\s+/).at(-1) ?? '');
}

/** `The Health Centre, Lawson Street, Stockton` and `24 Talbot Close, Pontyclun`. */
function isPostal(value: string): boolean {
  if (value.length > 250 || value.includes('@')) return false;
  const parts = value.split(/[,\n]/).map((part) => part.trim());
  return (
    parts.length > 1 && parts.some((part) => endsLikeStreet(part) || /^\d+[a-z]?\s+\p{L}{3}/iu.test(part))
  );
}

function isWholeAddress(value: string): boolean {
  if (!/[,\n]/.test(value)) return false;
  const end = value
    .slice(-12)
    .replace(/^.*[,\n]/s, '')
    .trim();
  return parsePostcode(end) !== undefined || /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(value);
}
