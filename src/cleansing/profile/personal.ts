import type { ColumnKind } from './value-kind.ts';

/** Columns that hold something of a person, by words of their names. */
const PERSONAL_NAME =
  /(?:^|_)(?:names?|forenames?|surnames?|firstname|lastname|fullname|middle|initials?|salutation|emails?|e_mail|mail|tel|telephones?|phones?|mobiles?|fax|address(?:es)?|addr|line|street|house|building|premises?|postcodes?|post_code|zip|dob|birth|birthday|birthdate|born|age|nino|ni|nhs|passport|licence|account|acct|iban|sort|card|customer|contact|person|people|udprn|uprn|dps|ip|login|user|username|password|notes?|comments?|remarks?)(?:_|\d|$)/;

const PERSONAL_KINDS: ReadonlySet<ColumnKind> = new Set(['email', 'telephone', 'postcode']);

/** A text column whose values are so seldom the same is of people, or may be. */
const DISTINCT_SHARE = 0.2;
const DISTINCT_LEAST = 50;

/**
 * Whether the values of a column may tell who somebody is, so that they are only shown masked: by its name, by what it
 * holds, or because nearly each is another.
 */
export function isPersonal(name: string, kind: ColumnKind, filled: number, distinct: number): boolean {
  if (PERSONAL_NAME.test(name) || PERSONAL_KINDS.has(kind)) return true;
  const varied = distinct > DISTINCT_LEAST && distinct > filled * DISTINCT_SHARE;
  return varied && kind !== 'decimal' && kind !== 'boolean';
}
