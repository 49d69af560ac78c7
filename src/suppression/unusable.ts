/** A folder that is not a suppression list, or not a whole and unchanged one, or not one that this version can read. */
export class ListUnusable extends Error {
  override readonly name = 'ListUnusable';
  readonly folder: string;
  /** What is wrong, as the end of a sentence: `rows.bin is missing`. */
  readonly reason: string;

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`The suppression list ${folder} cannot be used: ${reason}.`, options);
    this.folder = folder;
    this.reason = reason;
  }
}
