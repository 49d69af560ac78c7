/** How many rows a file may have above its table: titles, dates, headings that span columns. */
export const ROWS_ABOVE = 30;

/** A header names at least this share of the columns in use. */
const NAMED_SHARE = 0.8;

/**
 * Finds the header row: the first row with values in nearly as many columns as the fullest row. A title above
 * the table has one value, and so has a heading that is merged over several columns.
 *
 * @param rows the first rows that are not blank; a cell without a value is null or empty
 * @returns the index of the header row
 */
export function findHeader(rows: readonly (readonly (string | null)[])[]): number {
  const filled = rows.map((cells) => cells.filter((cell) => cell !== null && cell.trim() !== '').length);
  const most = Math.max(...filled);
  const found = filled.findIndex((count, at) => at <= ROWS_ABOVE && count >= NAMED_SHARE * most);
  return Math.max(0, found);
}
