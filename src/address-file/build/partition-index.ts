/** Numbers in PAF have at most eight digits. */
export const LARGEST_NUMBER = 99_999_999;

const CHUNK = 1 << 18;

/** What another thread gets of an index. The chunks are in shared memory, so they are not copied. */
export interface SharedIndex {
  readonly chunks: readonly (Uint16Array | undefined)[];
  readonly names: readonly string[];
}

/**
 * The partition of each delivery point, by UDPRN or address key. It takes two bytes for every possible
 * number, in chunks that are allocated when first needed: about 110 MB for all UDPRNs in use.
 */
export class PartitionIndex {
  readonly #chunks: (Uint16Array | undefined)[];
  readonly #names: string[];
  readonly #numbers: Map<string, number>;

  /** @param shared the index of another thread. Only one thread may change it. */
  constructor({ chunks, names }: SharedIndex = { chunks: [], names: [''] }) {
    this.#chunks = [...chunks];
    this.#names = [...names];
    this.#numbers = new Map(names.map((name, number) => [name, number]));
  }

  get shared(): SharedIndex {
    return { chunks: this.#chunks, names: this.#names };
  }

  /** The partition of a number, or undefined if none was set. */
  get(number: number): string | undefined {
    const partition = this.#chunks[Math.floor(number / CHUNK)]?.[number % CHUNK] ?? 0;
    return partition === 0 ? undefined : this.#names[partition];
  }

  /**
   * Sets the partition of a number. If a number is set several times, the first partition in alphabetical
   * order wins, so the order of the rows does not matter.
   *
   * @returns whether the number had been set before
   */
  set(number: number, partition: string): boolean {
    const before = this.get(number);
    if (before !== undefined && before <= partition) return true;
    let chunk = this.#chunks[Math.floor(number / CHUNK)];
    if (chunk === undefined) {
      chunk = new Uint16Array(new SharedArrayBuffer(2 * CHUNK));
      this.#chunks[Math.floor(number / CHUNK)] = chunk;
    }
    chunk[number % CHUNK] = this.#numberOf(partition);
    return before !== undefined;
  }

  /**
   * Sets every number of another index, which must not be used afterwards.
   *
   * @param onKnown called for each number that had been set before
   */
  join({ chunks, names }: SharedIndex, onKnown: (number: number) => void): void {
    const own = Uint16Array.from(names, (name) => this.#numberOf(name));
    for (const [at, chunk] of chunks.entries()) {
      if (chunk === undefined) continue;
      for (let place = 0; place < CHUNK; place++) chunk[place] = own[chunk[place]!]!;
      const known = this.#chunks[at];
      if (known === undefined) this.#chunks[at] = chunk;
      else this.#joinChunk(known, chunk, (place) => onKnown(at * CHUNK + place));
    }
  }

  #joinChunk(known: Uint16Array, chunk: Uint16Array, onKnown: (place: number) => void): void {
    for (let place = 0; place < CHUNK; place++) {
      const partition = chunk[place]!;
      const before = known[place]!;
      if (partition === 0) continue;
      if (before !== 0) onKnown(place);
      if (before === 0 || this.#names[partition]! < this.#names[before]!) known[place] = partition;
    }
  }

  #numberOf(partition: string): number {
    const known = this.#numbers.get(partition);
    if (known !== undefined) return known;
    this.#numbers.set(partition, this.#names.length);
    return this.#names.push(partition) - 1;
  }
}
