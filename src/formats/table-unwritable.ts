/** Records cannot be written in a format. The message says why, for the user. */
export class TableUnwritable extends Error {
  override readonly name = 'TableUnwritable';
}
