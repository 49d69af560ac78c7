import { ByteWriter } from '../../bytes.ts';
import { type Container, PAGE, writeContainer } from '../container.ts';
import type { TypeaheadWriter } from '../store.ts';

/**
 * Containers as they are gathered, with the words that each is found by. They get their numbers when all are there.
 * Takes about 100 bytes for each in memory outside of V8's heap.
 */
export class GatheredContainers {
  readonly #rows = new ByteWriter(1 << 20);
  readonly #wordNumbers = new Map<string, number>();
  readonly #rowStarts = new Numbers();
  readonly #addresses = new Numbers();
  /** The numbers of the words of each container, one container after the other. */
  readonly #words = new Numbers();
  readonly #wordStarts = new Numbers();

  get size(): number {
    return this.#addresses.size;
  }

  add(container: Container, words: Iterable<string>): void {
    this.#rowStarts.add(this.#rows.length);
    this.#addresses.add(container.addresses);
    this.#wordStarts.add(this.#words.size);
    writeContainer(this.#rows, container);
    for (const word of words) this.#words.add(this.#numberOf(word));
  }

  /** Numbers the containers, those with the most addresses first; of equal ones those that came first. */
  number(): NumberedContainers {
    const addresses = this.#addresses.take();
    const order = new Float64Array(addresses.length);
    for (let at = 0; at < order.length; at++)
      order[at] = (2 ** 24 - Math.min(addresses[at]!, 2 ** 24)) * 2 ** 27 + at;
    order.sort();
    const containers = new Uint32Array(order.length);
    for (let at = 0; at < order.length; at++) containers[at] = order[at]! % 2 ** 27;
    this.#rowStarts.add(this.#rows.length);
    this.#wordStarts.add(this.#words.size);
    return {
      words: [...this.#wordNumbers.keys()],
      order: containers,
      rows: this.#rows.view(),
      rowStarts: this.#rowStarts.take(),
      wordNumbers: this.#words.take(),
      wordStarts: this.#wordStarts.take(),
    };
  }

  #numberOf(word: string): number {
    let number = this.#wordNumbers.get(word);
    if (number === undefined) {
      number = this.#wordNumbers.size;
      this.#wordNumbers.set(word, number);
    }
    return number;
  }
}

/** All containers. `gathered` below is the place at which a container came, `number` the number it got. */
export interface NumberedContainers {
  /** The words in the order in which they came. */
  readonly words: readonly string[];
  /** By number: where the container was gathered. */
  readonly order: Uint32Array;
  readonly rows: Buffer;
  /** By gathered place: where its row begins; one more for the end. */
  readonly rowStarts: Uint32Array;
  /** Numbers of words: those of the container gathered first, then of the next … */
  readonly wordNumbers: Uint32Array;
  /** By gathered place: where its words begin; one more for the end. */
  readonly wordStarts: Uint32Array;
}

/** Writes the containers in pages of {@link PAGE}. */
export function writeContainers(
  store: TypeaheadWriter,
  { order, rows, rowStarts }: NumberedContainers,
): void {
  const writer = new ByteWriter();
  store.transaction(() => {
    for (let from = 0; from < order.length; from += PAGE) {
      writer.clear();
      for (const gathered of order.subarray(from, from + PAGE)) {
        writer.append(rows.subarray(rowStarts[gathered]!, rowStarts[gathered + 1]!));
      }
      store.append('container', from / PAGE, writer.view());
    }
  });
}

/** Whole numbers of 32 bits that become more, in memory outside of V8's heap. */
export class Numbers {
  #values = new Uint32Array(1 << 16);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(value: number): void {
    if (this.#size === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#size++] = value;
  }

  /** What was added, until something more is. */
  take(): Uint32Array {
    return this.#values.subarray(0, this.#size);
  }
}
