import { buildingKey, streetKey } from '../row.ts';
import type { Truth } from '../typed/around.ts';
import type { Draft } from './draft.ts';
import { covered, doors, type Entry, plain, roadOf } from './entry.ts';
import type { Roll } from './roll.ts';
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

const NOBODY: Truth = { level: 'none', uprns: [], building: '', street: '', isAbsent: false };

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

/** A careful clerk with the whole list. Decides what a text means by what it says, never by how it was made. */
export class Clerk {
  /** By town, village or outward code, and then by the names of houses and roads. */
  readonly #areas = new Map<string, Map<string, Entry[]>>();
  readonly #buildings = new Set<string>();
  readonly #streets = new Set<string>();

  constructor({ rows }: Roll) {
    for (const row of rows) {
      for (const area of this.#areasOf([row.town, row.locality, row.hamlet], row.postcode)) {
        const names = this.#areas.get(area) ?? new Map<string, Entry[]>();
        this.#areas.set(area, names);
        for (const name of namesOf(row)) names.set(name, [...(names.get(name) ?? []), row]);
      }
      this.#buildings.add(buildingKey(row));
      this.#streets.add(streetKey(row));
    }
  }

  hasStreet(entry: Entry): boolean {
    return this.#streets.has(streetKey(entry));
  }

  /** The parts of a listed building. */
  partsOf(entry: Entry): Entry[] {
    const some = this.#areas.get(plain(entry.town))?.get(namesOf(entry)[0] ?? '') ?? [];
    return some.filter((row) => buildingKey(row) === buildingKey(entry));
  }

  /** What a listed address's text means. Undefined if people could argue about it. */
  truthOf(draft: Draft): Truth | undefined {
    const { entry } = draft;
    const claim = claimOf(draft);
    const own = faultsOf(entry, claim);
    // Three faults are too many for a careful clerk.
    if (own > 2 || !this.#hasPlace(entry, claim)) return undefined;
    const rivals = this.#near(claim).filter((row) => row !== entry && faultsOf(row, claim) <= own);
    const [building, street] = [buildingKey(entry), streetKey(entry)];
    if (claim.unit === undefined) {
      const isSure = rivals.length > 0 && entry.isDivided && rivals.every((row) => row.unit !== undefined);
      const isOne = rivals.every((row) => buildingKey(row) === building);
      return isSure && isOne ? { ...NOBODY, level: 'building', building, street } : undefined;
    }
    if (rivals.length === 0) return { ...NOBODY, level: 'row', uprns: [entry.uprn], building, street };
    // Rows that fit equally well, without a fault or a postcode to tell them apart.
    const isTie = own === 0 && claim.postcode.length < 5 && rivals.every((row) => faultsOf(row, claim) === 0);
    // A row in the town itself would be the obvious one, and a flat's own words could tell.
    if (!isTie || entry.unit !== undefined || [entry, ...rivals].some((row) => row.locality === ''))
      return undefined;
    return { ...NOBODY, street: rivals.every((row) => streetKey(row) === street) ? street : '' };
  }

  /** What the text of an address means that the list lacks. Undefined if somebody could take a row for it. */
  absent(draft: Draft, isFar: boolean): Truth | undefined {
    const claim = claimOf(draft);
    if (!this.#hasPlace(draft.entry, claim)) return undefined;
    const readings = [
      ...(draft.building === '' ? [] : [{ ...claim, names: [draft.building], number: '' }]),
      ...(draft.number === '' ? [] : [{ ...claim, names: [draft.road] }]),
    ];
    for (const reading of readings) {
      // If flats of the house are listed, people would take the house for them.
      const open = { ...reading, unit: reading.unit === '' ? undefined : reading.unit };
      const rows = this.#near(open).filter((row) => faultsOf(row, open) < 9);
      if (rows.some((row) => !isFar || !isElsewhere(row, draft))) return undefined;
    }
    const [building, street] = [buildingKey(draft.entry), streetKey(draft.entry)];
    return {
      ...NOBODY,
      building: this.#buildings.has(building) ? building : '',
      street: this.#streets.has(street) ? street : '',
      isAbsent: true,
    };
  }

  /** Whether the text has the town, the village or the postcode right. */
  #hasPlace(entry: Entry, { town, places, postcode }: Claim): boolean {
    const isTown = plain(town) === plain(entry.town);
    const isVillage = places.some((name) => [entry.locality, entry.hamlet].includes(name));
    const isOutward = postcode !== '' && postcode.split(' ')[0] === entry.postcode.split(' ')[0];
    return isTown || postcode === entry.postcode || (isVillage && isOutward);
  }

  /** The rows of all places in the text that have a name like the typed one. */
  #near({ town, places, postcode, names }: Claim): Entry[] {
    const typed = names.at(-1) ?? '';
    const found = new Set<Entry>();
    for (const area of this.#areasOf([town, ...places], postcode))
      for (const [name, rows] of this.#areas.get(area) ?? [])
        if (likeness(typed, name) < 2) for (const row of rows) found.add(row);
    return [...found];
  }

  #areasOf(places: readonly string[], postcode: string): Set<string> {
    const [outward = ''] = postcode.split(' ');
    const areas = [...places.map(plain), postcode === '' ? '' : `outward ${outward}`, `postcode ${postcode}`];
    return new Set(areas.filter((area) => area !== '' && area !== 'postcode '));
  }
}

/** Whether a row lies in another town or village than the one that a text names. */
function isElsewhere(row: Entry, draft: Draft): boolean {
  const { entry, town, hamlet, locality, postcode } = draft;
  if (row.postcode === postcode) return false;
  if (row.town !== entry.town && row.town !== town) return true;
  const typed = [hamlet, locality].filter((name) => name !== '');
  // A row without a village could be in any.
  const isOther = !typed.includes(row.locality) && !typed.includes(row.hamlet);
  return typed.length > 0 && row.locality !== '' && isOther;
}

const namesOf = (row: Entry) => [row.building, roadOf(row)].filter((name) => name !== '');

/** The faults of a text if it means this row. 9 or more: it cannot mean the row. */
function faultsOf(row: Entry, { unit, number, names, places, town, postcode }: Claim): number {
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
