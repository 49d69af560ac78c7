import { FlatCache } from './flat-cache.ts';
import type { FlatKey } from './flat-key.ts';

/** The numbers before the text of an entry: its length in bytes, and its encoding. */
const HEAD = 2;

const LATIN_1 = 0;
const UTF_16 = 1;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this range is exactly Latin-1
const IS_LATIN_1 = /^[\u0000-\u00ff]*$/;

/** A {@link FlatCache} whose values are texts. */
export class FlatTexts {
  readonly #cache: FlatCache;
  readonly #bytes: Buffer;

  /**
   * @param bytes the memory for keys and texts
   * @param entries as in {@link FlatCache}
   */
  constructor(bytes: number, entries: number) {
    this.#cache = new FlatCache(bytes >>> 2, entries);
    this.#bytes = Buffer.from(this.#cache.numbers.buffer);
  }

  get(key: FlatKey): string | undefined {
    const at = this.#cache.find(key);
    if (at < 0) return undefined;
    const { numbers } = this.#cache;
    const from = 4 * (at + HEAD);
    return this.#bytes.toString(
      numbers[at + 1] === LATIN_1 ? 'latin1' : 'utf16le',
      from,
      from + numbers[at]!,
    );
  }

  /** Keeps a text, unless it is too long. */
  set(key: FlatKey, text: string): void {
    const isLatin = IS_LATIN_1.test(text);
    const length = isLatin ? text.length : 2 * text.length;
    const at = this.#cache.add(key, HEAD + Math.ceil(length / 4));
    if (at < 0) return;
    this.#cache.numbers[at] = length;
    this.#cache.numbers[at + 1] = isLatin ? LATIN_1 : UTF_16;
    this.#bytes.write(text, 4 * (at + HEAD), isLatin ? 'latin1' : 'utf16le');
  }
}
