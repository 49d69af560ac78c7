import type { ColumnKind } from './value-kind.ts';

/** Words in the names of columns about people. */
const PERSONAL_NAME =
  /(?:^|_)(?:names?|forenames?|surnames?|firstname|lastname|fullname|middle|initials?|salutation|emails?|e_mail|mail|tel|telephones?|phones?|mobiles?|fax|address(?:es)?|addr|line|street|house|building|premises?|postcodes?|post_code|zip|dob|birth|birthday|birthdate|born|age|nino|ni|nhs|passport|licence|account|acct|iban|sort|card|customer|contact|person|people|udprn|uprn|dps|ip|login|user|username|password|notes?|comments?|remarks?)(?:_|\d|$)/;

const PERSONAL_KINDS: ReadonlySet<ColumnKind> = new Set(['email', 'telephone', 'postcode']);

/** A text column whose values repeat this seldom may be about people. */
const DISTINCT_SHARE = 0.2;
const DISTINCT_LEAST = 50;

/**
 * Whether the values of a column may identify people, and so are shown masked only: by its name, by its kind,
 * or because nearly all of its values differ.
 */
export function isPersonal(name: string, kind: ColumnKind, filled: number, distinct: number): boolean {
  if (PERSONAL_NAME.test(name) || PERSONAL_KINDS.has(kind)) return true;
  const varied = distinct > DISTINCT_LEAST && distinct > filled * DISTINCT_SHARE;
  return varied && kind !== 'decimal' && kind !== 'boolean';
}
