import type { ByteReader, ByteWriter } from '../bytes.ts';

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

/** Containers of a page: a page is the value of one key. */
export const PAGE = 32;

/** Positions are stored in thousandths of a degree, 70 to 110 m, counted from here. */
const SOUTH = 49;
const WEST = -9;

/**
 * Appends a container. In bytes (src/address-file/bytes.ts): kind, with 128 added if it has a position · addresses ·
 * place · latitude and longitude, if it has a position · and for a building or organisation its name, the count of
 * its postcodes, the first, and for each of the rest the difference from the one before.
 */
export function writeContainer(writer: ByteWriter, container: Container): void {
  const { kind, addresses, place, position, name, postcodes } = container;
  writer.byte(KINDS.indexOf(kind) + (position === undefined ? 0 : 128));
  writer.number(addresses);
  writer.number(place);
  if (position !== undefined) {
    writer.number(Math.max(0, Math.round((position.latitude - SOUTH) * 1000)));
    writer.number(Math.max(0, Math.round((position.longitude - WEST) * 1000)));
  }
  if (!isNamed(kind)) return;
  writer.texts([name]);
  writer.number(postcodes.length);
  let before = 0;
  for (const postcode of postcodes) {
    writer.number(postcode - before);
    before = postcode;
  }
}

/** Reads what {@link writeContainer} wrote. */
export function readContainer(reader: ByteReader): Container {
  const mark = reader.byte();
  const kind = KINDS[mark % 128]!;
  const addresses = reader.number();
  const place = reader.number();
  const position =
    mark < 128
      ? undefined
      : { latitude: SOUTH + reader.number() / 1000, longitude: WEST + reader.number() / 1000 };
  if (!isNamed(kind)) return { kind, addresses, place, name: '', postcodes: [], position };
  const [name = ''] = reader.texts();
  const postcodes: number[] = [];
  let postcode = 0;
  for (let left = reader.number(); left > 0; left--) {
    postcode += reader.number();
    postcodes.push(postcode);
  }
  return { kind, addresses, place, name, postcodes, position };
}

function isNamed(kind: ContainerKind): boolean {
  return kind === 'building' || kind === 'organisation';
}
