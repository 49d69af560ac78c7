import { buildingKey, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { isAnchored, isElsewhere } from './anchors.ts';
import {
  buildingCost,
  type Costs,
  firmCost,
  PIECES,
  placeCost,
  postcodeCost,
  sum,
  wayCost,
} from './costs.ts';
import { type Draft, unitKey } from './draft.ts';
import { type Area, type Entry, plain } from './entry.ts';
import { doorCost } from './floors.ts';
import { distance, NEVER } from './likeness.ts';
import { NameIndex } from './name-index.ts';
import { namesOf, type Reading, readingsOf } from './readings.ts';

/**
 * Decides which row a careful person who has the list would name for a typed address. The meant row must fit each
 * piece at least as well as any other row, and one piece clearly better. A text that fits two rows equally, or one row
 * by its street and another by its postcode, is undecided.
 */
export class Clerk {
  readonly #index = new NameIndex();
  readonly #firms = new Map<string, Entry[]>();
  readonly #postcodes = new Map<string, Entry[]>();
  /** The rows of each street and building of an area. */
  readonly #areas = new Map<Area, Map<string, Entry[]>>();

  readonly #same: (name: string) => string;

  /** @param same turns the names that a street or house has in two languages into one of them */
  constructor(rows: readonly Entry[], same: (name: string) => string = (name) => name) {
    this.#same = same;
    for (const row of rows) {
      for (const name of [row.street, ...namesOf(row)])
        for (const one of new Set([name, same(name)])) this.#index.add(one, row);
      if (row.unit.kind === 'named') this.#index.add(row.unit.mark, row);
      push(this.#postcodes, row.postcode, row);
      const names = this.#areas.get(row.area) ?? new Map<string, Entry[]>();
      this.#areas.set(row.area, names);
      for (const name of [row.street, ...namesOf(row)]) push(names, plain(name), row);
      if (row.organisation !== '') push(this.#firms, row.organisation, row);
    }
  }

  /** The truth of a draft of a listed address. Undefined if the text does not decide for its row. */
  present(draft: Draft): Truth | undefined {
    const { entry, said } = draft;
    const all = readingsOf(entry).flatMap((one) => this.#costs(draft, entry, one, false) ?? []);
    const own = all.sort((one, other) => sum(one) - sum(other))[0];
    if (own === undefined || !isAnchored(draft, own)) return undefined;
    const isSure = said.postcode.includes(' ') && own.postcode === 0;
    // `Lark Grove` for Lark Close is a mistake only if the postcode says so.
    if ((own.way > 2 || own.building > 2) && !isSure) return undefined;
    if (own.way >= 2 && own.building >= 2) return undefined;
    // A part of a name, with the postcode of something else, may be the name of that.
    const isPart = own.way >= 2 || (own.building >= 2 && said.street === '');
    if (isPart && own.postcode > 0) return undefined;
    // The street may have other houses in the village that is typed. Only the postcode says that it is wrong.
    if (own.place >= 1 && !isSure) return undefined;
    if (own.postcode > 0 && this.#isNearNameAtPostcode(draft)) return undefined;
    const isSlip = !isSure && (own.way > 0 || own.building > 0);
    const rivals = isSlip ? [...this.#rivals(draft), ...this.#alike(draft)] : this.#rivals(draft);
    for (const rival of rivals) {
      if (rival === entry) continue;
      for (const reading of readingsOf(rival)) {
        const theirs = this.#costs(draft, rival, reading, false);
        if (theirs === undefined) continue;
        const isNeverWorse = PIECES.every((piece) => own[piece] <= theirs[piece]);
        // A postcode that is wrong does not decide between two rows, however near it is to one of them.
        const deciding = PIECES.filter((piece) => piece !== 'postcode' || own.postcode === 0);
        const isBetter = deciding.some((piece) => theirs[piece] - own[piece] >= 0.75);
        if (!isNeverWorse || !isBetter) return undefined;
      }
    }
    return truthOf('row', entry, false);
  }

  /** The truth of a draft of an address that is not listed. Undefined if somebody could take a row for it. */
  absent(draft: Draft, level: Truth['level']): Truth | undefined {
    if (this.#isAtPostcode(draft)) return undefined;
    for (const row of this.#rivals(draft)) {
      for (const reading of readingsOf(row)) {
        const costs = this.#costs(draft, row, reading, true);
        if (costs !== undefined && !isElsewhere(draft, row, costs)) return undefined;
      }
      if (this.#hasSameName(draft, row) || this.#isHouse(draft, row)) return undefined;
    }
    return truthOf(level, draft.entry, true);
  }

  /** Whether the typed postcode has a row with the typed number and flat, whatever its street is. */
  #isAtPostcode({ said, isBare, isLoose }: Draft): boolean {
    const rows = this.#postcodes.get(said.postcode) ?? [];
    return rows.some(({ unit, number }) => {
      const listed = { unit: unitKey(unit), number };
      const cost = doorCost(said, listed, { isBare, isLoose, isLenient: false });
      return said.number !== '' && cost < 0.5;
    });
  }

  /** Whether the typed postcode is that of another street whose name begins alike and which has the same door. */
  #isNearNameAtPostcode({ said, isBare, isLoose }: Draft): boolean {
    if (said.building !== '' || said.street === '') return false;
    const rows = this.#postcodes.get(said.postcode) ?? [];
    return rows.some(({ unit, number, street }) => {
      const isAlike = street !== said.street && plain(street).slice(0, 4) === plain(said.street).slice(0, 4);
      const listed = { unit: unitKey(unit), number };
      return isAlike && doorCost(said, listed, { isBare, isLoose, isLenient: false }) < 0.5;
    });
  }

  /** Whether a row of the street has the typed firm or house name, but another number. Somebody could take it. */
  #hasSameName({ said }: Draft, row: Entry): boolean {
    const isStreet = wayCost(said.street, row.street, (one, other) => this.#nameCost(one, other)) <= 1.5;
    if (!isStreet) return false;
    if (said.firm !== '' && firmCost(said.firm, row.organisation) === 0) return true;
    const isHouse = said.unit === '' && row.unit.kind === 'none' && said.building !== '';
    return isHouse && row.names.some((name) => this.#nameCost(said.building, name) <= 1.5);
  }

  /** Whether `52 Memorial Homes, Coldon Terrace` could be the house 52 of the terrace. */
  #isHouse({ said, isBare }: Draft, row: Entry): boolean {
    if (said.number !== '' || row.unit.kind !== 'none' || row.number === '') return false;
    const mark = said.unit.slice(said.unit.indexOf(' ') + 1);
    const isNumber = isBare || said.unit.startsWith('row ');
    return isNumber && row.number.toLowerCase() === mark && plain(row.street) === plain(said.street);
  }

  #rivals({ said }: Draft): Set<Entry> {
    const rows = new Set<Entry>();
    for (const name of [said.street, said.building, said.unit.replace(/^named /, '')])
      for (const one of new Set([name, this.#same(name)]))
        for (const row of this.#index.near(one)) rows.add(row);
    for (const row of this.#firms.get(said.firm) ?? []) rows.add(row);
    for (const row of this.#postcodes.get(said.postcode) ?? []) rows.add(row);
    return rows;
  }

  /** The rows of the area whose names differ from a typed one by two letters, which the index does not find. */
  #alike({ said, entry }: Draft): Entry[] {
    const typed = [said.street, said.building].filter(Boolean).map(plain);
    const names = this.#areas.get(entry.area) ?? new Map<string, Entry[]>();
    return [...names].flatMap(([name, rows]) =>
      typed.some((one) => distance(one, name, 2) <= 2) ? rows : [],
    );
  }

  #nameCost(typed: string, listed: string): number {
    const cost = this.#index.cost(typed, listed);
    const [one, other] = [this.#same(typed), this.#same(listed)];
    return one === typed && other === listed ? cost : Math.min(cost, this.#index.cost(one, other));
  }

  #costs(draft: Draft, row: Entry, reading: Reading, isLenient: boolean): Costs | undefined {
    const { said, isBare, isLoose } = draft;
    const door = doorCost(said, reading, { isBare, isLoose, isLenient });
    if (door >= NEVER) return undefined;
    const cost = (one: string, other: string) => this.#nameCost(one, other);
    const way = wayCost(said.street, reading.street, cost);
    const building = buildingCost(said.building, reading.names, cost);
    const firm = firmCost(said.firm, row.organisation);
    const postcode = postcodeCost(said.postcode, row.postcode);
    const isFirm = said.firm !== '' && firm === 0;
    const isNumbered = said.number !== '' && said.number.toLowerCase() === reading.number.toLowerCase();
    const isBuilt = said.building !== '' && reading.names.length > 0 && building < NEVER;
    const isStreet = said.street !== '' && reading.street !== '' && way < NEVER;
    const isCoded = said.postcode.includes(' ') && postcode === 0;
    // A block on a corner is found by its name, and a house with another name by its number.
    if (way >= NEVER && !(isBuilt && building <= 1)) return undefined;
    if (building >= NEVER && !(isNumbered && way <= 2)) return undefined;
    if (!isBuilt && !isStreet && !isFirm && !(said.street === '' && said.building === '' && isCoded))
      return undefined;
    const hasOneNumber = (said.number === '') !== (reading.number === '');
    if (hasOneNumber && !isBuilt && !isFirm && !isLoose) return undefined;
    if (said.building !== '' && reading.names.length === 0 && !isNumbered && !isFirm) return undefined;
    return {
      ...{ door, firm, postcode, place: placeCost(draft, row) },
      ...{ way: Math.min(way, 4), building: Math.min(building, 4) },
    };
  }
}

function push<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else known.push(item);
}

function truthOf(level: Truth['level'], entry: Entry, isAbsent: boolean): Truth {
  const building = level === 'row' || level === 'building' ? buildingKey(entry) : '';
  const street = level === 'none' ? '' : streetKey(entry);
  return { level, uprns: isAbsent ? [] : [entry.uprn], building, street, isAbsent };
}
