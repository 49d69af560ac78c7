import { randomUUID } from 'node:crypto';
import { resultOf } from '../../../lookup/result.ts';
import { drillDown, MOST_INSIDE } from '../../../suggestions/drill-down.ts';
import { suggest } from '../../../suggestions/suggest.ts';
import type { SuggestionIds } from '../../../suggestions/suggestion-id.ts';
import { refused } from '../address-capture/terms.ts';
import { textOf } from '../claim.ts';
import type { WebAnswer, WebCall, WebMethod } from '../web-method.ts';
import { ListedSuggestions } from './listed-suggestions.ts';
import { type AnswerList, RecentAnswers } from './recent-answers.ts';
import { drillDownSchema, retrieveSchema, searchSchema, supportedCountriesSchema } from './schemas.ts';
import { type PredictiveTerms, predictiveTerms } from './terms.ts';

/** The most suggestions in an answer to Search. */
export const MOST_SUGGESTIONS = 10;

/** The price of an address in full, in credits. */
const PRICE = 1;

const LONGEST_SESSION = 64;
const NO_SUCH_ID = 'There is nothing with this id.';
const NOTHING = '"Results":[],"Count":0,"SessionID":null';

/** Finds an address while it is being typed (docs/clients/typeahead.md). */
export function predictiveMethods(ids: SuggestionIds): readonly WebMethod[] {
  const recent = new RecentAnswers();
  const listed = new ListedSuggestions(ids);
  const search: WebMethod = {
    ...outline('Search'),
    schema: searchSchema,
    limit: 'search',
    answer: (call) =>
      withTerms(call, (terms) => {
        const term = textOf(call.members, 'search');
        const { kinds, options } = terms;
        const list = recent.of(call.file, { term, kinds, language: options.language }, () => {
          const found = suggest(call.file, term, { most: MOST_SUGGESTIONS, kinds });
          return listed.ofSearch(call.file, found, options.language);
        });
        return answerOf(call, terms, list);
      }),
  };
  const drill: WebMethod = {
    ...outline('DrillDown'),
    schema: drillDownSchema,
    limit: 'search',
    answer: (call) =>
      withTerms(call, (terms) => {
        const chosen = ids.find(call.file, textOf(call.members, 'id'), terms.kinds);
        if (chosen === undefined) return refused(NO_SUCH_ID);
        const inside = drillDown(call.file, chosen, terms.kinds).slice(0, MOST_INSIDE);
        return answerOf(call, terms, listed.of(call.file, inside, terms.options.language));
      }),
  };
  const retrieve: WebMethod = {
    ...outline('Retrieve'),
    schema: retrieveSchema,
    limit: 'resolve',
    nothing: '"Result":null',
    answer: (call) =>
      withTerms(call, ({ options }) => {
        const chosen = ids.find(call.file, textOf(call.members, 'id'));
        if (chosen === undefined) return refused(NO_SUCH_ID);
        if (chosen.kind !== 'address')
          return refused('This id is of several addresses. Send it to DrillDown first.');
        const result = resultOf(chosen.entry, chosen.address, options);
        const { applicationName } = options;
        return {
          kind: 'members',
          members: `"Result":${JSON.stringify(result)}`,
          credits: PRICE,
          applicationName,
        };
      }),
  };
  const countries: WebMethod = {
    ...outline('GetSupportedCountries'),
    schema: supportedCountriesSchema,
    nothing: '"Countries":[],"CurrentCountry":null',
    answer: () => ({
      kind: 'members',
      members:
        '"Countries":[{"ISO2":"GB","Name":"United Kingdom","SupportsGeocoding":true}],"CurrentCountry":"GB"',
      credits: 0,
      applicationName: '',
    }),
  };
  return [countries, search, drill, retrieve];
}

function outline(name: string): { service: string; name: string; nothing: string } {
  return { service: 'PredictiveAddress', name, nothing: NOTHING };
}

function withTerms(call: WebCall, answer: (terms: PredictiveTerms) => WebAnswer): WebAnswer {
  const terms = predictiveTerms(call);
  return typeof terms === 'string' ? refused(terms) : answer(terms);
}

function answerOf(
  { members }: WebCall,
  { options }: PredictiveTerms,
  { json, count }: AnswerList,
): WebAnswer {
  const session = textOf(members, 'session').slice(0, LONGEST_SESSION) || randomUUID();
  return {
    kind: 'members',
    members: `"Results":${json},"Count":${count},"SessionID":${JSON.stringify(session)}`,
    credits: 0,
    needsCredit: true,
    addresses: count,
    applicationName: options.applicationName,
  };
}
