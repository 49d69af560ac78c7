import type { ByteReader, ByteWriter } from '../bytes.ts';
import { type DoorsOfPostcode, writeDoors } from './doors.ts';

/** What a container is: a town or locality, a street, or a building or organisation on a street. */
export type ContainerKind = 'locality' | 'street' | 'building' | 'organisation';

const KINDS: readonly ContainerKind[] = ['locality', 'street', 'building', 'organisation'];

/**
 * Something that a person who types an address narrows down to: a place that addresses lie in. Containers are numbered
 * from 0, those with the most addresses first.
 */
export interface Container {
  readonly kind: ContainerKind;
  /** The number of addresses in it. */
  readonly addresses: number;
  /** Its row in the table of localities, or in that of streets. A building has the row of its street. */
  readonly place: number;
  /** The name of a building or organisation; otherwise empty. */
  readonly name: string;
  /** The numbers of the postcodes that a building or organisation has addresses in, ascending; otherwise empty. */
  readonly postcodes: readonly number[];
  /** Where it lies, in degrees (WGS84), to a thousandth; undefined if no postcode of it has a position. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
}

/**
 * The words by which a container is found, as numbers in the lexicon. No word is there twice: the own name comes before
 * the places around, and these before the outward codes.
 */
export interface ContainerWords {
  /** For each word of its own name, in the order of the name, that word and the words that it may be short for. */
  readonly own: readonly (readonly number[])[];
  /** The words of what it lies in: street, localities, town. */
  readonly around: readonly number[];
  /** The outward codes of its addresses. */
  readonly outwardCodes: readonly number[];
}

/** What the rank of a container comes from. It is read faster than the whole container. */
export type ContainerOutline = Pick<Container, 'kind' | 'addresses' | 'position'> & ContainerWords;

/** Positions are stored in thousandths of a degree, 70 to 110 m, counted from here. */
const SOUTH = 49;
const WEST = -9;

/*
 * A container in bytes (src/address-file/bytes.ts): its words, then what writeContainer writes.
 */

/**
 * Appends the words of a container: the count of its own words, and for each the count of its forms and those · the
 * count of the words around it, and those · the count of its outward codes, and those.
 */
export function writeWords(writer: ByteWriter, { own, around, outwardCodes }: ContainerWords): void {
  writer.number(own.length);
  for (const word of [...own, around, outwardCodes]) {
    writer.number(word.length);
    for (const number of word) writer.number(number);
  }
}

/** Reads what {@link writeWords} and the beginning of what {@link writeContainer} wrote. */
export function readOutline(reader: ByteReader): ContainerOutline {
  const own: number[][] = [];
  for (let left = reader.number(); left > 0; left--) own.push(readNumbers(reader));
  const around = readNumbers(reader);
  const outwardCodes = readNumbers(reader);
  const mark = reader.byte();
  const addresses = reader.number();
  const position = mark < 128 ? undefined : readPosition(reader);
  return { kind: KINDS[mark % 128]!, addresses, position, own, around, outwardCodes };
}

/** Skips what {@link writeWords} wrote. */
export function skipWords(reader: ByteReader): void {
  for (let left = reader.number() + 2; left > 0; left--) {
    for (let more = reader.number(); more > 0; more--) reader.skip();
  }
}

function readNumbers(reader: ByteReader): number[] {
  const count = reader.number();
  const numbers = new Array<number>(count);
  for (let at = 0; at < count; at++) numbers[at] = reader.number();
  return numbers;
}

function readPosition(reader: ByteReader): NonNullable<Container['position']> {
  return { latitude: SOUTH + reader.number() / 1000, longitude: WEST + reader.number() / 1000 };
}

/**
 * Appends a container: kind, with 128 added if it has a position · addresses · latitude and longitude, if it has a
 * position · place · the name of a building or organisation · its doors (doors.ts).
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

/** Reads a container as far as its doors. */
export function readContainer(reader: ByteReader): Omit<Container, 'postcodes'> {
  const mark = reader.byte();
  const kind = KINDS[mark % 128]!;
  const addresses = reader.number();
  const position = mark < 128 ? undefined : readPosition(reader);
  const place = reader.number();
  const [name = ''] = isNamed(kind) ? reader.texts() : [];
  return { kind, addresses, place, name, position };
}

/** Whether containers of a kind have a name of their own; the others have that of their place. */
export function isNamed(kind: ContainerKind): boolean {
  return kind === 'building' || kind === 'organisation';
}
