import { itemAt, present } from '../../present.ts';
import { ByteReader } from '../bytes.ts';
import { type Container, isNamed, readContainer, skipContainer, skipWords } from './container.ts';
import { type FoundDoors, readPostcodes, readPostcodesWith, type WantedDoors } from './doors.ts';
import { Lexicon, type WordRange } from './lexicon.ts';
import { CHUNK } from './lists.ts';
import { hasAll, Outlines } from './outlines.ts';
import { PairedRanges } from './paired-ranges.ts';
import { RecentLists } from './recent-lists.ts';
import { readSquare, squareOf } from './squares.ts';
import { TypeaheadStore } from './store.ts';
import { type ReadingBudget, WordContainers } from './word-containers.ts';
import { WordRanges } from './word-ranges.ts';

/** The most ranges of words that are looked up for one typed word. */
const MOST_RANGES = 200;

/** Once this many postcodes around a point have been found, they are enough to choose the nearest from. */
const MOST_NEAR = 1000;

/** The most lists that are read for one typed word. */
const MOST_LISTS = 600;

/** A word with fewer containers than this is searched for as it is, although other words are paired. */
const FEW = 1000;

/** The most lists of pairs that are read for two words. */
const MOST_JOINED = 4;

/**
 * The typeahead index of an address file, opened for reading. It finds containers by the beginnings of words.
 * Each search reads a bounded number of lists, and no list further than the answer needs.
 */
export class TypeaheadIndex {
  /** The number of containers. */
  readonly size: number;
  readonly lexicon: Lexicon;
  /** The parts of containers that decide their rank. */
  readonly outlines: Outlines;
  readonly #store: TypeaheadStore;
  readonly #chunks: number;
  /** Space for the containers of a chunk. All searches share it: they never wait, so only one runs at a time. */
  readonly #places = new Uint16Array(CHUNK);
  /** Space for the blocks of a search, likewise. */
  readonly #blocks: Uint32Array;
  readonly #ranges: WordRanges;
  /** Undefined in an index that was built before it had lists of pairs. */
  readonly #paired: PairedRanges | undefined;
  readonly #lists: RecentLists;

