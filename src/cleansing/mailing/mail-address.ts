import { readPlace } from '../../address/parse/place.ts';
import { sameWords, segmentsOf } from '../../address/parse/segments.ts';
import { tidyPostcode } from '../../address/postcode.ts';
import { itemAt } from '../../present.ts';
import { asTyped, type RecordAddress } from '../address/typed-address.ts';

/** An address in the parts of the mailing file. Missing parts are empty. */
export interface MailAddress {
  /** All lines that are not empty, in any number. */
  readonly lines: readonly string[];
  readonly town: string;
  /** With one space. */
  readonly postcode: string;
  readonly country: string;
}

/** The number of address lines in the layout. */
export const MAIL_LINES = 4;

/** The address of a record that was not cleansed, with town and postcode as far as its words reveal them. */
export function mailAddressOf(address: RecordAddress): MailAddress {
  const typed = asTyped({ ...address, country: '' });
  const { segments, town, postcode } = readPlace(typed, segmentsOf(address.lines));
  const written = address.town !== '' && sameWords(address.town, town) ? address.town : town;
  return { lines: segments, town: written, postcode: tidyPostcode(postcode), country: address.country };
}

/**
 * Puts the company and then the lines on at most four lines. If there are too many, short neighbouring lines
 * share a line.
 */
export function onFourLines(lines: readonly string[], company: string): readonly string[] {
  const all = lines.filter(Boolean);
  if (company !== '' && !all.some((line) => sameWords(line, company))) all.unshift(company);
  const lengthAt = (at: number) => itemAt(all, at).length + itemAt(all, at + 1).length;
  while (all.length > MAIL_LINES) {
    let shortest = 0;
    for (let at = 1; at < all.length - 1; at++) {
      if (lengthAt(at) < lengthAt(shortest)) shortest = at;
    }
    all.splice(shortest, 2, `${all[shortest]}, ${all[shortest + 1]}`);
  }
  return all;
}
