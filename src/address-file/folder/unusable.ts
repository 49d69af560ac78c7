/** A folder that is not an address file, or not a whole and unchanged one, or not one that this version can read. */
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
