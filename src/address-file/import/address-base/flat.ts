import { present } from '../../../present.ts';
import { csvSource } from '../csv-source.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import { type ColumnNames, headerColumns } from '../header-columns.ts';
import type { Importer, RecognisedFile } from '../importer.ts';
import { listColumns } from '../plain-list/list-columns.ts';
import type { LineResult } from '../row-gatherer.ts';
import { sourceName } from '../source-name.ts';
import { type PremiseTexts, premiseRow } from './premise-row.ts';

/*
 * AddressBase Core and AddressBase Plus (Ordnance Survey) have one row for each property, with its UDPRN if
 * it receives post. Core has a header. Plus has 77 columns and no header, unless somebody added one. Any
 * other table with such columns and without addresses is read too.
 */

type Column = keyof PremiseTexts | 'change';

const NAMES: ColumnNames<Column> = {
  uprn: /^uprn$/,
  udprn: /^(?:udprn|rmudprn)$/,
  easting: /^(?:easting|xcoordinate)$/,
  northing: /^(?:northing|ycoordinate)$/,
  change: /^(?:changecode|changetype)$/,
};

const PLUS_COLUMNS = 77;
const PLUS: Readonly<Record<Column, number>> = { uprn: 0, udprn: 1, change: 2, easting: 7, northing: 8 };

interface Form {
  readonly name: string;
  readonly columns: Readonly<Record<Column, number>>;
  readonly count: number;
  readonly hasHeader: boolean;
}

export const addressBaseFlat: Importer = {
  recognise: (_, head) => {
    const form = formOf(head);
    return form === undefined ? undefined : `${form.name}, ${form.count} columns`;
  },
  async open(files) {
    const names = new Set(files.map(({ layout }) => layout));
    return Promise.all([...names].map((name) => open(files.filter(({ layout }) => layout === name))));
  },
};

/** The files of one product, each a tile of the country, form one source. */
async function open(files: readonly RecognisedFile[]) {
  const { file } = present(files[0], 'a file of the product');
  const { name, columns, count, hasHeader } = present(formOf(await file.head()), `the form of ${file.place}`);
  return csvSource(files, {
    name: sourceName(
      files.map(({ file: one }) => one),
      name,
    ),
    form: () => ({ dialect: { quote: '"' }, isHeader: () => hasHeader }),
    reader: () => (fields) => read(fields, columns, count),
  });
}

function read(
  fields: readonly string[],
  columns: Readonly<Record<Column, number>>,
  count: number,
): LineResult {
  if (fields.length !== count) return `The row has ${fields.length} columns; the others have ${count}.`;
  if (fields[columns.change] === 'D') return undefined;
  return premiseRow({
    uprn: fieldAt(fields, columns.uprn),
    udprn: fieldAt(fields, columns.udprn),
    easting: fieldAt(fields, columns.easting),
    northing: fieldAt(fields, columns.northing),
  });
}

function formOf(head: FileHead): Form | undefined {
  const [first = []] = head.rows;
  const columns = headerColumns(first, NAMES);
  const { uprn, udprn, easting, northing } = columns;
  const isOrdnanceSurvey = columns.change >= 0;
  const isList = listColumns(first, () => false) !== undefined;
  if ([uprn, udprn, easting, northing].every((at) => at >= 0) && (isOrdnanceSurvey || !isList)) {
    const isCore = first.some((label) => /^single.?line.?address$/i.test(label));
    const name = isCore ? 'AddressBase Core' : isOrdnanceSurvey ? 'AddressBase' : 'Premises by UDPRN';
    return { name, columns, count: first.length, hasHeader: true };
  }
  const isPlus = (fields: readonly string[]) =>
    fields.length === PLUS_COLUMNS &&
    /^[IUD]$/.test(fieldAt(fields, PLUS.change)) &&
    typeof read(fields, PLUS, PLUS_COLUMNS) !== 'string';
  if (head.share(isPlus) <= 0.5) return undefined;
  return { name: 'AddressBase Plus', columns: PLUS, count: PLUS_COLUMNS, hasHeader: false };
}
