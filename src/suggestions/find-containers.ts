import type { AddressFile } from '../address-file/address-file.ts';
import type { WordRange } from '../address-file/typeahead/lexicon.ts';
import type { TypeaheadIndex } from '../address-file/typeahead/typeahead-index.ts';
import type { ReadingBudget } from '../address-file/typeahead/word-containers.ts';
import { itemAt, present } from '../present.ts';
import { misspeltWord, rangesOf, type SoughtWord, soughtWord } from './sought-word.ts';
import type { Typed } from './typed.ts';
import type { TypedPostcode } from './typed-postcode.ts';

/** The most containers that are compared with each other. */
export const MOST_COMPARED = 100;

/**
 * The most values of the index that are read for one term: about 4 ms. The search with slips may read as many
 * again. So its results do not depend on whether the words as typed were looked up or remembered.
 */
const MOST_READ = 2000;

/** The most words of a term that are searched for with slips. */
const MOST_MISSPELT = 4;

/** Containers that have all the typed words, and the words as they were searched for. */
export interface FoundContainers {
  readonly containers: readonly number[];
  /** Whether these are all containers that have the words. */
  readonly isWhole: boolean;
  readonly words: readonly SoughtWord[];
}

/** Finds the containers that have the words of a term, either as typed or with slips. */
export class ContainerSearch {
  readonly #index: TypeaheadIndex;
  readonly #typed: Typed;
  #soughtWords: readonly SoughtWord[] | undefined;
  #ownOutwardCodes: readonly (readonly WordRange[])[] | undefined;
  readonly #slipBudget: ReadingBudget = { left: MOST_READ };

  constructor({ typeahead }: AddressFile, typed: Typed) {
    this.#index = typeahead;
    this.#typed = typed;
  }

  /** Finds the containers that have all words as they were typed. */
  exact(): FoundContainers {
    const budget = { left: MOST_READ };
    const containers = this.#find(this.words, budget);
    const isWhole = containers.length < MOST_COMPARED && budget.left > 0;
    return { containers, isWhole, words: this.words };
  }

  /**
   * Finds the same containers as {@link exact}, but searches only among the given containers.
   *
   * @param containers all containers that have the words of a shorter term, in ascending order
   */
  exactAmong(containers: Iterable<number>): FoundContainers {
    const groups = this.#groups(this.words);
    const having = [...containers].filter((container) => this.#index.hasWords(container, groups));
    return { containers: having, isWhole: true, words: this.words };
  }

  /** Whether every word that the last typed word may mean begins with this text. */
  isLastWordWithin(text: string): boolean {
    const { from, to } = this.#index.lexicon.beginningWith(text);
    return present(this.words.at(-1), 'the last typed word').begun.every(
      (range) => from <= range.from && range.to <= to,
    );
  }

  /**
   * Finds the containers that have all words, with slips. Each word in turn may be misspelt while the others
   * are not. Only if that finds nothing may all words be misspelt at once.
   */
  withSlips(slips: number): FoundContainers {
    const words = this.wordsWithSlips(slips);
    const found = new Set<number>();
    words.forEach((word, at) => {
      if (word.misspelt.length === 0) return;
      for (const container of this.#find(this.words.with(at, word), this.#slipBudget)) found.add(container);
    });
    if (found.size === 0 && words.filter(({ misspelt }) => misspelt.length > 0).length > 1) {
      for (const container of this.#find(words, this.#slipBudget)) found.add(container);
    }
    const containers = [...found].sort((one, other) => one - other).slice(0, MOST_COMPARED);
    return { containers, isWhole: false, words };
  }

  /** The words of the term, looked up with this many slips. */
  wordsWithSlips(slips: number): readonly SoughtWord[] {
    let left = MOST_MISSPELT;
    return this.words.map((word, at) => {
      if (left === 0) return word;
      const misspelt = misspeltWord(word, itemAt(this.#typed.words, at), this.#index.lexicon, slips);
      if (misspelt !== undefined) left--;
      return misspelt ?? word;
    });
  }

  /** The words of the term. They are looked up when they are needed: a remembered term needs none. */
  get words(): readonly SoughtWord[] {
    this.#soughtWords ??= this.#typed.words.map((word) => soughtWord(word, this.#index.lexicon));
    return this.#soughtWords;
  }

  /** The typed outward codes. They are words of the index, too. */
  get #outwardCodes(): readonly (readonly WordRange[])[] {
    this.#ownOutwardCodes ??= outwardCodes(this.#index, this.#typed.postcodes);
    return this.#ownOutwardCodes;
  }

  #find(words: readonly SoughtWord[], budget: ReadingBudget): number[] {
    return this.#index.find(this.#groups(words), MOST_COMPARED, budget);
  }

  #groups(words: readonly SoughtWord[]): readonly (readonly WordRange[])[] {
    return [...words.map(rangesOf), ...this.#outwardCodes];
  }
}

function outwardCodes(
  { lexicon }: TypeaheadIndex,
  postcodes: readonly TypedPostcode[],
): readonly WordRange[][] {
  if (postcodes.length === 0) return [];
  return [
    postcodes.flatMap(({ outwardCode, inwardCode }) => {
      if (inwardCode === '') return [lexicon.beginningWith(outwardCode)];
      const at = lexicon.find(outwardCode);
      return at === undefined ? [] : [{ from: at, to: at + 1 }];
    }),
  ];
}
