import { printPostcode, readCompact } from '../../address/postcode.ts';
import { titleCase } from '../../address/title-case/title-case.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import type { PostcodeEntry } from '../../address-file/postcode-entry.ts';
import { type Location, localitiesOf, positionOf } from '../../suggestions/location.ts';
import { withPosition } from '../../suggestions/suggest-locations.ts';
import type { SuggestOptions } from './suggest-options.ts';
import { fillTemplate } from './template.ts';

/** A location as `get-location` returns it. Texts are never null. */
export interface FullLocation {
  readonly latitude: number;
  readonly longitude: number;
  /** The locality within the town. */
  readonly area: string;
  readonly town_or_city: string;
  readonly county: string;
  readonly country: string;
  /** Empty unless the location is a postcode. */
  readonly postcode: string;
  /** Empty for a town or locality that does not lie in exactly one outward code. */
  readonly outcode: string;
}

export function fullLocation(file: AddressFile, given: Location): FullLocation {
  const location = withPosition(file, given);
  const { entry } = location;
  const { doubleDependentLocality, dependentLocality, postTown } = localitiesOf(file, location);
  const { latitude, longitude } = positionOf(file, location);
  return {
    latitude,
    longitude,
    area: doubleDependentLocality || dependentLocality,
    town_or_city: titleCase(postTown),
    county: countyOf(entry),
    country: entry.place.country,
    postcode: location.kind === 'postcode' ? printed(entry.postcode) : '',
    outcode: outwardCodeOf(file, location),
  };
}

/** The county of an entry, as `find` returns it. */
export function countyOf({ counties }: PostcodeEntry): string {
  return counties.postal || counties.traditional || counties.administrative;
}

/** A compact postcode in printed form, such as `CH2 4NE`. */
export function printed(postcode: string): string {
  const parsed = readCompact(postcode);
  return parsed === undefined ? postcode : printPostcode(parsed);
}

/** `CH2 4NE, Little Stanney, Chester, Cheshire`, or the filled template for this kind of location. */
export function locationText(
  location: FullLocation,
  kind: Location['kind'],
  { template, templateOutcode, templatePostcode }: SuggestOptions,
): string {
  const own = { postcode: templatePostcode, 'outward-code': templateOutcode, container: template }[kind];
  const chosen = own ?? template;
  if (chosen !== undefined) {
    const fields = Object.entries(location).map(([name, value]) => [name, String(value)]);
    return fillTemplate(chosen, Object.fromEntries(fields));
  }
  const code = { postcode: location.postcode, 'outward-code': location.outcode, container: '' }[kind];
  return [code, location.area, location.town_or_city, location.county].filter(Boolean).join(', ');
}

function outwardCodeOf(file: AddressFile, location: Location): string {
  if (location.kind === 'outward-code') return location.outwardCode;
  if (location.kind === 'postcode') return location.entry.postcode.slice(0, -3);
  const [first = '', ...others] = file.localities.at(location.container.place).outwardCodes;
  return others.length === 0 ? first : '';
}
