/** Numbers in PAF have at most eight digits. */
export const LARGEST_NUMBER = 99_999_999;

const CHUNK = 1 << 18;

/**
 * The partition of each delivery point, by UDPRN or address key. It takes two bytes for every possible
 * number, in chunks that are allocated when first needed: about 110 MB for all UDPRNs in use.
 */
export class PartitionIndex {
  readonly #chunks: (Uint16Array | undefined)[] = [];
  readonly #names: string[] = [''];
  readonly #numbers = new Map<string, number>();

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
      chunk = new Uint16Array(CHUNK);
      this.#chunks[Math.floor(number / CHUNK)] = chunk;
    }
    chunk[number % CHUNK] = this.#numberOf(partition);
    return before !== undefined;
  }

  #numberOf(partition: string): number {
    const known = this.#numbers.get(partition);
    if (known !== undefined) return known;
    this.#numbers.set(partition, this.#names.length);
    return this.#names.push(partition) - 1;
  }
}
