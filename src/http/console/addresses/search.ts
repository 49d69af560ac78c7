import { oneLine } from '../../../address/printing/one-line.ts';
import type { AddressFile } from '../../../address-file/address-file.ts';
import type { StoredAddress } from '../../../address-file/postcode-entry.ts';
import { numbersOf } from '../../../cleansing/address/explain-address.ts';
import { drillDown, MOST_INSIDE } from '../../../suggestions/drill-down.ts';
import { suggest } from '../../../suggestions/suggest.ts';
import type { Suggestion } from '../../../suggestions/suggestion.ts';
import type { SuggestionIds } from '../../../suggestions/suggestion-id.ts';
import { addressesBehind, suggestionText } from '../../../suggestions/suggestion-text.ts';

/** The most suggestions for a typed text. */
const MOST_FOUND = 20;

/** Suggests addresses and places for what somebody typed: a postcode, or words of an address in any order. */
export function search(file: AddressFile, ids: SuggestionIds, text: string) {
  const found = suggest(file, text, { most: MOST_FOUND });
  return { found: found.map(({ suggestion }) => describe(file, ids, suggestion)), inside: null };
}

/** Lists what lies in a suggestion. Undefined if the file has nothing with this id. */
export function lookInside(file: AddressFile, ids: SuggestionIds, id: string) {
  const chosen = ids.find(file, id);
  if (chosen === undefined) return undefined;
  const inside = chosen.kind === 'address' ? [] : drillDown(file, chosen).slice(0, MOST_INSIDE);
  return {
    found: inside.map((suggestion) => describe(file, ids, suggestion)),
    inside: describe(file, ids, chosen),
  };
}

function describe(file: AddressFile, ids: SuggestionIds, suggestion: Suggestion) {
  return {
    id: ids.idOf(file, suggestion),
    label: suggestionText(file, suggestion),
    addresses: addressesBehind(suggestion),
    kind: suggestion.kind === 'container' ? suggestion.container.kind : suggestion.kind,
    ...(suggestion.kind === 'address' && { address: describeAddress(suggestion.address, suggestion.entry) }),
  };
}

/** All that the console shows of one address. */
function describeAddress(
  address: StoredAddress,
  { place }: { readonly place: { readonly district: string; readonly country: string } },
) {
  const { point, location } = address;
  return {
    text: oneLine(point),
    kind: address.kind,
    ...numbersOf(address),
    organisation: point.organisation,
    district: place.district,
    country: place.country,
    ...(location && {
      gridReference: location.gridReference,
      latitude: location.latitude,
      longitude: location.longitude,
    }),
  };
}
