import type { OptionValue } from '../../../accounts/web/access.ts';
import { optionValues } from '../../../address/layout/option-values.ts';
import { findLicence, type Licence } from '../../../licence.ts';
import { lookUp } from '../../../lookup/lookup.ts';
import { readLookupOptions } from '../../../lookup/lookup-options.ts';
import { textOf } from '../claim.ts';
import type { WebAnswer, WebCall, WebMethod } from '../web-method.ts';
import { getFullAddressSchema } from './schemas.ts';

/** The price of an answer that has an address, in credits. */
const PRICE = 1;

/** Every address of a postcode (interface.md 2.3 and 2.4, contract 5). */
export const getFullAddress: WebMethod = {
  service: 'AddressCapture',
  name: 'GetFullAddress',
  schema: getFullAddressSchema,
  nothing: '"Results":[]',
  answer,
};

function answer({ members, access, file }: WebCall): WebAnswer {
  const licence = findLicence(textOf(members, 'licence').trim());
  if (licence === undefined) return refused('The licence is missing or unknown.');
  if (!access.licences.has(licence)) return refused(notHeld(licence));
  const options = readLookupOptions(withFixed(members['options'], access.options));
  const outcome = lookUp(file, {
    postcode: textOf(members, 'postcode'),
    building: buildingOf(members['building']),
    licence,
    options,
  });
  const { applicationName } = options;
  switch (outcome.kind) {
    case 'invalid-postcode':
      return refused('Invalid postcode.');
    case 'unknown-postcode':
      return refused('Invalid postcode: there are no addresses of it.');
    case 'ready':
      return { kind: 'ready', name: 'Results', value: outcome.results, credits: PRICE, applicationName };
    case 'results': {
      const { results } = outcome;
      const count = options.resultCount ? `,"ResultCount":${results.length}` : '';
      const credits = results.length > 0 ? PRICE : 0;
      return {
        kind: 'members',
        members: `"Results":${JSON.stringify(results)}${count}`,
        credits,
        applicationName,
      };
    }
  }
}

/** What a token fixes wins. */
function withFixed(given: unknown, fixed: Readonly<Record<string, OptionValue>> | undefined): unknown {
  if (fixed === undefined) return given;
  return Object.fromEntries([...optionValues(given), ...optionValues(fixed)]);
}

/** Some clients send a house number as one. */
function buildingOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function notHeld(licence: Licence): string {
  return `The account does not hold the licence ${licence}.`;
}

function refused(message: string): WebAnswer {
  return { kind: 'refused', message };
}
