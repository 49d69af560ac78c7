import type { AddressFile } from '../address-file/address-file.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import { indexWords } from '../address-file/typeahead/words.ts';
import { DELIVERY_POINTS } from './address-kinds.ts';
import { kilometresBetween } from './distance.ts';
import { entryOfLocality, type Location, outwardCodeLocation } from './location.ts';
import { containerNames } from './names.ts';
import { ContainerScorer, PARTS } from './score.ts';
import { rangesOf, soughtWord } from './sought-word.ts';
import type { TypeaheadOptions } from './typeahead-options.ts';
import { readTyped, type Typed } from './typed.ts';
import type { TypedPostcode } from './typed-postcode.ts';

/**
 * The most containers among which towns and localities are looked for. Containers with the most addresses
 * come first, and these are towns and localities.
 */
const MOST_COMPARED = 600;

/** The most values of the index that are read for one term: about 4 ms. */
const MOST_READ = 2000;

/** The most postcodes that are looked at for a partly typed postcode. */
const MOST_POSTCODES = 2000;

/**
 * Suggests locations for what somebody has typed so far, best first. Words give towns and localities. The
 * beginning of a postcode gives outward codes, then postcodes.
 */
export function suggestLocations(file: AddressFile, term: string, options: TypeaheadOptions): Location[] {
  const typed = readTyped(term, (postcode) => file.hasPostcodes(postcode.outwardCode, postcode.inwardCode));
  if (typed.postcode !== undefined) {
    const entry = file.stored(typed.postcode);
    return entry === undefined ? [] : [{ kind: 'postcode', entry, kinds: DELIVERY_POINTS }];
  }
  return typed.words.length > 0
    ? localitiesFor(file, typed, options)
    : typed.postcodes.flatMap((postcode) => byPostcode(file, postcode, options.most)).slice(0, options.most);
}

/**
 * Returns the towns and localities that have all typed words, and an outward code that begins as typed, if
 * one was.
 */
function localitiesFor(file: AddressFile, typed: Typed, { most, near }: TypeaheadOptions): Location[] {
  const { typeahead } = file;
  const { lexicon } = typeahead;
  const words = typed.words.map((word) => soughtWord(word, lexicon));
  const around = typed.postcodes.map(({ outwardCode }) => [lexicon.beginningWith(outwardCode)]);
  const found = typeahead.find([...words.map(rangesOf), ...around], MOST_COMPARED, { left: MOST_READ });
  const scored: { readonly number: number; readonly total: number }[] = [];
  const scorer = new ContainerScorer(typeahead, { words, slips: 0, near });
  const score = new Float64Array(PARTS.length);
  for (const number of found) {
    if (typeahead.outlines.kindOf(number) !== 'locality') continue;
    scorer.score(number, score, 0);
    scored.push({ number, total: score[0]! });
  }
  return scored
    .sort((one, other) => other.total - one.total)
    .slice(0, most)
    .flatMap(({ number }) => {
      const container = typeahead.container(number);
      const entry = entryOfLocality(file, container.place);
      return entry === undefined ? [] : [{ kind: 'container', container, entry } as const];
    });
}

function byPostcode(file: AddressFile, { outwardCode, inwardCode }: TypedPostcode, most: number): Location[] {
  const outwardCodes = new Set<string>();
  const postcodes: string[] = [];
  let left = MOST_POSTCODES;
  for (const postcode of file.postcodesBeginning(outwardCode, inwardCode)) {
    if (left-- === 0) break;
    if (inwardCode === '') outwardCodes.add(postcode.slice(0, -3));
    if (postcodes.length < most) postcodes.push(postcode);
  }
  // The typed code itself comes before longer codes: CH2 before CH20.
  const codes = [...outwardCodes].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
  const locations = codes.slice(0, most).map((code) => outwardCodeLocation(file, code));
  const entries = postcodes.map((postcode) => file.stored(postcode));
  return [
    ...locations.filter((location) => location !== undefined),
    ...entries
      .filter((entry) => entry !== undefined)
      .map((entry) => ({ kind: 'postcode', entry, kinds: DELIVERY_POINTS }) as const),
  ].slice(0, most);
}

/** Adds its middle to the location of a town or locality. Only the index has this position. */
export function withPosition(file: AddressFile, location: Location): Location {
  if (location.kind !== 'container' || location.container.position !== undefined) return location;
  const { container } = location;
  const { lexicon } = file.typeahead;
  const { own, around } = containerNames(file, container);
  const groups = [own, ...around].flatMap(indexWords).map((word) => {
    const at = lexicon.find(word);
    return at === undefined ? [] : [{ from: at, to: at + 1 }];
  });
  for (const number of file.typeahead.find(groups, MOST_COMPARED, { left: MOST_READ })) {
    const other = file.typeahead.container(number);
    if (other.kind === 'locality' && other.place === container.place)
      return { ...location, container: other };
  }
  return location;
}

/** Returns the postcodes around a point, nearest first. */
export function nearestLocations(
  file: AddressFile,
  point: { readonly latitude: number; readonly longitude: number },
  kilometres: number,
): { readonly location: Location; readonly kilometres: number }[] {
  return file.typeahead
    .postcodesNear(point.latitude, point.longitude, kilometres)
    .map((number) => file.stored(postcodeOfNumber(number)))
    .filter((entry) => entry !== undefined)
    .map((entry) => ({
      location: { kind: 'postcode', entry, kinds: DELIVERY_POINTS } as const,
      kilometres: kilometresBetween(entry.place, point),
    }))
    .filter((found) => found.kilometres <= kilometres)
    .sort((one, other) => one.kilometres - other.kilometres);
}
