import type { AddressFile } from '../address-file/address-file.ts';
import { AddressMatcher } from './address-matcher.ts';

/**
 * The matchers of open address files. There is one matcher per file, so that the postcodes it prepared for
 * one address serve the next.
 */
export class Matchers {
  readonly #matchers = new WeakMap<AddressFile, AddressMatcher>();

  /** Returns the matcher of a file. It is created when it is first asked for. */
  of(file: AddressFile): AddressMatcher {
    let matcher = this.#matchers.get(file);
    if (matcher === undefined) {
      matcher = new AddressMatcher(file);
      this.#matchers.set(file, matcher);
    }
    return matcher;
  }
}
