import { parsePostcode } from '../../../address/postcode.ts';
import type { Row } from '../../rows.ts';
import { csvSource } from '../csv-source.ts';
import { fieldAt } from '../field-at.ts';
import type { Importer } from '../importer.ts';
import { sourceName } from '../source-name.ts';
import { metres } from '../whole-number.ts';
import { ordnanceSurveyNotice } from './notice.ts';

/*
 * Code-Point Open (Ordnance Survey): the postcodes of Great Britain. It has one file for each postcode area,
 * without a header. The columns are postcode, quality, easting, northing, country, regional health authority,
 * health authority, county, district and ward.
 */

const COLUMNS = 10;

/** The quality value of a postcode without a known position. Its coordinates are 0. */
const NO_POSITION = '90';

export const codePointOpen: Importer = {
  recognise: (_, head) => (head.share(isRow) > 0.5 ? `Code-Point Open, ${COLUMNS} columns` : undefined),
  async open(files) {
    if (files.length === 0) return [];
    const source = await csvSource(files, {
      name: sourceName(
        files.map(({ file: one }) => one),
        'Code-Point Open',
      ),
      licence: ordnanceSurveyNotice(files),
      form: () => ({ dialect: { quote: '"' } }),
      reader: () => read,
    });
    return [source];
  },
};

function isRow(fields: readonly string[]): boolean {
  return (
    fields.length === COLUMNS &&
    parsePostcode(fieldAt(fields, 0)) !== undefined &&
    /^[ESW]92\d{6}$/.test(fieldAt(fields, 4)) &&
    typeof read(fields) !== 'string'
  );
}

function read(fields: readonly string[]): Row | string {
  if (fields.length !== COLUMNS) {
    return `The row has ${fields.length} columns; Code-Point Open has ${COLUMNS}.`;
  }
  const [
    postcode = '',
    quality,
    east = '',
    north = '',
    countryCode = '',
    ,
    ,
    countyCode = '',
    districtCode = '',
    wardCode = '',
  ] = fields;
  const [easting, northing] = [metres(east), metres(north)];
  if (easting === undefined || northing === undefined) {
    return `"${east.slice(0, 20)}", "${north.slice(0, 20)}" is not a place on the National Grid.`;
  }
  const isKnown = quality !== NO_POSITION && (easting !== 0 || northing !== 0);
  return {
    kind: 'postcode-location',
    location: {
      postcode,
      easting: isKnown ? easting : 0,
      northing: isKnown ? northing : 0,
      grid: isKnown ? 'osgb' : 'none',
      countryCode,
      countyCode,
      districtCode,
      wardCode,
      constituencyCode: '',
      terminated: '',
    },
  };
}
