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

/**
 * The byte that stands for the start of a row. `XlsxFile` replaces it with `<row>` and the row's number. No
 * value contains this byte, because XML cannot represent it.
 */
export const ROW_MARK = 0x01;

/** A number that Excel keeps exactly, if it has at most 15 significant digits. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/;

const KIND_OF_TYPE = { integer: 'number', decimal: 'number', date: 'date', boolean: 'boolean' } as const;

/**
 * Encodes records as rows of a sheet. Text stays text, so postcodes, telephone numbers and long numbers are
 * unchanged. Only columns with another type, or with another cell type in the input file, become numbers,
 * dates and booleans.
 */
export function xlsxRows(columns: readonly Column[], { kinds }: TableStyle): (block: Block) => Uint8Array {
  const writers = columns.map(({ name, type }) =>
    cellWriter(name, type === 'text' ? kinds?.get(name) : KIND_OF_TYPE[type]),
  );
  const start = String.fromCharCode(ROW_MARK);
  return (block) => {
    const cells = writers.map((write, at) => ({ write, values: block.values(at) }));
    let rows = '';
    for (let row = 0; row < block.recordCount; row++) {
      rows += start;
      for (const { write, values } of cells) {
        const value = values[row] ?? null;
        rows += value === null ? '<c/>' : write(value);
      }
      rows += '</row>';
    }
    return Buffer.from(rows);
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
  const space = hasOuterSpace(text) ? ' xml:space="preserve"' : '';
  return `<c${styled} t="inlineStr"><is><t${space}>${escapeText(text.toWellFormed())}</t></is></c>`;
}

/** Whether Excel would drop white space from the text unless the cell asks to keep it. */
function hasOuterSpace(text: string): boolean {
  return text.charCodeAt(0) <= 0x20 || text.charCodeAt(text.length - 1) <= 0x20 || text.includes('\n');
}
