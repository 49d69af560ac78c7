import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { editDistance } from '../../../text/edit-distance.ts';
import type { ListedNames } from '../../typed/remark.ts';
import type { WrittenWord } from './written-word.ts';

/** What a typed word was found to be. */
export const ROLE = { none: 0, premise: 1, mark: 2, street: 3, place: 4 } as const;

/** A number or letter of an address, where it was typed. */
export interface FoundMark {
  readonly at: number;
  readonly typed: WrittenWord;
  readonly meant: WrittenWord;
}

/** Finds the words of one address in a typed text. Each typed word is found once. */
export class FoundWords {
  readonly typed: readonly WrittenWord[];
  /** For each typed word, a value of {@link ROLE}. */
  readonly roles: Uint8Array;
  /** The numbers and letters of the premises and the street, in the order of the address. */
  readonly marks: FoundMark[] = [];
  /** How many words of the premises and the street were typed with a slip or as they are heard. */
  slips = 0;
  readonly #listed: ListedNames;
  /** The index of the word that was found last. */
  #last = -1;

  constructor(typed: readonly WrittenWord[], listed: ListedNames) {
    this.typed = typed;
    this.#listed = listed;
    this.roles = new Uint8Array(typed.length);
  }

  has(meant: WrittenWord): boolean {
    return this.#find(meant) >= 0;
  }

  /**
   * Marks a free typed word as a word of the address. Returns false if the text has no such word. An initial may stand
   * for a word of a place: `L. Ashcombe` for Lower Ashcombe.
   */
  take(meant: WrittenWord, role: number): boolean {
    const word = this.#find(meant);
    const at = word < 0 && role === ROLE.place ? this.#initialOf(meant) : word;
    const typed = this.typed[at];
    if (typed === undefined) return false;
    this.#last = at;
    this.roles[at] = role;
    if (role === ROLE.place) return true;
    if (meant.isMark) {
      this.roles[at] = ROLE.mark;
      this.marks.push({ at, typed, meant });
    } else if (typed.key !== meant.key) this.slips++;
    return true;
  }

  /**
   * Whether the marks stand in the order of the address. A part may stand behind its house if its label was typed.
   * Flat 3 of cluster 2 is not flat 2 of cluster 3.
   */
  hasOrder(): boolean {
    return this.marks.every((mark, index) => {
      const { at, typed, meant } = mark;
      if (this.#isOtherLabel(mark)) return false;
      const isBehind = this.marks.slice(index + 1).some((later) => later.at < at);
      return !isBehind || (typed.label !== '' && typed.label === meant.label);
    });
  }

  /** Whether a mark was typed with a label that belongs to another mark, or whose own label stands elsewhere. */
  #isOtherLabel({ typed, meant }: FoundMark): boolean {
    if (typed.label === '' || typed.label === meant.label) return false;
    // `3 Cotham Street (Flat 8)` is not Flat 3 of number 8.
    if (meant.label === '') return this.marks.some((other) => other.meant.label === typed.label);
    return this.typed.some(({ key }) => key === meant.label);
  }

  /**
   * Returns the index of a free typed word that is a word of the address, or -1. It prefers the word that follows the
   * one found last, then a mark with the same label, then the same word anywhere. A word that sounds the same or has a
   * slip comes last.
   */
  #find(meant: WrittenWord): number {
    const next = this.#last + 1;
    const isSame = ({ key, label }: WrittenWord) => key === meant.key && label === meant.label;
    if (next < this.typed.length && this.roles[next] === ROLE.none && isSame(this.typed[next]!)) return next;
    const labelled = this.#indexOf(isSame);
    if (labelled >= 0) return labelled;
    const same = this.#indexOf((typed) => typed.key === meant.key || isEither(typed, meant));
    if (same >= 0 || meant.isMark || meant.key.length < SHORTEST_SWAPPED) return same;
    return this.#indexOf((typed) => !typed.isMark && this.#isLike(typed, meant));
  }

  #initialOf({ key: meant }: WrittenWord): number {
    return meant.length < SHORTEST_HEARD ? -1 : this.#indexOf(({ key }) => key === meant[0]);
  }

  /** Whether a typed word that the list has nowhere may be a word of the address. */
  #isLike({ word: typed, key }: WrittenWord, { word, key: meant }: WrittenWord): boolean {
    // `5 Elm Cottage` is one of Elm Cottages, but `Elm Cottages` is not Elm Cottage.
    if (meant === `${key}S` || (key === `${meant}S` && !word.is(KIND.building))) return true;
    // `Fixth Avenue` may be Fifth Avenue or Sixth Avenue.
    if (this.#listed.isNameWord(typed) || word.is(KIND.ordinal | KIND.cardinal)) return false;
    if (meant.length >= SHORTEST_HEARD && typed.heard === word.heard) return true;
    // `Eml Road`
    if (typed.letters === word.letters && key.length === meant.length && key[0] === meant[0])
      return editDistance(meant, key, 1) === 1;
    const most = meant.length < SHORTEST_WITH_SLIP ? 0 : meant.length < SHORTEST_WITH_TWO ? 1 : 2;
    return most > 0 && editDistance(meant, key, most) <= most;
  }

  #indexOf(test: (typed: WrittenWord) => boolean): number {
    return this.typed.findIndex((typed, at) => this.roles[at] === ROLE.none && test(typed));
  }
}

/** In letters. */
const SHORTEST_SWAPPED = 3;
const SHORTEST_HEARD = 4;
const SHORTEST_WITH_SLIP = 5;
const SHORTEST_WITH_TWO = 9;

/** Whether a short form may be either of two words, and one of them is meant. */
function isEither({ word: one }: WrittenWord, { word: other }: WrittenWord): boolean {
  return one.either.includes(other.text) || other.either.includes(one.text);
}
