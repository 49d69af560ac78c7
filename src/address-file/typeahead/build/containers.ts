import { present } from '../../../present.ts';
import { ByteWriter } from '../../bytes.ts';
import { type Container, type ContainerWords, writeContainer, writeWords } from '../container.ts';
import type { DoorsOfPostcode } from '../doors.ts';
import type { TypeaheadWriter } from '../store.ts';

/** The words by which a container is found, as texts (see {@link ContainerWords}). */
export interface WordsOfContainer {
  readonly own: readonly (readonly string[])[];
  readonly around: readonly string[];
  readonly outwardCodes: Iterable<string>;
}

/**
 * Bits in the stored numbers of a container's words that mark what each word is. The rest of the bits are its
 * number.
 */
const FIRST_FORM = 2 ** 31;
const OTHER_FORM = 2 ** 30;
const OUTWARD_CODE = 2 ** 29;
const NUMBER = 2 ** 29 - 1;

/**
 * Collects containers, with the words by which each is found. They get their numbers once all have been
 * collected. Each takes about 100 bytes of memory outside V8's heap.
 */
export class GatheredContainers {
  readonly #rows = new ByteWriter(1 << 20);
  readonly #wordNumbers = new Map<string, number>();
  readonly #rowStarts = new Numbers();
  readonly #addresses = new Numbers();
  /** The numbers of the words of each container, one container after another. */
  readonly #words = new Numbers();
  readonly #wordStarts = new Numbers();

  get size(): number {
    return this.#addresses.size;
  }

  add(
    container: Omit<Container, 'postcodes'>,
    { own, around, outwardCodes }: WordsOfContainer,
    doors: readonly DoorsOfPostcode[] = [],
  ): void {
    this.#rowStarts.add(this.#rows.length);
    this.#addresses.add(container.addresses);
    this.#wordStarts.add(this.#words.size);
    writeContainer(this.#rows, container, doors);
    const seen = new Set<string>();
    const add = (word: string, mark: number) => {
      if (seen.has(word)) return false;
      seen.add(word);
      this.#words.add(this.#numberOf(word) + mark);
      return true;
    };
    for (const forms of own) {
      let mark = FIRST_FORM;
      for (const form of forms) if (add(form, mark)) mark = OTHER_FORM;
    }
    for (const word of around) add(word, 0);
    for (const code of outwardCodes) add(code, OUTWARD_CODE);
  }

  /**
   * Numbers the containers. Those with the most addresses come first. Ties go to the container that came
   * first.
   */
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
      markedWords: this.#words.take(),
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

/**
 * All containers. In the comments below, `gathered place` is the position at which a container came, and
 * `number` is the number that it got.
 */
export interface NumberedContainers {
  /** The words, in the order in which they came. */
  readonly words: readonly string[];
  /** For each number: the gathered place of the container. */
  readonly order: Uint32Array;
  readonly rows: Buffer;
  /**
   * For each gathered place: where the row of the container begins. One more entry says where the last row
   * ends.
   */
  readonly rowStarts: Uint32Array;
  /**
   * The marked numbers of words: those of the container gathered first, then those of the next, and so on.
   */
  readonly markedWords: Uint32Array;
  /**
   * For each gathered place: where the words of the container begin. One more entry says where the last words
   * end.
   */
  readonly wordStarts: Uint32Array;
}

/** Returns the number of a word without its mark. Words are numbered in the order in which they came. */
export function unmarked(word: number): number {
  return word % (NUMBER + 1);
}

/**
 * Writes the containers.
 *
 * @param places for each word, in the order in which the words came, its number in the lexicon
 */
export function writeContainers(
  store: TypeaheadWriter,
  { order, rows, rowStarts, markedWords, wordStarts }: NumberedContainers,
  places: Uint32Array,
): void {
  const writer = new ByteWriter();
  store.transaction(() => {
    order.forEach((gathered, number) => {
      writer.clear();
      writeWords(
        writer,
        wordsOf(markedWords.subarray(wordStarts[gathered], wordStarts[gathered + 1]), places),
      );
      writer.append(rows.subarray(rowStarts[gathered], rowStarts[gathered + 1]));
      store.append('container', number, writer.view());
    });
  });
}

function wordsOf(marked: Uint32Array, places: Uint32Array): ContainerWords {
  const own: number[][] = [];
  const around: number[] = [];
  const outwardCodes: number[] = [];
  for (const word of marked) {
    const place = places[unmarked(word)]!;
    if (word >= FIRST_FORM) own.push([place]);
    else if (word >= OTHER_FORM) present(own.at(-1), 'the word that has another form').push(place);
    else if (word >= OUTWARD_CODE) outwardCodes.push(place);
    else around.push(place);
  }
  return { own, around, outwardCodes };
}

/** A growing list of whole numbers of 32 bits, in memory outside V8's heap. */
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

  /** Returns the numbers that were added. The result is valid until another number is added. */
  take(): Uint32Array {
    return this.#values.subarray(0, this.#size);
  }
}
