import { buildingKey, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { type Entry, labelOf, plain, type Roll } from './roll.ts';
import type { Slip } from './slip.ts';

const NOTHING: Truth = { level: 'none', uprns: [], building: '', street: '', isAbsent: false };

/** Decides which rows of a roll fit what a slip of paper says. */
export class Rows {
  readonly #byStreet = new Map<string, Entry[]>();
  readonly #byBuilding = new Map<string, Entry[]>();
  readonly #buildings = new Set<string>();

  constructor({ rows }: Roll) {
    for (const row of rows) {
      put(this.#byStreet, plain(row.street), row);
      put(this.#byBuilding, plain(row.building), row);
      this.#buildings.add(buildingKey(row));
    }
  }

  has(building: string): boolean {
    return this.#buildings.has(building);
  }

  /** The rows that agree with all elements which the slip still gives. `row` is the address that it was made from. */
  fitting(row: Entry, { lacks, given }: Pick<Slip, 'lacks' | 'given'>): Entry[] {
    const byName = this.#byBuilding.get(plain(row.building)) ?? [];
    const near =
      row.street === '' || lacks.has('street') ? byName : (this.#byStreet.get(plain(row.street)) ?? []);
    return near.filter(
      (one) =>
        [...given].every((name) => one[name] === row[name]) &&
        labelOf(one.flat) === labelOf(row.flat) &&
        (lacks.has('number') || one.number === row.number) &&
        // A number and its street are the house, whether or not its name is written.
        (lacks.has('building') ||
          (row.number !== '' && !lacks.has('number')) ||
          plain(one.building) === plain(row.building)),
    );
  }

  /**
   * The truth about a slip for a listed address. Undefined if one of several fitting rows lies in the town itself, as
   * the slip says, and the others in its villages: people would argue about it.
   */
  truthOf(row: Entry, slip: Slip): Truth | undefined {
    const fitting = this.fitting(row, slip);
    if (fitting.length > 1 && fitting.filter(({ village }) => village === slip.village).length === 1)
      return undefined;
    const [building, street] = [buildingKey(row), streetKey(row)];
    return fitting.length === 1
      ? { ...NOTHING, level: 'row', uprns: [row.uprn], building, street }
      : { ...NOTHING, level: fitting.every((one) => streetKey(one) === street) ? 'street' : 'none', street };
  }

  /** The truth about a slip for an address that the roll lacks. Undefined if its words fit a row of the same town. */
  absent(row: Entry, { lacks, given }: Slip): Truth | undefined {
    const around = new Set([...given].filter((name) => name === 'town'));
    if (this.fitting(row, { lacks, given: around }).length > 0) return undefined;
    const building = buildingKey(row);
    return { ...NOTHING, building: this.has(building) ? building : '', isAbsent: true };
  }
}

function put(table: Map<string, Entry[]>, key: string, row: Entry): void {
  const rows = table.get(key);
  if (rows === undefined) table.set(key, [row]);
  else rows.push(row);
}
