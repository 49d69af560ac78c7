import { joinThoroughfare } from '../../../address/thoroughfare.ts';
import { RecentMap } from '../../../caches/recent-map.ts';
import { remembering } from '../../../caches/remembering.ts';
import type { AddressFile } from '../../address-file.ts';
import { localityTexts } from '../../places/locality.ts';
import type { PlaceRange } from '../../places/place-table.ts';
import type { Street } from '../../places/street.ts';
import { postcodeOfNumber } from '../../postcode-number.ts';
import { indexForms, indexWords } from '../words.ts';
import { GatheredContainers, type GatheredRows } from './gathered-containers.ts';
import { GatheredStreet } from './gathered-street.ts';
import { SUMS, sumsOf } from './localities.ts';
import { placedPostcode } from './squares.ts';

/** The most names of places whose words are remembered. */
const MOST_PLACES = 2 ** 14;

/** The words of the names of places. A town has many streets. */
const placeWords = remembering(new RecentMap<string, readonly string[]>(MOST_PLACES), indexWords);

/** The part of an address file that streets are gathered from. */
export type StreetSource = Pick<AddressFile, 'streets' | 'stored'>;

/** What was gathered from consecutive streets. */
export interface GatheredStreets {
  /** The streets, and the buildings and organisations on them. */
  readonly containers: GatheredRows;
  /** For each street: its part in its localities, {@link SUMS} numbers (localities.ts). */
  readonly sums: Float64Array;
  /** The postcodes of the streets, with their squares (squares.ts). Some come several times. */
  readonly placed: Float64Array;
}

/** Gathers the streets of a range, in order. */
export function gatherStreets(source: StreetSource, { from, to }: PlaceRange): GatheredStreets {
  const containers = new GatheredContainers();
  const sums = new Float64Array((to - from) * SUMS);
  const placed: number[] = [];
  for (let number = from; number < to; number++) {
    const street = gatherStreet(source, number, placed);
    addStreet(containers, street, number);
    sums.set(sumsOf(street), (number - from) * SUMS);
  }
  return { containers: containers.take(), sums, placed: Float64Array.from(placed) };
}

function gatherStreet(source: StreetSource, number: number, placed: number[]): GatheredStreet {
  const street = source.streets.at(number);
  const gathered = new GatheredStreet(street);
  for (const postcode of street.postcodes) {
    const entry = source.stored(postcodeOfNumber(postcode));
    if (entry === undefined) continue;
    gathered.add(entry);
    const { latitude, longitude } = entry.middle;
    if (latitude !== 0 || longitude !== 0) placed.push(placedPostcode(latitude, longitude, postcode));
  }
  return gathered;
}

function addStreet(containers: GatheredContainers, gathered: GatheredStreet, number: number): void {
  const { street, addresses, middle, names } = gathered;
  const { own, behind } = streetWords(street);
  const isFound = own.length > 0 && addresses > 0;
  if (!isFound && names.length === 0) return;
  const places = localityTexts(street).flatMap(placeWords);
  const outwardCodes = containers.numbersOf(outwardCodesOf(street));
  if (isFound) {
    containers.add(
      { kind: 'street', addresses, place: number, name: '', position: middle.position },
      { own, around: containers.numbersOf([...behind, ...places]), outwardCodes },
      gathered.doors.all(),
    );
  }
  const around = containers.numbersOf([...own.flat(), ...behind, ...places]);
  for (const { kind, name, forms, addresses, doors, middle } of names) {
    containers.add(
      { kind, addresses, place: number, name, position: middle.position },
      { own: forms, around, outwardCodes },
      doors.all(),
    );
  }
}

/** Returns the words of a street's own name, and those of the street that it is off. */
function streetWords(street: Street): { readonly own: string[][]; readonly behind: string[] } {
  const { dependentThoroughfareName, dependentThoroughfareDescriptor } = street;
  const dependent = indexForms(joinThoroughfare(dependentThoroughfareName, dependentThoroughfareDescriptor));
  const main = indexForms(joinThoroughfare(street.thoroughfareName, street.thoroughfareDescriptor));
  return dependent.length > 0 ? { own: dependent, behind: main.flat() } : { own: main, behind: [] };
}

function outwardCodesOf({ postcodes }: Street): Set<string> {
  return new Set(Array.from(postcodes, (postcode) => postcodeOfNumber(postcode).slice(0, -3)));
}
