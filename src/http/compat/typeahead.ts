import { titleCase } from '../../address/title-case/title-case.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import type { PostcodeEntry } from '../../address-file/postcode-entry.ts';
import { indexWords } from '../../address-file/typeahead/words.ts';
import { type Location, localitiesOf } from '../../suggestions/location.ts';
import { suggestLocations } from '../../suggestions/suggest-locations.ts';
import { membersOf } from '../webservices/claim.ts';
import { type Area, areasOf } from './areas.ts';
import type { CompatMethod } from './compat-handler.ts';
import { hasWords } from './has-words.ts';
import { countyOf, printed } from './location-answer.ts';
import { SAMPLE_ADDRESS } from './samples.ts';
import { type SuggestOptions, suggestOptions } from './suggest-options.ts';
import { typedTerm } from './typed-term.ts';

/** The fields that may be searched. */
const FIELDS = ['postcode', 'locality', 'town_or_city', 'district', 'county', 'country'] as const;

type Field = (typeof FIELDS)[number];

/** What is known about the place that a text names. */
type Place = Readonly<Partial<Record<Field, string>>>;

/** At most this many places are read for one answer. */
const MOST_PLACES = 100;

/** `GET` and `POST /{prefix}/typeahead/{term}`: the different values of some fields that begin as typed. */
export const typeaheadMethod: CompatMethod = {
  purpose: { service: 'PredictiveAddress', method: 'Search' },
  limit: 'search',
  sample: () => [SAMPLE_ADDRESS.postcode],
  nothing: [],
  answer: async ({ request, file }) => {
    const term = typedTerm(request, '/typeahead/');
    const options = suggestOptions(request);
    const fields = fieldsOf({ ...membersOf(request.query), ...membersOf(request.body) }['search']);
    const typed = indexWords(term.slice(0, 200));
    const texts = new Set<string>();
    if (typed.length === 0) return { answer: [], price: 'needs-credit' };
    const postcode = term.replace(/\s/g, '').toUpperCase();
    const add = (place: Place) => {
      if (!isIn(place, options)) return;
      for (const field of fields) {
        const text = place[field] ?? '';
        const begins =
          field === 'postcode' ? text.replace(' ', '').startsWith(postcode) : hasWords(text, typed);
        if (text !== '' && begins && texts.size < options.top) texts.add(text);
      }
    };
    for (const location of suggestLocations(file, term, { most: MOST_PLACES })) add(placeOf(file, location));
    for (const area of await areasOf(file)) add(area satisfies Area);
    return { answer: [...texts], price: 'needs-credit' };
  },
};

/** The fields to search: the ones that the request names, or all if it names none. */
function fieldsOf(given: unknown): readonly Field[] {
  const names = (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : [])
    .filter((name): name is string => typeof name === 'string')
    .map((name) => name.trim().toLowerCase());
  const chosen = FIELDS.filter((field) => names.includes(field));
  return chosen.length === 0 ? FIELDS : chosen;
}

function placeOf(file: AddressFile, location: Location): Place {
  const { doubleDependentLocality, dependentLocality, postTown } = localitiesOf(file, location);
  return {
    ...around(location.entry),
    postcode: location.kind === 'postcode' ? printed(location.entry.postcode) : '',
    locality: doubleDependentLocality || dependentLocality,
    town_or_city: titleCase(postTown),
  };
}

function around(entry: PostcodeEntry): Place {
  return { county: countyOf(entry), district: entry.place.district, country: entry.place.country };
}

/** Whether a place passes the filter. A place that lacks a field of the filter does not. */
function isIn(place: Place, { filter }: SuggestOptions): boolean {
  return FIELDS.every((field) => {
    const wanted = (filter[field] ?? '').toLowerCase();
    if (wanted === '') return true;
    const own = (place[field] ?? '').toLowerCase();
    return field === 'postcode'
      ? own !== '' && own.replace(' ', '').startsWith(wanted.replace(/\s/g, ''))
      : own === wanted;
  });
}
