import { present } from '../../present.ts';
import { ByteReader } from '../bytes.ts';
import { type ContainerKind, kindOfMark } from './container.ts';
import type { WordRange } from './lexicon.ts';
import type { TypeaheadStore } from './store.ts';

/*
 * The outline of a container is what decides its rank: its words and a few facts. Outlines lie as plain numbers
 * in one array, so reading and comparing them allocates nothing. An outline has these numbers, from its offset
 * in the array:
 *
 *   0        the kind of the container (container.ts), plus 128 if it has a position
 *   1        the number of its addresses
 *   2, 3     its latitude and longitude as they are stored, or zeros
 *   from 4   its words, as writeWords (container.ts) writes them
 */

export const OUTLINE = { mark: 0, addresses: 1, latitude: 2, longitude: 3, words: 4 } as const;

/** The numbers that are kept for a container. Longer outlines are read again whenever they are needed. */
const SLOT = 32;

/** The number of outlines that are kept, at 132 bytes each. The number of a container decides its slot. */
const SLOTS = 8192;

const NONE = 2 ** 32 - 1;

/** Reads the outlines of containers and keeps those that were read lately. */
export class Outlines {
  readonly #store: Pick<TypeaheadStore, 'value'>;
  readonly #kept = new Uint32Array(SLOTS).fill(NONE);
  #numbers = new Int32Array((SLOTS + 1) * SLOT);

  constructor(store: Pick<TypeaheadStore, 'value'>) {
    this.#store = store;
  }

  /** The array of the outlines. Another call of {@link offsetOf} may replace it. */
  get numbers(): Int32Array {
    return this.#numbers;
  }

  /**
   * Returns the offset of a container's outline in {@link numbers}. It is valid until the next call.
   *
   * @param container a number below the size of the index
   */
  offsetOf(container: number): number {
    const slot = container % SLOTS;
    if (this.#kept[slot] === container) return slot * SLOT;
    const end = this.#read(present(this.#store.value('container', container), 'a container of the index'));
    const spare = SLOTS * SLOT;
    if (end - spare > SLOT) return spare;
    this.#numbers.copyWithin(slot * SLOT, spare, end);
    this.#kept[slot] = container;
    return slot * SLOT;
  }

  /** Returns the kind of a container. */
  kindOf(container: number): ContainerKind {
    const offset = this.offsetOf(container);
    return kindOfMark(this.#numbers[offset + OUTLINE.mark]!);
  }

  /** Returns the number of addresses of a container. */
  addressesOf(container: number): number {
    const offset = this.offsetOf(container);
    return this.#numbers[offset + OUTLINE.addresses]!;
  }

  /** Reads an outline into the room after the slots and returns where it ends. */
  #read(bytes: Buffer): number {
    const reader = new ByteReader(bytes);
    const spare = SLOTS * SLOT;
    // A number takes at least a byte.
    this.#makeRoom(spare + OUTLINE.words + bytes.length);
    const numbers = this.#numbers;
    let at = spare + OUTLINE.words;
    const own = reader.number();
    numbers[at++] = own;
    // After the own words follow the words around them and the outward codes.
    for (let left = own + 2; left > 0; left--) {
      const count = reader.number();
      numbers[at++] = count;
      for (let more = count; more > 0; more--) numbers[at++] = reader.number();
    }
    const mark = reader.byte();
    numbers[spare + OUTLINE.mark] = mark;
    numbers[spare + OUTLINE.addresses] = reader.number();
    numbers[spare + OUTLINE.latitude] = mark < 128 ? 0 : reader.number();
    numbers[spare + OUTLINE.longitude] = mark < 128 ? 0 : reader.number();
    return at;
  }

  #makeRoom(length: number): void {
    if (length <= this.#numbers.length) return;
    const larger = new Int32Array(length);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}

/**
 * Whether a container has a word from each group of ranges.
 *
 * @param offset where its outline begins
 */
export function hasAll(
  numbers: Int32Array,
  offset: number,
  groups: readonly (readonly WordRange[])[],
): boolean {
  for (let at = 0; at < groups.length; at++) {
    if (!hasOne(numbers, offset, present(groups[at], 'the ranges of a typed word'))) return false;
  }
  return true;
}

function hasOne(numbers: Int32Array, offset: number, ranges: readonly WordRange[]): boolean {
  let at = offset + OUTLINE.words;
  for (let left = numbers[at++]! + 2; left > 0; left--) {
    for (let more = numbers[at++]!; more > 0; more--) {
      const word = numbers[at++]!;
      for (let range = 0; range < ranges.length; range++) {
        const { from, to } = present(ranges[range], 'a range of words');
        if (from <= word && word < to) return true;
      }
    }
  }
  return false;
}
