import { join } from 'node:path';
import { BoundedMap } from '../../caches/bounded-map.ts';
import { present } from '../../present.ts';
import type { AddressFile } from '../address-file.ts';
import { AddressFileUnusable } from '../folder/unusable.ts';
import { postcodeNumber, postcodeOfNumber } from '../postcode-number.ts';
import { placesOf } from './chunk-bits.ts';
import type { Container } from './container.ts';
import { CHUNK, isInBlocks } from './lists.ts';
import { readSquare, squareOf } from './squares.ts';
import { TYPEAHEAD_FILE, TypeaheadStore } from './store.ts';
import { StoredList } from './stored-list.ts';

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
 *   - Every list (of a word, a range of words, or a pair of ranges) holds as many containers as it says, and each
 *     of these containers exists.
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
    for (const list of file.typeahead.lists()) {
      const fault = faultOfList(store, list, { size, isWord: list < lexicon.size });
      if (fault !== undefined)
        throw wrong(`the list of ${list < lexicon.size ? lexicon.word(list) : `number ${list}`} ${fault}`);
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
function faultOfList(
  store: TypeaheadStore,
  number: number,
  { size, isWord }: { readonly size: number; readonly isWord: boolean },
): string | undefined {
  const bytes = store.value('list', number);
  if (bytes === undefined) return 'is missing';
  const chunks = Math.ceil(size / CHUNK);
  let list: StoredList;
  try {
    list = StoredList.of(bytes, chunks);
  } catch (error) {
    if (error instanceof RangeError) return `cannot be read: ${error.message}`;
    throw error;
  }
  if (isWord && list.count === 0) return 'is empty';
  let found = 0;
  let last = -1;
  for (let chunk = 0; chunk < chunks; chunk++) {
    if (list.blocksIn(chunk) === 0) continue;
    for (const place of placesOfChunk(list, chunk, store)) {
      const container = chunk * CHUNK + place;
      if (container <= last) return 'names a container twice';
      if (!isInBlocks(place, list.blocksIn(chunk))) return `hides container ${container}`;
      last = container;
      found++;
    }
  }
  if (last >= size) return `names container ${last} of ${size}`;
  return found === list.count ? undefined : `has ${found} containers instead of ${list.count}`;
}

function placesOfChunk(list: StoredList, chunk: number, store: TypeaheadStore): readonly number[] {
  if (list.isApart && !list.isStored(chunk, store)) return [];
  const { isBits, bytes, from, count } = list.chunk(chunk, store);
  if (isBits) {
    const places = new Uint16Array(CHUNK);
    return [...places.subarray(0, placesOf(bytes, from, 2 ** 32 - 1, places))];
  }
  return Array.from({ length: count }, (_, at) => bytes[from + 2 * at]! | (bytes[from + 2 * at + 1]! << 8));
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
    const entry = present(file.stored(postcode), 'the entry of a postcode');
    const { latitude, longitude } = entry.place;
    if (latitude === 0 && longitude === 0) continue;
    if (!postcodesOf(squareOf(latitude, longitude)).has(postcodeNumber(postcode)))
      throw wrong(`${postcode} is not in its square of the map`);
  }
}
