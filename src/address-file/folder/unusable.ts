/**
 * A folder that is not an address file, is incomplete or changed, or has a format that this version cannot
 * read.
 */
export class AddressFileUnusable extends Error {
  override readonly name = 'AddressFileUnusable';
  readonly folder: string;
  /** What is wrong, as the end of a sentence: `its manifest is missing`. */
  readonly reason: string;

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`The address file ${folder} cannot be used: ${reason}.`, options);
    this.folder = folder;
    this.reason = reason;
  }
}
