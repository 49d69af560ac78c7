import type { AddressFile } from '../../../address-file/address-file.ts';
import { FlatKey } from '../../../caches/flat-key.ts';
import { FlatTexts } from '../../../caches/flat-texts.ts';
import type { AddressKinds } from '../../../suggestions/address-kinds.ts';

/** A list of suggestions as an answer shows it. */
export interface AnswerList {
  /** The array of the suggestions, as JSON. */
  readonly json: string;
  readonly count: number;
}

/** What decides the list of an answer, in addition to the address file. */
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
const BYTES_KEPT = 2 ** 22;
const LISTS_KEPT = 8192;

/**
 * Remembers the lists of short terms, outside V8's heap. The lists of an address file are released together
 * with it.
 */
export class RecentAnswers {
  readonly #byFile = new WeakMap<AddressFile, FlatTexts>();
  readonly #key = new FlatKey();

  /** @param make makes the list if it is not remembered. The same arguments must always give the same list */
  of(file: AddressFile, asked: Asked, make: () => AnswerList): AnswerList {
    if (asked.term.length > LONGEST_TERM) return make();
    let lists = this.#byFile.get(file);
    if (lists === undefined) {
      lists = new FlatTexts(BYTES_KEPT, LISTS_KEPT);
      this.#byFile.set(file, lists);
    }
    const known = lists.get(this.#keyOf(asked));
    if (known !== undefined) return unpacked(known);
    const list = make();
    lists.set(this.#keyOf(asked), packed(list));
    return list;
  }

  #keyOf({ term, kinds, language }: Asked): FlatKey {
    const key = this.#key.clear().text(term).text(language);
    for (const kind of kinds) key.text(kind);
    return key;
  }
}

/** A list as one text: its count as one character, then its JSON. */
function packed({ json, count }: AnswerList): string {
  return String.fromCharCode(count) + json;
}

function unpacked(text: string): AnswerList {
  return { json: text.slice(1), count: text.charCodeAt(0) };
}
