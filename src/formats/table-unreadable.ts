/** A file cannot be read as a table at all. The message says why, for the user, and begins with `The file`. */
export class TableUnreadable extends Error {
  override readonly name = 'TableUnreadable';
}
