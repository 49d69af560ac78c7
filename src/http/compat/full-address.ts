import { type CompatibilityAddress, compatibilityAddress } from '../../address/compatibility.ts';
import { parsePostcode, printPostcode } from '../../address/postcode.ts';
import type { AddressSuggestion } from '../../suggestions/suggestion.ts';

/** An address as `get` returns it: the expanded format, with postcode and position. Texts are never null. */
export interface FullAddress extends CompatibilityAddress {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The answer for an address. Its position is the premise's if it is known, otherwise the postcode's. */
export function fullAddress({ entry, address }: AddressSuggestion): FullAddress {
  const { place, counties } = entry;
  const county = counties.postal || counties.traditional || counties.administrative;
  const parsed = parsePostcode(entry.postcode);
  const { latitude, longitude } = address.location ?? place;
  return {
    postcode: parsed === undefined ? entry.postcode : printPostcode(parsed),
    latitude,
    longitude,
    ...compatibilityAddress(address.point, { county, district: place.district, country: place.country }),
  };
}

/**
 * The fields of a template: every text of the address, and each line of `formatted_address` by its number.
 */
export function templateFields(address: FullAddress): Record<string, string> {
  const { formatted_address: lines, ...rest } = address;
  const fields: Record<string, string> = { outcode: address.postcode.split(' ')[0] ?? '' };
  for (const [name, value] of Object.entries(rest)) fields[name] = String(value);
  lines.forEach((line, at) => {
    fields[`formatted_address_${at}`] = line;
  });
  fields['formatted_address'] = lines.filter((line) => line !== '').join(', ');
  return fields;
}
