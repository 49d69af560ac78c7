import type { AddressFile } from '../../address-file/address-file.ts';
import { localityText } from '../../address-file/places/locality.ts';
import { beginningsOf } from '../../address-file/places/place-name.ts';
import type { PlaceRange } from '../../address-file/places/place-table.ts';
import { streetText } from '../../address-file/places/street.ts';
import { type Item, type ItemList, listOf, type Numbers } from './item-list.ts';
import { localitiesNamed } from './localities.ts';
import { NumberRanges } from './number-ranges.ts';

/** Names are shorter. Longer text is cut to this length. */
const LONGEST = 100;

/** The most localities to search. A name that more localities have is not specific enough. */
export const MOST_LOCALITIES = 60;

/**
 * The named streets of a locality, and of the localities in it, that begin with `street`; undefined if no
 * locality has the key.
 */
export function streetsByLocality(
  file: AddressFile,
  localityKey: string,
  street: string,
): ItemList | undefined {
  const locality = file.localities.numberOf(localityKey);
  if (locality === undefined) return undefined;
  return listOf(streetsIn(file, [locality], street), (number) => streetItem(file, number));
}

/**
 * Streets whose names begin with `street`, in the localities named `locality`, or in all localities if
 * `locality` is empty.
 */
export function streetsByName(file: AddressFile, locality: string, street: string): ItemList {
  const { numbers, isComplete } = streetsNamed(file, locality, street);
  return { ...listOf(numbers, (number) => streetItem(file, number)), isComplete };
}

/**
 * The numbers of the streets that {@link streetsByName} lists, and whether all localities with the name were
 * searched. There are no streets if both names are empty.
 */
export function streetsNamed(
  file: AddressFile,
  locality: string,
  street: string,
): { readonly numbers: Numbers; readonly isComplete: boolean } {
  if (locality.trim() === '') {
    return { numbers: new NumberRanges(rangesOf(file, street)), isComplete: true };
  }
  const localities = localitiesNamed(file, locality);
  return {
    numbers: streetsIn(file, localities.slice(0, MOST_LOCALITIES), street),
    isComplete: localities.length <= MOST_LOCALITIES,
  };
}

/**
 * The numbers of the localities' streets whose names begin with `street`. If `street` is empty, the numbers
 * of all their streets that have a name.
 */
function streetsIn(file: AddressFile, localities: readonly number[], street: string): readonly number[] {
  const ranges = rangesOf(file, street);
  const all = street.trim() === '' ? [{ from: file.streets.named('').to, to: file.streets.size }] : ranges;
  const found = new Set<number>();
  for (const locality of localities) {
    const { streets } = file.localities.at(locality);
    for (const { from, to } of all) {
      for (let at = firstFrom(streets, from); at < streets.length && streets[at]! < to; at++) {
        found.add(streets[at]!);
      }
    }
  }
  return [...found].sort((one, other) => one - other);
}

function rangesOf(file: AddressFile, street: string): PlaceRange[] {
  return beginningsOf(street.slice(0, LONGEST)).map((beginning) => file.streets.beginningWith(beginning));
}

function streetItem(file: AddressFile, number: number): Item {
  const street = file.streets.namesAt(number);
  return {
    Description: `${streetText(street)}, ${localityText(street)}`,
    ID: file.streets.key(number),
  };
}

/** The index of the first of ascending numbers that is at least `least`. */
function firstFrom(numbers: Uint32Array, least: number): number {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (numbers[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
