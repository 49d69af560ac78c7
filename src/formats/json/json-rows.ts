import type { Block } from '../../records/block.ts';
import type { Column, Value } from '../../records/column.ts';
import { valueJson } from '../../records/value.ts';
import { isDecimal } from '../../records/value-number.ts';
import type { CellKind } from '../table-reader.ts';
import { memberNames, type TableStyle } from '../table-style.ts';

/** Encodes records as JSON objects, one per line. Every member is present; an empty value is null. */
export function jsonRows(
  columns: readonly Column[],
  style: TableStyle,
  before: string,
  after: string,
): (block: Block) => string {
  const names = memberNames(columns, style);
  const members = columns.map(({ name, type }, at) => ({
    key: `${at === 0 ? '' : ','}${JSON.stringify(names[at])}:`,
    write: type === 'text' ? textWriter(style.kinds?.get(name)) : (value: Value) => valueJson(type, value),
  }));
  return (block) => {
    const cells = members.map((member, at) => ({ ...member, values: block.values(at) }));
    let rows = '';
    for (let row = 0; row < block.recordCount; row++) {
      rows += `${before}{`;
      for (const { key, write, values } of cells) rows += key + write(values[row] ?? null);
      rows += `}${after}`;
    }
    return rows;
  };
}

/** Writes text, or the JSON value that the text was in the input file. */
function textWriter(kind: CellKind | undefined): (value: Value) => string {
  if (kind === undefined || kind === 'date') return (value) => JSON.stringify(value);
  return (value) => (typeof value === 'string' && isJson(kind, value) ? value : JSON.stringify(value));
}

function isJson(kind: CellKind, text: string): boolean {
  if (kind === 'number') return isDecimal(text);
  if (kind === 'boolean') return text === 'true' || text === 'false';
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
