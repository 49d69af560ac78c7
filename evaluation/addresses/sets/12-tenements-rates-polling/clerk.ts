import { buildingKey, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { type Claim, claimOf, faultsOf, isElsewhere, namesOf } from './claim.ts';
import type { Draft } from './draft.ts';
import { doors, type Entry, plain } from './entry.ts';
import type { Roll } from './roll.ts';
import { likeness } from './similar.ts';

const NOBODY: Truth = { level: 'none', uprns: [], building: '', street: '', isAbsent: false };

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
    if (!this.#hasPlace(draft.entry, claim) || this.#hasDoor(draft)) return undefined;
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

  /** Whether `7 Stoer` is listed for `7 Kirk Brae, Stoer`, or any 7 in a road of Stoer for `7 Stoer`. */
  #hasDoor({ entry, number, road, hamlet, locality }: Draft): boolean {
    if (number === '') return false;
    const isLoose = entry.street === '';
    return [hamlet, locality, isLoose ? road : ''].some((place) => {
      const rows = [...(this.#areas.get(plain(place))?.values() ?? [])].flat();
      return rows.some((row) => (isLoose || row.street === '') && doors(row).includes(number.toLowerCase()));
    });
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
