import { buildingKey, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { buildingCost, firmCost, placeCost, postcodeCost, wayCost } from './costs.ts';
import { doorCost } from './doors.ts';
import { type Draft, unitKey } from './draft.ts';
import { type Entry, plain } from './entry.ts';
import { NEVER } from './likeness.ts';
import { NameIndex } from './name-index.ts';

/** The differences between a typed address and a row, one for each piece. */
interface Costs {
  readonly door: number;
  readonly way: number;
  readonly building: number;
  readonly firm: number;
  readonly place: number;
  readonly postcode: number;
}

const PIECES = ['door', 'way', 'building', 'firm', 'place', 'postcode'] as const;

/** One way to read a row: `3 Heron Court` is a flat of a block, or a house of a street. */
interface Reading {
  readonly unit: string;
  readonly number: string;
  readonly street: string;
  readonly names: readonly string[];
}

/**
 * Decides which row a careful person who has the list would name for a typed address. The meant row must fit each
 * piece at least as well as any other row, and one piece clearly better. A text that fits two rows equally, or one row
 * by its street and another by its postcode, is undecided.
 */
export class Clerk {
  readonly #index = new NameIndex();
  readonly #firms = new Map<string, Entry[]>();
  readonly #postcodes = new Map<string, Entry[]>();

  constructor(rows: readonly Entry[]) {
    for (const row of rows) {
      this.#index.add(row.street, row);
      for (const name of namesOf(row)) this.#index.add(name, row);
      if (row.unit.kind === 'named') this.#index.add(row.unit.mark, row);
      push(this.#postcodes, row.postcode, row);
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
    // So may an address whose district and postcode both belong elsewhere.
    if ((isPart || own.place >= 1) && own.postcode > 0) return undefined;
    for (const rival of this.#rivals(draft)) {
      if (rival === entry) continue;
      for (const reading of readingsOf(rival)) {
        const theirs = this.#costs(draft, rival, reading, false);
        if (theirs === undefined) continue;
        const isNeverWorse = PIECES.every((piece) => own[piece] <= theirs[piece]);
        const isBetter = PIECES.some((piece) => theirs[piece] - own[piece] >= 0.75);
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

  #rivals({ said }: Draft): Set<Entry> {
    const rows = new Set<Entry>();
    for (const name of [said.street, said.building, said.unit.replace(/^named /, '')])
      for (const row of this.#index.near(name)) rows.add(row);
    for (const row of this.#firms.get(said.firm) ?? []) rows.add(row);
    for (const row of this.#postcodes.get(said.postcode) ?? []) rows.add(row);
    return rows;
  }

  #costs(draft: Draft, row: Entry, reading: Reading, isLenient: boolean): Costs | undefined {
    const { said, isBare, isLoose } = draft;
    const door = doorCost(said, reading, { isBare, isLoose, isLenient });
    if (door >= NEVER) return undefined;
    const cost = (one: string, other: string) => this.#index.cost(one, other);
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

function namesOf({ building, names }: Entry): string[] {
  return building === '' ? [] : [...new Set([building, ...names])];
}

/** The ways in which people read a row. The first is the list's own. */
function readingsOf(row: Entry): Reading[] {
  const { number, street, unit } = row;
  const names = namesOf(row);
  const readings: Reading[] = [{ unit: unitKey(unit), number, street, names }];
  const isCounted = /^[a-z]?\d+[a-z]?$/.test(unit.mark);
  if (isCounted && number === '')
    for (const name of names) readings.push({ unit: '', number: unit.mark, street: name, names: [] });
  if (unit.kind === 'none' && number !== '' && names.length === 0)
    readings.push({ unit: `flat ${number.toLowerCase()}`, number: '', street: '', names: [street] });
  if (unit.kind === 'named') readings.push({ unit: '', number, street, names: [unit.mark] });
  return readings;
}

/** Whether the text and the postcode both say that an absent address is not this row, which has the same door. */
function isElsewhere({ said }: Draft, row: Entry, { way, building, place, postcode }: Costs): boolean {
  const isCoded = said.postcode.includes(' ');
  const isFar = isCoded && postcode >= 2;
  if (place >= 2 ? !isCoded || isFar : place >= 1 && isFar) return true;
  if (Math.max(way, building) >= 2 && isFar) return true;
  // Every village has a Rose Cottage, and every private road a Fairhaven.
  const isHouse = said.building !== '' && said.number === '' && said.unit === '';
  const isOtherVillage = said.locality !== '' && plain(said.locality) !== plain(row.locality);
  return isHouse && isCoded && postcode >= 1 && (way >= 4 || (place >= 1 && isOtherVillage));
}

/** Whether the text has a door, and something that leads to the part of the list where it is. */
function isAnchored({ said, entry }: Draft, { postcode, place }: Costs): boolean {
  const hasDoor = `${said.number}${said.building}${said.firm}${said.unit}` !== '';
  const { area, locality, town } = entry;
  const places = [locality, town, area.locality, area.town, area.borough].map(plain);
  const isPlaced = [said.locality, said.town].some((name) => name !== '' && places.includes(plain(name)));
  return hasDoor && ((said.postcode !== '' && postcode <= 1) || (isPlaced && place <= 1));
}

function sum(costs: Costs): number {
  return PIECES.reduce((all, piece) => all + costs[piece], 0);
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
