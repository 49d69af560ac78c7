import { present } from '../../../present.ts';
import type { Row } from '../../rows.ts';
import { csvSource } from '../csv-source.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import { plainColumn } from '../header-columns.ts';
import type { Importer, RecognisedFile } from '../importer.ts';
import { nationalStatisticsNotice, ordnanceSurveyNotice } from './notice.ts';

/*
 * Names of areas by code. Ordnance Survey ships them with Code-Point Open in a workbook, Codelist.xlsx. Its
 * sheets have name and code and must be saved as CSV. A single list of all areas, `type,code,name`, is also
 * recognised. The ONS Postcode Directory comes with tables whose columns are named after area and year:
 * `WD25CD,WD25NM`.
 */

/** Where a table has its codes and names. */
interface NameColumns {
  readonly code: number;
  readonly name: number;
  readonly source: 'Ordnance Survey' | 'Office for National Statistics';
  readonly hasHeader: boolean;
}

/** A code of the Government Statistical Service. */
const CODE = /^[A-Z]\d{8}$/;

/**
 * Column names of the areas that a postcode's place has: county, district, ward, country and constituency.
 */
const AREAS = /^(cty|lad|laua|ua|wd|ward|ctry|pcon)(\d\d)cd$/;

export const areaNames: Importer = {
  recognise(_, head) {
    const columns = columnsOf(head);
    return columns === undefined ? undefined : `Names of areas, ${columns.source}`;
  },
  open: (files) => Promise.all(files.map(open)),
};

async function open(file: RecognisedFile) {
  const found = columnsOf(await file.file.head());
  const { code, name, source, hasHeader } = present(found, `the columns of ${file.file.place}`);
  const isOrdnanceSurvey = source === 'Ordnance Survey';
  return csvSource([file], {
    licence: isOrdnanceSurvey ? ordnanceSurveyNotice([file]) : nationalStatisticsNotice([file]),
    form: () => ({ dialect: { quote: '"' }, isHeader: () => hasHeader }),
    reader:
      () =>
      (fields): Row | string | undefined => {
        const area = { code: fields[code]?.trim() ?? '', name: fields[name]?.trim() ?? '' };
        if (area.code === '' && area.name === '') return undefined;
        if (!CODE.test(area.code)) return `"${area.code.slice(0, 20)}" is not the code of an area.`;
        if (area.code.endsWith('99999999') || area.name === '') return undefined;
        return {
          kind: 'area-name',
          code: area.code,
          name: isOrdnanceSurvey ? usualName(area.code, area.name) : area.name,
        };
      },
  });
}

function columnsOf(head: FileHead): NameColumns | undefined {
  const header = (head.rows[0] ?? []).map(plainColumn);
  if (header.join() === 'type,code,name')
    return { code: 1, name: 2, source: 'Ordnance Survey', hasHeader: true };
  if (head.share((fields) => fields.length === 2 && CODE.test(fieldAt(fields, 1))) > 0.9) {
    return { code: 1, name: 0, source: 'Ordnance Survey', hasHeader: false };
  }
  for (const [code, column] of header.entries()) {
    const [, area, year] = AREAS.exec(column) ?? [];
    const name = header.indexOf(`${area}${year}nm`);
    if (area !== undefined && name >= 0) {
      return { code, name, source: 'Office for National Statistics', hasHeader: true };
    }
  }
  return undefined;
}

/** The codes of districts of all kinds. */
const DISTRICT = /^(?:E0[6789]|W06|S12)/;

/** Districts whose usual name does not follow by rule from Ordnance Survey's name. */
const USUAL_NAMES: ReadonlyMap<string, string> = new Map([
  ['E06000010', 'Kingston upon Hull, City of'],
  ['E06000019', 'Herefordshire, County of'],
  ['E06000023', 'Bristol, City of'],
  ['E07000240', 'St Albans'],
  ['E09000001', 'City of London'],
  ['S12000013', 'Na h-Eileanan Siar'],
]);

/**
 * Returns a district's usual name, as the Office for National Statistics writes it. Ordnance Survey adds the
 * kind of district: `Cheshire West and Chester (B)`, `Camden London Boro`, `City of Derby (B)`. In Wales it
 * puts the English name after the Welsh name. `(DET)` marks a detached part.
 */
function usualName(code: string, name: string): string {
  const whole = name.replace(/ \(DET\)$/, '');
  if (!DISTRICT.test(code)) return whole;
  const usual = USUAL_NAMES.get(code) ?? whole.replace(/(?: District)?(?: \(B\))?$| London Boro$/, '');
  if (code.startsWith('W')) return usual.replace(/^.* - (?:the )?/, '');
  return code.startsWith('E') ? usual.replace(/^(?:The )?City of (?!London)/, '') : usual;
}
