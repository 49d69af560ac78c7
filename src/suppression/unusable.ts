/**
 * A folder that is not a suppression list, is incomplete or changed, or has a format that this version cannot
 * read.
 */
export class ListUnusable extends Error {
  override readonly name = 'ListUnusable';
  readonly folder: string;
  /** The fault, worded to complete a sentence: `rows.bin is missing`. */
  readonly reason: string;

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`The suppression list ${folder} cannot be used: ${reason}.`, options);
    this.folder = folder;
    this.reason = reason;
  }
}
