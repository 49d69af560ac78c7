import type { Block } from '../../records/block.ts';
import type { Column, Value } from '../../records/column.ts';
import { valueText } from '../../records/value.ts';
import type { CellKind } from '../table-reader.ts';
import type { TableStyle } from '../table-style.ts';
import { TableUnwritable } from '../table-unwritable.ts';
import { escapeText } from './escapes.ts';
import { significant } from './plain-number.ts';
import { serialOfIso } from './serial-date.ts';

/** The most characters that an Excel cell can have. */
export const XLSX_CELL_LENGTH = 32_767;

/** The cell styles of the workbooks we write, by their index in `cellXfs`. */
export const CELL_STYLE = { plain: 0, date: 1, dateTime: 2, heading: 3 } as const;

/** The beginning of each row. The file replaces it with one that has the row's number. */
export const ROW_START = '<row>';

/** A number that Excel keeps exactly, if it has at most 15 significant digits. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/;

const KIND_OF_TYPE = { integer: 'number', decimal: 'number', date: 'date', boolean: 'boolean' } as const;

/**
 * Encodes records as rows of a sheet. Text stays text, so postcodes, telephone numbers and long numbers are
 * unchanged. Only columns with another type, or with another cell type in the input file, become numbers,
 * dates and booleans.
 */
export function xlsxRows(columns: readonly Column[], { kinds }: TableStyle): (block: Block) => string {
  const cells = columns.map(({ name, type }) =>
    cellWriter(name, type === 'text' ? kinds?.get(name) : KIND_OF_TYPE[type]),
  );
  return (block) => {
    const values = columns.map((_, at) => block.values(at));
    let rows = '';
    for (let row = 0; row < block.recordCount; row++) {
      rows += ROW_START;
      for (let at = 0; at < cells.length; at++) {
        const value = values[at]![row]!;
        rows += value === null ? '<c/>' : cells[at]!(value);
      }
      rows += '</row>';
    }
    return rows;
  };
}

function cellWriter(column: string, kind: CellKind | undefined): (value: Value) => string {
  const text = (value: Value) => textCell(valueText(value), column);
  if (kind === 'number') {
    return (value) => {
      const number = String(value);
      return NUMBER.test(number) && significant(number) <= 15 ? `<c><v>${number}</v></c>` : text(value);
    };
  }
  if (kind === 'boolean') {
    return (value) => {
      const said = String(value);
      return said === 'true' || said === 'false'
        ? `<c t="b"><v>${said === 'true' ? 1 : 0}</v></c>`
        : text(value);
    };
  }
  if (kind !== 'date') return text;
  return (value) => {
    const found = serialOfIso(String(value));
    if (found === undefined) return text(value);
    return `<c s="${found.hasTime ? CELL_STYLE.dateTime : CELL_STYLE.date}"><v>${found.serial}</v></c>`;
  };
}

/** A text cell. @throws TableUnwritable if the text is too long */
export function textCell(text: string, column: string, style: number = CELL_STYLE.plain): string {
  if (text.length > XLSX_CELL_LENGTH) {
    const length = text.length.toLocaleString('en-GB');
    const most = XLSX_CELL_LENGTH.toLocaleString('en-GB');
    throw new TableUnwritable(
      `A value of the column \`${column}\` has ${length} characters, but an Excel cell can have at most ${most}. Write .csv or .parquet instead.`,
    );
  }
  const styled = style === CELL_STYLE.plain ? '' : ` s="${style}"`;
  return `<c${styled} t="inlineStr"><is><t xml:space="preserve">${escapeText(text.toWellFormed())}</t></is></c>`;
}
