import { readPlace } from '../../address/parse/place.ts';
import { sameWords, segmentsOf } from '../../address/parse/segments.ts';
import { tidyPostcode } from '../../address/postcode.ts';
import { asTyped, type RecordAddress } from '../address/typed-address.ts';

/** An address as the mailing file has it. What is missing is empty. */
export interface MailAddress {
  /** No empty ones between: as many as there are. */
  readonly lines: readonly string[];
  readonly town: string;
  /** With one space. */
  readonly postcode: string;
  readonly country: string;
}

/** The lines of the layout. */
export const MAIL_LINES = 4;

/** An address that was not cleansed, as far as town and postcode can be told by the words alone. */
export function mailAddressOf(address: RecordAddress): MailAddress {
  const typed = asTyped({ ...address, country: '' });
  const { segments, town, postcode } = readPlace(typed, segmentsOf(address.lines));
  const written = address.town !== '' && sameWords(address.town, town) ? address.town : town;
  return { lines: segments, town: written, postcode: tidyPostcode(postcode), country: address.country };
}

/** Puts lines, the company before them, on four: neighbours that are short together share a line. */
export function onFourLines(lines: readonly string[], company: string): readonly string[] {
  const all = lines.filter(Boolean);
  if (company !== '' && !all.some((line) => sameWords(line, company))) all.unshift(company);
  while (all.length > MAIL_LINES) {
    let shortest = 0;
    for (let at = 1; at < all.length - 1; at++) {
      if (all[at]!.length + all[at + 1]!.length < all[shortest]!.length + all[shortest + 1]!.length)
        shortest = at;
    }
    all.splice(shortest, 2, `${all[shortest]}, ${all[shortest + 1]}`);
  }
  return all;
}
