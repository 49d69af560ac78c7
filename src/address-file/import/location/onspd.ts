import { present } from '../../../present.ts';
import type { RowSource } from '../../rows.ts';
import { csvSource } from '../csv-source.ts';
import type { FileHead } from '../file-head.ts';
import { type ColumnNames, headerColumns } from '../header-columns.ts';
import type { Importer, RecognisedFile } from '../importer.ts';
import type { LineResult } from '../row-gatherer.ts';
import { sourceName } from '../source-name.ts';
import { metres } from '../whole-number.ts';
import { nationalStatisticsNotice } from './notice.ts';

/*
 * The ONS Postcode Directory and the National Statistics Postcode Lookup, which has the same columns where it
 * matters here. They list every postcode of the United Kingdom, in use or not. The names of columns changed
 * over the years (`osward`, `ward`, `wd25cd`), and all of them are recognised.
 */

type Column =
  | 'postcode'
  | 'terminated'
  | 'county'
  | 'district'
  | 'ward'
  | 'country'
  | 'constituency'
  | 'easting'
  | 'northing'
  | 'gridQuality';

const NAMES: ColumnNames<Column> = {
  postcode: /^(?:pcds|pcd8|pcd7|pcd2|pcd)$/,
  terminated: /^doterm$/,
  county: /^(?:oscty|cty|cty\d\dcd)$/,
  district: /^(?:oslaua|laua|lad|lad\d\dcd)$/,
  ward: /^(?:osward|ward|wd|wd\d\dcd)$/,
  country: /^(?:ctry|ctry\d\dcd)$/,
  constituency: /^(?:pcon|pcon\d\dcd)$/,
  easting: /^(?:os)?east1m$/,
  northing: /^(?:os)?n(?:o)?rth1m$/,
  gridQuality: /^(?:os)?grd?i?d?ind$/,
};

const REQUIRED = ['postcode', 'terminated', 'district', 'ward', 'country', 'easting', 'northing'] as const;

/** The quality value of an unknown position. */
const NO_POSITION = '9';

export const onsPostcodeDirectory: Importer = {
  recognise: (_, head) =>
    columnsOf(head) === undefined ? undefined : `ONS Postcode Directory, ${columnCount(head)} columns`,
  async open(files) {
    const sources: RowSource[] = [];
    for (const group of withoutParts(files)) sources.push(await open(group));
    return sources;
  },
};

/**
 * The directory comes as one file and again as one file for each postcode area. The files for areas are read,
 * as one source, only if the whole is missing.
 */
function withoutParts(files: readonly RecognisedFile[]): RecognisedFile[][] {
  const isPart = ({ file }: RecognisedFile) => /(?:^|\/)multi_csv\//i.test(file.place);
  const whole = files.filter((file) => !isPart(file));
  if (whole.length > 0) return whole.map((file) => [file]);
  return files.length === 0 ? [] : [[...files]];
}

async function open(files: readonly RecognisedFile[]): Promise<RowSource> {
  const { file } = present(files[0], 'a file of the directory');
  const head = await file.head();
  const columns = present(columnsOf(head), `the header of ${file.place}`);
  return csvSource(files, {
    name: sourceName(
      files.map(({ file: one }) => one),
      'ONS Postcode Directory',
    ),
    licence: nationalStatisticsNotice(files),
    form: () => ({ dialect: { quote: '"' }, isHeader: () => true }),
    reader: () => reader(columns, columnCount(head)),
  });
}

function columnCount(head: FileHead): number {
  return head.rows[0]?.length ?? 0;
}

function columnsOf(head: FileHead): Readonly<Record<Column, number>> | undefined {
  const columns = headerColumns(head.rows[0] ?? [], NAMES);
  return REQUIRED.every((name) => columns[name] >= 0) ? columns : undefined;
}

function reader(
  columns: Readonly<Record<Column, number>>,
  count: number,
): (fields: readonly string[]) => LineResult {
  return (fields) => {
    if (fields.length !== count) return `The row has ${fields.length} columns; the header has ${count}.`;
    const field = (name: Column) => fields[columns[name]]?.trim() ?? '';
    const [postcode, terminated, countryCode] = [field('postcode'), field('terminated'), field('country')];
    if (postcode === '') return 'The row has no postcode.';
    if (terminated !== '' && !/^\d{6}$/.test(terminated)) {
      return `"${terminated.slice(0, 20)}" is not a month.`;
    }
    const [easting, northing] = [metres(field('easting')), metres(field('northing'))];
    if (easting === undefined || northing === undefined) return 'Its coordinates are not numbers.';
    const isKnown = field('gridQuality') !== NO_POSITION && (easting !== 0 || northing !== 0);
    return {
      kind: 'postcode-location',
      location: {
        postcode,
        easting: isKnown ? easting : 0,
        northing: isKnown ? northing : 0,
        grid: isKnown ? (countryCode.startsWith('N') ? 'irish' : 'osgb') : 'none',
        countryCode: areaCode(countryCode),
        countyCode: areaCode(field('county')),
        districtCode: areaCode(field('district')),
        wardCode: areaCode(field('ward')),
        constituencyCode: areaCode(field('constituency')),
        terminated,
      },
    };
  };
}

/** Returns the code, or the empty string for pseudo codes such as `E99999999`, which mean "none". */
function areaCode(code: string): string {
  return code.endsWith('99999999') ? '' : code;
}
