import { ByteWriter } from '../../bytes.ts';
import { type Container, writeContainer } from '../container.ts';
import type { DoorsOfPostcode } from '../doors.ts';
import { Numbers } from './numbers.ts';

/** The words by which a container is found (see `ContainerWords` in ../container.ts). */
export interface WordsOfContainer {
  /** The words of its own name, as texts. */
  readonly own: readonly (readonly string[])[];
  /** Numbers of words, because the containers of a street share them. */
  readonly around: readonly number[];
  readonly outwardCodes: readonly number[];
}

/**
 * Bits in the stored numbers of a container's words that mark what each word is. The rest of the bits are its
 * number.
 */
export const FIRST_FORM = 2 ** 31;
export const OTHER_FORM = 2 ** 30;
export const OUTWARD_CODE = 2 ** 29;
const NUMBERS = 2 ** 29;

/** Returns the number of a word without its mark. Words are numbered in the order in which they came. */
export function unmarked(word: number): number {
  return word % NUMBERS;
}

/**
 * Containers that were gathered. In the comments below, `gathered place` is the position at which a container
 * came.
 */
export interface GatheredRows {
  /** The words, in the order in which they came. */
  readonly words: readonly string[];
  /** For each gathered place: the number of addresses of the container. */
  readonly addresses: Uint32Array;
  readonly rows: Uint8Array;
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

/**
 * Collects containers, with the words by which each is found. Each takes about 100 bytes of memory outside
 * V8's heap.
 */
export class GatheredContainers {
  readonly #rows = new ByteWriter(1 << 20);
  readonly #wordNumbers = new Map<string, number>();
  /** For each word: the number of containers when it was last added. */
  readonly #lastAdded: number[] = [];
  readonly #rowStarts = new Numbers();
  readonly #addresses = new Numbers();
  readonly #words = new Numbers();
  readonly #wordStarts = new Numbers();

  add(
    container: Omit<Container, 'postcodes'>,
    { own, around, outwardCodes }: WordsOfContainer,
    doors: readonly DoorsOfPostcode[] = [],
  ): void {
    this.#rowStarts.add(this.#rows.length);
    this.#addresses.add(container.addresses);
    this.#wordStarts.add(this.#words.size);
    writeContainer(this.#rows, container, doors);
    for (const forms of own) {
      let mark = FIRST_FORM;
      for (const form of forms) if (this.#addWord(this.#numberOf(form), mark)) mark = OTHER_FORM;
    }
    for (const word of around) this.#addWord(word, 0);
    for (const code of outwardCodes) this.#addWord(code, OUTWARD_CODE);
  }

  /** Returns the numbers of words of a container that will be added. A word that is new gets one. */
  numbersOf(words: Iterable<string>): readonly number[] {
    return Array.from(words, (word) => this.#numberOf(word));
  }

  /** Adds containers that others gathered, in their order. */
  addAll({ words, addresses, rows, rowStarts, markedWords, wordStarts }: GatheredRows): void {
    this.#rowStarts.addAll(rowStarts.subarray(0, -1), this.#rows.length);
    this.#addresses.addAll(addresses, 0);
    this.#wordStarts.addAll(wordStarts.subarray(0, -1), this.#words.size);
    this.#rows.append(rows);
    const numbers = this.numbersOf(words);
    for (const marked of markedWords) {
      const number = unmarked(marked);
      this.#words.add(marked - number + numbers[number]!);
    }
  }

  /** Returns what was gathered. Nothing can be added afterwards. */
  take(): GatheredRows {
    this.#rowStarts.add(this.#rows.length);
    this.#wordStarts.add(this.#words.size);
    return {
      words: [...this.#wordNumbers.keys()],
      addresses: this.#addresses.take(),
      rows: this.#rows.view(),
      rowStarts: this.#rowStarts.take(),
      markedWords: this.#words.take(),
      wordStarts: this.#wordStarts.take(),
    };
  }

  /** Adds a word to the newest container. @returns whether the container did not have it yet */
  #addWord(word: number, mark: number): boolean {
    if (this.#lastAdded[word] === this.#addresses.size) return false;
    this.#lastAdded[word] = this.#addresses.size;
    this.#words.add(word + mark);
    return true;
  }

  #numberOf(word: string): number {
    let number = this.#wordNumbers.get(word);
    if (number === undefined) {
      number = this.#wordNumbers.size;
      this.#wordNumbers.set(word, number);
      this.#lastAdded.push(0);
    }
    return number;
  }
}
