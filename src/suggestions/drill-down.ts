import type { AddressFile } from '../address-file/address-file.ts';
import { localityTexts } from '../address-file/places/locality.ts';
import { streetTexts } from '../address-file/places/street.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import { type AddressKinds, addressesOf, DELIVERY_POINTS } from './address-kinds.ts';
import { groupPremises } from './group-premises.ts';
import { containerNames } from './names.ts';
import { findPremises } from './premises.ts';
import type { Suggestion } from './suggestion.ts';

/** The most suggestions in one answer. */
export const MOST_INSIDE = 250;

/** The most streets of a locality that are looked at. A large town has tens of thousands. */
const MOST_STREETS = 2000;

/**
 * Returns what lies in a suggestion, in reading order. A locality has streets, a street has houses and
 * buildings with flats, and a building has addresses. An address yields only itself.
 */
export function drillDown(
  file: AddressFile,
  suggestion: Suggestion,
  kinds: AddressKinds = DELIVERY_POINTS,
): Suggestion[] {
  switch (suggestion.kind) {
    case 'address':
      return [suggestion];
    case 'premises':
      return suggestion.addresses.map(
        (address) => ({ kind: 'address', entry: suggestion.entry, address }) as const,
      );
    case 'postcode': {
      const { entry } = suggestion;
      return groupPremises(entry, addressesOf(entry, kinds), ALL).slice(0, MOST_INSIDE);
    }
    case 'container':
      return suggestion.container.kind === 'locality'
        ? streetsOf(file, suggestion.container)
        : premisesOf(file, suggestion.container, kinds);
  }
}

const ALL = { numbers: [], isNumberOpen: false, parts: [], postcodes: [] } as const;

function premisesOf(file: AddressFile, container: Container, kinds: AddressKinds): Suggestion[] {
  const found = findPremises(file, container, { ...ALL, kinds });
  const isOneBuilding = container.kind === 'building';
  return found
    .flatMap(({ entry, addresses }): Suggestion[] =>
      isOneBuilding
        ? addresses.map((address) => ({ kind: 'address', entry, address }))
        : groupPremises(entry, addresses, ALL),
    )
    .map((suggestion) => ({ suggestion, order: orderOf(suggestion) }))
    .sort((one, other) => numeric.compare(one.order, other.order))
    .slice(0, MOST_INSIDE)
    .map(({ suggestion }) => suggestion);
}

/** Returns a text that sorts suggestions by number, then by name. */
function orderOf(suggestion: Suggestion): string {
  if (suggestion.kind !== 'address' && suggestion.kind !== 'premises') return '';
  const { point } = suggestion.kind === 'address' ? suggestion.address : suggestion.addresses[0]!;
  const { buildingNumber, buildingName, subBuildingName, organisation } = point;
  return [buildingNumber, buildingName, subBuildingName, organisation].join(' ');
}

/** Returns the streets of a locality, in the order of their names. Leaves out streets without a name. */
function streetsOf(file: AddressFile, { place }: Container): Suggestion[] {
  const locality = file.localities.at(place);
  const own = localityTexts(locality).filter((text) => text !== '').length;
  const streets: { readonly suggestion: Suggestion; readonly order: string }[] = [];
  for (const number of locality.streets.subarray(0, MOST_STREETS)) {
    const container: Container = {
      kind: 'street',
      place: number,
      name: '',
      addresses: file.streets.at(number).postcodes.length,
      postcodes: [],
      position: undefined,
    };
    const names = file.streets.namesAt(number);
    if (streetTexts(names).slice(0, 4).join('') === '') continue;
    const { own: name, around } = containerNames(file, container);
    streets.push({
      suggestion: { kind: 'container', container },
      order: `${name} ${around.slice(0, -own).join(' ')}`,
    });
  }
  return streets
    .sort((one, other) => numeric.compare(one.order, other.order))
    .slice(0, MOST_INSIDE)
    .map(({ suggestion }) => suggestion);
}

const numeric = new Intl.Collator('en', { numeric: true });
