import {
  isArticle,
  isDefiniteArticle,
  isSmall,
  isWelshArticle,
} from '../../address/normal-form/small-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { sameWord, type Word, wordOf } from '../../address/normal-form/word.ts';
import { EXACT_ONLY, slipsBetween } from '../../address/normal-form/word-slips.ts';
import { present } from '../../present.ts';
import { slips } from '../../text/slips.ts';
import type { TypedText } from '../typed/typed-text.ts';

/*
 * Finds a name of the file among the words of a typed address: whole, damaged, run together or torn apart.
 */

/** The place where a name was found in a typed text. */
export interface Found {
  /** The first token of the name. */
  readonly from: number;
  /** The token after its last one. */
  readonly to: number;
  /**
   * 1 if every word is the same. The more slips there are, the lower it is, but never below {@link LEAST}.
   */
  readonly likeness: number;
}

/**
 * In letters. Each slip lowers the likeness of a name by this number, divided by the number of its letters.
 */
export const COST_OF_SLIP = 1.2;

/** The likeness of a name that was run together or torn apart and also has a slip. */
export const JOINED_WITH_SLIP = 0.85;

/** The likeness of a name that was run together or torn apart, without a slip. */
export const JOINED = 0.97;

/** The likeness of a name that was written without the Welsh article within it: `Heol Bont` for Heol y Bont. */
export const WITHOUT_ARTICLE = 0.85;

/** The likeness of a name that was run together with a short form of its last word: `BIRCHLA` for Birch Lane. */
const JOINED_SHORTENED = 0.9;

/** A likeness below this means another name. */
export const LEAST = 0.7;

/** In letters. Shorter words are hardly a name that was run together with its article. */
const SHORTEST_JOINED = 6;

/** In letters. A shorter word is hardly three words that were run together. */
const SHORTEST_OF_SEVERAL = 10;

/** A name that is ready to be looked for in typed texts. */
export class Phrase {
  /**
   * The words without THE, OF, AND and the like, and without the article of `Y Graig`. If there are no other
   * words, these stay.
   */
  readonly words: readonly Word[];
  /** All words, including THE, OF, AND and the like. */
  readonly all: readonly Word[];
  /** Whether the words include numbers or points of the compass, in which no slips are allowed. */
  readonly isExact: boolean;
  #joined: string | undefined;
  #joinedWhole: string | undefined;
  #bare: string | undefined;

  constructor(words: readonly Word[]) {
    this.all = words;
    const solid =
      words.some(isSmall) && !words.every(isSmall) ? words.filter((word) => !isSmall(word)) : words;
    const [first] = solid;
    this.words = first !== undefined && solid.length > 1 && isArticle(first) ? solid.slice(1) : solid;
    this.isExact = this.words.some((word) => word.is(EXACT_ONLY));
  }

  /** The first of `words`. */
  get first(): Word {
    return present(this.words[0], 'the first word of a name');
  }

  /** The last of `words`. */
  get last(): Word {
    return present(this.words.at(-1), 'the last word of a name');
  }

  /** Whether the name begins with a definite article: `The Lodge`, `Y Graig`. */
  get hasArticle(): boolean {
    const [word] = this.all;
    return word !== undefined && isDefiniteArticle(word);
  }

