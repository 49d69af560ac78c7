import type { AddressFile } from '../address-file/address-file.ts';
import { localityTexts } from '../address-file/places/locality.ts';
import { streetTexts } from '../address-file/places/street.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import { type AddressKinds, addressesOf, DELIVERY_POINTS } from './address-kinds.ts';
import { groupPremises } from './group-premises.ts';
import { containerNames } from './names.ts';
import { findPremises } from './premises.ts';
import { firstAddressOf, type Suggestion } from './suggestion.ts';

/** The most suggestions in one answer. */
export const MOST_INSIDE = 250;

/** The most streets of a locality that are looked at. A large town has tens of thousands. */
const MOST_STREETS = 2000;

/** The most postcodes of a locality that are read for addresses on no street. A town may have hundreds. */
const MOST_POSTCODES = 40;

/**
 * Returns what lies in a suggestion, in reading order. A locality has streets and the premises that are on
 * no street. A street has houses and buildings with flats, and a building has addresses. An address yields
 * only itself.
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
        ? insideLocality(file, suggestion.container, kinds)
        : firstOf(premisesOf(file, suggestion.container, kinds));
  }
}

const ALL = { numbers: [], isNumberOpen: false, parts: [], postcodes: [] } as const;

/** Returns the premises of a street, building or organisation. Reads as many postcodes as `budget` allows. */
function premisesOf(
  file: AddressFile,
  container: Container,
  kinds: AddressKinds,
  budget?: { left: number },
): Ordered[] {
  const found = findPremises(file, container, { ...ALL, kinds, budget });
  const isOneBuilding = container.kind === 'building';
  return found
    .flatMap(({ entry, addresses }): Suggestion[] =>
      isOneBuilding
        ? addresses.map((address) => ({ kind: 'address', entry, address }))
        : groupPremises(entry, addresses, ALL),
    )
    .map((suggestion) => ({ suggestion, order: orderOf(suggestion) }));
}

/** Returns a text that sorts suggestions by number, then by name. */
function orderOf(suggestion: Suggestion): string {
  if (suggestion.kind !== 'address' && suggestion.kind !== 'premises') return '';
  const { point } = firstAddressOf(suggestion);
  const { buildingNumber, buildingName, subBuildingName, organisation } = point;
  return [buildingNumber, buildingName, subBuildingName, organisation].join(' ');
}

/**
 * Returns what lies in a locality: its streets in the order of their names, then the premises that are on no
 * street.
 */
function insideLocality(file: AddressFile, { place }: Container, kinds: AddressKinds): Suggestion[] {
  const locality = file.localities.at(place);
  const own = localityTexts(locality).filter((text) => text !== '').length;
  const streets: Ordered[] = [];
  const offStreets: Ordered[] = [];
  const budget = { left: MOST_POSTCODES };
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
    if (streetTexts(names).slice(0, 4).join('') === '') {
      offStreets.push(...premisesOf(file, container, kinds, budget));
      continue;
    }
    const { own: name, around } = containerNames(file, container);
    streets.push({
      suggestion: { kind: 'container', container },
      order: `${name} ${around.slice(0, -own).join(' ')}`,
    });
  }
  return firstOf(streets).concat(firstOf(offStreets)).slice(0, MOST_INSIDE);
}

/** A suggestion, and a text that sorts it among others. */
interface Ordered {
  readonly suggestion: Suggestion;
  readonly order: string;
}

/** Returns the first suggestions, as many as an answer may have. */
function firstOf(suggestions: readonly Ordered[]): Suggestion[] {
  return suggestions
    .toSorted((one, other) => numeric.compare(one.order, other.order))
    .slice(0, MOST_INSIDE)
    .map(({ suggestion }) => suggestion);
}

const numeric = new Intl.Collator('en', { numeric: true });
