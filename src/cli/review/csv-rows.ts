import type { ColumnType } from '../../records/column.ts';
import { anyColumns, openInput } from '../files/input.ts';

/** A row of a CSV file: column → text. Empty fields are the empty string. */
export type TextRow = Readonly<Record<string, string>>;

/**
 * Reads a CSV file row by row. The needed columns must exist.
 *
 * @param neededBy the thing that needs the columns, for the message
 */
export async function* csvRows(
  path: string,
  needed: readonly string[],
  neededBy: string,
): AsyncGenerator<TextRow> {
  const columns = needed.map((name) => ({ name, type: 'text' as ColumnType, description: '' }));
  const { reader } = await openInput({ ...anyColumns(path), columns }, path, { neededBy: () => neededBy });
  try {
    const names = reader.layout.header.columns.map(({ name }) => name);
    for await (const { block } of reader) {
      for (let row = 0; row < block.recordCount; row++) {
        yield Object.fromEntries(names.map((name, at) => [name, textOf(block.values(at)[row])]));
      }
    }
  } finally {
    await reader.close();
  }
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim();
}
