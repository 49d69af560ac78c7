import type { FastifyRequest } from 'fastify';
import type { AddressFile } from '../../address-file/address-file.ts';
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
import { numberOf, type SuggestOptions, suggestOptions } from './suggest-options.ts';

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
  return aroundMethod({
    sample: (options) => listed('get', SAMPLE_ID, addressText(SAMPLE_ADDRESS, options)),
    *suggest(file, { point, kilometres, words }, options) {
      for (const near of nearestAddresses(file, point, { kilometres, most: MOST_FILTERED })) {
        const full = fullAddress(near.suggestion);
        const text = `${full.formatted_address.join(' ')} ${full.postcode}`;
        if (!passesFilter(full, options) || !hasWords(text, words)) continue;
        const suggestion = listed('get', ids.idOf(file, near.suggestion), addressText(full, options));
        yield { suggestion, kilometres: near.kilometres };
      }
    },
    showsAddresses: true,
  });
}

/**
 * `GET` and `POST /{prefix}/nearest-location/{latitude}/{longitude}`: suggests the postcodes around a point.
 */
export function nearestLocationMethod(ids: SuggestionIds): CompatMethod {
  return aroundMethod({
    sample: (options) =>
      listed('get-location', SAMPLE_ID, locationText(SAMPLE_LOCATION, 'postcode', options)),
    *suggest(file, { point, kilometres, words }, options) {
      for (const { location, kilometres: away } of nearestLocations(file, point, kilometres).slice(
        0,
        MOST_FILTERED,
      )) {
        const full = fullLocation(file, location);
        const named = `${full.postcode} ${full.area} ${full.town_or_city} ${full.county}`;
        if (!passesLocationFilter(full, options) || !hasWords(named, words)) continue;
        const text = locationText(full, location.kind, options);
        yield { suggestion: listed('get-location', locationId(ids, file, location), text), kilometres: away };
      }
    },
    showsAddresses: false,
  });
}

/** A list of suggestions around a point. */
interface ListAround {
  /** The suggestion in the answer to the test term. */
  sample(options: SuggestOptions): object;
  /** Yields the suggestions that pass the filter and have the words, the nearest first. */
  suggest(file: AddressFile, around: Around, options: SuggestOptions): Iterable<NearSuggestion>;
  readonly showsAddresses: boolean;
}

interface NearSuggestion {
  readonly suggestion: object;
  readonly kilometres: number;
}

function aroundMethod({ sample, suggest, showsAddresses }: ListAround): CompatMethod {
  return {
    purpose: { service: 'PredictiveAddress', method: 'Search' },
    limit: 'search',
    sample: (request) => ({
      suggestions: [{ ...sample(suggestOptions(request)), distance: SAMPLE_KILOMETRES }],
    }),
    nothing: { suggestions: [] },
    answer: ({ request, file }) => {
      const around = aroundOf(request);
      if (around === undefined) return { refusal: NOT_A_POINT };
      const options = suggestOptions(request, USUAL_TOP);
      const suggestions: object[] = [];
      for (const { suggestion, kilometres } of suggest(file, around, options)) {
        suggestions.push({ ...suggestion, distance: metres(kilometres) });
        if (suggestions.length === options.top) break;
      }
      const addresses = showsAddresses ? suggestions.length : 0;
      return { answer: { suggestions }, price: 'needs-credit', addresses };
    },
  };
}

/** The point, the radius and the words of a request. */
interface Around {
  readonly point: GeographicPoint;
  readonly kilometres: number;
  readonly words: readonly string[];
}

/** Reads where a request asks for suggestions. Returns undefined if the path has no valid point. */
function aroundOf(request: FastifyRequest): Around | undefined {
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
