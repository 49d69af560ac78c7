import type { AddressKind } from '../rows.ts';

/*
 * The layout of a postcode's entry in bytes. Numbers and texts are written as in src/address-file/bytes.ts.
 *
 *   texts       every text of the entry once, the empty text first
 *   place       easting, northing, latitude, longitude (signed, the last two in millionths of a degree) ·
 *               grid reference · county, district, ward, country, constituency: numbers of areas in the
 *               list of the whole file, from 1
 *   counties    postal, traditional, administrative
 *   streets     count · for each: the seven names of street and locality
 *   addresses   count · for each: number of its street · 2 bytes of marks · the parts that the marks announce
 *
 * A text is referred to by its number in the list of texts, from 0. The UDPRN, keys, UPRN and coordinates of
 * an address are stored as differences from the previous address or from the place.
 *
 * Measured on postcodes of 14 addresses, each with coordinates and a UPRN: an entry takes 434 bytes and is
 * decoded in 7 µs. As JSON under zstd it would take 1,080 bytes and 110 µs. Deflating the entry would save
 * another 45 bytes, which is not worth the time.
 */

/**
 * An administrative area. Places refer to areas by their number in the file's list, so about 8,000 names
 * serve all postcodes.
 */
export interface Area {
  /** The GSS code: `E06000050`. */
  readonly code: string;
  readonly name: string;
}

export const KINDS: readonly AddressKind[] = ['delivery-point', 'multiple-residence', 'not-yet-built'];
export const POSTCODE_TYPES = ['', 'S', 'L'] as const;
export const CONCATENATED = [undefined, false, true] as const;

/** The marks of an address: its kind and types, and which parts follow, in this order. */
export const KIND_BITS = 0b11;
export const TYPE_SHIFT = 2;
export const SMALL_USER_ORGANISATION = 1 << 4;
export const CONCATENATED_SHIFT = 5;
export const HAS_ORGANISATION = 1 << 7;
export const HAS_DEPARTMENT = 1 << 8;
export const HAS_PO_BOX = 1 << 9;
export const HAS_SUB_BUILDING = 1 << 10;
export const HAS_BUILDING_NAME = 1 << 11;
export const HAS_BUILDING_NUMBER = 1 << 12;
/** Address key, organisation key, households. */
export const HAS_KEYS = 1 << 13;
/** A byte of premise marks follows: {@link HAS_UPRN}, {@link HAS_LOCATION}, {@link HAS_GRID_REFERENCE}. */
export const HAS_PREMISE = 1 << 14;
/** A byte of further marks follows: {@link HAS_UMPRN}, {@link HAS_WELSH}, {@link HAS_ALIASES}. */
export const HAS_MORE = 1 << 15;

export const HAS_UPRN = 1;
export const HAS_LOCATION = 2;
/** The grid reference follows as text, because it differs from {@link referenceInSquare}. */
export const HAS_GRID_REFERENCE = 4;

export const HAS_UMPRN = 1;
export const HAS_WELSH = 2;
export const HAS_ALIASES = 4;

/** All parts that are names of the address itself. */
export const NAMES = HAS_ORGANISATION | HAS_DEPARTMENT | HAS_PO_BOX | HAS_SUB_BUILDING | HAS_BUILDING_NAME;

/** How many numbers each part takes, and how many bytes the marks of an address take. */
export const PLACE_NUMBERS = 10;
export const COUNTY_NUMBERS = 3;
export const STREET_NUMBERS = 7;
export const LOCATION_NUMBERS = 4;
export const MARK_BYTES = 2;

/** Degrees are stored in whole millionths, which is about a tenth of a metre. */
export const DEGREE = 1_000_000;

/**
 * A suffix of the usual form, `1A` to `9Z`, is stored as a byte from 1. 0 means none, and 255 that the text
 * follows.
 */
export const OTHER_SUFFIX = 255;
export const SUFFIXES: readonly string[] = [
  '',
  ...[...'123456789'].flatMap((digit) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => digit + letter)),
];
export const SUFFIX_CODES: ReadonlyMap<string, number> = new Map(
  SUFFIXES.map((suffix, code) => [suffix, code]),
);

/**
 * A building number without padding below this limit is stored as itself plus one. 0 means that the text
 * follows.
 */
export const NUMBER_LIMIT = 10_000;

/**
 * The six-figure grid reference of a point in the same 100 km square as the place, or undefined in another
 * square.
 */
export function referenceInSquare(
  place: { readonly easting: number; readonly northing: number; readonly gridReference: string },
  easting: number,
  northing: number,
): string | undefined {
  const square = 100_000;
  if (place.gridReference === '' || easting < 0 || northing < 0) return undefined;
  if (Math.floor(place.easting / square) !== Math.floor(easting / square)) return undefined;
  if (Math.floor(place.northing / square) !== Math.floor(northing / square)) return undefined;
  return place.gridReference.slice(0, -6) + hundreds(easting) + hundreds(northing);
}

/** Three figures for a distance within its square, in whole hundreds of metres: 41012 gives `410`. */
function hundreds(metres: number): string {
  return String(1000 + (Math.floor(metres / 100) % 1000)).slice(1);
}
