/** The records cannot be written in a format. The message tells the user why. */
export class TableUnwritable extends Error {
  override readonly name = 'TableUnwritable';
}
