import type { ColumnKind } from './value-kind.ts';

/** Words in the names of columns about people. */
const PERSONAL_NAME =
  /(?:^|_)(?:names?|forenames?|surnames?|firstname|lastname|fullname|middle|initials?|salutation|emails?|e_mail|mail|tel|telephones?|phones?|mobiles?|fax|address(?:es)?|addr|line|street|house|building|premises?|postcodes?|post_code|zip|dob|birth|birthday|birthdate|born|age|nino|ni|nhs|passport|licence|account|acct|iban|sort|card|customer|contact|person|people|udprn|uprn|dps|ip|login|user|username|password|notes?|comments?|remarks?)(?:_|\d|$)/;

const PERSONAL_KINDS: ReadonlySet<ColumnKind> = new Set(['email', 'telephone', 'postcode']);

/**
 * A text column may be about people if it has more different values than both of these: a share of its filled
 * values, and a number.
 */
const DISTINCT_SHARE = 0.2;
const DISTINCT_LEAST = 50;

/**
 * Whether the values of a column may identify people, so that they are shown only masked. Judged by the name
 * of the column, by its kind, and by whether its values hardly repeat.
 */
export function isPersonal(name: string, kind: ColumnKind, filled: number, distinct: number): boolean {
  if (PERSONAL_NAME.test(name) || PERSONAL_KINDS.has(kind)) return true;
  const varied = distinct > DISTINCT_LEAST && distinct > filled * DISTINCT_SHARE;
  return varied && kind !== 'decimal' && kind !== 'boolean';
}
