import {
  type CompatibilityAddress,
  compatibilityAddress,
  compatibilityParts,
  type SimpleElements,
  simpleElements,
} from '../address/compatibility.ts';
import type { DeliveryPoint } from '../address/delivery-point.ts';
import { printPostcode, readCompact } from '../address/postcode.ts';
import type { PrintedLine } from '../address/printing/print.ts';
import type { PostcodeEntry } from '../address-file/postcode-entry.ts';
import { buildingFilter, looseBuildingFilter } from './building-filter.ts';

/** A `find` request of the compatibility layer (docs/clients/migration.md). */
export interface FindRequest {
  /** Answers objects with all components, instead of text. */
  readonly expand: boolean;
  /** Sorts by number instead of by plain text. */
  readonly sort: boolean;
  /** Answers simple addresses as arrays of seven elements, instead of one line. */
  readonly format: boolean;
  /** Number, name, sub-building or organisation; empty for all addresses. */
  readonly house: string;
  /** Also finds addresses whose words begin with those of `house`, in any order. */
  readonly fuzzy: boolean;
}

/** A request without any option. */
export const PLAIN_FIND: FindRequest = { expand: false, sort: false, format: false, house: '', fuzzy: false };

/** The body of a `find` answer (docs/clients/migration.md, docs/operators/address-printing.md). */
export interface FindAnswer {
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly addresses: readonly (string | SimpleElements | CompatibilityAddress)[];
}

/** The compatibility layer's answer for a postcode. It has no addresses if none matches `house`. */
export function findAnswer(entry: PostcodeEntry, request: FindRequest): FindAnswer {
  return answerOf(entry, foundIn(entry, request), request);
}

/** The answers to a plain request in both formats. They cost little more than one of them. */
export function plainFindAnswers(entry: PostcodeEntry): { simple: FindAnswer; expanded: FindAnswer } {
  const found = foundIn(entry, PLAIN_FIND);
  return {
    simple: answerOf(entry, found, PLAIN_FIND),
    expanded: answerOf(entry, found, { ...PLAIN_FIND, expand: true }),
  };
}

/** A matching address, with the texts for sorting it and for the answer. */
interface Found {
  readonly point: DeliveryPoint;
  readonly parts: readonly PrintedLine[];
  readonly elements: SimpleElements;
  readonly line: string;
}

function foundIn(entry: PostcodeEntry, { sort, house, fuzzy }: FindRequest): Found[] {
  const county = countyOf(entry);
  const isWanted = fuzzy ? looseBuildingFilter(house) : buildingFilter(house);
  const found: Found[] = [];
  for (const { kind, point } of entry.addresses) {
    if (kind !== 'delivery-point' || !isWanted(point)) continue;
    const parts = compatibilityParts(point);
    const elements = simpleElements(point, county, parts);
    found.push({ point, parts, elements, line: elements.join(', ') });
  }
  return found.sort(sort ? byNumber : byText);
}

function answerOf(
  entry: PostcodeEntry,
  found: readonly Found[],
  { expand, format }: FindRequest,
): FindAnswer {
  const { place } = entry;
  const shown = { county: countyOf(entry), district: place.district, country: place.country };
  return {
    postcode: printed(entry.postcode),
    latitude: place.latitude,
    longitude: place.longitude,
    addresses: found.map(({ point, parts, elements, line }) => {
      if (expand) return compatibilityAddress(point, shown, parts);
      return format ? elements : line;
    }),
  };
}

function countyOf({ counties }: PostcodeEntry): string {
  return counties.postal || counties.traditional || counties.administrative;
}

/** By code units, as in the service that Fettle replaces: 10 comes before 2. */
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
