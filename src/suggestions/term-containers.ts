import type { AddressFile } from '../address-file/address-file.ts';
import { present } from '../present.ts';
import { bestFirst } from './best-first.ts';
import type { GeographicPoint } from './distance.ts';
import { type ContainerSearch, type FoundContainers, MOST_COMPARED } from './find-containers.ts';
import { RecentFinds } from './recent-finds.ts';
import { ContainerScorer, PARTS } from './score.ts';
import { lengthOfScored, ScoredContainers, writeScored } from './scored-containers.ts';
import type { Typed } from './typed.ts';

/** The most containers that are kept for a term: the best of those that were compared. */
const MOST_KEPT = 64;

/** The most slips that are looked for in a word. */
const MOST_SLIPS = 2;

const EXACT = 0;
const MISSPELT = 1;

/** Space for the scores of a search. All searches share it: they never wait, so only one runs at a time. */
const scores = new Float64Array(MOST_COMPARED * PARTS.length);

const NOTHING_FOUND: FoundContainers = { containers: [], isWhole: false, words: [] };

/** The containers of a term: those that have its words as typed, and those that have them with slips. */
export class TermContainers {
  readonly #file: AddressFile;
  readonly #search: ContainerSearch;
  readonly #typed: Typed;
  readonly #near: GeographicPoint | undefined;
  readonly #recent: RecentFinds;
  readonly #texts: readonly string[];

  constructor(file: AddressFile, search: ContainerSearch, typed: Typed, near: GeographicPoint | undefined) {
    this.#file = file;
    this.#search = search;
    this.#typed = typed;
    this.#near = near;
    this.#recent = RecentFinds.of(file);
    this.#texts = typed.words.map(({ text }) => text);
  }

  /** Returns the best containers that have the words as they were typed. */
  exact(): ScoredContainers {
    const known = this.#known(EXACT, this.#texts);
    if (known !== undefined) return known;
    const shorter = this.#shorterTerm();
    const found = shorter === undefined ? this.#search.exact() : this.#search.exactAmong(shorter.numbers());
    return this.#scored(EXACT, found, 0);
  }

  /** Returns the best containers that have the words with one slip or, if there are none, with two. */
  withSlips(): ScoredContainers {
    const known = this.#known(MISSPELT, this.#texts);
    if (known !== undefined) return known;
    for (let slips = 1; slips <= MOST_SLIPS; slips++) {
      const found = this.#search.withSlips(slips);
      if (found.containers.length > 0) return this.#scored(MISSPELT, found, slips);
    }
    return this.#scored(MISSPELT, NOTHING_FOUND, 0);
  }

  /**
   * Returns the containers that were found before the last letter or the last word of the term was typed.
   * Returns undefined if they are not remembered, or if other containers may have the words of the longer
   * term.
   */
  #shorterTerm(): ScoredContainers | undefined {
    const last = this.#texts.at(-1);
    if (last === undefined) return undefined;
    const begun = last.slice(0, -1);
    const before = this.#texts.slice(0, -1);
    const known =
      begun !== '' && this.#search.isLastWordWithin(begun)
        ? this.#known(EXACT, [...before, begun])
        : this.#known(EXACT, before);
    return known?.isWhole === true ? known : undefined;
  }

  #known(kind: number, texts: readonly string[]): ScoredContainers | undefined {
    const { terms } = this.#recent;
    const at = terms.find(this.#keyOf(kind, texts));
    return at < 0 ? undefined : this.#list(terms.numbers, at, terms.lengthAt(at));
  }

  /** Scores the containers that were found, and remembers the best of them. */
  #scored(kind: number, { containers, isWhole, words }: FoundContainers, slips: number): ScoredContainers {
    const scorer = new ContainerScorer(this.#file.typeahead, { words, slips, near: this.#near });
    for (let at = 0; at < containers.length; at++)
      scorer.score(present(containers[at], 'a found container'), scores, at * PARTS.length);
    const size = Math.min(MOST_KEPT, containers.length);
    const length = lengthOfScored(size);
    const { terms } = this.#recent;
    const kept = terms.add(this.#keyOf(kind, this.#texts), length);
    const [numbers, at] = kept < 0 ? [new Int32Array(length), 0] : [terms.numbers, kept];
    writeScored(numbers, at, {
      slips,
      isWhole: isWhole && containers.length <= MOST_KEPT,
      containers,
      scores,
      order: bestFirst(containers.length, scores),
      size,
    });
    return this.#list(numbers, at, length);
  }

  #list(numbers: Int32Array, at: number, length: number): ScoredContainers {
    return new ScoredContainers(numbers, at, length, (slips) => this.#scorer(slips));
  }

  #scorer(slips: number): ContainerScorer {
    const words = slips === 0 ? this.#search.words : this.#search.wordsWithSlips(slips);
    return new ContainerScorer(this.#file.typeahead, { words, slips, near: this.#near });
  }

  #keyOf(kind: number, texts: readonly string[]) {
    const { key } = this.#recent;
    key.clear().number(kind);
    key.text(this.#near === undefined ? '' : `${this.#near.latitude} ${this.#near.longitude}`);
    key.number(texts.length);
    for (const text of texts) key.text(text);
    for (const { outwardCode, inwardCode } of this.#typed.postcodes) key.text(outwardCode).text(inwardCode);
    return key;
  }
}
