import { lazily } from '../../lazily.ts';
import { areaOf } from './area-codes.ts';
import type { TelephoneNumber } from './telephone-number.ts';

const countryNames = lazily(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** Asked for once a country: `Intl` takes some microseconds. */
const nameOf = new Map<string, string>();

/** The place of a British landline, else the country in English, else `International` (+800, +870, …). */
export function locationOf(number: TelephoneNumber): string {
  const { country, type, nationalNumber } = number;
  if (country === undefined) return 'International';
  const area = country === 'GB' && type === 'FIXED_LINE' ? areaOf(nationalNumber) : undefined;
  return area ?? countryName(country);
}

/** The English name of a country by its ISO 3166-1 code. */
export function countryName(country: string): string {
  let name = nameOf.get(country);
  if (name === undefined) {
    name = countryNames().of(country) ?? country;
    nameOf.set(country, name);
  }
  return name;
}
