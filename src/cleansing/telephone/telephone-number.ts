import parsePhoneNumber, {
  type CountryCode,
  type PhoneNumber,
  type PhoneNumberType,
} from 'libphonenumber-js/max';

/** The ways to write a valid number: `+441234567890`, `+44 1234 567890`, or `01234 567890`. */
export const TELEPHONE_FORMATS = ['E164', 'international', 'national'] as const;

export type TelephoneFormat = (typeof TELEPHONE_FORMATS)[number];

/** A number in the form of its country's numbering plan. It need not be in an allocated range. */
export interface TelephoneNumber {
  /** ISO 3166-1; undefined for numbers that belong to no country, such as +800. */
  readonly country: string | undefined;
  /** The country calling code, without +. */
  readonly callingCode: string;
  /** The number as dialled after the calling code: `1234567890`. */
  readonly nationalNumber: string;
  /** Whether the number is in a range that its country has allocated. */
  readonly valid: boolean;
  readonly type: PhoneNumberType | undefined;
  readonly extension: string | undefined;
  /** Writes the number without its extension. */
  format(format: TelephoneFormat): string;
}

const libraryFormats = { E164: 'E.164', international: 'INTERNATIONAL', national: 'NATIONAL' } as const;

/**
 * Finds the number in a text with libphonenumber and its full ("max") metadata. The smaller sets lack the
 * types of most countries and save only a third of a megabyte. Undefined if the text has no number.
 */
export function parseTelephone(text: string, defaultCountry: CountryCode): TelephoneNumber | undefined {
  const parsed = parsePhoneNumber(text, defaultCountry);
  return parsed && fromLibrary(parsed);
}

/** Converts a number of the library. Removes the extension from the library's number. */
export function fromLibrary(parsed: PhoneNumber): TelephoneNumber {
  const { country, countryCallingCode, nationalNumber, ext } = parsed;
  delete parsed.ext;
  return {
    country,
    callingCode: countryCallingCode,
    nationalNumber,
    valid: parsed.isValid(),
    type: parsed.getType(),
    extension: ext,
    format: (format) => parsed.format(libraryFormats[format]),
  };
}
