import { unescapeText } from './escapes.ts';
import { plainText } from './plain-text.ts';
import type { RowBuilder } from './row-builder.ts';

/*
 * Rows as Excel, LibreOffice and most libraries write them:
 *
 *   <row r="2" spans="1:3"><c r="A2" s="1" t="s"><v>17</v></c><c r="B2"><v>4.5</v></c>
 *   <c t="inlineStr"><is><t xml:space="preserve">Ann</t></is></c><c r="D2" s="1"/></row>
 *
 * A row with anything else (formulas, formatted runs, prefixes, comments) is left to the XML parser.
 */

const GREATER = 0x3e;
const SLASH = 0x2f;
const SPACE = 0x20;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const LETTER_R = 0x72;
const LETTER_S = 0x73;
const LETTER_T = 0x74;

/** The tag of a row without its `>`. */
const ROW_TAG = /^<row(?: [\w:]+="[^"<&]*")*\/?$/;
const ROW_NUMBER = / r="([^"]*)"/;

const TYPES = new Set(['s', 'n', 'str', 'b', 'd', 'e']);

const CELL = '<c';
const VALUE = '<v>';
const VALUE_END = '</v></c>';
const INLINE = '<is><t';
const INLINE_PRESERVED = ' xml:space="preserve">';
const INLINE_EMPTY = '/></is></c>';
const INLINE_END = '</t></is></c>';
const ROW_END = '</row>';

/**
 * Reads the row that begins at `at`, if it is plain.
 *
 * @returns the position after the row, or -1 if it is not plain. Then the builder is unchanged.
 */
export function readPlainRow(text: string, at: number, row: RowBuilder): number {
  const before = row.number;
  const next = readRow(text, at, row);
  if (next < 0) row.number = before;
  return next;
}

function readRow(text: string, from: number, row: RowBuilder): number {
  const tagEnd = text.indexOf('>', from);
  const tag = text.slice(from, tagEnd);
  if (!ROW_TAG.test(tag)) return -1;
  row.begin(ROW_NUMBER.exec(tag)?.[1]);
  let at = tagEnd + 1;
  if (tag.endsWith('/')) return at;
  while (text.startsWith(CELL, at)) {
    at = readCell(text, at + CELL.length, row);
    if (at < 0) return -1;
  }
  if (!text.startsWith(ROW_END, at)) return -1;
  row.end();
  return at + ROW_END.length;
}

/** Reads a cell. @param from the position after its `<c` */
function readCell(text: string, from: number, row: RowBuilder): number {
  let at = from;
  let column = -1;
  let style = 0;
  let type = 'n';
  while (text.charCodeAt(at) === SPACE) {
    if (text.charCodeAt(at + 2) !== EQUALS || text.charCodeAt(at + 3) !== QUOTE) return -1;
    const start = at + 4;
    const end = text.indexOf('"', start);
    switch (text.charCodeAt(at + 1)) {
      case LETTER_R:
        column = columnAt(text, start);
        break;
      case LETTER_S:
        style = Number(text.slice(start, end));
        break;
      case LETTER_T:
        type = text.slice(start, end);
        break;
      default:
        return -1;
    }
    at = end + 1;
  }
  row.beginCell(column);
  const code = text.charCodeAt(at);
  if (code === SLASH) return text.charCodeAt(at + 1) === GREATER ? at + 2 : -1;
  if (code !== GREATER) return -1;
  at++;
  if (type === 'inlineStr') return readInline(text, at, row);
  if (!TYPES.has(type) || !text.startsWith(VALUE, at)) return -1;
  const start = at + VALUE.length;
  const end = text.indexOf('<', start);
  if (!text.startsWith(VALUE_END, end)) return -1;
  const value = plainText(text.slice(start, end));
  if (value === undefined) return -1;
  row.putValue(type, style, value);
  return end + VALUE_END.length;
}

function readInline(text: string, from: number, row: RowBuilder): number {
  if (!text.startsWith(INLINE, from)) return -1;
  let start = from + INLINE.length;
  if (text.charCodeAt(start) === GREATER) start++;
  else if (text.startsWith(INLINE_PRESERVED, start)) start += INLINE_PRESERVED.length;
  else if (text.startsWith(INLINE_EMPTY, start)) {
    row.putText('');
    return start + INLINE_EMPTY.length;
  } else return -1;
  const end = text.indexOf('<', start);
  if (!text.startsWith(INLINE_END, end)) return -1;
  const value = plainText(text.slice(start, end));
  if (value === undefined) return -1;
  row.putText(unescapeText(value));
  return end + INLINE_END.length;
}

/** The index of a column in a reference that begins at `at`: `A1` is 0, `AB12` is 27. -1 without letters. */
export function columnAt(text: string, at: number): number {
  let column = 0;
  for (let place = at; place <= at + 3; place++) {
    const letter = text.charCodeAt(place) & 0xdf;
    if (!(letter >= 0x41 && letter <= 0x5a)) break;
    column = column * 26 + letter - 0x40;
  }
  return column - 1;
}
