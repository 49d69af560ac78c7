import type { AddressFile } from '../address-file/address-file.ts';
import { AddressMatcher } from './address-matcher.ts';

/** The matchers of open address files. Each file has one, so that what it prepared for one address serves the next. */
export class Matchers {
  readonly #matchers = new WeakMap<AddressFile, AddressMatcher>();

  /** The matcher of a file, made when it is first asked for. */
  of(file: AddressFile): AddressMatcher {
    let matcher = this.#matchers.get(file);
    if (matcher === undefined) {
      matcher = new AddressMatcher(file);
      this.#matchers.set(file, matcher);
    }
    return matcher;
  }
}
