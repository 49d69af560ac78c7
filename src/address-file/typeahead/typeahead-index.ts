import { ByteReader } from '../bytes.ts';
import { ChunkBits } from './chunk-bits.ts';
import {
  type Container,
  type ContainerOutline,
  type ContainerWords,
  isNamed,
  readContainer,
  readOutline,
  skipWords,
} from './container.ts';
import { type FoundDoors, readPostcodes, readPostcodesWith, type WantedDoors } from './doors.ts';
import { Lexicon, type WordRange } from './lexicon.ts';
import { ListUnion } from './list-union.ts';
import { CHUNK } from './lists.ts';
import { readSquare, squareOf } from './squares.ts';
import { TypeaheadStore } from './store.ts';

/** The most ranges of words that are looked up for one typed word. */
const MOST_RANGES = 200;

/** Once this many postcodes around a point have been found, they are enough to choose the nearest from. */
const MOST_NEAR = 1000;

/** The most lists that are read for one typed word. */
const MOST_LISTS = 600;

/**
 * If the rarest word has at most this many containers, each of them is read, and the lists of the other words
 * are not.
 */
const MOST_READ = 500;

/** How many values of the index a search may still read. */
export interface ReadingBudget {
  left: number;
}

/**
 * The typeahead index of an address file, opened for reading. It finds containers by the beginnings of words.
 * Each search reads a bounded number of lists, and no list further than the answer needs.
 */
export class TypeaheadIndex {
  /** The number of containers. */
  readonly size: number;
  readonly lexicon: Lexicon;
  readonly #store: TypeaheadStore;
  /**
   * Space for the chunks of a search. All searches share it: they never wait, so only one runs at a time.
   */
  readonly #bits = [new ChunkBits(), new ChunkBits(), new ChunkBits()] as const;
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

  /** Returns a container by its number, which must be below {@link size}. */
  container(number: number): Container {
    const reader = this.#afterWords(number);
    const container = readContainer(reader);
    return { ...container, postcodes: isNamed(container.kind) ? readPostcodes(reader) : [] };
  }

  /** Returns the postcodes of a container that have doors with these numbers. */
  postcodesWith(number: number, wanted: WantedDoors): FoundDoors {
    const reader = this.#afterWords(number);
    readContainer(reader);
    return readPostcodesWith(reader, wanted);
  }

  /** Returns the parts of a container that decide its rank. */
  outline(number: number): ContainerOutline {
    return readOutline(new ByteReader(this.#store.value('container', number)!));
  }

  /**
   * Finds the containers that have a word from each group of ranges, those with the most addresses first.
   * When the budget is used up, the search stops with what it has found.
   *
   * @param groups for each typed word, the ranges in which it may be
   * @param most how many containers to find
   */
  find(groups: readonly (readonly WordRange[])[], most: number, budget: ReadingBudget): number[] {
    const unions = groups
      .map((ranges) => this.#union(ranges, budget))
      .sort((one, other) => one.count - other.count);
    const [rarest, ...others] = unions;
    if (rarest === undefined || rarest.count === 0 || unions.some(({ count }) => count === 0)) return [];
    if (others.length > 0 && rarest.count <= MOST_READ) {
      const all = rarest.all();
      if (all !== undefined) return this.#having(groups, all, most, budget);
    }
    const found: number[] = [];
    const [common, bits, room] = this.#bits;
    const reads = unions.reduce((sum, union) => sum + union.chunkReads, 1);
    for (let chunk = 0; chunk * CHUNK < this.size && found.length < most && budget.left > 0; chunk++) {
      budget.left -= reads;
      common.clear();
      rarest.addTo(chunk, common, room);
      for (const union of others) {
        if (common.isEmpty) break;
        bits.clear();
        union.addTo(chunk, bits, room);
        if (bits.isEmpty) common.clear();
        else common.keep(bits);
      }
      if (!common.isEmpty) common.collect(chunk * CHUNK, found, most);
    }
    return found;
  }

  /**
   * Returns the numbers of the postcodes that may lie within some kilometres of a point. The distance may be
   * at most 5 km. Squares are read in rings around the point. Once {@link MOST_NEAR} postcodes have been
   * found, no further ring is read: in a city, postcodes farther away are not among the nearest.
   */
  postcodesNear(latitude: number, longitude: number, kilometres: number): number[] {
    const rows = Math.ceil(kilometres / 1.1);
    // In the north of Scotland, a hundredth of a degree of longitude is 0.6 km.
    const columns = Math.ceil(kilometres / 0.54);
    const postcodes: number[] = [];
    for (let ring = 0; ring <= Math.max(rows, columns); ring++) {
      // The point may lie at the edge of its square, so the first ring is always read.
      if (ring > 1 && postcodes.length >= MOST_NEAR) break;
      for (let row = -Math.min(ring, rows); row <= Math.min(ring, rows); row++) {
        for (let column = -Math.min(ring, columns); column <= Math.min(ring, columns); column++) {
          if (Math.max(Math.abs(row), Math.abs(column)) !== ring) continue;
          const bytes = this.#store.value('square', squareOf(latitude, longitude, row, column));
          if (bytes !== undefined) postcodes.push(...readSquare(bytes, bytes.length));
        }
      }
    }
    return postcodes;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #afterWords(container: number): ByteReader {
    const reader = new ByteReader(this.#store.value('container', container)!);
    skipWords(reader);
    return reader;
  }

  /** Returns those of the given containers that have a word from each group. */
  #having(
    groups: readonly (readonly WordRange[])[],
    containers: readonly number[],
    most: number,
    budget: ReadingBudget,
  ): number[] {
    const found: number[] = [];
    for (const number of containers) {
      if (found.length === most || budget.left <= 0) break;
      budget.left--;
      if (hasAll(this.outline(number), groups)) found.push(number);
    }
    return found;
  }

  #union(ranges: readonly WordRange[], budget: ReadingBudget): ListUnion {
    const lists: number[] = [];
    for (const range of ranges.slice(0, MOST_RANGES)) {
      const list = this.#lists.get(rangeKey(range));
      if (list !== undefined) lists.push(list);
      else for (let word = range.from; word < range.to; word++) lists.push(word);
    }
    const read = lists.slice(0, MOST_LISTS);
    budget.left -= read.length;
    return new ListUnion(this.#store, read);
  }
}

/** Whether a container has a word from each group. */
function hasAll(
  { own, around, outwardCodes }: ContainerWords,
  groups: readonly (readonly WordRange[])[],
): boolean {
  return groups.every((ranges) => {
    const isMeant = (word: number) => ranges.some(({ from, to }) => from <= word && word < to);
    return own.some((forms) => forms.some(isMeant)) || around.some(isMeant) || outwardCodes.some(isMeant);
  });
}

/** Returns one number for a range. An index has far fewer than 2^26 words. */
function rangeKey({ from, to }: WordRange): number {
  return from * 2 ** 26 + to;
}