  /** @throws Error if the file is missing or is no typeahead index */
  constructor(path: string) {
    this.#store = new TypeaheadStore(path);
    this.outlines = new Outlines(this.#store);
    this.lexicon = Lexicon.read(this.#store.about('words'));
    const { containers } = JSON.parse(this.#store.about('counts').toString()) as { containers: number };
    this.size = containers;
    this.#chunks = Math.ceil(containers / CHUNK);
    this.#blocks = new Uint32Array(this.#chunks);
    this.#lists = new RecentLists(this.#store, this.#chunks);
    this.#ranges = new WordRanges(this.#store.about('ranges'));
    if (this.#store.has('paired'))
      this.#paired = new PairedRanges(this.#store.about('paired'), this.lexicon.size + this.#ranges.size);
  }

  /** Yields the numbers of all lists: those of the words, of ranges of words, and of pairs of ranges. */
  *lists(): Generator<number> {
    for (let list = 0; list < this.lexicon.size + this.#ranges.size; list++) yield list;
    if (this.#paired !== undefined) yield* this.#paired.lists();
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
    skipContainer(reader);
    return readPostcodesWith(reader, wanted);
  }

  /** Whether a container has a word from each group of ranges. */
  hasWords(number: number, groups: readonly (readonly WordRange[])[]): boolean {
    const offset = this.outlines.offsetOf(number);
    return hasAll(this.outlines.numbers, offset, groups);
  }

  /**
   * Finds the containers that have a word from each group of ranges, those with the most addresses first.
   * When the budget is used up, the search stops with what it has found.
   *
   * @param groups for each typed word, the ranges in which it may be
   * @param most how many containers to find
   */
  find(groups: readonly (readonly WordRange[])[], most: number, budget: ReadingBudget): number[] {
    this.#lists.begin();
    const words = this.#wordsOf(groups, budget).sort((one, other) => one.count - other.count);
    const [rarest, ...others] = words;
    if (rarest === undefined || rarest.count === 0) return [];
    const blocks = this.#blocks.fill(2 ** 32 - 1);
    for (const word of words) word.keepBlocks(blocks);
    const found: number[] = [];
    const places = this.#places;
    for (let chunk = 0; chunk < this.#chunks && found.length < most && budget.left > 0; chunk++) {
      const inBlocks = blocks[chunk]!;
      if (inBlocks === 0) continue;
      let count = rarest.collect(chunk, inBlocks, places);
      for (let at = 0; at < others.length && count > 0; at++) {
        if (count <= readsFor(others, at, chunk)) {
          count = this.#keepHaving(groups, chunk, count, budget);
          break;
        }
        count = present(others[at], 'the lists of a word').keep(chunk, inBlocks, places, count);
      }
      for (let at = 0; at < count && found.length < most; at++) found.push(chunk * CHUNK + places[at]!);
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
    const reader = new ByteReader(
      present(this.#store.value('container', container), 'a container of the index'),
    );
    skipWords(reader);
    return reader;
  }

  /**
   * Keeps only the found containers of a chunk that have a word from each group, and returns how many there
   * are. Reads the outline of each container instead of the lists.
   */
  #keepHaving(
    groups: readonly (readonly WordRange[])[],
    chunk: number,
    count: number,
    budget: ReadingBudget,
  ): number {
    const places = this.#places;
    let kept = 0;
    for (let at = 0; at < count; at++) {
      budget.left--;
      if (this.hasWords(chunk * CHUNK + places[at]!, groups)) places[kept++] = places[at]!;
    }
    return kept;
  }

  /**
   * Returns the containers of the words. If several words are paired, the rarest of them is taken together with
   * each of the others: the list of a pair is much shorter than the lists of both words.
   */
  #wordsOf(groups: readonly (readonly WordRange[])[], budget: ReadingBudget): WordContainers[] {
    const words = groups.map((ranges) => this.#containersOf(ranges, budget));
    const paired = this.#paired;
    if (paired === undefined || words.length < 2) return words;
    const places = groups.map((ranges) => paired.placesOf(ranges));
    let rarest = -1;
    for (const [at, { count }] of words.entries()) {
      if (places[at] === undefined) {
        if (count < FEW) return words;
      } else if (rarest < 0 || count < itemAt(words, rarest).count) rarest = at;
    }
    const own = places[rarest];
    if (own === undefined) return words;
    let isJoined = false;
    const joined = words.map((word, at) => {
      const other = at === rarest ? undefined : places[at];
      const lists = other === undefined ? undefined : paired.listsOf(own, other);
      if (lists === undefined || lists.length > MOST_JOINED) return word;
      isJoined = true;
      return this.#readLists(lists, budget);
    });
    return isJoined ? joined.toSpliced(rarest, 1) : words;
  }

  #containersOf(ranges: readonly WordRange[], budget: ReadingBudget): WordContainers {
    const lists: number[] = [];
    for (const range of ranges.slice(0, MOST_RANGES)) {
      const own = this.#ranges.find(range);
      if (own >= 0) lists.push(this.lexicon.size + own);
      else for (let word = range.from; word < range.to; word++) lists.push(word);
    }
    return this.#readLists(lists.slice(0, MOST_LISTS), budget);
  }

  #readLists(lists: readonly number[], budget: ReadingBudget): WordContainers {
    budget.left -= lists.length;
    return new WordContainers(
      lists.map((list) => this.#lists.list(list)),
      this.#store,
      budget,
    );
  }
}

/** Returns how many values of a chunk must be read to search it for the words from index `from` on. */
function readsFor(words: readonly WordContainers[], from: number, chunk: number): number {
  let reads = 0;
  for (let at = from; at < words.length; at++)
    reads += present(words[at], 'the lists of a word').readsIn(chunk);
  return reads;
}
