import { parsePostcode, printPostcode } from '../postcode.ts';
import { repairPostcode } from '../postcode-repair.ts';
import { isBuildingLike, isOrganisationLike } from './building-words.ts';
import { readPremise } from './premise.ts';
import { countyNamed, isCountry, isIslandTown, townOfArea } from './regions.ts';
import { sameWords } from './segments.ts';
import { streetEnd, streetLikeness, withFullDescriptor } from './street-words.ts';
import type { WrittenAddress } from './written-address.ts';

/** The end of an address, and the segments before it. */
export interface Place {
  /** The segments before the post town. */
  readonly segments: string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
}

/** Takes postcode, country, county and post town off the end of an address, unless they are already known. */
export function readPlace(written: WrittenAddress, all: readonly string[]): Place {
  const segments = [...all];
  const postcode = takePostcode(segments, written.postcode ?? '');
  takeCountries(segments);
  const county = takeCounty(segments, written.county ?? '', postcode);
  takeCountries(segments);
  divideStreet(segments);
  const town = takeTown(segments, written.town ?? '', postcode);
  return { segments, town, county, postcode };
}

function takePostcode(segments: string[], known: string): string {
  const read = repairPostcode(known);
  const last = segments.at(-1) ?? '';
  const words = last.split(' ');
  // A postcode is one word or two.
  for (const length of [2, 1]) {
    const text = words.slice(-length).join(' ');
    if (words.length < length || parsePostcode(text) === undefined) continue;
    segments.pop();
    if (words.length > length) segments.push(words.slice(0, -length).join(' '));
    return read === undefined ? text : printPostcode(read);
  }
  return read === undefined ? '' : printPostcode(read);
}

function takeCountries(segments: string[]): void {
  while (segments.length > 1 && isCountry(segments.at(-1) ?? '')) segments.pop();
}

function takeCounty(segments: string[], known: string, postcode: string): string {
  const name = countyNamed(known) ?? known.trim();
  const last = segments.at(-1) ?? '';
  const written = isIslandTown(last, postcode) ? undefined : countyNamed(last);
  if (name !== '' && (written === name || sameWords(last, known))) segments.pop();
  if (name !== '') return name;
  if (written !== undefined) {
    if (segments.length > 1) segments.pop();
    return written;
  }
  return isIslandTown(last, postcode) ? '' : takeCountyBehind(segments, last);
}

/** Finds the county that follows the town without a comma: `Chichester West Sussex`. */
function takeCountyBehind(segments: string[], last: string): string {
  const words = last.split(' ');
  for (const length of [3, 2, 1]) {
    if (words.length <= length) continue;
    const county = countyNamed(words.slice(-length).join(' '));
    if (county === undefined) continue;
    segments[segments.length - 1] = words.slice(0, -length).join(' ');
    return county;
  }
  return '';
}

/**
 * Divides text without commas: `12 High Street Headington` after its street,
 * `Manor Junior School Sandringham Road` before it.
 */
function divideStreet(segments: string[]): void {
  const hasStreet = segments.some((segment) => streetLikeness(withFullDescriptor(segment)) === 'sure');
  for (const [at, segment] of segments.entries()) {
    if (hasStreet && readPremise(segment).number === '') continue;
    const words = segment.split(' ');
    const end = streetEnd(words);
    if (end === undefined) continue;
    const after = words.slice(end).join(' ');
    if (isOrganisationLike(after) || isBuildingLike(after)) continue;
    segments.splice(at, 1, words.slice(0, end).join(' '), after);
    break;
  }
  const at = segments.findIndex((segment) => nameEnd(segment) > 0);
  const segment = segments[at];
  if (segment === undefined) return;
  const words = segment.split(' ');
  const end = nameEnd(segment);
  segments.splice(at, 1, words.slice(0, end).join(' '), words.slice(end).join(' '));
}

/** A street of this many words or more is more likely a name followed by a street. */
const MANY_WORDS = 5;

/** The number of words before a street that name a building or an organisation; 0 if there are none. */
function nameEnd(segment: string): number {
  const words = segment.split(' ');
  if (words.length < MANY_WORDS || /\d/.test(segment)) return 0;
  if (streetLikeness(withFullDescriptor(segment)) !== 'sure') return 0;
  const last = words.findLastIndex((word) => isBuildingLike(word) || isOrganisationLike(word));
  return last >= 1 && last < words.length - 2 ? last + 1 : 0;
}

function takeTown(segments: string[], known: string, postcode: string): string {
  const certain = townOfArea(parsePostcode(postcode)?.area ?? '');
  const last = (segments.at(-1) ?? '').replace(/^(?:nr|near)\.? /i, '');
  const town = known.trim().replace(/^(?:nr|near)\.? /i, '');
  if (town !== '') {
    if (sameWords(last, town)) segments.pop();
    return town.toUpperCase();
  }
  if (certain !== undefined) {
    // `London E17`, as in the days before postcodes.
    if (/^london(?: [a-z]{1,2}\d{0,2}[a-z]?)?$/i.test(last)) segments.pop();
    return certain;
  }
  if (segments.length === 0 || (segments.length === 1 && !isPlaceLike(last))) return '';
  if (!isPlaceLike(last)) return '';
  segments.pop();
  return last.toUpperCase();
}

/** Post towns whose names end like those of streets. */
const TOWNS_LIKE_STREETS = /^(?:bow street|new quay|chester[- ]le[- ]street|forest row)$/i;

/** Whether a text may be the name of a town: it has no number and is not a street. */
function isPlaceLike(text: string): boolean {
  if (TOWNS_LIKE_STREETS.test(text)) return true;
  return text !== '' && !/\d/.test(text) && streetLikeness(withFullDescriptor(text)) !== 'sure';
}
