import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Counties } from '../../address/delivery-point.ts';
import { parsePostcode, printPostcode } from '../../address/postcode.ts';
import { present } from '../../present.ts';
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

/** How many bits the marks of an address take. The number of its street is kept above them. */
const MARK_BITS = 8 * layout.MARK_BYTES;

/**
 * The names of an address itself, each as a text number for {@link StoredEntry.textOf}. 0 means that the
 * address lacks the name. Addresses of one entry share texts, so two names are equal exactly if their numbers
 * are.
 */
export interface StoredPremise {
  readonly organisation: number;
  readonly department: number;
  readonly poBox: number;
  readonly subBuildingName: number;
  readonly buildingName: number;
}

/**
 * An entry that decodes only what is asked for. Whoever looks for one door of a postcode needs only the
 * numbers of the other addresses. Its contents equal what {@link EntryDecoder} makes of the same bytes. For
 * an entry of 14 addresses that takes a fifth of the time.
 */
export class StoredEntry implements PostcodeEntry {
  readonly postcode: string;
  readonly streets: readonly WelshAlternative[];
  readonly size: number;
  readonly #reader: ByteReader;
  readonly #areas: readonly layout.Area[];
  readonly #texts: readonly string[];
  /**
   * For each address: where it starts, its marks (with the number of its street above them) and its building
   * number.
   */
  readonly #starts: number[];
  readonly #marks: number[];
  readonly #numbers: number[];
  /** For each address: the numbers that the next address is stored as a difference from. */
  readonly #udprns: number[];
  readonly #keys: number[];
  readonly #uprns: number[];
  #decoded: (StoredAddress | undefined)[] | undefined;
  readonly #placeStart: number;
  #hasOtherNames = false;
  #place: Place | undefined;
  #middle: Middle | undefined;
  #printed: string | undefined;
  #counties: Counties | undefined;
  #addresses: readonly StoredAddress[] | undefined;

  /** @param bytes the encoded entry; it is kept, not copied */
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
    // Growing an array copies it several times. Some entries have a thousand addresses, and a job opens
    // millions of entries.
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

  /** The position of {@link place}, without its areas, which a caller rarely needs. */
  get middle(): Middle {
    if (this.#middle === undefined) {
      this.#reader.at = this.#placeStart;
      this.#middle = readMiddle(this.#reader, this.#texts);
    }
    return this.#middle;
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

  /** Returns the address at an index of {@link addresses}. The same index always gives the same object. */
  addressAt(at: number): StoredAddress {
    this.#decoded ??= new Array<StoredAddress | undefined>(this.size);
    const known = this.#decoded[at];
    if (known !== undefined) return known;
    const shared = {
      street: present(this.streets[this.streetOf(at)], 'the street of an address'),
      postcode: this.#readPrinted(),
      middle: this.middle,
    };
    this.#reader.at = present(this.#starts[at], 'an address at an index');
    const address = readAddress(this.#reader, this.#texts, shared, this.#before(at));
    this.#decoded[at] = address;
    return address;
  }

  /** Whether some address has a Welsh alternative or aliases. */
  get hasOtherNames(): boolean {
    return this.#hasOtherNames;
  }

  /** The index in {@link streets} of an address's street. */
  streetOf(at: number): number {
    return present(this.#marks[at], 'an address at an index') >>> MARK_BITS;
  }

  kindAt(at: number): AddressKind {
    const marks = present(this.#marks[at], 'an address at an index');
    return present(layout.KINDS[marks & layout.KIND_BITS], 'the kind of an address');
  }

  udprnAt(at: number): number {
    return present(this.#udprns[at], 'an address at an index');
  }

  /** The building number of an address, from 1. 0 if it has none or the number is not plain. */
  numberOf(at: number): number {
    return present(this.#numbers[at], 'an address at an index');
  }

  /** Whether an address has a part. @param mark one of the marks in src/address-file/entry/layout.ts */
  has(at: number, mark: number): boolean {
    return (present(this.#marks[at], 'an address at an index') & mark) !== 0;
  }

  /** The names of the address itself, as text numbers. */
  premiseAt(at: number): StoredPremise {
    const marks = present(this.#marks[at], 'an address at an index');
    const reader = this.#reader;
    reader.at = present(this.#starts[at], 'an address at an index') + layout.MARK_BYTES;
    return {
      organisation: this.#numberOfText(marks & layout.HAS_ORGANISATION),
      department: this.#numberOfText(marks & layout.HAS_DEPARTMENT),
      poBox: this.#numberOfText(marks & layout.HAS_PO_BOX),
      subBuildingName: this.#numberOfText(marks & layout.HAS_SUB_BUILDING),
      buildingName: this.#numberOfText(marks & layout.HAS_BUILDING_NAME),
    };
  }

  /**
   * One of the names of the address itself, or the empty text if the address lacks it. Makes no object, unlike
   * {@link premiseAt}.
   *
   * @param mark the mark of the name in src/address-file/entry/layout.ts
   */
  nameAt(at: number, mark: number): string {
    const marks = present(this.#marks[at], 'an address at an index');
    if ((marks & mark) === 0) return '';
    const reader = this.#reader;
    reader.at = present(this.#starts[at], 'an address at an index') + layout.MARK_BYTES;
    // The names come in the order of their marks.
    for (let before = marks & layout.NAMES & (mark - 1); before !== 0; before &= before - 1) reader.skip();
    return this.textOf(reader.number());
  }

  /** A text of the entry. Number 0 is the empty text. */
  textOf(number: number): string {
    return present(this.#texts[number], 'a text of the entry');
  }

  #numberOfText(mark: number): number {
    return mark === 0 ? 0 : this.#reader.number();
  }

  /** Returns the postcode with its space. */
  #readPrinted(): string {
    if (this.#printed === undefined) {
      const parsed = parsePostcode(this.postcode);
      this.#printed = parsed === undefined ? this.postcode : printPostcode(parsed);
    }
    return this.#printed;
  }

  #before(at: number): Before | undefined {
    if (at === 0) return undefined;
    return {
      udprn: present(this.#udprns[at - 1], 'an address at an index'),
      addressKey: present(this.#keys[at - 1], 'an address at an index'),
      uprn: present(this.#uprns[at - 1], 'an address at an index'),
    };
  }

  /** Reads the outline of every address. Skips the parts that matter only for the address that is wanted. */
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
      if ((marks & layout.HAS_MORE) !== 0 && skipMore(reader)) this.#hasOtherNames = true;
      this.#udprns[at] = udprn;
      this.#keys[at] = addressKey;
      this.#uprns[at] = uprn;
    }
  }
}

/** @returns whether the address has other names */
function skipMore(reader: ByteReader): boolean {
  const more = reader.byte();
  if ((more & layout.HAS_UMPRN) !== 0) reader.skip();
  if ((more & layout.HAS_WELSH) !== 0) for (let left = layout.STREET_NUMBERS; left > 0; left--) reader.skip();
  if ((more & layout.HAS_ALIASES) !== 0) for (let left = reader.number(); left > 0; left--) reader.skip();
  return (more & (layout.HAS_WELSH | layout.HAS_ALIASES)) !== 0;
}
