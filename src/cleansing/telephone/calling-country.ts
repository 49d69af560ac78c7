import type { CountryCode } from 'libphonenumber-js/max';
import { isSupportedCountry } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';

/**
 * The country that a default country means: `GB` (ISO 3166-1) or `UK` in any letter case, or a calling code
 * such as 44 or +44. A calling code means its main country (1: the United States). Undefined if there is no
 * such country.
 */
export function callingCountry(text: string): CountryCode | undefined {
  const name = text.trim().toUpperCase();
  if (name === 'UK') return 'GB';
  const digits = /^(?:\+|00)?([1-9]\d{0,2})$/.exec(name)?.[1];
  if (digits !== undefined) return mainCountries.get(digits);
  return isSupportedCountry(name) ? name : undefined;
}

/** The library lists the main country of a calling code first. 001 stands for no country. */
const mainCountries = new Map(
  Object.entries(metadata.country_calling_codes).flatMap(([code, [main]]) =>
    main !== undefined && isSupportedCountry(main) ? [[code, main] as const] : [],
  ),
);
