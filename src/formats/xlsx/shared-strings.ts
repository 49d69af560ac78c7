import { TableUnreadable } from '../table-unreadable.ts';
import type { Archive } from './archive.ts';
import { unescapeText } from './escapes.ts';
import { plainText } from './plain-text.ts';
import { XmlList } from './xml-list.ts';
import { XmlParser } from './xml-parts.ts';

/** The most bytes of shared strings that a workbook may have. */
export const SHARED_STRING_BYTES = 512 * 1024 * 1024;

const PAGE_BYTES = 4 * 1024 * 1024;

/**
 * The texts that cells refer to by number. A million rows may have five million texts, so they are stored as
 * bytes in pages, not as strings. A name then takes 25 bytes instead of 60.
 */
export class SharedStrings {
  readonly #pages: Buffer[] = [];
  /** The start of each text and its length in bytes. */
  #starts = new Uint32Array(1024);
  #lengths = new Uint32Array(1024);
  #count = 0;
  #end = 0;

  /** Reads the part of a workbook that has the shared strings. */
  static async read(archive: Archive, path: string): Promise<SharedStrings> {
    const strings = new SharedStrings();
    const texts = new TextGatherer();
    const handlers = {
      open: (name: string) => {
        if (name === 'si') texts.begin();
        else texts.open(name);
      },
      close: (name: string) => {
        if (name === 'si') strings.add(texts.take());
        else texts.close(name);
      },
      text: (text: string) => texts.text(text),
    };
    const plain = {
      list: 'sst',
      element: 'si',
      read: (text: string, at: number) => readPlainString(text, at, strings),
    };
    const list = new XmlList(plain, handlers, (all) => new XmlParser(path, all));
    const decoder = new TextDecoder();
    for await (const bytes of archive.read(path)) list.write(decoder.decode(bytes, { stream: true }));
    list.write(decoder.decode());
    list.end();
    return strings;
  }

  get(number: number): string | undefined {
    if (!(number >= 0 && number < this.#count)) return undefined;
    const start = this.#starts[number]!;
    const page = Math.floor(start / PAGE_BYTES);
    const at = start - page * PAGE_BYTES;
    return this.#pages[page]!.toString('utf8', at, at + this.#lengths[number]!);
  }

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (length > PAGE_BYTES || this.#end + length > SHARED_STRING_BYTES) {
      throw new TableUnreadable(
        `The file has more than ${SHARED_STRING_BYTES.toLocaleString('en-GB')} bytes of text. Export it as CSV.`,
      );
    }
    let page = Math.floor(this.#end / PAGE_BYTES);
    if (this.#end - page * PAGE_BYTES + length > PAGE_BYTES) this.#end = ++page * PAGE_BYTES;
    if (this.#pages[page] === undefined) this.#pages[page] = Buffer.allocUnsafeSlow(PAGE_BYTES);
    this.#pages[page]!.write(text, this.#end - page * PAGE_BYTES);
    if (this.#count === this.#starts.length) {
      this.#starts = grown(this.#starts);
      this.#lengths = grown(this.#lengths);
    }
    this.#starts[this.#count] = this.#end;
    this.#lengths[this.#count++] = length;
    this.#end += length;
  }
}

const PLAIN = '<si><t>';
const PLAIN_PRESERVED = '<si><t xml:space="preserve">';
const PLAIN_END = '</t></si>';

/** Adds the text that begins at `at` if it has no formatted runs. Returns the position after it, or -1. */
function readPlainString(text: string, at: number, strings: SharedStrings): number {
  const isShort = text.startsWith(PLAIN, at);
  if (!isShort && !text.startsWith(PLAIN_PRESERVED, at)) return -1;
  const start = at + (isShort ? PLAIN.length : PLAIN_PRESERVED.length);
  const end = text.indexOf('<', start);
  if (!text.startsWith(PLAIN_END, end)) return -1;
  const value = plainText(text.slice(start, end));
  if (value === undefined) return -1;
  strings.add(unescapeText(value));
  return end + PLAIN_END.length;
}

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/**
 * Gathers the text of `<si>` or `<is>`: the text of all runs, without the phonetic readings of Japanese names
 * (`<rPh>`).
 */
export class TextGatherer {
  #text = '';
  #isText = false;
  #isPhonetic = false;

  begin(): void {
    this.#text = '';
    this.#isText = false;
    this.#isPhonetic = false;
  }

  open(name: string): void {
    if (name === 't') this.#isText = !this.#isPhonetic;
    else if (name === 'rPh') this.#isPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isPhonetic = false;
  }

  text(text: string): void {
    if (this.#isText) this.#text += text;
  }

  take(): string {
    return unescapeText(this.#text);
  }
}
