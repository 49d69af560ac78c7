import { present } from '../../present.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import { type DoorsOfPostcode, writeDoors } from './doors.ts';

/** The kind of a container: a town or locality, a street, or a building or organisation on a street. */
export type ContainerKind = 'locality' | 'street' | 'building' | 'organisation';

const KINDS: readonly ContainerKind[] = ['locality', 'street', 'building', 'organisation'];

/**
 * A place in which addresses lie, to which a person who types an address narrows down the search. Containers
 * are numbered from 0, and those with the most addresses come first.
 */
export interface Container {
  readonly kind: ContainerKind;
  /** The number of addresses in it. */
  readonly addresses: number;
  /**
   * The row of the container in the table of localities, or in that of streets. A building or organisation
   * has the row of its street.
   */
  readonly place: number;
  /** The name of a building or organisation; otherwise empty. */
  readonly name: string;
  /**
   * The numbers of the postcodes in which a building or organisation has addresses, ascending. Otherwise
   * empty.
   */
  readonly postcodes: readonly number[];
  /** Its position in degrees (WGS84), to a thousandth; undefined if none of its postcodes has a position. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
}

/**
 * The words by which a container is found, as numbers in the lexicon. No word appears twice: words of its own
 * name are left out of the places around, and words of both are left out of the outward codes.
 */
export interface ContainerWords {
  /**
   * For each word of its own name, in the order of the name: that word, and the words that it may be short
   * for.
   */
  readonly own: readonly (readonly number[])[];
  /** The words of the places in which it lies: street, localities, town. */
  readonly around: readonly number[];
  /** The outward codes of its addresses. */
  readonly outwardCodes: readonly number[];
}

/** Positions are stored in thousandths of a degree, 70 to 110 m, counted from here. */
const SOUTH = 49;
const WEST = -9;

/*
 * A container in bytes (src/address-file/bytes.ts) consists of its words, then of what writeContainer writes.
 */

/**
 * Appends the words of a container, in this order: the number of its own words; for each of these, the number
 * of its forms and the forms; the number of words around it and these words; the number of its outward codes
 * and these codes.
 */
export function writeWords(writer: ByteWriter, { own, around, outwardCodes }: ContainerWords): void {
  writer.number(own.length);
  for (const word of [...own, around, outwardCodes]) {
    writer.number(word.length);
    for (const number of word) writer.number(number);
  }
}

/** Skips what {@link writeWords} wrote. */
export function skipWords(reader: ByteReader): void {
  for (let left = reader.number() + 2; left > 0; left--) {
    for (let more = reader.number(); more > 0; more--) reader.skip();
  }
}

function readPosition(reader: ByteReader): NonNullable<Container['position']> {
  return positionOf(reader.number(), reader.number());
}

/** Returns a position in degrees from its stored numbers. */
export function positionOf(latitude: number, longitude: number): NonNullable<Container['position']> {
  return { latitude: SOUTH + latitude / 1000, longitude: WEST + longitude / 1000 };
}

/** Returns the kind of a container from the byte that {@link writeContainer} writes first. */
export function kindOfMark(mark: number): ContainerKind {
  return present(KINDS[mark % 128], 'the kind of a container');
}

/**
 * Appends a container, in this order: its kind, plus 128 if it has a position; the number of its addresses;
 * its latitude and longitude, if it has a position; its place; the name of a building or organisation; its
 * doors (doors.ts).
 */
export function writeContainer(
  writer: ByteWriter,
  container: Omit<Container, 'postcodes'>,
  doors: readonly DoorsOfPostcode[],
): void {
  const { kind, addresses, place, position, name } = container;
  writer.byte(KINDS.indexOf(kind) + (position === undefined ? 0 : 128));
  writer.number(addresses);
  if (position !== undefined) {
    writer.number(Math.max(0, Math.round((position.latitude - SOUTH) * 1000)));
    writer.number(Math.max(0, Math.round((position.longitude - WEST) * 1000)));
  }
  writer.number(place);
  if (isNamed(kind)) writer.texts([name]);
  writeDoors(writer, doors);
}

/** Reads a container up to its doors. */
export function readContainer(reader: ByteReader): Omit<Container, 'postcodes'> {
  const mark = reader.byte();
  const kind = kindOfMark(mark);
  const addresses = reader.number();
  const position = mark < 128 ? undefined : readPosition(reader);
  const place = reader.number();
  const [name = ''] = isNamed(kind) ? reader.texts() : [];
  return { kind, addresses, place, name, position };
}

/** Skips what {@link readContainer} reads. */
export function skipContainer(reader: ByteReader): void {
  const mark = reader.byte();
  // The number of addresses, the position and the place.
  for (let left = mark < 128 ? 2 : 4; left > 0; left--) reader.skip();
  if (isNamed(kindOfMark(mark))) reader.skipTexts();
}

/** Whether containers of a kind have a name of their own. Other containers have the name of their place. */
export function isNamed(kind: ContainerKind): boolean {
  return kind === 'building' || kind === 'organisation';
}
