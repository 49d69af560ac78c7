import type { Row } from '../../rows.ts';
import { csvSource } from '../csv-source.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import type { Importer } from '../importer.ts';
import type { LineResult } from '../row-gatherer.ts';
import { wholeNumber } from '../whole-number.ts';
import { eightDigits, isPostcodeType } from './read-point.ts';

/*
 * The CSV Alias files with aliases of streets and of delivery points, which are quoted throughout. The
 * columns of CSV Alias Locality and CSV Alias County are not published, so those files are not read. The
 * fixed-width ALIASFLE has the same data and is read completely.
 */

const CATEGORIES = new Set(['AK', 'BN', 'DT', 'OD', 'OR', 'TN', 'UK', 'WA']);

/**
 * Columns: alias, post town, dependent locality, double dependent locality, thoroughfare, dependent
 * thoroughfare, locality key.
 */
export const aliasThoroughfare: Importer = aliasImporter('CSV Alias Thoroughfare', 7, readThoroughfare);

/** Columns: address key, organisation key, postcode type, category, currency, alias. */
export const aliasDeliveryPoint: Importer = aliasImporter('CSV Alias Delivery Point', 6, readDeliveryPoint);

function aliasImporter(
  name: string,
  columns: number,
  read: (fields: readonly string[]) => Row | string,
): Importer {
  const isRow = (fields: readonly string[]) => fields.length === columns && typeof read(fields) !== 'string';
  return {
    recognise: (_, head: FileHead) => (head.share(isRow) > 0.5 ? `${name}, ${columns} columns` : undefined),
    open: (files) =>
      Promise.all(
        files.map((file) =>
          csvSource([file], {
            form: () => ({ dialect: { quote: '"' } }),
            reader:
              () =>
              (fields): LineResult =>
                fields.length === columns
                  ? read(fields)
                  : `The row has ${fields.length} columns; ${name} has ${columns}.`,
          }),
        ),
      ),
  };
}

function readThoroughfare(fields: readonly string[]): Row | string {
  const [alias, postTown, dependentLocality, doubleDependentLocality, thoroughfare, dependentThoroughfare] =
    fields.map((field) => field.trim()) as [string, string, string, string, string, string];
  if (alias === '') return 'The row has no alias.';
  if (postTown === '') return 'The row has no post town.';
  if (thoroughfare === '' && dependentThoroughfare === '') return 'The row has no thoroughfare.';
  if (!wholeNumber(fieldAt(fields, 6))) return `"${fieldAt(fields, 6).slice(0, 20)}" is not a locality key.`;
  return {
    kind: 'alias',
    alias: {
      kind: 'thoroughfare',
      alias,
      thoroughfare,
      dependentThoroughfare,
      doubleDependentLocality,
      dependentLocality,
      postTown,
    },
  };
}

function readDeliveryPoint(fields: readonly string[]): Row | string {
  const addressKey = eightDigits(fields, 0, 'address key');
  if (typeof addressKey === 'string') return addressKey;
  const organisationKey = eightDigits(fields, 1, 'organisation key');
  if (typeof organisationKey === 'string') return organisationKey;
  const [postcodeType = '', category = '', currency = '', alias = ''] = fields
    .slice(2)
    .map((field) => field.trim());
  if (!isPostcodeType(postcodeType)) return `The postcode type "${postcodeType}" is neither S nor L.`;
  if (!CATEGORIES.has(category)) return `"${category.slice(0, 20)}" is not a category of aliases.`;
  if (!/^[CPZ]?$/.test(currency)) return `The currency "${currency.slice(0, 20)}" is not C, P or Z.`;
  if (addressKey === 0) return 'The row has no address key.';
  if (alias === '') return 'The row has no alias.';
  const of = { udprn: 0, addressKey, organisationKey, postcodeType };
  return { kind: 'alias', alias: { kind: 'delivery-point', alias, of } };
}
