import { joinThoroughfare } from '../../../address/thoroughfare.ts';
import { faultPointAsync } from '../../../faults.ts';
import type { AddressFile } from '../../address-file.ts';
import { localitiesAround, localityTexts } from '../../places/locality.ts';
import type { Street } from '../../places/street.ts';
import { postcodeOfNumber } from '../../postcode-number.ts';
import { packSquare, squareOf } from '../squares.ts';
import { TypeaheadWriter } from '../store.ts';
import { indexWords } from '../words.ts';
import { GatheredContainers, Numbers, writeContainers } from './containers.ts';
import { GatheredStreet, Middle } from './gathered-street.ts';
import { writeWordLists } from './word-lists.ts';

/** The part of an address file that the index is made from. */
export type TypeaheadSource = Pick<AddressFile, 'streets' | 'localities' | 'stored'>;

/** How many streets are done between two reports of progress. */
const REPORT_EVERY = 1000;

/** What an index holds. */
export interface TypeaheadCounts {
  /** Localities, streets, buildings and organisations. */
  readonly containers: number;
  /** The words that they are found by. */
  readonly containerWords: number;
}

/**
 * Builds the typeahead index of an address file, street by street. The same file gives the same bytes.
 *
 * @param path of a file that does not exist yet
 */
export async function buildTypeahead(
  source: TypeaheadSource,
  path: string,
  onProgress?: (done: number, total: number) => void,
): Promise<TypeaheadCounts> {
  const store = new TypeaheadWriter(path);
  try {
    await faultPointAsync('address-file.typeahead');
    const containers = new GatheredContainers();
    const squares = new Squares();
    const localities = new GatheredLocalities();
    for (let number = 0; number < source.streets.size; number++) {
      const gathered = gatherStreet(source, number, squares);
      addStreet(containers, gathered, number);
      localities.add(gathered);
      if (number % REPORT_EVERY === 0) onProgress?.(number, source.streets.size);
    }
    onProgress?.(source.streets.size, source.streets.size);
    localities.addTo(containers, source);
    const numbered = containers.number();
    writeContainers(store, numbered);
    const containerWords = writeWordLists(store, numbered);
    squares.write(store);
    const counts: TypeaheadCounts = { containers: containers.size, containerWords };
    store.set('counts', Buffer.from(JSON.stringify(counts)));
    return counts;
  } finally {
    await store.close();
  }
}

function gatherStreet(source: TypeaheadSource, number: number, squares: Squares): GatheredStreet {
  const street = source.streets.at(number);
  const gathered = new GatheredStreet(street);
  for (const postcode of street.postcodes) {
    const entry = source.stored(postcodeOfNumber(postcode));
    if (entry === undefined) continue;
    gathered.add(entry);
    squares.add(postcode, entry.place);
  }
  return gathered;
}

function addStreet(containers: GatheredContainers, gathered: GatheredStreet, number: number): void {
  const { street, addresses, middle } = gathered;
  const around = wordsAround(street);
  const thoroughfare = streetWords(street);
  if (thoroughfare.length > 0 && addresses > 0) {
    containers.add(
      { kind: 'street', addresses, place: number, name: '', postcodes: [], position: middle.position },
      new Set([...thoroughfare, ...around]),
    );
  }
  const names = [...gathered.names.values()].sort(
    (one, other) => order(one) - order(other) || compare(one.name, other.name),
  );
  for (const { kind, name, addresses, postcodes, middle } of names) {
    containers.add(
      {
        kind,
        addresses,
        place: number,
        name,
        postcodes: postcodes.sort((one, other) => one - other),
        position: middle.position,
      },
      new Set([...indexWords(name), ...thoroughfare, ...around]),
    );
  }
}

const order = ({ kind }: { readonly kind: string }) => (kind === 'building' ? 0 : 1);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function streetWords(street: Street): string[] {
  const { dependentThoroughfareName, dependentThoroughfareDescriptor } = street;
  return [
    ...indexWords(joinThoroughfare(dependentThoroughfareName, dependentThoroughfareDescriptor)),
    ...indexWords(joinThoroughfare(street.thoroughfareName, street.thoroughfareDescriptor)),
  ];
}

/** The words of the places that a street lies in, and its outward codes. */
function wordsAround(street: Street): string[] {
  const outwardCodes = new Set(
    Array.from(street.postcodes, (postcode) => postcodeOfNumber(postcode).slice(0, -3)),
  );
  return [...localityTexts(street).flatMap(indexWords), ...outwardCodes];
}

/** The addresses of each locality. */
class GatheredLocalities {
  readonly #localities = new Map<string, { addresses: number; readonly middle: Middle }>();

  add({ street, own, middle }: GatheredStreet): void {
    for (const names of localitiesAround(street)) {
      const key = keyOf(localityTexts(names));
      let known = this.#localities.get(key);
      if (known === undefined) {
        known = { addresses: 0, middle: new Middle() };
        this.#localities.set(key, known);
      }
      known.addresses += own;
      known.middle.addAll(middle);
    }
  }

  addTo(containers: GatheredContainers, { localities }: TypeaheadSource): void {
    for (let number = 0; number < localities.size; number++) {
      const { outwardCodes, ...locality } = localities.at(number);
      const known = this.#localities.get(keyOf(localityTexts(locality)));
      if (known === undefined || known.addresses === 0) continue;
      const { addresses, middle } = known;
      containers.add(
        { kind: 'locality', addresses, place: number, name: '', postcodes: [], position: middle.position },
        new Set([...localityTexts(locality).flatMap(indexWords), ...outwardCodes]),
      );
    }
  }
}

function keyOf(texts: readonly string[]): string {
  return texts.join('\n').toUpperCase();
}

/** The postcodes of each square of the map. */
class Squares {
  readonly #pairs = new Numbers();
  readonly #seen = new Set<number>();

  add(
    postcode: number,
    { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  ): void {
    if ((latitude === 0 && longitude === 0) || this.#seen.has(postcode)) return;
    this.#seen.add(postcode);
    this.#pairs.add(squareOf(latitude, longitude));
    this.#pairs.add(postcode);
  }

  write(store: TypeaheadWriter): void {
    const pairs = this.#pairs.take();
    const sorted = new Float64Array(pairs.length / 2);
    for (let at = 0; at < sorted.length; at++) sorted[at] = pairs[2 * at]! * 2 ** 31 + pairs[2 * at + 1]!;
    sorted.sort();
    store.transaction(() => {
      for (let from = 0; from < sorted.length; ) {
        const square = Math.floor(sorted[from]! / 2 ** 31);
        let to = from + 1;
        while (to < sorted.length && Math.floor(sorted[to]! / 2 ** 31) === square) to++;
        store.append(
          'square',
          square,
          packSquare(Array.from(sorted.subarray(from, to), (pair) => pair % 2 ** 31)),
        );
        from = to;
      }
    });
  }
}
