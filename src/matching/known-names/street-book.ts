import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { streetText } from '../../address-file/search/keys.ts';
import { NameIndex } from './name-index.ts';

/**
 * A file with more streets than this gets no book of street names, because this many names already take about
 * 10 MB in each thread that matches. A council has a few thousand streets, the country a million. In a larger
 * file, a damaged street without a postcode is found by its sound, or by its number and first letter.
 */
export const MOST_STREETS = 60_000;

/**
 * Returns the names of all streets of a file, run together, or undefined if it has more than
 * {@link MOST_STREETS}.
 */
export function streetBookOf(file: AddressFile): NameIndex | undefined {
  if (file.streets.size > MOST_STREETS) return undefined;
  const book = new NameIndex();
  for (let number = 0; number < file.streets.size; number++) {
    const street = file.streets.namesAt(number);
    add(book, street.dependentThoroughfareName, street.dependentThoroughfareDescriptor);
    add(book, street.thoroughfareName, street.thoroughfareDescriptor);
  }
  return book;
}

function add(book: NameIndex, name: string, descriptor: string): void {
  if (name !== '' || descriptor !== '') book.add(streetText(wordsOf(name), wordsOf(descriptor)));
}
