/** How many rows above its table a file may have: titles, dates, headings of several columns. */
export const ROWS_ABOVE = 30;

/** A header names nearly all columns that are in use. */
const NAMED_SHARE = 0.8;

/**
 * Finds the header row: the first row with a value in nearly as many columns as the fullest row has. A title above the table has
 * one, and headings that are merged over several columns have one for all of them.
 *
 * @param rows the first rows that are not blank; a cell without a value is null or empty
 * @returns the place of the header row
 */
export function findHeader(rows: readonly (readonly (string | null)[])[]): number {
  const filled = rows.map((cells) => cells.filter((cell) => cell !== null && cell.trim() !== '').length);
  const most = Math.max(...filled);
  const found = filled.findIndex((count, at) => at <= ROWS_ABOVE && count >= NAMED_SHARE * most);
  return Math.max(0, found);
}
