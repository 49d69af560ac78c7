/** Numbers of PAF have eight digits at most. */
export const LARGEST_NUMBER = 99_999_999;

const CHUNK = 1 << 18;

/**
 * Which partition a delivery point is in, by its UDPRN or address key: two bytes for each number that could be, in
 * chunks made when first needed. All UDPRNs in use take about 110 MB.
 */
export class PartitionIndex {
  readonly #chunks: (Uint16Array | undefined)[] = [];
  readonly #names: string[] = [''];
  readonly #numbers = new Map<string, number>();

  /** The partition of a number; undefined where none was set. */
  get(number: number): string | undefined {
    const partition = this.#chunks[Math.floor(number / CHUNK)]?.[number % CHUNK] ?? 0;
    return partition === 0 ? undefined : this.#names[partition];
  }

  /**
   * Sets the partition of a number. Of several the first in alphabetical order stays, so that the order of the
   * rows makes no difference.
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
