import { readFlag } from '../../address/layout/option-values.ts';
import { kilometresBetween } from '../../suggestions/distance.ts';
import type { FullAddress } from './full-address.ts';
import type { FullLocation } from './location-answer.ts';
import type { SuggestOptions } from './suggest-options.ts';

/** The fields that a filter may name. */
const FIELDS = ['county', 'country', 'locality', 'district', 'town_or_city', 'thoroughfare'] as const;

/** Whether an address passes the filter and the radius of the options. Letter case is ignored. */
export function passesFilter(address: FullAddress, { filter, radius }: SuggestOptions): boolean {
  for (const field of FIELDS) {
    const wanted = filter[field];
    if (wanted !== undefined && wanted !== '' && wanted.toLowerCase() !== address[field].toLowerCase())
      return false;
  }
  const postcode = compact(filter['postcode'] ?? '');
  if (postcode !== '' && !compact(address.postcode).startsWith(postcode)) return false;
  const residential = filter['residential'];
  if (residential !== undefined && residential !== '' && readFlag(residential, true) !== address.residential)
    return false;
  return radius === undefined || kilometresBetween(address, radius) <= radius.kilometres;
}

/** The fields of locations that a filter may name. */
const LOCATION_FIELDS = ['area', 'country', 'county', 'town_or_city', 'outcode'] as const;

/**
 * Whether a location passes the filter and the radius of the options. A location without a postcode passes no
 * filter by postcode.
 */
export function passesLocationFilter(location: FullLocation, { filter, radius }: SuggestOptions): boolean {
  for (const field of LOCATION_FIELDS) {
    const wanted = filter[field];
    if (wanted !== undefined && wanted !== '' && wanted.toLowerCase() !== location[field].toLowerCase())
      return false;
  }
  const postcode = compact(filter['postcode'] ?? '');
  if (postcode !== '' && !compact(location.postcode).startsWith(postcode)) return false;
  return radius === undefined || kilometresBetween(location, radius) <= radius.kilometres;
}

/** Whether the options have no filter and no radius. */
export function isOpen({ filter, radius }: SuggestOptions): boolean {
  return radius === undefined && Object.values(filter).every((value) => value === '');
}

function compact(postcode: string): string {
  return postcode.replace(/\s/g, '').toUpperCase();
}
