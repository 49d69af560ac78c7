/** The elements of an address, as a list's owner would call them. Missing elements are empty. */
export interface Elements {
  readonly organisation: string;
  /** `Flat 2`, `First Floor Flat`, `Annexe`; a bare `12` in a named building; `Rear of`; `Unit 4`. */
  readonly flat: string;
  readonly building: string;
  /** `12`, `12A`, `12-14`. */
  readonly number: string;
  readonly street: string;
  readonly locality: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
}

export type Element = keyof Elements;

/** The elements that distinguish the addresses of a street. */
export const PREMISE = ['organisation', 'flat', 'building', 'number'] as const;

/** A row of a list. */
export interface Row extends Elements {
  /** UPRN: up to twelve digits. */
  readonly uprn: string;
  /** The council or district of the row. People type it as their town. */
  readonly borough: string;
  /** The values of the list's columns in order, without the UPRN. */
  readonly columns: readonly string[];
  /** A row with a mistake by the list's owner. Its address is never typed. */
  readonly isOdd: boolean;
}

/** A list: its columns and rows. */
export interface List {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  /** Addresses that are missing from the list: new houses, and flats that were made later. */
  readonly leftOut: readonly Row[];
}

const bare = /^\d+[A-Z]?$/;

/**
 * The parts of an address before its places: `Flat 2`, `Ivor Court`, `12 Essex Road`. A bare flat is joined
 * with its building.
 */
export function premiseParts({ organisation, flat, building, number, street }: Elements): string[] {
  const isJoined = building !== '' && bare.test(flat);
  const isRear = / of$/i.test(flat);
  const parts = [organisation];
  if (isJoined) parts.push(`${flat} ${building}`);
  else if (isRear && building !== '') parts.push(`${flat} ${building}`);
  else if (!isRear) parts.push(flat, building);
  const rear = isRear && building === '' ? `${flat} ` : '';
  parts.push(`${rear}${number} ${street}`.replace(/ +/g, ' ').trim());
  return parts.filter((part) => part !== '');
}

/** The key of a street: two rows with the same key are in one street. */
export function streetKey({ street, locality, town, postcode }: Elements): string {
  const outward = postcode.split(' ')[0]!;
  return street === '' ? `${locality}|${town}|${postcode}` : `${street}|${outward}|${town}`;
}

/** The key of a building: two rows with the same key are in one building. */
export function buildingKey(row: Elements): string {
  return `${row.building}|${row.number}|${streetKey(row)}`.toLowerCase();
}

/** The key of an address: two rows with the same key are one address listed twice. */
export function addressKey(row: Elements): string {
  return `${row.organisation}|${row.flat}|${buildingKey(row)}|${row.postcode}`.toLowerCase();
}
