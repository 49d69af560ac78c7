import type { Counties } from '../../address/delivery-point.ts';
import type { Area } from '../entry/layout.ts';
import type { Place, Position } from '../postcode-entry.ts';
import type { PostcodeLocationRow, Premise } from '../rows.ts';

/** Turns metres on a grid into a position. */
export type Locate = (easting: number, northing: number, grid: Grid) => Position;

type Grid = 'osgb' | 'irish';

type PlaceRow = Omit<PostcodeLocationRow, 'postcode'>;

const NOWHERE: Position = { easting: 0, northing: 0, gridReference: '', latitude: 0, longitude: 0 };

const NO_ROW: PlaceRow = {
  easting: 0,
  northing: 0,
  grid: 'none',
  countyCode: '',
  districtCode: '',
  wardCode: '',
  countryCode: '',
  constituencyCode: '',
  terminated: '',
};

/** Whether a code stands for an area. GSS codes such as `E99999999` mean "none". */
export function isAreaCode(code: string): boolean {
  return code !== '' && !code.endsWith('99999999');
}

/** Makes the places of postcodes and the positions of premises. */
export class Places {
  readonly #names: ReadonlyMap<string, string>;
  readonly #locate: Locate;

  /** @param areas every area that the rows' codes may refer to */
  constructor(areas: readonly Area[], locate: Locate) {
    this.#names = new Map(areas.map(({ code, name }) => [code, name]));
    this.#locate = locate;
  }

  /** The place of a postcode, merged from the rows of all sources, and the grid that its premises are on. */
  of(rows: readonly PlaceRow[], postcode: string): { readonly place: Place; readonly grid: Grid } {
    const row = mergePlaces(rows);
    const place = {
      ...(row.grid === 'none' ? NOWHERE : this.#locate(row.easting, row.northing, row.grid)),
      ...this.#area('county', row.countyCode, null),
      ...this.#area('district', row.districtCode, ''),
      ...this.#area('ward', row.wardCode, ''),
      ...this.#area('country', row.countryCode, ''),
      ...this.#area('constituency', row.constituencyCode, null),
    };
    const grid = row.grid !== 'none' ? row.grid : postcode.startsWith('BT') ? 'irish' : 'osgb';
    return { place: place as unknown as Place, grid };
  }

  /** Where a premise stands, or undefined if that is unknown. */
  ofPremise(premise: Premise | undefined, grid: Grid): Position | undefined {
    if (premise === undefined || (premise.easting === 0 && premise.northing === 0)) return undefined;
    const position = this.#locate(premise.easting, premise.northing, grid);
    return position.gridReference === '' ? undefined : position;
  }

  #area(kind: string, code: string, none: string | null): Record<string, string | null> {
    const known = isAreaCode(code);
    return { [`${kind}Code`]: known ? code : none, [kind]: known ? (this.#names.get(code) ?? '') : none };
  }
}

/**
 * Merges the rows about one postcode. Rows of a postcode in use come before rows of a withdrawn one, and more
 * complete rows come first. A value that one row lacks is taken from the next. The order of the input does
 * not matter.
 */
function mergePlaces(rows: readonly PlaceRow[]): PlaceRow {
  const ordered = rows.length < 2 ? rows : [...rows].sort((one, other) => compare(rank(one), rank(other)));
  let merged = ordered[0] ?? NO_ROW;
  for (const row of ordered.slice(1)) {
    const { easting, northing, grid } = merged.grid === 'none' ? row : merged;
    merged = {
      easting,
      northing,
      grid,
      terminated: merged.terminated,
      countyCode: merged.countyCode || row.countyCode,
      districtCode: merged.districtCode || row.districtCode,
      wardCode: merged.wardCode || row.wardCode,
      countryCode: merged.countryCode || row.countryCode,
      constituencyCode: merged.constituencyCode || row.constituencyCode,
    };
  }
  return merged;
}

function rank(row: PlaceRow): string {
  const codes = [row.countyCode, row.districtCode, row.wardCode, row.countryCode, row.constituencyCode];
  const missing = codes.filter((code) => code === '').length + (row.grid === 'none' ? 5 : 0);
  return `${row.terminated === '' ? 0 : 1} ${String(missing).padStart(2, '0')} ${JSON.stringify(row)}`;
}

/** Merges the counties that several rows give for a postcode. The first name in alphabetical order wins. */
export function mergeCounties(rows: readonly Counties[]): Counties {
  const first = (names: readonly string[]) => names.filter((name) => name !== '').sort()[0] ?? '';
  return {
    postal: first(rows.map(({ postal }) => postal)),
    traditional: first(rows.map(({ traditional }) => traditional)),
    administrative: first(rows.map(({ administrative }) => administrative)),
  };
}

/**
 * Picks one of the premises that several sources give for an address: one with a UPRN and coordinates if
 * possible, then the one with the lowest UPRN.
 */
export function mergePremises(premises: readonly Premise[]): Premise | undefined {
  const order = (one: Premise) =>
    [one.uprn === 0, one.easting === 0, String(one.uprn).padStart(12, '0'), one.easting, one.northing].join();
  return premises.length < 2
    ? premises[0]
    : [...premises].sort((one, other) => compare(order(one), order(other)))[0];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
