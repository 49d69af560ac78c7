import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Counties } from '../../address/delivery-point.ts';
import { parsePostcode, printPostcode } from '../../address/postcode.ts';
import { ByteReader } from '../bytes.ts';
import type { Place, PostcodeEntry, StoredAddress } from '../postcode-entry.ts';
import type { AddressKind } from '../rows.ts';
import {
  type Before,
  type Middle,
  readAddress,
  readCounties,
  readMiddle,
  readPlace,
  readStreet,
} from './decode.ts';
import * as layout from './layout.ts';

/** Bits of the marks of an address: the number of its street is kept above them. */
const MARK_BITS = 8 * layout.MARK_BYTES;

/**
 * The names of an address that are its own, each as its number for {@link StoredEntry.textOf}, 0 for what it has not. Neighbours share
 * texts: two numbers are the same when the texts are.
 */
export interface StoredPremise {
  readonly organisation: number;
  readonly department: number;
  readonly poBox: number;
  readonly subBuildingName: number;
  readonly buildingName: number;
}

/**
 * An entry of which no more is decoded than is asked for: whoever looks for one door of a postcode needs the others' numbers alone. What
 * it says is what {@link EntryDecoder} makes of the same bytes. Of 14 addresses it takes a fifth of the time.
 */
export class StoredEntry implements PostcodeEntry {
  readonly postcode: string;
  readonly streets: readonly WelshAlternative[];
  readonly size: number;
  readonly #reader: ByteReader;
  readonly #areas: readonly layout.Area[];
  readonly #texts: readonly string[];
  /** Of each address: where it begins, its marks with the number of its street above them, its building number. */
  readonly #starts: number[];
  readonly #marks: number[];
  readonly #numbers: number[];
  /** Of each address, what the next one is a difference from. */
  readonly #udprns: number[];
  readonly #keys: number[];
  readonly #uprns: number[];
  #decoded: (StoredAddress | undefined)[] | undefined;
  readonly #placeStart: number;
  #place: Place | undefined;
  #middle: Middle | undefined;
  #counties: Counties | undefined;
  #addresses: readonly StoredAddress[] | undefined;

