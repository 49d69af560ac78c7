import parsePhoneNumber, {
  type CountryCode,
  type PhoneNumber,
  type PhoneNumberType,
} from 'libphonenumber-js/max';

/** How a valid number is written: `+441234567890`, `+44 1234 567890`, or `01234 567890`. */
export const TELEPHONE_FORMATS = ['E164', 'international', 'national'] as const;

export type TelephoneFormat = (typeof TELEPHONE_FORMATS)[number];

/** A number that exists in the numbering plan of its country, or at least has that form. */
export interface TelephoneNumber {
  /** ISO 3166-1; undefined for numbers of no one country, such as +800. */
  readonly country: string | undefined;
  /** The country calling code, without +. */
  readonly callingCode: string;
  /** The number as dialled after the calling code: `1234567890`. */
  readonly nationalNumber: string;
  /** Whether it lies in a range that the plan has given out. */
  readonly valid: boolean;
  readonly type: PhoneNumberType | undefined;
  readonly extension: string | undefined;
  /** Writes it without its extension. */
  format(format: TelephoneFormat): string;
}

const libraryFormats = { E164: 'E.164', international: 'INTERNATIONAL', national: 'NATIONAL' } as const;

/**
 * The number in a text, by libphonenumber and its full ("max") metadata: the smaller sets know no types for most
 * countries and save a third of a megabyte. Undefined where the text holds none.
 */
export function parseTelephone(text: string, defaultCountry: CountryCode): TelephoneNumber | undefined {
  const parsed = parsePhoneNumber(text, defaultCountry);
  return parsed && fromLibrary(parsed);
}

/** A number as the library gives it, in the shape used here. It takes the extension off the library's number. */
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
