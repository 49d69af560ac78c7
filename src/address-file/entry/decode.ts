import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Counties, DeliveryPoint } from '../../address/delivery-point.ts';
import { parsePostcode, printPostcode } from '../../address/postcode.ts';
import { present } from '../../present.ts';
import { ByteReader } from '../bytes.ts';
import type { Place, Position, PostcodeEntry, StoredAddress } from '../postcode-entry.ts';
import * as layout from './layout.ts';

const NO_ALIASES: readonly string[] = [];
const NO_AREA: layout.Area = { code: '', name: '' };

/** Decodes the bytes of an entry (src/address-file/entry/layout.ts). */
export class EntryDecoder {
  readonly #areas: readonly layout.Area[];

  /** @param areas the file's list of areas */
  constructor(areas: readonly layout.Area[]) {
    this.#areas = areas;
  }

  /** @param bytes the entry as {@link EntryEncoder} encoded it; the decoded entry does not refer to them */
  decode(postcode: string, bytes: Buffer): PostcodeEntry {
    const reader = new ByteReader(bytes);
    const texts = reader.texts();
    const place = readPlace(reader, texts, this.#areas);
    const counties = readCounties(reader, texts);
    const streets: WelshAlternative[] = [];
    for (let left = reader.number(); left > 0; left--) streets.push(readStreet(reader, texts));
    const parsed = parsePostcode(postcode);
    const printed = parsed === undefined ? postcode : printPostcode(parsed);
    const addresses: StoredAddress[] = [];
    let before: Before | undefined;
    for (let left = reader.number(); left > 0; left--) {
      const street = present(streets[reader.number()], 'a street of the entry');
      const address = readAddress(reader, texts, { street, postcode: printed, middle: place }, before);
      const { point, uprn } = address;
      before = { udprn: point.udprn, addressKey: point.addressKey, uprn };
      addresses.push(address);
    }
    return { postcode, place, counties, addresses };
  }
}

/** The numbers of the previous address. The stored numbers of an address are differences from these. */
export interface Before {
  readonly udprn: number;
  readonly addressKey: number;
  readonly uprn: number;
}

/** The middle of a postcode. The stored coordinates of its addresses are differences from it. */
export type Middle = Pick<Place, 'easting' | 'northing' | 'gridReference' | 'latitude' | 'longitude'>;

/** Reads a text of an entry, which is stored as its place in the entry's list. */
function readText(reader: ByteReader, texts: readonly string[]): string {
  return present(texts[reader.number()], 'a text of the entry');
}

/** Reads the middle of an entry, which follows its texts. */
export function readMiddle(reader: ByteReader, texts: readonly string[]): Middle {
  const easting = reader.signed();
  const northing = reader.signed();
  const latitude = reader.signed() / layout.DEGREE;
  const longitude = reader.signed() / layout.DEGREE;
  return { easting, northing, gridReference: readText(reader, texts), latitude, longitude };
}

/** Reads the place of an entry, which follows its texts. */
export function readPlace(
  reader: ByteReader,
  texts: readonly string[],
  areas: readonly layout.Area[],
): Place {
  const area = (): layout.Area => {
    const number = reader.number();
    return number === 0 ? NO_AREA : present(areas[number - 1], 'an area of the address file');
  };
  const middle = readMiddle(reader, texts);
  const county = area();
  const district = area();
  const ward = area();
  const country = area();
  const constituency = area();
  return {
    ...middle,
    countyCode: county.code || null,
    county: county.name || null,
    districtCode: district.code,
    district: district.name,
    wardCode: ward.code,
    ward: ward.name,
    countryCode: country.code,
    country: country.name,
    constituencyCode: constituency.code || null,
    constituency: constituency.name || null,
  };
}

/** Reads the counties of an entry, which follow its place. */
export function readCounties(reader: ByteReader, texts: readonly string[]): Counties {
  return {
    postal: readText(reader, texts),
    traditional: readText(reader, texts),
    administrative: readText(reader, texts),
  };
}

export function readStreet(reader: ByteReader, texts: readonly string[]): WelshAlternative {
  return {
    thoroughfareName: readText(reader, texts),
    thoroughfareDescriptor: readText(reader, texts),
    dependentThoroughfareName: readText(reader, texts),
    dependentThoroughfareDescriptor: readText(reader, texts),
    doubleDependentLocality: readText(reader, texts),
    dependentLocality: readText(reader, texts),
    postTown: readText(reader, texts),
  };
}

/** What an address shares with other addresses of its entry. */
interface Shared {
  readonly street: WelshAlternative;
  /** As it is printed, with a space. */
  readonly postcode: string;
  readonly middle: Middle;
}

/**
 * Reads an address, starting at its marks.
 *
 * @param before the numbers of the address before it in the entry. Its own numbers are stored as differences
 *   from them
 */
export function readAddress(
  reader: ByteReader,
  texts: readonly string[],
  { street, postcode, middle }: Shared,
  before: Before | undefined,
): StoredAddress {
  const marks = reader.byte() | (reader.byte() << 8);
  const text = (mark: number) => ((marks & mark) === 0 ? '' : readText(reader, texts));
  const organisation = text(layout.HAS_ORGANISATION);
  const department = text(layout.HAS_DEPARTMENT);
  const poBox = text(layout.HAS_PO_BOX);
  const subBuildingName = text(layout.HAS_SUB_BUILDING);
  const buildingName = text(layout.HAS_BUILDING_NAME);
  const buildingNumber = marks & layout.HAS_BUILDING_NUMBER ? readBuildingNumber(reader, texts) : '';
  const suffix = reader.byte();
  const deliveryPointSuffix =
    suffix === layout.OTHER_SUFFIX ? readText(reader, texts) : present(layout.SUFFIXES[suffix], 'a suffix');
  const udprn = reader.signed() + (before === undefined ? 0 : before.udprn);
  const keys = (marks & layout.HAS_KEYS) !== 0;
  const point: DeliveryPoint = {
    organisation,
    department,
    poBox,
    subBuildingName,
    buildingName,
    buildingNumber,
    dependentThoroughfareName: street.dependentThoroughfareName,
    dependentThoroughfareDescriptor: street.dependentThoroughfareDescriptor,
    thoroughfareName: street.thoroughfareName,
    thoroughfareDescriptor: street.thoroughfareDescriptor,
    doubleDependentLocality: street.doubleDependentLocality,
    dependentLocality: street.dependentLocality,
    postTown: street.postTown,
    postcode,
    postcodeType: layout.POSTCODE_TYPES[(marks >> layout.TYPE_SHIFT) & 0b11] ?? '',
    smallUserOrganisation: (marks & layout.SMALL_USER_ORGANISATION) !== 0,
    deliveryPointSuffix,
    udprn,
    addressKey: keys ? reader.signed() + (before === undefined ? 0 : before.addressKey) : 0,
    organisationKey: keys ? reader.number() : 0,
    households: keys ? reader.number() : 0,
    concatenated: layout.CONCATENATED[(marks >> layout.CONCATENATED_SHIFT) & 0b11],
  };
  const premise = marks & layout.HAS_PREMISE ? reader.byte() : 0;
  const uprn = premise & layout.HAS_UPRN ? reader.signed() + (before === undefined ? 0 : before.uprn) : 0;
  const location = premise & layout.HAS_LOCATION ? readLocation(reader, texts, middle, premise) : undefined;
  const more = marks & layout.HAS_MORE ? reader.byte() : 0;
  return {
    kind: present(layout.KINDS[marks & layout.KIND_BITS], 'the kind of an address'),
    point,
    umprn: more & layout.HAS_UMPRN ? reader.number() : 0,
    uprn,
    location,
    welsh: more & layout.HAS_WELSH ? readStreet(reader, texts) : undefined,
    aliases: more & layout.HAS_ALIASES ? readAliases(reader, texts) : NO_ALIASES,
  };
}

function readBuildingNumber(reader: ByteReader, texts: readonly string[]): string {
  const number = reader.number();
  return number === 0 ? readText(reader, texts) : String(number - 1);
}

function readLocation(reader: ByteReader, texts: readonly string[], middle: Middle, marks: number): Position {
  const easting = middle.easting + reader.signed();
  const northing = middle.northing + reader.signed();
  const latitude = (Math.round(middle.latitude * layout.DEGREE) + reader.signed()) / layout.DEGREE;
  const longitude = (Math.round(middle.longitude * layout.DEGREE) + reader.signed()) / layout.DEGREE;
  const gridReference =
    marks & layout.HAS_GRID_REFERENCE
      ? readText(reader, texts)
      : present(layout.referenceInSquare(middle, easting, northing), 'a position in the square of its place');
  return { easting, northing, gridReference, latitude, longitude };
}

function readAliases(reader: ByteReader, texts: readonly string[]): string[] {
  const aliases: string[] = [];
  for (let left = reader.number(); left > 0; left--) aliases.push(readText(reader, texts));
  return aliases;
}
