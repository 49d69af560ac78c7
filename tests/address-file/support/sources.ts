import type { BadRow, Row, RowBatch, RowSource } from '../../../src/address-file/rows.ts';

/** The tests' renderer and locator. */
export const modules = {
  renderer: new URL('./renderer.ts', import.meta.url).href,
  locator: new URL('./locator.ts', import.meta.url).href,
};

/** A source of these rows, some at a time. */
export function sourceOf(
  rows: readonly Row[],
  details: Partial<RowSource & { badRows: BadRow[] }> = {},
): RowSource {
  const { badRows = [], ...rest } = details;
  return {
    name: 'rows.csv',
    layout: 'rows of a test',
    edition: 'Y24M05',
    licence: '',
    invented: true,
    bytes: rows.length,
    *batches(): Iterable<RowBatch> {
      const size = 100;
      for (let at = 0; at === 0 || at < rows.length; at += size) {
        const some = rows.slice(at, at + size);
        yield {
          file: 'rows.csv',
          rows: some,
          lines: some.map((_, row) => at + row + 1),
          badRows: at === 0 ? badRows : [],
          bytesRead: Math.min(rows.length, at + size),
        };
      }
    },
    ...rest,
  };
}
