import { parsePostcode } from '../../address/postcode.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import {
  localitiesAround,
  localityName,
  localityText,
  localityTexts,
} from '../../address-file/places/locality.ts';
import { beginningsOf, placeName } from '../../address-file/places/place-name.ts';
import { sameNames } from '../../address-file/places/street.ts';
import { type Item, type ItemList, listOf, type Numbers } from './item-list.ts';
import { NumberRanges } from './number-ranges.ts';

/** Names are shorter. Longer text is cut to this length. */
const LONGEST = 100;

/** Post towns and localities whose names begin with `name`. Those with exactly this name come first. */
export function localitiesByName(file: AddressFile, name: string): ItemList {
  return listOf(beginningWith(file, name), (number) => localityItem(file, number));
}

/**
 * The localities with addresses in a postcode, outward code (`CH2`) or sector (`CH2 4`), with their towns.
 * Undefined if the text is none of these, or the file has no address there.
 */
export function localitiesByPostcode(file: AddressFile, typed: string): ItemList | undefined {
  const numbers = numbersByPostcode(file, typed);
  if (numbers.length === 0) return undefined;
  return listOf(numbers, (number) => localityItem(file, number));
}

/** The most localities to compare if the name is followed by the names of places around it. */
const MOST_COMPARED = 500;

/**
 * The numbers of the localities with this name. If there are none, the numbers of the localities whose names
 * begin with it.
 */
export function localitiesNamed(file: AddressFile, name: string): readonly number[] {
  const [place = '', ...around] = name.slice(0, LONGEST).split(',');
  const same = new NumberRanges([file.localities.named(placeName(place))]);
  const found = [...(same.length > 0 ? same : beginningWith(file, place))];
  const wanted = around.map(placeName).filter((text) => text !== '');
  if (wanted.length === 0) return found;
  return found.slice(0, MOST_COMPARED).filter((number) => {
    const texts = localityTexts(file.localities.namesAt(number)).map(placeName);
    return wanted.every((text) => texts.includes(text));
  });
}

function beginningWith(file: AddressFile, name: string): NumberRanges {
  const beginnings = beginningsOf(name.slice(0, LONGEST));
  return new NumberRanges(beginnings.map((beginning) => file.localities.beginningWith(beginning)));
}

function localityItem(file: AddressFile, number: number): Item {
  return { Description: localityText(file.localities.namesAt(number)), ID: file.localities.key(number) };
}

const PART_OF_POSTCODE = /^\s*([A-Z]{1,2}[0-9][A-Z0-9]?)\s*$|^\s*([A-Z]{1,2}[0-9][A-Z0-9]?) +([0-9])\s*$/i;

function numbersByPostcode(file: AddressFile, typed: string): Numbers {
  const postcode = parsePostcode(typed);
  if (postcode !== undefined) return around(file, [postcode.outward + postcode.inward]);
  const [, outward, ofSector, sector = ''] = PART_OF_POSTCODE.exec(typed.slice(0, LONGEST)) ?? [];
  if (outward !== undefined) return file.localitiesOf(outward.toUpperCase());
  if (ofSector === undefined) return [];
  return around(file, file.postcodesOfSector(ofSector.toUpperCase(), sector));
}

/** The localities of the addresses in these postcodes. */
function around(file: AddressFile, postcodes: readonly string[]): number[] {
  const found = new Map<string, number>();
  for (const postcode of postcodes) {
    for (const { point, welsh } of file.lookup(postcode)?.addresses ?? []) {
      for (const names of (welsh === undefined ? [point] : [point, welsh]).flatMap(localitiesAround)) {
        const texts = localityTexts(names);
        const key = texts.join('\n');
        if (found.has(key)) continue;
        const { from, to } = file.localities.named(localityName(names));
        for (let number = from; number < to; number++) {
          if (sameNames(localityTexts(file.localities.namesAt(number)), texts)) found.set(key, number);
        }
      }
    }
  }
  return [...new Set(found.values())].sort((one, other) => one - other);
}
