import {
  type CompatibilityAddress,
  compatibilityAddress,
  type SimpleElements,
  simpleElements,
} from '../address/compatibility.ts';
import { printPostcode, readCompact } from '../address/postcode.ts';
import type { PostcodeEntry } from '../address-file/postcode-entry.ts';
import { buildingFilter, looseBuildingFilter } from './building-filter.ts';

/** What a client of the compatibility layer asks of `find` (contract 7). */
export interface FindRequest {
  /** Objects with every component, instead of text. */
  readonly expand: boolean;
  /** By number instead of by plain text. */
  readonly sort: boolean;
  /** Simple addresses as arrays of seven, instead of one line. */
  readonly format: boolean;
  /** Number, name, sub-building or organisation; empty for all. */
  readonly house: string;
  /** Takes the beginnings of the words of `house`, in any order. */
  readonly fuzzy: boolean;
}

/** Asked without anything. */
export const PLAIN_FIND: FindRequest = { expand: false, sort: false, format: false, house: '', fuzzy: false };

/** The body of a `find` answer (interface.md 2.5 and 2.6). */
export interface FindAnswer {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly addresses: readonly (string | SimpleElements | CompatibilityAddress)[];
}

/** What the compatibility layer answers for an entry. There may be no address: the house is another's. */
export function findAnswer(entry: PostcodeEntry, request: FindRequest): FindAnswer {
  const { expand, sort, format, house, fuzzy } = request;
  const { place, counties } = entry;
  const county = counties.postal || counties.traditional || counties.administrative;
  const isWanted = fuzzy ? looseBuildingFilter(house) : buildingFilter(house);
  const found = entry.addresses
    .filter(({ kind, point }) => kind === 'delivery-point' && isWanted(point))
    .map(({ point }) => ({ point, elements: simpleElements(point, county) }))
    .map((address) => ({ ...address, line: address.elements.join(', ') }))
    .sort(sort ? byNumber : byText);
  const shown = { county, district: place.district, country: place.country };
  return {
    postcode: printed(entry.postcode),
    latitude: place.latitude,
    longitude: place.longitude,
    addresses: found.map(({ point, elements, line }) => {
      if (expand) return compatibilityAddress(point, shown);
      return format ? elements : line;
    }),
  };
}

interface Found {
  readonly line: string;
}

/** Plain string order, as the service that is replaced has it: 10 before 2. */
function byText({ line: a }: Found, { line: b }: Found): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const numeric = new Intl.Collator('en', { numeric: true });

function byNumber(a: Found, b: Found): number {
  return numeric.compare(a.line, b.line) || byText(a, b);
}

function printed(compact: string): string {
  const postcode = readCompact(compact);
  return postcode === undefined ? compact : printPostcode(postcode);
}
