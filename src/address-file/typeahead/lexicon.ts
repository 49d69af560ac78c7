import { ByteReader, ByteWriter } from '../bytes.ts';

/** Consecutive words of a lexicon: from number `from` up to, but not including, number `to`. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** The most comparisons that a search for misspelt beginnings may make. They take about 5 ms. */
const MOST_STEPS = 20_000;

/**
 * The words of an index, sorted. They contain only capitals and digits. They are kept in this process's
 * memory, at 10 bytes a word, because a misspelt word takes hundreds of searches.
 */
export class Lexicon {
  readonly size: number;
  readonly #characters: Buffer;
  /** Where each word begins in the characters. A last entry says where the last word ends. */
  readonly #starts: Uint32Array;

  private constructor(characters: Buffer, starts: Uint32Array) {
    this.#characters = characters;
    this.#starts = starts;
    this.size = starts.length - 1;
  }

  /** Reads what {@link packWords} made. */
  static read(bytes: Buffer): Lexicon {
    const reader = new ByteReader(bytes);
    const size = reader.number();
    const length = reader.number();
    const characters = Buffer.alloc(length);
    const starts = new Uint32Array(size + 1);
    let end = 0;
    for (let word = 0; word < size; word++) {
      const shared = reader.byte();
      const own = reader.byte();
      const before = word === 0 ? 0 : starts[word - 1]!;
      starts[word] = end;
      characters.copyWithin(end, before, before + shared);
      bytes.copy(characters, end + shared, reader.at, reader.at + own);
      reader.at += own;
      end += shared + own;
    }
    starts[size] = end;
    return new Lexicon(characters, starts);
  }

  word(at: number): string {
    return this.#characters.toString('latin1', this.#starts[at], this.#starts[at + 1]);
  }

  /** Returns the number of characters of a word. */
  lengthOf(word: number): number {
    return this.#starts[word + 1]! - this.#starts[word]!;
  }

  /** Returns the words that begin with a text. */
  beginningWith(beginning: string): WordRange {
    let range: WordRange = { from: 0, to: this.size };
    for (let at = 0; at < beginning.length && range.from < range.to; at++) {
      range = this.#narrow(range, at, beginning.charCodeAt(at));
    }
    return range;
  }

  /** Returns the number of a word, or undefined if it is not in the lexicon. */
  find(word: string): number | undefined {
    const { from, to } = this.beginningWith(word);
    return from < to && this.lengthOf(from) === word.length ? from : undefined;
  }

  /**
   * Returns the words that begin with a text in which a typist made up to `slips` slips. A slip is a letter
   * too many, too few or wrong, or two letters exchanged. Some ranges lie within others. After
   * {@link MOST_STEPS} steps, the search stops with what it has found.
   */
  beginningLike(beginning: string, slips: number): WordRange[] {
    const found: WordRange[] = [];
    let steps = 0;
    const walk = (range: WordRange, depth: number, at: number, left: number): void => {
      if (range.from >= range.to || ++steps > MOST_STEPS) return;
      if (at === beginning.length) {
        found.push(range);
        return;
      }
      const wanted = beginning.charCodeAt(at);
      walk(this.#narrow(range, depth, wanted), depth + 1, at + 1, left);
      if (left === 0) return;
      // A letter too many was typed.
      walk(range, depth, at + 1, left - 1);
      const next = beginning.charCodeAt(at + 1);
      if (at + 1 < beginning.length && next !== wanted) {
        const exchanged = this.#narrow(this.#narrow(range, depth, next), depth + 1, wanted);
        walk(exchanged, depth + 2, at + 2, left - 1);
      }
      for (let rest = this.#atLeast(range, depth); rest.from < rest.to; ) {
        const letter = this.#characterAt(rest.from, depth);
        const child = this.#narrow(rest, depth, letter);
        if (letter !== wanted) walk(child, depth + 1, at + 1, left - 1);
        // A letter was left out. This cannot be at the end, where the rest of the word has yet to be typed.
        walk(child, depth + 1, at, left - 1);
        rest = { from: child.to, to: rest.to };
      }
    };
    walk({ from: 0, to: this.size }, 0, 0, slips);
    return found;
  }

  /**
   * Returns the words that begin with a text in which one letter is missing, either the first or one within
   * the text.
   */
  beginningWithout(beginning: string): WordRange[] {
    const found: WordRange[] = [];
    for (let at = 0; at < beginning.length; at++) {
      let rest = this.beginningWith(beginning.slice(0, at));
      while (rest.from < rest.to) {
        rest = this.#atLeast(rest, at);
        if (rest.from === rest.to) break;
        const child = this.#narrow(rest, at, this.#characterAt(rest.from, at));
        let range: WordRange = child;
        for (let next = at; next < beginning.length && range.from < range.to; next++) {
          range = this.#narrow(range, next + 1, beginning.charCodeAt(next));
        }
        if (range.from < range.to) found.push(range);
        rest = { from: child.to, to: rest.to };
      }
    }
    return found;
  }

  /**
   * Narrows a range to the words that have this character at this place. All words of the range must share
   * the characters before that place.
   */
  #narrow(range: WordRange, place: number, character: number): WordRange {
    const from = this.#firstAt(range, place, character);
    if (from === range.to || this.#characterAt(from, place) !== character) return { from, to: from };
    return { from, to: this.#firstAt({ from, to: range.to }, place, character + 1) };
  }

  /**
   * Drops from a range the word that ends before this place, if there is one. It is always the first of its
   * range.
   */
  #atLeast(range: WordRange, place: number): WordRange {
    return this.#characterAt(range.from, place) < 0 ? { from: range.from + 1, to: range.to } : range;
  }

  #firstAt({ from, to }: WordRange, place: number, character: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#characterAt(middle, place) < character) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the character of a word at this place, or -1 after the end of the word. */
  #characterAt(word: number, place: number): number {
    const at = this.#starts[word]! + place;
    return at < this.#starts[word + 1]! ? this.#characters[at]! : -1;
  }
}

/**
 * Packs sorted words (src/address-file/bytes.ts), in this order: the number of words and the number of
 * characters of all words; then for each word the number of characters that it shares with the word before
 * it, the number of its other characters, and these characters.
 */
export function packWords(words: readonly string[]): Buffer {
  const writer = new ByteWriter(1 << 16);
  writer.number(words.length);
  writer.number(words.reduce((sum, { length }) => sum + length, 0));
  let before = '';
  for (const word of words) {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared++;
    writer.byte(shared);
    writer.byte(word.length - shared);
    writer.append(Buffer.from(word.slice(shared), 'latin1'));
    before = word;
  }
  return writer.take();
}
