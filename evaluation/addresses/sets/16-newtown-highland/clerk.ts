import { buildingKey, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { doorCost } from './doors.ts';
import type { Draft } from './draft.ts';
import { type Entry, plain, wayOf } from './entry.ts';
import { NEVER, nameCost } from './likeness.ts';
import { NameIndex } from './name-index.ts';
import { buildingCost, placeCost, postcodeCost } from './piece-costs.ts';

/** The differences between a typed address and a row, one for each piece; undefined if nobody would compare them. */
interface Costs {
  readonly door: number;
  readonly way: number;
  readonly building: number;
  readonly firm: number;
  readonly place: number;
  readonly postcode: number;
}

const PIECES = ['door', 'way', 'building', 'firm', 'place', 'postcode'] as const;

/**
 * Decides which row a careful person who has the list would name for a typed address. The meant row must fit each
 * piece at least as well as any other row, and one piece better. A text that fits two rows equally, or one row by its
 * street and another by its postcode, is undecided.
 */
export class Clerk {
  readonly #ways = new NameIndex();
  readonly #buildings = new NameIndex();
  readonly #firms = new Map<string, Entry[]>();
  readonly #streetsOfTowns = new Set<string>();

  constructor(rows: readonly Entry[]) {
    for (const row of rows) {
      this.#ways.add(wayOf(row), row);
      if (row.building !== '') this.#buildings.add(row.building, row);
      this.#streetsOfTowns.add(`${plain(row.street)}|${row.town}|${row.locality}`);
      this.#streetsOfTowns.add(`${plain(row.street)}|${row.town}`);
      if (row.organisation === '') continue;
      const known = this.#firms.get(row.organisation) ?? [];
      known.push(row);
      this.#firms.set(row.organisation, known);
    }
  }

  /** The truth of a draft of a listed address. Undefined if the text does not decide for its row. */
  present(draft: Draft): Truth | undefined {
    const { entry, said } = draft;
    const own = this.#costs(draft, entry);
    if (own === undefined || !isAnchored(draft, own)) return undefined;
    // `Lark Grove` for Lark Close is a mistake only if the postcode says so.
    if ((own.way >= 2 || own.building >= 2) && (said.postcode === '' || own.postcode > 0)) return undefined;
    if (own.way === NEVER || own.building === NEVER) return undefined;
    for (const rival of this.#rivals(draft)) {
      if (rival === entry) continue;
      for (const theirs of [this.#costs(draft, rival), this.#crossed(draft, rival)]) {
        if (theirs === undefined) continue;
        const isNeverWorse = PIECES.every((piece) => own[piece] <= theirs[piece]);
        if (!isNeverWorse || PIECES.every((piece) => own[piece] === theirs[piece])) return undefined;
      }
    }
    return truthOf('row', entry, false);
  }

  /** The truth of a draft of an address that is not listed. Undefined if somebody could take a row for it. */
  absent(draft: Draft, level: Truth['level']): Truth | undefined {
    const { said, entry } = draft;
    const isKnown = this.#streetsOfTowns.has(`${plain(said.street)}|${entry.town}|${entry.locality}`);
    for (const row of this.#rivals(draft)) {
      for (const costs of [this.#costs(draft, row), this.#crossed(draft, row)]) {
        if (costs === undefined) continue;
        // Whoever finds the block at another street thinks of the block first.
        const isBlock = said.building !== '' && row.building !== '' && costs.building < 1.5;
        const isOther = costs.place >= 1 || (!isBlock && (costs.way >= 1.5 || costs.building >= 1.5));
        // A new street of a town that has one of that name elsewhere would be taken for it.
        const isApart = row.town !== entry.town || costs.way >= 1.5;
        const isTold = isKnown || (isApart && said.postcode !== '' && costs.postcode >= 2);
        if (!isOther || !isTold) return undefined;
      }
    }
    return truthOf(level, entry, true);
  }

  /** Whether a town, or a village of it, has a street of this name. */
  hasStreet(street: string, town: string): boolean {
    return this.#streetsOfTowns.has(`${plain(street)}|${town}`);
  }

  #rivals({ said, entry }: Draft): Set<Entry> {
    const rows = new Set<Entry>();
    const way = said.street || (entry.street === '' ? said.locality : '');
    for (const name of [way, said.building]) {
      for (const row of this.#ways.near(name)) rows.add(row);
      for (const row of this.#buildings.near(name)) rows.add(row);
    }
    if (said.firm !== '') for (const row of this.#firms.get(said.firm) ?? []) rows.add(row);
    return rows;
  }

  #costs(draft: Draft, row: Entry): Costs | undefined {
    const { said, entry } = draft;
    const door = doorCost(draft, row);
    if (door === NEVER) return undefined;
    const firm = said.firm === '' || said.firm === row.organisation ? 0 : row.organisation === '' ? 1 : 2;
    const isFirm = said.firm !== '' && firm === 0;
    const typedWay = said.street || (entry.street === '' ? said.locality : '');
    const way = typedWay === '' ? 0.5 : this.#ways.cost(typedWay, wayOf(row));
    const building = buildingCost(said.building, row.building, (one, other) =>
      this.#buildings.cost(one, other),
    );
    const isBuilt = said.building !== '' && row.building !== '' && building < 3;
    const isNumbered = said.number !== '' && said.number === row.number;
    if (way === NEVER && !(isBuilt && building === 0)) return undefined;
    if (building === NEVER && !(isNumbered && way <= 2)) return undefined;
    if (typedWay === '' && !isBuilt && !isFirm) return undefined;
    const hasOneNumber = (said.number === '') !== (row.number === '');
    if (hasOneNumber && !isBuilt && !isFirm && !draft.isLoose) return undefined;
    if (said.building !== '' && row.building === '' && !isNumbered && !isFirm) return undefined;
    return {
      ...{ door, way: Math.min(way, 4), building: Math.min(building, 4), firm },
      ...{ place: placeCost(draft, row), postcode: postcodeCost(said.postcode, row.postcode) },
    };
  }

  /** `3 Heron Court` read the other way: as a house of a street, or as a flat of a block. */
  #crossed(draft: Draft, row: Entry): Costs | undefined {
    const { said } = draft;
    const isHouse = row.unit.kind === 'none' && row.building === '';
    const mark = said.number || (said.unit.split(' ').at(-1) ?? '');
    const shared = {
      place: placeCost(draft, row),
      postcode: postcodeCost(said.postcode, row.postcode),
      firm: 0,
    };
    if (said.building !== '' && draft.isBare && isHouse && row.number.toLowerCase() === mark) {
      const building = nameCost(said.building, row.street);
      const way = said.street === '' ? 0.5 : 3;
      return building === NEVER ? undefined : { door: 0, way, building, ...shared };
    }
    const isFlat = row.unit.kind !== 'none' && row.building !== '' && row.unit.mark === mark;
    if (said.building !== '' || !isFlat || mark === '') return undefined;
    const way = nameCost(said.street, row.building);
    return way === NEVER ? undefined : { door: said.unit === '' ? 0.5 : 0, way, building: 0.5, ...shared };
  }
}

/** Whether the text has a door, and something that leads to the part of the list where it is. */
function isAnchored({ said, entry }: Draft, { postcode, place }: Costs): boolean {
  const hasDoor = `${said.number}${said.building}${said.firm}${said.unit}` !== '';
  const isPlaced = [said.locality, said.town].some(
    (name) => name !== '' && [entry.locality, entry.town].includes(name),
  );
  return hasDoor && ((said.postcode !== '' && postcode <= 1) || (isPlaced && place <= 1));
}

function truthOf(level: Truth['level'], entry: Entry, isAbsent: boolean): Truth {
  const building = level === 'row' || level === 'building' ? buildingKey(entry) : '';
  const street = level === 'none' ? '' : streetKey(entry);
  return { level, uprns: isAbsent ? [] : [entry.uprn], building, street, isAbsent };
}
