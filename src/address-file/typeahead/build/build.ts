import { joinThoroughfare } from '../../../address/thoroughfare.ts';
import { faultPointAsync } from '../../../faults.ts';
import type { AddressFile } from '../../address-file.ts';
import { localitiesAround, localityTexts } from '../../places/locality.ts';
import type { Street } from '../../places/street.ts';
import { postcodeOfNumber } from '../../postcode-number.ts';
import { packSquare, squareOf } from '../squares.ts';
import { TypeaheadWriter } from '../store.ts';
import { indexForms, indexWords } from '../words.ts';
import { GatheredContainers, Numbers, writeContainers } from './containers.ts';
import { GatheredStreet, Middle } from './gathered-street.ts';
import { writePairLists } from './pair-lists.ts';
import { writeLexicon, writeWordLists } from './word-lists.ts';

/** The part of an address file that the index is made from. */
export type TypeaheadSource = Pick<AddressFile, 'streets' | 'localities' | 'stored'>;

/** The number of streets between two reports of progress. */
const REPORT_EVERY = 1000;

/** The counts of an index. */
export interface TypeaheadCounts {
  /** The number of localities, streets, buildings and organisations. */
  readonly containers: number;
  /** The number of words by which they are found. */
  readonly containerWords: number;
}

/**
 * Builds the typeahead index of an address file, street by street. The same file always gives the same bytes.
 *
 * @param path the path of a file that does not exist yet
 * @param leastPaired the fewest containers of words that are paired, for tests with few containers
 */
export async function buildTypeahead(
  source: TypeaheadSource,
  path: string,
  onProgress?: (done: number, total: number) => void,
  leastPaired?: number,
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
    const lexicon = writeLexicon(store, numbered);
    writeContainers(store, numbered, lexicon.places);
    const written = writeWordLists(store, numbered, lexicon);
    writePairLists(store, { ...written, containers: containers.size, leastPaired });
    squares.write(store);
    const counts: TypeaheadCounts = { containers: containers.size, containerWords: lexicon.sorted.length };
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
  const { own, behind } = streetWords(street);
  const places = localityTexts(street).flatMap(indexWords);
  const outwardCodes = outwardCodesOf(street);
  if (own.length > 0 && addresses > 0) {
    containers.add(
      { kind: 'street', addresses, place: number, name: '', position: middle.position },
      { own, around: [...behind, ...places], outwardCodes },
      gathered.doors.all(),
    );
  }
  const around = [...own.flat(), ...behind, ...places];
  const names = [...gathered.names.values()].sort(
    (one, other) => order(one) - order(other) || compare(one.name, other.name),
  );
  for (const { kind, name, addresses, doors, middle } of names) {
    containers.add(
      { kind, addresses, place: number, name, position: middle.position },
      { own: indexForms(name), around, outwardCodes },
      doors.all(),
    );
  }
}

const order = ({ kind }: { readonly kind: string }) => (kind === 'building' ? 0 : 1);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the words of a street's own name, and those of the street that it is off. */
function streetWords(street: Street): { readonly own: string[][]; readonly behind: string[] } {
  const { dependentThoroughfareName, dependentThoroughfareDescriptor } = street;
  const dependent = indexForms(joinThoroughfare(dependentThoroughfareName, dependentThoroughfareDescriptor));
  const main = indexForms(joinThoroughfare(street.thoroughfareName, street.thoroughfareDescriptor));
  return dependent.length > 0 ? { own: dependent, behind: main.flat() } : { own: main, behind: [] };
}

function outwardCodesOf({ postcodes }: Street): Set<string> {
  return new Set(Array.from(postcodes, (postcode) => postcodeOfNumber(postcode).slice(0, -3)));
}

/** Counts the addresses of each locality, and finds their middle. */
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
      const [own = '', ...around] = localityTexts(locality).filter((text) => text !== '');
      containers.add(
        { kind: 'locality', addresses, place: number, name: '', position: middle.position },
        { own: indexForms(own), around: around.flatMap(indexWords), outwardCodes },
      );
    }
  }
}

function keyOf(texts: readonly string[]): string {
  return texts.join('\n').toUpperCase();
}

/** Collects the postcodes of each square of the map. */
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
