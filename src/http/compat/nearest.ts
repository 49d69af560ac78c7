import type { FastifyRequest } from 'fastify';
import { indexWords } from '../../address-file/typeahead/words.ts';
import type { GeographicPoint } from '../../suggestions/distance.ts';
import { nearestAddresses } from '../../suggestions/nearest.ts';
import { nearestLocations } from '../../suggestions/suggest-locations.ts';
import type { SuggestionIds } from '../../suggestions/suggestion-id.ts';
import { membersOf } from '../webservices/claim.ts';
import { passesFilter, passesLocationFilter } from './address-filter.ts';
import { addressText, listed } from './address-suggestion.ts';
import type { CompatRefusal } from './answers.ts';
import type { CompatMethod } from './compat-handler.ts';
import { fullAddress } from './full-address.ts';
import { hasWords } from './has-words.ts';
import { locationId, SAMPLE_LOCATION } from './location.ts';
import { fullLocation, locationText } from './location-answer.ts';
import { SAMPLE_ADDRESS, SAMPLE_ID, SAMPLE_KILOMETRES } from './samples.ts';
import { numberOf, suggestOptions } from './suggest-options.ts';

/** The default and the largest radius, in kilometres. */
const USUAL_RADIUS = 0.2;
export const MOST_RADIUS = 1;

/** How many suggestions an answer has by default. */
const USUAL_TOP = 1;

/** At most this many addresses or postcodes are compared with a filter or a term. */
const MOST_FILTERED = 300;

export const NOT_A_POINT: CompatRefusal = {
  status: 400,
  message: 'The latitude must be a number from -90 to 90, and the longitude a number from -180 to 180.',
};

/** `GET` and `POST /{prefix}/nearest/{latitude}/{longitude}`: suggests the addresses around a point. */
export function nearestMethod(ids: SuggestionIds): CompatMethod {
  return {
    purpose: { service: 'PredictiveAddress', method: 'Search' },
    limit: 'search',
    sample: (request) => ({
      suggestions: [
        {
          ...listed('get', SAMPLE_ID, addressText(SAMPLE_ADDRESS, suggestOptions(request))),
          distance: SAMPLE_KILOMETRES,
        },
      ],
    }),
    nothing: { suggestions: [] },
    answer: ({ request, file }) => {
      const around = aroundOf(request);
      if (around === undefined) return { refusal: NOT_A_POINT };
      const options = suggestOptions(request, USUAL_TOP);
      const suggestions: object[] = [];
      const { point, kilometres, words } = around;
      for (const near of nearestAddresses(file, point, { kilometres, most: MOST_FILTERED })) {
        const full = fullAddress(near.suggestion);
        const text = `${full.formatted_address.join(' ')} ${full.postcode}`;
        if (!passesFilter(full, options) || !hasWords(text, words)) continue;
        const id = ids.idOf(file, near.suggestion);
        suggestions.push({
          ...listed('get', id, addressText(full, options)),
          distance: metres(near.kilometres),
        });
        if (suggestions.length === options.top) break;
      }
      return { answer: { suggestions }, price: 'needs-credit', addresses: suggestions.length };
    },
  };
}

/**
 * `GET` and `POST /{prefix}/nearest-location/{latitude}/{longitude}`: suggests the postcodes around a point.
 */
export function nearestLocationMethod(ids: SuggestionIds): CompatMethod {
  return {
    purpose: { service: 'PredictiveAddress', method: 'Search' },
    limit: 'search',
    sample: (request) => ({
      suggestions: [
        {
          ...listed(
            'get-location',
            SAMPLE_ID,
            locationText(SAMPLE_LOCATION, 'postcode', suggestOptions(request)),
          ),
          distance: SAMPLE_KILOMETRES,
        },
      ],
    }),
    nothing: { suggestions: [] },
    answer: ({ request, file }) => {
      const around = aroundOf(request);
      if (around === undefined) return { refusal: NOT_A_POINT };
      const options = suggestOptions(request, USUAL_TOP);
      const suggestions: object[] = [];
      const { point, kilometres, words } = around;
      for (const near of nearestLocations(file, point, kilometres).slice(0, MOST_FILTERED)) {
        const full = fullLocation(file, near.location);
        const text = locationText(full, near.location.kind, options);
        const named = `${full.postcode} ${full.area} ${full.town_or_city} ${full.county}`;
        if (!passesLocationFilter(full, options) || !hasWords(named, words)) continue;
        const id = locationId(ids, file, near.location);
        suggestions.push({ ...listed('get-location', id, text), distance: metres(near.kilometres) });
        if (suggestions.length === options.top) break;
      }
      return { answer: { suggestions }, price: 'needs-credit' };
    },
  };
}

/** The point, the radius and the words of a request, or undefined if the path has no valid point. */
function aroundOf(
  request: FastifyRequest,
): { point: GeographicPoint; kilometres: number; words: readonly string[] } | undefined {
  const { latitude, longitude } = request.params as { latitude?: string; longitude?: string };
  const point = readPoint(latitude, longitude);
  if (point === undefined) return undefined;
  const given = { ...membersOf(request.query), ...membersOf(request.body) };
  const radius = numberOf(given['radius']);
  const term = given['term'];
  return {
    point,
    kilometres: radius > 0 ? Math.min(radius, MOST_RADIUS) : USUAL_RADIUS,
    words: typeof term === 'string' ? indexWords(term.slice(0, 200)) : [],
  };
}

/** A point on the earth from its two coordinates, or undefined if they are not valid. */
export function readPoint(latitude: unknown, longitude: unknown): GeographicPoint | undefined {
  const point = { latitude: numberOf(latitude), longitude: numberOf(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

/** Rounds a distance in kilometres to the metre. */
function metres(kilometres: number): number {
  return Math.round(kilometres * 1000) / 1000;
}
