import type { Localities, Streets } from '../../address/delivery-point.ts';
import { present } from '../../present.ts';
import { ByteWriter } from '../bytes.ts';
import type { Place, PostcodeEntry, StoredAddress } from '../postcode-entry.ts';
import * as layout from './layout.ts';

/** Encodes entries as bytes (src/address-file/entry/layout.ts). */
export class EntryEncoder {
  readonly #areas: ReadonlyMap<string, number>;
  readonly #body = new ByteWriter();
  readonly #whole = new ByteWriter();
  /** The texts of the current entry, with their numbers. */
  #texts = new Map<string, number>();

  /** @param areas the file's list of areas, which must contain every code of every place */
  constructor(areas: readonly layout.Area[]) {
    this.#areas = new Map(areas.map(({ code }, at) => [code, at + 1]));
  }

  /** @throws RangeError if a number is not whole, is negative where it must not be, or is too large */
  encode(entry: PostcodeEntry): Buffer {
    this.#body.clear();
    this.#texts = new Map([['', 0]]);
    this.#place(entry.place);
    for (const county of [entry.counties.postal, entry.counties.traditional, entry.counties.administrative]) {
      this.#text(county);
    }
    const streets = new Map<string, number>();
    const streetWriter = new ByteWriter(64);
    const streetOf = entry.addresses.map(({ point }) => this.#street(point, streets, streetWriter));
    this.#body.number(streets.size);
    this.#body.append(streetWriter.take());
    this.#body.number(entry.addresses.length);
    let before: StoredAddress | undefined;
    entry.addresses.forEach((address, at) => {
      this.#body.number(present(streetOf[at], 'the street of an address'));
      this.#address(address, before, entry.place);
      before = address;
    });
    return this.#withTexts();
  }

  #withTexts(): Buffer {
    const whole = this.#whole;
    whole.clear();
    whole.texts([...this.#texts.keys()]);
    whole.append(this.#body.take());
    return whole.take();
  }

  #place(place: Place): void {
    const body = this.#body;
    body.signed(place.easting);
    body.signed(place.northing);
    body.signed(Math.round(place.latitude * layout.DEGREE));
    body.signed(Math.round(place.longitude * layout.DEGREE));
    this.#text(place.gridReference);
    const codes = [
      place.countyCode,
      place.districtCode,
      place.wardCode,
      place.countryCode,
      place.constituencyCode,
    ];
    for (const code of codes) body.number(this.#areas.get(code ?? '') ?? 0);
  }

  #street(names: Streets & Localities, streets: Map<string, number>, writer: ByteWriter): number {
    const numbers = streetNames(names).map((name) => this.#numberOf(name));
    const key = numbers.join();
    const known = streets.get(key);
    if (known !== undefined) return known;
    for (const number of numbers) writer.number(number);
    streets.set(key, streets.size);
    return streets.size - 1;
  }

  #address(address: StoredAddress, before: StoredAddress | undefined, place: Place): void {
    const { point, location } = address;
    const body = this.#body;
    const { addressKey, organisationKey, households } = point;
    const keys = addressKey !== 0 || organisationKey !== 0 || households !== 0;
    const premise =
      (address.uprn !== 0 ? layout.HAS_UPRN : 0) | (location !== undefined ? layout.HAS_LOCATION : 0);
    const more =
      (address.umprn !== 0 ? layout.HAS_UMPRN : 0) |
      (address.welsh !== undefined ? layout.HAS_WELSH : 0) |
      (address.aliases.length > 0 ? layout.HAS_ALIASES : 0);
    const marks =
      layout.KINDS.indexOf(address.kind) |
      (layout.POSTCODE_TYPES.indexOf(point.postcodeType) << layout.TYPE_SHIFT) |
      (point.smallUserOrganisation ? layout.SMALL_USER_ORGANISATION : 0) |
      (layout.CONCATENATED.indexOf(point.concatenated) << layout.CONCATENATED_SHIFT) |
      (point.organisation !== '' ? layout.HAS_ORGANISATION : 0) |
      (point.department !== '' ? layout.HAS_DEPARTMENT : 0) |
      (point.poBox !== '' ? layout.HAS_PO_BOX : 0) |
      (point.subBuildingName !== '' ? layout.HAS_SUB_BUILDING : 0) |
      (point.buildingName !== '' ? layout.HAS_BUILDING_NAME : 0) |
      (point.buildingNumber !== '' ? layout.HAS_BUILDING_NUMBER : 0) |
      (keys ? layout.HAS_KEYS : 0) |
      (premise !== 0 ? layout.HAS_PREMISE : 0) |
      (more !== 0 ? layout.HAS_MORE : 0);
    body.byte(marks & 0xff);
    body.byte(marks >> 8);
    for (const text of [
      point.organisation,
      point.department,
      point.poBox,
      point.subBuildingName,
      point.buildingName,
    ]) {
      if (text !== '') this.#text(text);
    }
    if (point.buildingNumber !== '') this.#buildingNumber(point.buildingNumber);
    this.#suffix(point.deliveryPointSuffix);
    body.signed(point.udprn - (before?.point.udprn ?? 0));
    if (keys) {
      body.signed(addressKey - (before?.point.addressKey ?? 0));
      body.number(organisationKey);
      body.number(households);
    }
    if (premise !== 0) this.#premise(address, premise, before, place);
    if (more !== 0) this.#more(address, more);
  }

  #buildingNumber(text: string): void {
    const number = Number(text);
    const plain = String(number) === text && Number.isInteger(number) && number < layout.NUMBER_LIMIT;
    if (plain && number >= 0) {
      this.#body.number(number + 1);
    } else {
      this.#body.number(0);
      this.#text(text);
    }
  }

  #suffix(suffix: string): void {
    const code = layout.SUFFIX_CODES.get(suffix);
    this.#body.byte(code ?? layout.OTHER_SUFFIX);
    if (code === undefined) this.#text(suffix);
  }

  #premise(address: StoredAddress, marks: number, before: StoredAddress | undefined, place: Place): void {
    const { location, uprn } = address;
    const body = this.#body;
    const usual =
      location === undefined ||
      location.gridReference === layout.referenceInSquare(place, location.easting, location.northing);
    body.byte(marks | (usual ? 0 : layout.HAS_GRID_REFERENCE));
    if (uprn !== 0) body.signed(uprn - (before?.uprn ?? 0));
    if (location === undefined) return;
    body.signed(location.easting - place.easting);
    body.signed(location.northing - place.northing);
    body.signed(millionths(location.latitude) - millionths(place.latitude));
    body.signed(millionths(location.longitude) - millionths(place.longitude));
    if (!usual) this.#text(location.gridReference);
  }

  #more(address: StoredAddress, marks: number): void {
    this.#body.byte(marks);
    if (address.umprn !== 0) this.#body.number(address.umprn);
    if (address.welsh !== undefined) for (const name of streetNames(address.welsh)) this.#text(name);
    if (address.aliases.length > 0) {
      this.#body.number(address.aliases.length);
      for (const alias of address.aliases) this.#text(alias);
    }
  }

  #text(text: string): void {
    this.#body.number(this.#numberOf(text));
  }

  #numberOf(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.size;
    this.#texts.set(text, number);
    return number;
  }
}

function millionths(degrees: number): number {
  return Math.round(degrees * layout.DEGREE);
}

function streetNames(names: Streets & Localities): string[] {
  return [
    names.thoroughfareName,
    names.thoroughfareDescriptor,
    names.dependentThoroughfareName,
    names.dependentThoroughfareDescriptor,
    names.doubleDependentLocality,
    names.dependentLocality,
    names.postTown,
  ];
}
