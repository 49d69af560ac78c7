import type { Draft } from './draft.ts';
import { covered, doors, type Entry, plain, roadOf } from './entry.ts';
import { edits, likeness } from './similar.ts';

/** What a text says about the address. */
export interface Claim {
  /** Empty: the text says that there is no flat. Undefined: it leaves the flat out. */
  readonly unit: string | undefined;
  readonly number: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly town: string;
  readonly postcode: string;
}

export function claimOf({
  entry,
  hasUnit,
  number,
  building,
  road,
  hamlet,
  locality,
  town,
  postcode,
}: Draft): Claim {
  const unit = entry.unit === undefined ? '' : hasUnit ? entry.unit.key : undefined;
  const names = [building, road].filter((name) => name !== '');
  const isVillage = entry.street === '' && number !== '';
  const places = [hamlet, locality, isVillage ? road : ''].filter((name) => name !== '');
  return { unit, number: number.toLowerCase(), names, places, town, postcode };
}

/** Whether a row lies in another town or village than the one that a text names. */
export function isElsewhere(row: Entry, draft: Draft): boolean {
  const { entry, town, hamlet, locality, postcode } = draft;
  if (row.postcode === postcode) return false;
  if (row.town !== entry.town && row.town !== town) return true;
  const typed = [hamlet, locality].filter((name) => name !== '');
  // A row without a village could be in any.
  const isOther = !typed.includes(row.locality) && !typed.includes(row.hamlet);
  return typed.length > 0 && row.locality !== '' && isOther;
}

export const namesOf = (row: Entry) => [row.building, roadOf(row)].filter((name) => name !== '');

/** The faults of a text if it means this row. 9 or more: it cannot mean the row. */
export function faultsOf(row: Entry, { unit, number, names, places, town, postcode }: Claim): number {
  const key = row.unit?.key ?? '';
  const letter = key === '' ? /^\d+([a-z])$/.exec(row.number.toLowerCase())?.[1] : undefined;
  if (unit !== undefined && !covered(key).includes(unit) && unit !== letter) return 9;
  let faults = 0;
  if (number !== '' && number !== row.number.toLowerCase()) {
    const [digits] =
      letter !== undefined && (unit === undefined || letter === unit)
        ? (/^\d+/.exec(row.number) ?? [''])
        : [''];
    const isCovered = [...doors(row), digits].includes(number) || covered(number).includes(row.number);
    if (!isCovered && row.number !== '') return 9;
    faults += 1;
  }
  const own = namesOf(row);
  for (const name of names) {
    const best = Math.min(2, ...own.map((one) => likeness(name, one)));
    if (best === 2) return 9;
    faults += best;
  }
  return faults + placeFaults(row, places, town, postcode);
}

function placeFaults(row: Entry, places: readonly string[], town: string, postcode: string): number {
  const own = [row.town, row.locality, row.hamlet].map(plain);
  let faults = places.filter((name) => !own.includes(plain(name))).length;
  if (town !== '' && !own.includes(plain(town))) faults += 1;
  if (postcode === '' || postcode === row.postcode) return faults;
  const [outward] = row.postcode.split(' ');
  if (!postcode.includes(' ')) return faults + (postcode === outward ? 0 : 1);
  return faults + (edits(postcode, row.postcode, 1) === 1 || postcode.startsWith(`${outward} `) ? 1 : 2);
}
