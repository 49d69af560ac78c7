import type { AddressFile } from '../../address-file/address-file.ts';
import { entryOfLocality, type Location, outwardCodeLocation } from '../../suggestions/location.ts';
import { suggestLocations } from '../../suggestions/suggest-locations.ts';
import type { SuggestionIds } from '../../suggestions/suggestion-id.ts';
import { isOpen, passesLocationFilter } from './address-filter.ts';
import { listed } from './address-suggestion.ts';
import { NOT_FOUND } from './answers.ts';
import type { CompatMethod } from './compat-handler.ts';
import { type FullLocation, fullLocation, locationText } from './location-answer.ts';
import { SAMPLE_ADDRESS, SAMPLE_ID, SAMPLE_POSTCODE } from './samples.ts';
import { suggestOptions } from './suggest-options.ts';
import { typedTerm } from './typed-term.ts';

/** At most this many locations are compared with a filter. */
const MOST_FILTERED = 100;

export const SAMPLE_LOCATION: FullLocation = {
  latitude: SAMPLE_ADDRESS.latitude,
  longitude: SAMPLE_ADDRESS.longitude,
  area: SAMPLE_ADDRESS.locality,
  town_or_city: SAMPLE_ADDRESS.town_or_city,
  county: SAMPLE_ADDRESS.county,
  country: SAMPLE_ADDRESS.country,
  postcode: SAMPLE_POSTCODE,
  outcode: 'XX2',
};

/** `GET` and `POST /{prefix}/location/{term}`: suggests towns, localities, outward codes and postcodes. */
export function locationMethod(ids: SuggestionIds): CompatMethod {
  return {
    purpose: { service: 'PredictiveAddress', method: 'Search' },
    limit: 'search',
    sample: (request) => ({
      suggestions: [
        listed('get-location', SAMPLE_ID, locationText(SAMPLE_LOCATION, 'postcode', suggestOptions(request))),
      ],
    }),
    nothing: { suggestions: [] },
    answer: ({ request, file }) => {
      const term = typedTerm(request, '/location/');
      const options = suggestOptions(request);
      const near = options.near ?? options.radius;
      const most = isOpen(options) ? options.top : MOST_FILTERED;
      const suggestions: object[] = [];
      for (const location of suggestLocations(file, term, { most, near })) {
        const full = fullLocation(file, location);
        if (!passesLocationFilter(full, options)) continue;
        const id = locationId(ids, file, location);
        suggestions.push(listed('get-location', id, locationText(full, location.kind, options)));
        if (suggestions.length === options.top) break;
      }
      return { answer: { suggestions }, price: 'needs-credit' };
    },
  };
}

/** `GET /{prefix}/get-location/{id}`: the chosen location. It is not an address, so it costs nothing. */
export function getLocationMethod(ids: SuggestionIds): CompatMethod {
  return {
    purpose: { service: 'PredictiveAddress', method: 'Search' },
    limit: 'search',
    sample: () => SAMPLE_LOCATION,
    answer: ({ request, file }) => {
      const { id = '' } = request.params as { id?: string };
      const location = locationOf(ids, file, id);
      if (location === undefined) return { refusal: NOT_FOUND };
      return { answer: fullLocation(file, location), price: 'needs-credit' };
    },
  };
}

export function locationId(ids: SuggestionIds, file: AddressFile, location: Location): string {
  return location.kind === 'outward-code'
    ? ids.idOfOutwardCode(location.outwardCode)
    : ids.idOf(file, location);
}

function locationOf(ids: SuggestionIds, file: AddressFile, id: string): Location | undefined {
  const outwardCode = ids.outwardCodeOf(id);
  if (outwardCode !== undefined) return outwardCodeLocation(file, outwardCode);
  const found = ids.find(file, id);
  if (found?.kind === 'postcode') return found;
  if (found?.kind !== 'container' || found.container.kind !== 'locality') return undefined;
  const entry = entryOfLocality(file, found.container.place);
  return entry === undefined ? undefined : { ...found, entry };
}
