import { parsePostcode } from '../../address/postcode.ts';
import type { RecognisedColumn } from '../../recognition/column-kind.ts';

const BRITAIN =
  /^(?:gb|gbr|uk|u\.k\.|united kingdom|great britain|england|scotland|wales|northern ireland|cymru|royaume[- ]uni|vereinigtes königreich|grossbritannien|großbritannien)$/i;

/**
 * Whether a file may have British addresses and telephone numbers, judged by its postcodes or else by its
 * countries.
 */
export function isBritish(columns: readonly RecognisedColumn[]): boolean {
  const postcodes = valuesOf(columns, 'postcode');
  if (postcodes.length > 0) {
    return shareOf(postcodes, (value) => parsePostcode(value) !== undefined) >= 0.5;
  }
  const countries = valuesOf(columns, 'country');
  return countries.length === 0 || shareOf(countries, (value) => BRITAIN.test(value)) >= 0.5;
}

/** Whether nearly all telephone numbers begin with a country code. */
export function isInternational(values: readonly string[]): boolean {
  return shareOf(values, (value) => /^\s*(?:\+|00)/.test(value)) >= 0.9;
}

function valuesOf(columns: readonly RecognisedColumn[], kind: RecognisedColumn['kind']): string[] {
  return columns.filter((one) => one.kind === kind).flatMap(({ column }) => column.values);
}

function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.filter(test).length / Math.max(1, values.length);
}
