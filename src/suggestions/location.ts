import type { Localities } from '../address/delivery-point.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import type { PostcodeEntry } from '../address-file/postcode-entry.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import type { GeographicPoint } from './distance.ts';
import type { ContainerSuggestion, PostcodeSuggestion } from './suggestion.ts';

/** A place that is not an address: a town or locality, an outward code, or a postcode. */
export type Location =
  | (Pick<ContainerSuggestion, 'kind' | 'container'> & {
      /** The entry of one of its postcodes. */
      readonly entry: PostcodeEntry;
    })
  | { readonly kind: 'outward-code'; readonly outwardCode: string; readonly entry: PostcodeEntry }
  | PostcodeSuggestion;

/** The most postcodes of an outward code whose positions are averaged. */
const MOST_AVERAGED = 50;

/** Returns the location of an outward code (`CH2`), or undefined if the file has no addresses there. */
export function outwardCodeLocation(file: AddressFile, outwardCode: string): Location | undefined {
  const [first] = postcodesIn(file, outwardCode);
  const entry = first === undefined ? undefined : file.stored(first);
  return entry === undefined ? undefined : { kind: 'outward-code', outwardCode, entry };
}

/** Returns the entry of one postcode in a town or locality: the first postcode of its first street. */
export function entryOfLocality(file: AddressFile, place: number): PostcodeEntry | undefined {
  const [street] = file.localities.at(place).streets;
  const [postcode] = street === undefined ? [] : file.streets.at(street).postcodes;
  return postcode === undefined ? undefined : file.stored(postcodeOfNumber(postcode));
}

/** Returns the names of the town and the localities around a location. */
export function localitiesOf(file: AddressFile, location: Location): Localities {
  if (location.kind === 'container') return file.localities.namesAt(location.container.place);
  const [first] = location.entry.addresses;
  const { doubleDependentLocality = '', dependentLocality = '', postTown = '' } = first?.point ?? {};
  // Several localities share an outward code. Give only the town, which most of them share.
  return location.kind === 'postcode'
    ? { doubleDependentLocality, dependentLocality, postTown }
    : { doubleDependentLocality: '', dependentLocality: '', postTown };
}

/**
 * Returns the position of a location: the position of a postcode or container, or the average of an outward
 * code's postcodes. If it is unknown, returns the position of one postcode in the location.
 */
export function positionOf(file: AddressFile, location: Location): GeographicPoint {
  switch (location.kind) {
    case 'postcode':
      return location.entry.place;
    case 'container':
      return rounded(location.container.position ?? location.entry.place);
    case 'outward-code':
      return middleOf(file, location.outwardCode) ?? location.entry.place;
  }
}

function middleOf(file: AddressFile, outwardCode: string): GeographicPoint | undefined {
  const postcodes = [...postcodesIn(file, outwardCode)];
  const step = Math.max(1, Math.ceil(postcodes.length / MOST_AVERAGED));
  const places = postcodes
    .filter((_, at) => at % step === 0)
    .map((postcode) => file.stored(postcode)?.place)
    .filter((place) => place !== undefined)
    .filter((place) => place.latitude !== 0 || place.longitude !== 0);
  if (places.length === 0) return undefined;
  const mean = (member: 'latitude' | 'longitude') =>
    places.reduce((sum, place) => sum + place[member], 0) / places.length;
  return rounded({ latitude: mean('latitude'), longitude: mean('longitude') });
}

/** Rounds a position to six decimals, which is a tenth of a metre. */
function rounded({ latitude, longitude }: GeographicPoint): GeographicPoint {
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 };
}

/** Yields the compact postcodes of an outward code. */
function* postcodesIn(file: AddressFile, outwardCode: string): Generator<string> {
  for (const postcode of file.postcodesBeginning(outwardCode, '')) {
    if (postcode.slice(0, -3) === outwardCode) yield postcode;
  }
}
