import type { StoredEntry } from '../../address-file/entry/stored-entry.ts';
import { EntryNames } from './door.ts';
import { PreparedStreet } from './prepared-street.ts';

/** A postcode of the file, with its names in normal form. */
export interface PreparedPostcode {
  readonly entry: StoredEntry;
  readonly streets: readonly PreparedStreet[];
}

/** Prepares an entry. Leaves out addresses that are not built yet, because nobody lives there. */
export function preparePostcode(entry: StoredEntry): PreparedPostcode {
  const streets: PreparedStreet[] = [];
  const byNumber: (PreparedStreet | undefined)[] = [];
  const names = new EntryNames(entry);
  for (let at = 0; at < entry.size; at++) {
    if (entry.kindAt(at) === 'not-yet-built') continue;
    const number = entry.streetOf(at);
    let street = byNumber[number];
    if (street === undefined) {
      street = new PreparedStreet(entry, names, at);
      byNumber[number] = street;
      streets.push(street);
    }
    street.add(at);
  }
  return { entry, streets: streets.length > 1 ? joined(streets) : streets };
}

/**
 * Joins what is one street of the postcode and is listed with different places. In some lists, one row of a postcode
 * names the village, the next row the borough, and a third one no place at all.
 */
function joined(streets: readonly PreparedStreet[]): readonly PreparedStreet[] {
  const kept: PreparedStreet[] = [];
  for (const street of placedFirst(streets)) {
    const [same, another] = kept.filter((one) => one.mayBe(street));
    if (same === undefined || another !== undefined) kept.push(street);
    else same.take(street);
  }
  return kept;
}

/** A street without a locality may be any street with one, so those come first. */
function placedFirst(streets: readonly PreparedStreet[]): readonly PreparedStreet[] {
  return [...streets.filter(({ isPlaced }) => isPlaced), ...streets.filter(({ isPlaced }) => !isPlaced)];
}
