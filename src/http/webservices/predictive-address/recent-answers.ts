import type { AddressFile } from '../../../address-file/address-file.ts';
import { RecentMap } from '../../../caches/recent-map.ts';
import type { AddressKinds } from '../../../suggestions/address-kinds.ts';

/** A list of suggestions as an answer shows it. */
export interface AnswerList {
  /** The array of the suggestions, as JSON. */
  readonly json: string;
  readonly count: number;
}

/** What decides the list of an answer, besides the address file. */
interface Asked {
  readonly term: string;
  readonly kinds: AddressKinds;
  readonly language: 'en' | 'cy';
}

/**
 * Lists for longer terms are not remembered: few people type the same. Every address begins with one of a few
 * thousand shorter terms, and these take the longest to search for.
 */
const LONGEST_TERM = 6;

/** The memory for the lists of an address file, in bytes. A list of ten suggestions takes 1,400. */
const BYTES_KEPT = 3_000_000;

/** The memory for a list besides its text. */
const OWN_BYTES = 200;

/** Remembers the lists of short terms. The lists of an address file are released together with it. */
export class RecentAnswers {
  readonly #byFile = new WeakMap<AddressFile, RecentMap<string, AnswerList>>();

  /** @param make makes the list if it is not remembered. The same arguments must always give the same list */
  of(file: AddressFile, { term, kinds, language }: Asked, make: () => AnswerList): AnswerList {
    if (term.length > LONGEST_TERM) return make();
    let lists = this.#byFile.get(file);
    if (lists === undefined) {
      lists = new RecentMap(BYTES_KEPT, ({ json }) => OWN_BYTES + json.length);
      this.#byFile.set(file, lists);
    }
    const key = `${language} ${[...kinds].join()} ${term}`;
    let list = lists.get(key);
    if (list === undefined) {
      list = make();
      lists.set(key, list);
    }
    return list;
  }
}
