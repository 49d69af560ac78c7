import { inWelsh } from '../address/alternatives.ts';
import { NO_COUNTIES } from '../address/delivery-point.ts';
import { formatAddress } from '../address/layout/formatters.ts';
import { DEFAULT_LINE_OPTIONS } from '../address/layout/line-options.ts';
import { printPostcode, readCompact } from '../address/postcode.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import type { StoredAddress } from '../address-file/postcode-entry.ts';
import { countOf } from './address-kinds.ts';
import { containerText } from './names.ts';
import type { Suggestion } from './suggestion.ts';

const ONE_LINE = { ...DEFAULT_LINE_OPTIONS, formatter: 'PAFStandardFormatter' } as const;

/**
 * Returns a suggestion as a line of a list.
 *
 * @param language `cy` shows Welsh names if they are known
 */
export function suggestionText(
  file: AddressFile,
  suggestion: Suggestion,
  language: 'en' | 'cy' = 'en',
): string {
  switch (suggestion.kind) {
    case 'container':
      return containerText(file, suggestion.container);
    case 'address':
      return addressText(suggestion.address, language);
    case 'premises':
      return premisesText(suggestion.addresses, language);
    case 'postcode':
      return postcodeText(suggestion.entry);
  }
}

/** Returns the number of addresses behind a suggestion. */
export function addressesBehind(suggestion: Suggestion): number {
  switch (suggestion.kind) {
    case 'container':
      return suggestion.container.addresses;
    case 'address':
      return 1;
    case 'premises':
      return suggestion.addresses.length;
    case 'postcode':
      return countOf(suggestion.entry, suggestion.kinds);
  }
}

/** Returns an address on one line: `12 Stanney Mill Road, Little Stanney, CHESTER, CH2 4NE`. */
function addressText({ point, welsh }: StoredAddress, language: 'en' | 'cy'): string {
  const written = language === 'cy' && welsh !== undefined ? inWelsh(point, welsh) : point;
  const { lines } = formatAddress(written, NO_COUNTIES, ONE_LINE);
  return lines.filter((line) => line !== '').join(', ');
}

/** Returns the address of a building, without the parts that tell its flats apart. */
function premisesText([first]: readonly StoredAddress[], language: 'en' | 'cy'): string {
  if (first === undefined) return '';
  const point = {
    ...first.point,
    subBuildingName: '',
    organisation: '',
    department: '',
    concatenated: undefined,
  };
  return addressText({ ...first, point }, language);
}

/** Returns a postcode with its street and places: `CH2 4NE, Stanney Mill Road, Little Stanney, CHESTER`. */
function postcodeText(entry: StoredEntry): string {
  const parsed = readCompact(entry.postcode);
  const printed = parsed === undefined ? entry.postcode : printPostcode(parsed);
  if (entry.size === 0) return printed;
  const point = {
    ...entry.addressAt(0).point,
    subBuildingName: '',
    buildingName: '',
    buildingNumber: '',
    organisation: '',
    department: '',
    poBox: '',
  };
  const { lines } = formatAddress(point, NO_COUNTIES, ONE_LINE);
  return [printed, ...lines.slice(0, -1).filter((line) => line !== '')].join(', ');
}