  /** @param bytes are kept */
  constructor(postcode: string, bytes: Buffer, areas: readonly layout.Area[]) {
    this.postcode = postcode;
    this.#areas = areas;
    const reader = new ByteReader(bytes);
    this.#reader = reader;
    this.#texts = reader.texts();
    this.#placeStart = reader.at;
    for (let left = layout.PLACE_NUMBERS + layout.COUNTY_NUMBERS; left > 0; left--) reader.skip();
    const streets: WelshAlternative[] = [];
    for (let left = reader.number(); left > 0; left--) streets.push(readStreet(reader, this.#texts));
    this.streets = streets;
    this.size = reader.number();
    // An array that grows is copied several times, and there are entries of a thousand addresses and records by the million.
    this.#starts = new Array<number>(this.size);
    this.#marks = new Array<number>(this.size);
    this.#numbers = new Array<number>(this.size);
    this.#udprns = new Array<number>(this.size);
    this.#keys = new Array<number>(this.size);
    this.#uprns = new Array<number>(this.size);
    this.#readOutline(reader);
  }

  get place(): Place {
    if (this.#place === undefined) {
      this.#reader.at = this.#placeStart;
      this.#place = readPlace(this.#reader, this.#texts, this.#areas);
    }
    return this.#place;
  }

  get counties(): Counties {
    if (this.#counties === undefined) {
      this.#reader.at = this.#placeStart;
      for (let left = layout.PLACE_NUMBERS; left > 0; left--) this.#reader.skip();
      this.#counties = readCounties(this.#reader, this.#texts);
    }
    return this.#counties;
  }

  get addresses(): readonly StoredAddress[] {
    this.#addresses ??= Array.from({ length: this.size }, (_, at) => this.addressAt(at));
    return this.#addresses;
  }

  /** One of {@link addresses}, always as the same object. */
  addressAt(at: number): StoredAddress {
    this.#decoded ??= new Array<StoredAddress | undefined>(this.size);
    const known = this.#decoded[at];
    if (known !== undefined) return known;
    const middle = this.#readMiddle();
    const parsed = parsePostcode(this.postcode);
    const printed = parsed === undefined ? this.postcode : printPostcode(parsed);
    this.#reader.at = this.#starts[at]!;
    const street = this.streets[this.streetOf(at)]!;
    const address = readAddress(this.#reader, this.#texts, street, printed, middle, this.#before(at));
    this.#decoded[at] = address;
    return address;
  }

  /** Which of {@link streets} an address is on. */
  streetOf(at: number): number {
    return this.#marks[at]! >>> MARK_BITS;
  }

  kindAt(at: number): AddressKind {
    return layout.KINDS[this.#marks[at]! & layout.KIND_BITS]!;
  }

  udprnAt(at: number): number {
    return this.#udprns[at]!;
  }

  /** The building number of an address, from 1; 0 where it has none, or none that is a plain number. */
  numberOf(at: number): number {
    return this.#numbers[at]!;
  }

  /** Whether an address has some part. @param mark of src/address-file/entry/layout.ts */
  has(at: number, mark: number): boolean {
    return (this.#marks[at]! & mark) !== 0;
  }

  /** The names of an address that are its own. */
  premiseAt(at: number): StoredPremise {
    const marks = this.#marks[at]!;
    const reader = this.#reader;
    reader.at = this.#starts[at]! + layout.MARK_BYTES;
    return {
      organisation: this.#numberOfText(marks & layout.HAS_ORGANISATION),
      department: this.#numberOfText(marks & layout.HAS_DEPARTMENT),
      poBox: this.#numberOfText(marks & layout.HAS_PO_BOX),
      subBuildingName: this.#numberOfText(marks & layout.HAS_SUB_BUILDING),
      buildingName: this.#numberOfText(marks & layout.HAS_BUILDING_NAME),
    };
  }

  /** A text of the entry. The empty one is the first. */
  textOf(number: number): string {
    return this.#texts[number]!;
  }

  #numberOfText(mark: number): number {
    return mark === 0 ? 0 : this.#reader.number();
  }

  /** Without the areas that it lies in, which whoever wants an address hardly asks for. */
  #readMiddle(): Middle {
    if (this.#middle === undefined) {
      this.#reader.at = this.#placeStart;
      this.#middle = readMiddle(this.#reader, this.#texts);
    }
    return this.#middle;
  }

  #before(at: number): Before | undefined {
    if (at === 0) return undefined;
    return { udprn: this.#udprns[at - 1]!, addressKey: this.#keys[at - 1]!, uprn: this.#uprns[at - 1]! };
  }

  /** Goes over all addresses, past what is only asked for of the one that is found. */
  #readOutline(reader: ByteReader): void {
    let udprn = 0;
    let addressKey = 0;
    let uprn = 0;
    for (let at = 0; at < this.size; at++) {
      const street = reader.number();
      this.#starts[at] = reader.at;
      const marks = reader.byte() | (reader.byte() << 8);
      this.#marks[at] = marks | (street << MARK_BITS);
      for (let names = marks & layout.NAMES; names !== 0; names &= names - 1) reader.skip();
      let number = 0;
      if ((marks & layout.HAS_BUILDING_NUMBER) !== 0) {
        number = reader.number() - 1;
        if (number < 0) reader.skip();
      }
      this.#numbers[at] = Math.max(0, number);
      if (reader.byte() === layout.OTHER_SUFFIX) reader.skip();
      udprn += reader.signed();
      if ((marks & layout.HAS_KEYS) !== 0) {
        addressKey += reader.signed();
        reader.skip();
        reader.skip();
      } else addressKey = 0;
      const premise = (marks & layout.HAS_PREMISE) === 0 ? 0 : reader.byte();
      uprn = (premise & layout.HAS_UPRN) === 0 ? 0 : uprn + reader.signed();
      if ((premise & layout.HAS_LOCATION) !== 0) {
        for (let left = layout.LOCATION_NUMBERS; left > 0; left--) reader.skip();
        if ((premise & layout.HAS_GRID_REFERENCE) !== 0) reader.skip();
      }
      if ((marks & layout.HAS_MORE) !== 0) skipMore(reader);
      this.#udprns[at] = udprn;
      this.#keys[at] = addressKey;
      this.#uprns[at] = uprn;
    }
  }
}

function skipMore(reader: ByteReader): void {
  const more = reader.byte();
  if ((more & layout.HAS_UMPRN) !== 0) reader.skip();
  if ((more & layout.HAS_WELSH) !== 0) for (let left = layout.STREET_NUMBERS; left > 0; left--) reader.skip();
  if ((more & layout.HAS_ALIASES) !== 0) for (let left = reader.number(); left > 0; left--) reader.skip();
}
