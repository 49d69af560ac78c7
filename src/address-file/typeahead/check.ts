import { join } from 'node:path';
import { BoundedMap } from '../../caches/bounded-map.ts';
import type { AddressFile } from '../address-file.ts';
import { ByteReader } from '../bytes.ts';
import { AddressFileUnusable } from '../folder/unusable.ts';
import { postcodeNumber, postcodeOfNumber } from '../postcode-number.ts';
import type { Container } from './container.ts';
import { CHUNK } from './lists.ts';
import { readSquare, squareOf } from './squares.ts';
import { TYPEAHEAD_FILE, TypeaheadStore } from './store.ts';

/**
 * The most squares that are kept in memory while postcodes are checked. The postcodes of a sector lie in a
 * few squares.
 */
const SQUARES_KEPT = 1000;

/**
 * Checks that the typeahead index belongs to its address file:
 *
 *   - The counts of the index are those of the manifest.
 *   - Every container has a place and postcodes that the file has.
 *   - Every list holds as many containers as it says, and each of them exists.
 *   - Every postcode with a position is in its square of the map.
 *
 * The check takes about 20 µs for each container and postcode.
 *
 * @throws AddressFileUnusable with a message that names the fault
 */
export async function checkTypeahead(file: AddressFile): Promise<void> {
  const wrong = (what: string) => new AddressFileUnusable(file.folder, `${TYPEAHEAD_FILE} is wrong: ${what}`);
  const { counts } = file.manifest;
  const { size, lexicon } = file.typeahead;
  if (size !== counts.containers)
    throw wrong(`it has ${size} containers, but the manifest says ${counts.containers}`);
  if (lexicon.size !== counts.containerWords)
    throw wrong(`it has ${lexicon.size} words, but the manifest says ${counts.containerWords}`);
  for (let number = 0; number < size; number++) {
    const fault = faultOf(file, file.typeahead.container(number));
    if (fault !== undefined) throw wrong(`container ${number} ${fault}`);
  }
  const store = new TypeaheadStore(join(file.folder, TYPEAHEAD_FILE));
  try {
    for (let word = 0; word < lexicon.size; word++) {
      const fault = faultOfList(store, word, size);
      if (fault !== undefined) throw wrong(`the list of ${lexicon.word(word)} ${fault}`);
    }
    checkSquares(file, store, wrong);
  } finally {
    await store.close();
  }
}

function faultOf(
  file: AddressFile,
  { kind, place, name, addresses, postcodes }: Container,
): string | undefined {
  const places = kind === 'locality' ? file.localities.size : file.streets.size;
  if (place >= places) return `is of ${kind} ${place}, but the file has ${places}`;
  if (addresses === 0) return 'has no addresses';
  const isNamed = kind === 'building' || kind === 'organisation';
  if (isNamed !== (name !== '') || isNamed !== postcodes.length > 0)
    return `is a ${kind} with the name “${name}” and ${postcodes.length} postcodes`;
  const unknown = postcodes.find((postcode) => !file.has(postcodeOfNumber(postcode)));
  return unknown === undefined ? undefined : `names the unknown postcode ${postcodeOfNumber(unknown)}`;
}

/**
 * Checks a list in the format that src/address-file/typeahead/lists.ts describes, and returns its fault, if
 * any.
 */
function faultOfList(store: TypeaheadStore, word: number, size: number): string | undefined {
  const bytes = store.value('list', word);
  if (bytes === undefined) return 'is missing';
  const reader = new ByteReader(bytes);
  const isLong = reader.byte() === 1;
  const count = reader.number();
  if (count === 0) return 'is empty';
  if (isLong) {
    const found = countOfChunks(store, reader.number(), Math.ceil(size / CHUNK));
    return found === count ? undefined : `has ${found} containers instead of ${count}`;
  }
  let container = -1;
  for (let at = 0; at < count; at++) {
    const step = reader.number();
    if (at > 0 && step === 0) return 'names a container twice';
    container = at === 0 ? step : container + step;
  }
  return container < size ? undefined : `names container ${container} of ${size}`;
}

function countOfChunks(store: TypeaheadStore, first: number, chunks: number): number {
  let count = 0;
  for (let chunk = first; chunk < first + chunks; chunk++) {
    const bytes = store.value('chunk', chunk);
    if (bytes === undefined) return count;
    const { length } = bytes;
    if (length < CHUNK / 8) count += length / 2;
    else for (let at = 0; at < length; at++) count += bitsOf(bytes[at]!);
  }
  return count;
}

function bitsOf(byte: number): number {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function checkSquares(file: AddressFile, store: TypeaheadStore, wrong: (what: string) => Error): void {
  const squares = new BoundedMap<number, ReadonlySet<number>>(SQUARES_KEPT);
  const postcodesOf = (square: number): ReadonlySet<number> => {
    let postcodes = squares.get(square);
    if (postcodes === undefined) {
      const bytes = store.value('square', square);
      postcodes = new Set(bytes === undefined ? [] : readSquare(bytes, bytes.length));
      squares.set(square, postcodes);
    }
    return postcodes;
  };
  for (const postcode of file.postcodesBeginning('', '')) {
    const entry = file.stored(postcode)!;
    const { latitude, longitude } = entry.place;
    if (latitude === 0 && longitude === 0) continue;
    if (!postcodesOf(squareOf(latitude, longitude)).has(postcodeNumber(postcode)))
      throw wrong(`${postcode} is not in its square of the map`);
  }
}
