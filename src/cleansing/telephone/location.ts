import { remembering } from '../../caches/remembering.ts';
import { lazily } from '../../lazily.ts';
import { areaOf } from './area-codes.ts';
import type { TelephoneNumber } from './telephone-number.ts';

const countryNames = lazily(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** The place of a British landline; otherwise the country in English, or `International` (+800, +870, …). */
export function locationOf(number: TelephoneNumber): string {
  const { country, type, nationalNumber } = number;
  if (country === undefined) return 'International';
  const area = country === 'GB' && type === 'FIXED_LINE' ? areaOf(nationalNumber) : undefined;
  return area ?? countryName(country);
}

/**
 * The English name of a country by its ISO 3166-1 code. `Intl` takes some microseconds, so each name is
 * looked up only once.
 */
export const countryName = remembering(
  new Map(),
  (country: string): string => countryNames().of(country) ?? country,
);
