import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AddressFile } from '../../address-file/address-file.ts';
import { countyOf } from './location-answer.ts';

/** A district with its county and country. */
export interface Area {
  readonly district: string;
  readonly county: string;
  readonly country: string;
}

/** How many postcode sectors are read, in some 5 ms, before other requests get a turn. */
const SECTORS_A_TURN = 300;

const known = new WeakMap<AddressFile, Promise<readonly Area[]>>();

/**
 * The different districts of a file with their counties and countries, sorted by name. They are read once for
 * each file, from one postcode of each sector. The whole country has 11,000 sectors.
 */
export function areasOf(file: AddressFile): Promise<readonly Area[]> {
  let areas = known.get(file);
  if (areas === undefined) {
    areas = readAreas(file);
    known.set(file, areas);
    areas.catch(() => known.delete(file));
  }
  return areas;
}

async function readAreas(file: AddressFile): Promise<readonly Area[]> {
  const areas = new Map<string, Area>();
  let left = SECTORS_A_TURN;
  for (const postcode of file.firstOfEachSector()) {
    const entry = file.stored(postcode);
    if (entry === undefined) continue;
    const { district, country } = entry.place;
    const area = { district, county: countyOf(entry), country };
    areas.set(`${district}\n${area.county}\n${country}`, area);
    if (--left > 0) continue;
    left = SECTORS_A_TURN;
    await nextTurn();
  }
  return [...areas].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, area]) => area);
}
