import { readCompact } from '../../address/postcode.ts';
import { addressesIn } from '../../suggestions/addresses-in.ts';
import { suggest } from '../../suggestions/suggest.ts';
import type { AddressSuggestion, Ranked } from '../../suggestions/suggestion.ts';
import type { Service } from '../service.ts';
import { isOpen, passesFilter } from './address-filter.ts';
import { NOT_FOUND } from './answers.ts';
import { compatHandler } from './compat-handler.ts';
import { type FullAddress, fullAddress, templateFields } from './full-address.ts';
import { type SuggestOptions, suggestOptions } from './suggest-options.ts';
import { fillTemplate } from './template.ts';
import { typedTerm } from './typed-term.ts';

/** How many places are looked into, and how many addresses are compared with a filter. */
const MOST_PLACES = 40;
const MOST_FILTERED = 500;

/** The most addresses of a postcode: more than any has. */
const WHOLE_POSTCODE = 1000;

/** Credits for an address in full. */
const PRICE = 1;

/** The handler of `GET` and `POST /{prefix}/autocomplete/{term}`: suggests addresses. */
export function autocompleteHandler(service: Service) {
  const purpose = { service: 'PredictiveAddress', method: 'Search' };
  return compatHandler(service, purpose, ({ request, file }) => {
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
      const id = service.suggestionIds.idOf(file, one);
      suggestions.push({ address: textOf(full, options), url: `/get/${id}`, id });
      if (suggestions.length === most) break;
    }
    return { answer: { suggestions }, credits: 0 };
  });
}

/** Only what has the number that was typed, if anything has it. */
function withNumber(ranked: readonly Ranked[]): readonly Ranked[] {
  const having = ranked.filter(({ score }) => score.number > 0);
  return having.length > 0 ? having : ranked;
}

/** The handler of `GET /{prefix}/get/{id}`: the chosen address in full, for a credit. */
export function getHandler(service: Service) {
  const purpose = { service: 'PredictiveAddress', method: 'Retrieve' };
  return compatHandler(service, purpose, ({ request, file }) => {
    const { id = '' } = request.params as { id?: string };
    const found = service.suggestionIds.find(file, id);
    if (found?.kind !== 'address') return { refusal: NOT_FOUND };
    return { answer: fullAddress(found satisfies AddressSuggestion), credits: PRICE };
  });
}

/** `10 Watkin Terrace, Northampton, Northamptonshire`, or what the template makes of the address. */
function textOf(address: FullAddress, { template, showsPostcode }: SuggestOptions): string {
  const fields = templateFields(address);
  if (template !== undefined) return fillTemplate(template, fields);
  return showsPostcode ? `${fields['formatted_address']}, ${address.postcode}` : fields['formatted_address']!;
}
