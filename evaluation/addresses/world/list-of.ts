import type { Dice } from '../dice.ts';
import { addressKey, type Elements, type List, type Row } from '../row.ts';

/** An address before it becomes a row. */
export interface Address {
  readonly elements: Elements;
  readonly borough: string;
}

export interface ListOrder {
  readonly name: string;
  readonly header: readonly string[];
  readonly addresses: readonly Address[];
  /** A region that the owner writes in the wrong column. */
  readonly regions: readonly string[];
  /** The columns after the UPRN. The last one is the postcode. */
  readonly columnsOf: (elements: Elements, borough: string) => string[];
}

/** The rows in ten thousand with a region instead of the locality, with shifted columns, and listed twice. */
const ODD = { region: 2, shifted: 1, twice: 3 } as const;

/** The share of addresses that are left out of the list. */
const LEFT_OUT = 0.03;

/** The number of addresses to make for a list with this number of rows. */
export function withLeftOut(rows: number): number {
  return Math.round(rows / (1 - LEFT_OUT));
}

/**
 * Makes the rows of a list. An address that was generated twice is listed once. Adds the owner's mistakes.
 */
export function listOf(dice: Dice, { name, header, addresses, regions, columnsOf }: ListOrder): List {
  const rows: Row[] = [];
  const leftOut: Row[] = [];
  const seen = new Set<string>();
  const add = ({ elements, borough }: Address, columns: string[], isOdd: boolean): void => {
    const uprn = String(10_000_000_000 + rows.length * 7);
    rows.push({ ...elements, borough, uprn, columns, isOdd });
  };
  for (const address of addresses) {
    const key = addressKey(address.elements);
    if (seen.has(key)) continue;
    seen.add(key);
    const columns = columnsOf(address.elements, address.borough);
    if (dice.chance(LEFT_OUT)) {
      leftOut.push({ ...address.elements, borough: address.borough, uprn: '', columns, isOdd: false });
      continue;
    }
    const lot = dice.between(1, 10_000);
    if (lot <= ODD.region) add(address, withRegion(columns, dice.pick(regions)), true);
    else if (lot <= ODD.region + ODD.shifted) add(address, shifted(columns), true);
    else add(address, columns, false);
    if (lot > 10_000 - ODD.twice) add(address, columns, false);
  }
  return { name, header, rows, leftOut };
}

/** Writes a region instead of the locality: before the town, county and postcode. */
function withRegion(columns: readonly string[], region: string): string[] {
  return columns.map((text, at) => (at === columns.length - 4 ? region : text));
}

/** Moves all columns except the postcode one place to the left. */
function shifted(columns: readonly string[]): string[] {
  return [...columns.slice(1, -1), '', columns.at(-1)!];
}
