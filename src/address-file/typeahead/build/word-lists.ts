import { itemAt } from '../../../present.ts';
import { packWords, type WordRange } from '../lexicon.ts';
import { packList } from '../lists.ts';
import type { TypeaheadWriter } from '../store.ts';
import { packRanges } from '../word-ranges.ts';
import { beginningsOf } from './beginnings.ts';
import type { NumberedContainers } from './containers.ts';
import { unmarked } from './gathered-containers.ts';

/**
 * A range of more words than this has a list of its own, so that no search reads more lists than this for a
 * word.
 */
export const MOST_WORDS_READ = 4;

/** The order of the words in the lexicon. */
export interface LexiconOrder {
  /** For each number in the lexicon: the number of the word in the order in which the words came. */
  readonly sorted: readonly number[];
  /** For each word in the order in which the words came: its number in the lexicon. */
  readonly places: Uint32Array;
}

/** Writes the lexicon. */
export function writeLexicon(store: TypeaheadWriter, { words }: NumberedContainers): LexiconOrder {
  const sorted = [...words.keys()].sort((one, other) => (itemAt(words, one) < itemAt(words, other) ? -1 : 1));
  store.set('words', packWords(sorted.map((word) => itemAt(words, word))));
  const places = new Uint32Array(sorted.length);
  sorted.forEach((word, at) => {
    places[word] = at;
  });
  return { sorted, places };
}

/** The lists of words and ranges, from which those of pairs are made. */
export interface WrittenLists {
  /** The sorted words. */
  readonly texts: readonly string[];
  readonly lists: WordLists;
  /** The number of lists that have been written. */
  readonly written: number;
  /** Stores the chunks of a list, and returns the number of the first. */
  readonly addChunks: (chunks: readonly Buffer[]) => number;
}

/** Writes the list of each word, and the lists of the wide ranges of words that begin alike. */
export function writeWordLists(
  store: TypeaheadWriter,
  containers: NumberedContainers,
  { sorted, places }: LexiconOrder,
): WrittenLists {
  const lists = new WordLists(containers, places);
  const texts = sorted.map((word) => itemAt(containers.words, word));
  const ranges = beginningsOf(texts, MOST_WORDS_READ);
  let nextChunk = 0;
  const addChunks = (chunks: readonly Buffer[]) => {
    for (const chunk of chunks) store.append('chunk', nextChunk++, chunk);
    return nextChunk - chunks.length;
  };
  store.transaction(() => {
    for (let word = 0; word < texts.length; word++) {
      store.append('list', word, packList(lists.of(word), addChunks));
    }
  });
  store.transaction(() => {
    ranges.forEach(({ from, to }, at) => {
      store.append('list', texts.length + at, packList(lists.union(from, to), addChunks));
    });
  });
  store.set('ranges', packRanges(ranges));
  return { texts, lists, written: texts.length + ranges.length, addChunks };
}

/** The containers of each word, with all lists one after another. */
export class WordLists {
  readonly #starts: Uint32Array;
  readonly #containers: Uint32Array;
  readonly #bits: Uint32Array;

  constructor({ order, markedWords, wordStarts }: NumberedContainers, places: Uint32Array) {
    const starts = new Uint32Array(places.length + 1);
    for (const word of markedWords) starts[places[unmarked(word)]! + 1]!++;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
    const next = starts.slice();
    const containers = new Uint32Array(markedWords.length);
    order.forEach((gathered, number) => {
      for (let at = wordStarts[gathered]!; at < wordStarts[gathered + 1]!; at++) {
        containers[next[places[unmarked(markedWords[at]!)]!]!++] = number;
      }
    });
    this.#starts = starts;
    this.#containers = containers;
    this.#bits = new Uint32Array(Math.ceil(order.length / 32));
  }

  of(word: number): Uint32Array {
    return this.#containers.subarray(this.#starts[word], this.#starts[word + 1]);
  }

  /** Returns the sum of the lengths of the lists of a range. */
  sizeOf({ from, to }: WordRange): number {
    return this.#starts[to]! - this.#starts[from]!;
  }

  /** Returns the containers that have any word of a range, each once. */
  union(from: number, to: number): Uint32Array {
    const all = this.#containers.subarray(this.#starts[from], this.#starts[to]);
    const bits = this.#bits;
    let count = 0;
    let lowest = bits.length;
    let highest = -1;
    for (let next = 0; next < all.length; next++) {
      const container = all[next]!;
      const at = container >>> 5;
      const bit = 1 << (container & 31);
      if ((bits[at]! & bit) !== 0) continue;
      bits[at]! |= bit;
      count++;
      if (at < lowest) lowest = at;
      if (at > highest) highest = at;
    }
    const union = new Uint32Array(count);
    let next = 0;
    for (let at = lowest; at <= highest; at++) {
      for (let rest = bits[at]!; rest !== 0; rest &= rest - 1)
        union[next++] = at * 32 + 31 - Math.clz32(rest & -rest);
      bits[at] = 0;
    }
    return union;
  }
}
