/** Says how many rows above the header of a file are left out. Undefined if there are none. */
export function rowsAboveNote(rows: number): string | undefined {
  if (rows <= 0) return undefined;
  return rows === 1
    ? 'has 1 row above its header, which is left out'
    : `has ${rows} rows above its header, which are left out`;
}
