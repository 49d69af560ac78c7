import type { AddressFile } from '../../src/address-file/address-file.ts';
import type { PostcodeEntry, StoredAddress } from '../../src/address-file/postcode-entry.ts';
import type { Dice } from '../dice.ts';

/** An address of the file that somebody is looking for. */
export interface Wanted {
  readonly entry: PostcodeEntry;
  readonly address: StoredAddress;
}

/** The highest number of delivery points of a postcode. */
const MOST_OF_A_POSTCODE = 100;

/** Draws delivery points, each with the same probability. */
export function* draw(file: AddressFile, dice: Dice): Generator<Wanted, never> {
  const postcodes = [...file.postcodesBeginning('', '')];
  while (true) {
    const entry = file.lookup(dice.pick(postcodes))!;
    const points = entry.addresses.filter(({ kind }) => kind === 'delivery-point');
    // The probability that a postcode is kept is in proportion to its number of addresses.
    const place = dice.whole(0, MOST_OF_A_POSTCODE - 1);
    const address = points[place];
    if (address !== undefined) yield { entry, address };
  }
}
