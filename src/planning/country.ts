import { parsePostcode } from '../address/postcode.ts';
import type { RecognisedColumn } from '../recognition/column-kind.ts';
import { isForeignHeading } from '../recognition/heading.ts';

const BRITAIN =
  /^(?:gb|gbr|uk|u\.k\.|united kingdom|great britain|england|scotland|wales|northern ireland|cymru|royaume[- ]uni|vereinigtes königreich|grossbritannien|großbritannien)$/i;

/**
 * A file with at least this many headings in German or French is not British. A single such heading may be a
 * name.
 */
const FOREIGN_HEADINGS = 2;

/**
 * Whether a file may have British addresses and telephone numbers. Its postcodes decide. Without postcodes
 * its countries decide, and without countries the language of its headings and the country codes of its
 * telephone numbers.
 */
export function isBritish(columns: readonly RecognisedColumn[]): boolean {
  const postcodes = valuesOf(columns, 'postcode');
  if (postcodes.length > 0) {
    return shareOf(postcodes, (value) => parsePostcode(value) !== undefined) >= 0.5;
  }
  const countries = valuesOf(columns, 'country');
  if (countries.length > 0) return shareOf(countries, (value) => BRITAIN.test(value)) >= 0.5;
  if (columns.filter(({ column }) => isForeignHeading(column.heading)).length >= FOREIGN_HEADINGS)
    return false;
  const prefixed = valuesOf(columns, 'telephone').filter((value) => hasCountryCode(value));
  return prefixed.length < 3 || shareOf(prefixed, (value) => /^\s*(?:\+|00)\s*\(?44/.test(value)) >= 0.5;
}

function hasCountryCode(value: string): boolean {
  return /^\s*(?:\+|00)/.test(value);
}

/** Whether nearly all telephone numbers begin with a country code. */
export function isInternational(values: readonly string[]): boolean {
  return shareOf(values, hasCountryCode) >= 0.9;
}

function valuesOf(columns: readonly RecognisedColumn[], kind: RecognisedColumn['kind']): string[] {
  return columns.filter((one) => one.kind === kind).flatMap(({ column }) => column.values);
}

function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.filter(test).length / Math.max(1, values.length);
}
