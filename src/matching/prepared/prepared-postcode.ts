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
  return { entry, streets: streets.length > 1 ? withUnplaced(streets) : streets };
}

/**
 * Moves the doors of a street without a locality to the same street with a locality. In some lists, one row
 * of a postcode names the village and the next row does not.
 */
function withUnplaced(streets: readonly PreparedStreet[]): readonly PreparedStreet[] {
  return streets.filter((street) => {
    if (street.isPlaced) return true;
    const [same, another] = streets.filter((other) => other.isPlaced && other.isSameBut(street));
    if (same === undefined || another !== undefined) return true;
    same.takeUnplaced(street);
    return false;
  });
}
