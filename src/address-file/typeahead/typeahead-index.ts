import { ByteReader } from '../bytes.ts';
import { type Container, PAGE, readContainer } from './container.ts';
import { Lexicon, type WordRange } from './lexicon.ts';
import { addChunk, CHUNK, CHUNK_WORDS, readList, type StoredList } from './lists.ts';
import { readSquare, squareOf } from './squares.ts';
import { TypeaheadStore } from './store.ts';

/** The most ranges of words that are looked up for one typed word. */
const MOST_RANGES = 200;

/**
 * The typeahead index of an address file, opened for reading. It finds containers by the beginnings of words. Each search
 * reads a bounded number of lists, and no list further than the answer needs.
 */
export class TypeaheadIndex {
  /** The number of containers. */
  readonly size: number;
  readonly lexicon: Lexicon;
  readonly #store: TypeaheadStore;
  /** Maps a range of words to the number of its list. */
  readonly #lists = new Map<number, number>();

  /** @throws Error if the file is missing or is no typeahead index */
  constructor(path: string) {
    this.#store = new TypeaheadStore(path);
    this.lexicon = Lexicon.read(this.#store.about('words'));
    const { containers } = JSON.parse(this.#store.about('counts').toString()) as { containers: number };
    this.size = containers;
    const reader = new ByteReader(this.#store.about('ranges'));
    let from = 0;
    const count = reader.number();
    for (let at = 0; at < count; at++) {
      from += reader.number();
      this.#lists.set(rangeKey({ from, to: from + reader.number() }), this.lexicon.size + at);
    }
  }

  /** A container, by its number below {@link size}. */
  container(number: number): Container {
    const bytes = this.#store.value('container', Math.floor(number / PAGE))!;
    const reader = new ByteReader(bytes);
    for (let left = number % PAGE; left > 0; left--) readContainer(reader);
    return readContainer(reader);
  }

  /**
   * The containers that have a word from each of several groups of ranges, those with the most addresses first.
   *
   * @param groups for each typed word, the ranges that it may be in
   * @param most how many containers to find
   */
  find(groups: readonly (readonly WordRange[])[], most: number): number[] {
    const unions = groups.map((ranges) => this.#union(ranges)).sort((one, other) => one.count - other.count);
    const [rarest] = unions;
    if (rarest === undefined || rarest.count === 0) return [];
    const found: number[] = [];
    const common = new Uint32Array(CHUNK_WORDS);
    const bits = new Uint32Array(CHUNK_WORDS);
    for (let chunk = 0; chunk * CHUNK < this.size && found.length < most; chunk++) {
      common.fill(0);
      if (!rarest.addTo(chunk, common)) continue;
      let isEmpty = false;
      for (let at = 1; at < unions.length && !isEmpty; at++) {
        bits.fill(0);
        isEmpty = !unions[at]!.addTo(chunk, bits) || !intersect(common, bits);
      }
      if (!isEmpty) collect(common, chunk * CHUNK, found, most);
    }
    return found;
  }

  /** The numbers of the postcodes that may lie within some kilometres of a point, at most 5. */
  postcodesNear(latitude: number, longitude: number, kilometres: number): number[] {
    const rows = Math.ceil(kilometres / 1.1);
    // A hundredth of a degree of longitude is 0.6 km at the north of Scotland.
    const columns = Math.ceil(kilometres / 0.54);
    const postcodes: number[] = [];
    for (let row = -rows; row <= rows; row++) {
      for (let column = -columns; column <= columns; column++) {
        const bytes = this.#store.value('square', squareOf(latitude, longitude, row, column));
        if (bytes !== undefined) postcodes.push(...readSquare(bytes, bytes.length));
      }
    }
    return postcodes;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #union(ranges: readonly WordRange[]): ListUnion {
    const lists: StoredList[] = [];
    for (const range of ranges.slice(0, MOST_RANGES)) {
      const list = this.#lists.get(rangeKey(range));
      if (list !== undefined) lists.push(this.#list(list));
      else for (let word = range.from; word < range.to; word++) lists.push(this.#list(word));
    }
    return new ListUnion(this.#store, lists);
  }

  #list(number: number): StoredList {
    return readList(this.#store.value('list', number)!);
  }
}

/** The containers of several lists. */
class ListUnion {
  /** The sum of the lists' counts. */
  readonly count: number;
  readonly #store: TypeaheadStore;
  readonly #long: readonly number[];
  readonly #short: readonly { readonly containers: Uint32Array; next: number }[];

  constructor(store: TypeaheadStore, lists: readonly StoredList[]) {
    this.#store = store;
    this.count = lists.reduce((sum, { count }) => sum + count, 0);
    this.#long = lists.flatMap(({ firstChunk }) => (firstChunk === undefined ? [] : [firstChunk]));
    this.#short = lists.flatMap(({ containers }) =>
      containers === undefined ? [] : [{ containers, next: 0 }],
    );
  }

  /** Sets the bits of a chunk's containers. Chunks must come in ascending order. Returns whether there were any. */
  addTo(chunk: number, bits: Uint32Array): boolean {
    let isAny = false;
    for (const first of this.#long) {
      const bytes = this.#store.value('chunk', first + chunk)!;
      isAny ||= bytes.length > 0;
      addChunk(bytes, bytes.length, bits);
    }
    const base = chunk * CHUNK;
    const end = base + CHUNK;
    for (const list of this.#short) {
      const { containers } = list;
      let at = list.next;
      while (at < containers.length && containers[at]! < base) at++;
      for (; at < containers.length && containers[at]! < end; at++) {
        const place = containers[at]! - base;
        bits[place >>> 5]! |= 1 << (place & 31);
        isAny = true;
      }
      list.next = at;
    }
    return isAny;
  }
}

/** Leaves the bits that both have. Returns whether there are any. */
function intersect(common: Uint32Array, bits: Uint32Array): boolean {
  let any = 0;
  for (let at = 0; at < CHUNK_WORDS; at++) {
    common[at]! &= bits[at]!;
    any |= common[at]!;
  }
  return any !== 0;
}

function collect(bits: Uint32Array, base: number, found: number[], most: number): void {
  for (let at = 0; at < CHUNK_WORDS; at++) {
    for (let rest = bits[at]!; rest !== 0; rest &= rest - 1) {
      if (found.length === most) return;
      found.push(base + at * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}

/** Words of an index are far fewer than 2^26. */
function rangeKey({ from, to }: WordRange): number {
  return from * 2 ** 26 + to;
}
