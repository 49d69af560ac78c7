import { readCompact } from '../../address/postcode.ts';
import { addressesIn } from '../../suggestions/addresses-in.ts';
import { suggest } from '../../suggestions/suggest.ts';
import type { Ranked } from '../../suggestions/suggestion.ts';
import type { SuggestionIds } from '../../suggestions/suggestion-id.ts';
import { isOpen, passesFilter } from './address-filter.ts';
import { addressText, listed } from './address-suggestion.ts';
import { NOT_FOUND } from './answers.ts';
import type { CompatMethod } from './compat-handler.ts';
import { fullAddress } from './full-address.ts';
import { SAMPLE_ADDRESS, SAMPLE_ID } from './samples.ts';
import { suggestOptions } from './suggest-options.ts';
import { typedTerm } from './typed-term.ts';

/**
 * Limits of one search: the places whose addresses are read, and the addresses that are compared with a
 * filter.
 */
const MOST_PLACES = 40;
export const MOST_FILTERED = 500;

/** More addresses than any postcode has. */
const WHOLE_POSTCODE = 1000;

/** Credits for an address in full. */
const PRICE = 1;

/** `GET` and `POST /{prefix}/autocomplete/{term}`: suggests addresses. */
export function autocompleteMethod(ids: SuggestionIds): CompatMethod {
  return {
    purpose: { service: 'PredictiveAddress', method: 'Search' },
    limit: 'search',
    sample: (request) => ({
      suggestions: [listed('get', SAMPLE_ID, addressText(SAMPLE_ADDRESS, suggestOptions(request)))],
    }),
    nothing: { suggestions: [] },
    answer: ({ request, file }) => {
      const term = typedTerm(request, '/autocomplete/');
      const options = suggestOptions(request);
      const isWhole = options.all && readCompact(term.replace(/\s/g, '').toUpperCase()) !== undefined;
      const most = isWhole ? WHOLE_POSTCODE : options.top;
      const near = options.near ?? options.radius;
      const places = withNumber(suggest(file, term, { most: isWhole ? WHOLE_POSTCODE : MOST_PLACES, near }));
      const found = addressesIn(file, places, isOpen(options) ? most : MOST_FILTERED);
      const suggestions: object[] = [];
      for (const one of found) {
        const full = fullAddress(one);
        if (!passesFilter(full, options)) continue;
        suggestions.push(listed('get', ids.idOf(file, one), addressText(full, options)));
        if (suggestions.length === most) break;
      }
      return { answer: { suggestions }, price: 'needs-credit', addresses: suggestions.length };
    },
  };
}

/** Only the places that have the number that was typed, or all places if none has it. */
function withNumber(ranked: readonly Ranked[]): readonly Ranked[] {
  const having = ranked.filter(({ score }) => score.number > 0);
  return having.length > 0 ? having : ranked;
}

/** `GET /{prefix}/get/{id}`: the chosen address in full, for a credit. */
export function getMethod(ids: SuggestionIds): CompatMethod {
  return {
    purpose: { service: 'PredictiveAddress', method: 'Retrieve' },
    limit: 'resolve',
    sample: () => SAMPLE_ADDRESS,
    answer: ({ request, file }) => {
      const { id = '' } = request.params as { id?: string };
      const found = ids.find(file, id);
      if (found?.kind !== 'address') return { refusal: NOT_FOUND };
      return { answer: fullAddress(found), price: PRICE };
    },
  };
}
