import { parsePostcode } from '../address/postcode.ts';
import type { ColumnKind, RecognisedColumn } from './column-kind.ts';
import { signsOf } from './signs.ts';

/** How well the values of a column fit the kind that the column was recognised as. */
export interface KindEvidence {
  /** How many of the examined values look like the kind. */
  readonly fitting: number;
  /** How many values were examined, without empty ones. */
  readonly of: number;
  /** What the fitting values do, such as `read as UK postcodes`. */
  readonly does: string;
}

/**
 * Counts the values of a column that look like its kind. Undefined for a column without a kind.
 *
 * @param year the current year
 */
export function evidenceOf({ column, kind }: RecognisedColumn, year: number): KindEvidence | undefined {
  if (kind === undefined) return undefined;
  const { values } = column;
  const signs = signsOf(values, year);
  const shared = (share: number, does: string) => ({
    fitting: Math.round(share * values.length),
    of: values.length,
    does,
  });
  const tested = (test: (value: string) => boolean, does: string) => ({
    fitting: values.filter(test).length,
    of: values.length,
    does,
  });
  switch (kind) {
    case 'email':
      return shared(signs.email, 'look like email addresses');
    case 'telephone':
      return shared(signs.telephone, 'look like telephone numbers');
    case 'postcode':
      return signs.postcode >= signs.foreignCode || values.some((value) => parsePostcode(value) !== undefined)
        ? shared(signs.postcode, 'read as UK postcodes')
        : shared(signs.foreignCode, 'look like foreign postal codes');
    case 'birth':
      return shared(Math.max(signs.date, signs.compactDate), 'are dates');
    case 'title':
      return shared(signs.title, 'are known titles');
    case 'id':
      return shared(signs.distinct, 'are different');
    case 'address':
    case 'company':
      return tested((value) => /\p{L}/u.test(value), 'have letters');
    case 'address_line':
      return tested((value) => !value.includes('@'), 'can be a line of an address');
    default:
      return tested(
        (value) => /\p{L}/u.test(value) && !/\d/.test(value),
        NAME_LIKE[kind] ?? 'are words without digits',
      );
  }
}

const NAME_LIKE: Readonly<Partial<Record<ColumnKind, string>>> = {
  name: 'have letters and no digits, as names do',
  forename: 'have letters and no digits, as names do',
  middle: 'have letters and no digits, as names do',
  surname: 'have letters and no digits, as names do',
};