  /** Whether a Welsh article stands between its words. */
  get #isArticled(): boolean {
    return this.all.length > 2 && this.all.some((word, at) => at > 0 && isWelshArticle(word));
  }

  /** The letters of `words`, run together. */
  get joined(): string {
    this.#joined ??= joinedText(this.words);
    return this.#joined;
  }

  /** The letters of `all`, run together. */
  get joinedWhole(): string {
    this.#joinedWhole ??= joinedText(this.all);
    return this.#joinedWhole;
  }

  /** The letters of `words` without Welsh articles, run together. */
  get #joinedBare(): string {
    this.#bare ??= joinedText(this.words.filter((word) => !isWelshArticle(word)));
    return this.#bare;
  }

  /**
   * Returns the best place of the name among the words that `isFree` allows. Undefined if the name is not
   * there.
   */
  find(typed: TypedText, isFree: (token: number) => boolean): Found | undefined {
    if (this.words.length === 0) return undefined;
    return this.findWhole(typed, isFree) ?? this.#findDamaged(typed, isFree);
  }

  /** Like {@link find}, but allows no slips and returns the first place. */
  findWhole(typed: TypedText, isFree: (token: number) => boolean): Found | undefined {
    const { solid, tokens } = typed;
    const { words } = this;
    const [first] = words;
    if (first === undefined) return undefined;
    const last = solid.length - words.length;
    for (let start = 0; start <= last; start++) {
      const from = solidAt(solid, start);
      if (!sameWord(wordAt(tokens, from), first) || !isFree(from)) continue;
      let to = from + 1;
      let at = 1;
      while (at < words.length) {
        const token = solidAt(solid, start + at);
        if (!sameWord(wordAt(tokens, token), nameWordAt(words, at)) || !isFree(token)) break;
        to = token + 1;
        at++;
      }
      if (at === words.length) return { from, to, likeness: 1 };
    }
    return undefined;
  }

  /** Like {@link findWhole}, but returns the last place. */
  findLast(typed: TypedText, isFree: (token: number) => boolean): Found | undefined {
    const { solid, tokens } = typed;
    const { words } = this;
    const last = words.at(-1);
    if (last === undefined) return undefined;
    for (let end = solid.length; end >= words.length; end--) {
      let from = solidAt(solid, end - 1);
      if (!sameWord(wordAt(tokens, from), last) || !isFree(from)) continue;
      const to = from + 1;
      let left = words.length - 1;
      while (left > 0) {
        const token = solidAt(solid, end - words.length + left - 1);
        if (!sameWord(wordAt(tokens, token), nameWordAt(words, left - 1)) || !isFree(token)) break;
        from = token;
        left--;
      }
      if (left === 0) return { from, to, likeness: 1 };
    }
    return undefined;
  }

  #findDamaged(typed: TypedText, isFree: (token: number) => boolean): Found | undefined {
    const { solid } = typed;
    const count = this.words.length;
    let best: Found | undefined;
    for (let start = 0; start < solid.length; start++) {
      const from = solidAt(solid, start);
      if (!isFree(from)) continue;
      if (count > 2 && this.#isRunTogether(wordAt(typed.tokens, from).text))
        return { from, to: from + 1, likeness: JOINED };
      for (
        let length = Math.max(1, count - 1);
        length <= count + 1 && start + length <= solid.length;
        length++
      ) {
        const token = solidAt(solid, start + length - 1);
        if (!isFree(token)) break;
        const likeness = this.#likenessOf(typed, start, length);
        if (likeness < LEAST || (best !== undefined && likeness <= best.likeness)) continue;
        best = { from, to: token + 1, likeness };
      }
    }
    return best;
  }

  /** Whether a typed word is all words of the name: `LowerWensdaleCottage`. */
  #isRunTogether(word: string): boolean {
    if (word.length < SHORTEST_OF_SEVERAL) return false;
    return word === this.joinedWhole || word === this.joined;
  }

  #likenessOf(typed: TypedText, start: number, length: number): number {
    if (length !== this.words.length) return this.#likenessJoined(typed, start, length);
    const byWord = this.#likenessByWord(typed, start);
    const [whole] = this.all;
    if (byWord > 0 || whole === undefined || this.all.length === this.words.length) return byWord;
    // `Heolyr Eglwys` has as many words as Heol yr Eglwys without its article.
    if (!wordAt(typed.tokens, solidAt(typed.solid, start)).text.startsWith(whole.text)) return 0;
    const joined = this.#likenessJoined(typed, start, length);
    return joined >= JOINED ? joined : 0;
  }

  /** Compares word with word. Each word may have slips of its own. */
  #likenessByWord({ solid, tokens }: TypedText, start: number): number {
    let letters = 0;
    let lost = 0;
    for (let at = 0; at < this.words.length; at++) {
      const word = nameWordAt(this.words, at);
      const slipped = slipsBetween(wordAt(tokens, solidAt(solid, start + at)), word);
      if (slipped < 0) return 0;
      letters += word.text.length;
      lost += slipped;
    }
    return 1 - (COST_OF_SLIP * lost) / Math.max(letters, 4);
  }

  /** Whether typed letters are the words of the name run together, the last one in a short form. */
  #isShortened(together: string): boolean {
    const { last } = this;
    const before = this.joined.slice(0, -last.text.length);
    if (!together.startsWith(before) || together.length - before.length > 4) return false;
    const short = together.slice(before.length);
    return short.length >= 2 && sameWord(wordOf(short), last);
  }

  /** Compares all letters at once, in case words were run together or torn apart. */
  #likenessJoined({ solid, tokens }: TypedText, start: number, length: number): number {
    const { joined } = this;
    let together = '';
    let written = '';
    let whole = '';
    let isArticled = this.#isArticled;
    const last = solidAt(solid, start + length - 1);
    for (let at = solidAt(solid, start); at <= last; at++) {
      const word = wordAt(tokens, at);
      whole += word.text;
      isArticled ||= isWelshArticle(word);
    }
    for (let at = 0; at < length; at++) {
      const word = wordAt(tokens, solidAt(solid, start + at));
      if (word.is(KIND.number) && !this.isExact) return 0;
      together += word.text;
      written += word.written;
    }
    // `TheRow`
    if (length === 1 && whole === this.joinedWhole && whole.length >= SHORTEST_JOINED) return JOINED;
    if (joined.length < 5) return 0;
    // `Glanyrafon` is Glan yr Afon. It is not Glanafon.
    if (isArticled) {
      if (whole === this.joinedWhole) return JOINED;
      return length > 1 && whole === this.#joinedBare ? WITHOUT_ARTICLE : 0;
    }
    // In `King s Close` and `Gar dens`, the pieces of a torn word must not be read as abbreviations.
    if (together === joined || together === this.joinedWhole || written === joined) return JOINED;
    if (length === 1 && this.words.length > 1 && this.#isShortened(together)) return JOINED_SHORTENED;
    if (this.isExact || joined.length < 8 || Math.abs(together.length - joined.length) > 1) return 0;
    return slips(together, joined, 1) <= 1 ? JOINED_WITH_SLIP : 0;
  }
}

/** The token of a typed word that is not small. */
function solidAt(solid: readonly number[], at: number): number {
  return present(solid[at], 'a typed word that is not small');
}

function nameWordAt(words: readonly Word[], at: number): Word {
  return present(words[at], 'a word of a name');
}

function joinedText(words: readonly Word[]): string {
  let text = '';
  for (const word of words) text += word.text;
  return text;
}
