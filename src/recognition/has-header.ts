import { readHeading } from './heading.ts';
import { signsOf } from './signs.ts';

/**
 * Whether the first row of a table is its header. It is not if it contains an email address, a postcode, a
 * telephone number or a date, but no known heading.
 */
export function isHeader(labels: readonly string[], year: number): boolean {
  if (labels.some((label) => readHeading(label).kind !== undefined && !/^\s*\d|\d{3}|@/.test(label)))
    return true;
  return !labels.some((label) => {
    const { email, postcode, dialled, date, wholeAddress, street } = signsOf([label.trim()], year);
    return email + postcode + dialled + date + wholeAddress + street > 0;
  });
}
