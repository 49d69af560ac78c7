/** The file cannot be read as a table. The message tells the user why and begins with `The file`. */
export class TableUnreadable extends Error {
  override readonly name = 'TableUnreadable';
}
