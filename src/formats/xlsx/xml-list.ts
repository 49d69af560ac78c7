import type { XmlHandlers, XmlParser } from './xml-parts.ts';

/** The longest incomplete element to keep, in characters. A longer one is left to the parser. */
const ELEMENT_LENGTH = 1024 * 1024;

/** Reads the elements of a long list that are written as Excel and most programs write them. */
export interface PlainElements {
  /** The name of the element that has the list: `sheetData`. */
  readonly list: string;
  /** The name of the elements of the list: `row`. */
  readonly element: string;
  /**
   * Reads the element that begins at `at`. An end tag follows in the text. It may be that of a later element.
   *
   * @returns the position after the element, or -1 if it is not plain and nothing was read
   */
  read(text: string, at: number): number;
}

/**
 * Parses a part that is mostly a long list, such as the rows of a sheet. Plain elements of the list are read
 * directly, which takes a fifth of the time of the XML parser. The parser gets everything else: what comes
 * before and after the list, and the elements that are not plain. Because the elements that it does not get
 * are complete, the rest is well-formed if and only if the whole part is.
 */
export class XmlList {
  readonly #parser: XmlParser;
  readonly #plain: PlainElements;
  readonly #opening: string;
  readonly #closing: string;
  /** Whether the list has not begun, is being read, or is left to the parser with all that follows. */
  #state: 'before' | 'list' | 'parser' = 'before';
  #isOpen = false;
  #pending = '';

  /** @param makeParser makes the XML parser with these handlers */
  constructor(plain: PlainElements, handlers: XmlHandlers, makeParser: (handlers: XmlHandlers) => XmlParser) {
    this.#plain = plain;
    this.#opening = `<${plain.element}`;
    this.#closing = `</${plain.element}>`;
    this.#parser = makeParser({
      open: (name, attributes) => {
        if (name === plain.list) this.#isOpen = true;
        handlers.open(name, attributes);
      },
      close: (name) => {
        if (name === plain.list) this.#isOpen = false;
        handlers.close(name);
      },
      text: (text) => handlers.text(text),
    });
  }

  /** @throws TableUnreadable if the text is not well-formed XML */
  write(text: string): void {
    if (this.#state === 'parser') {
      this.#parser.write(text);
      return;
    }
    let rest = this.#pending + text;
    if (this.#state === 'before') rest = this.#readBefore(rest);
    if (this.#state === 'list') rest = this.#readList(rest);
    if (rest.length > ELEMENT_LENGTH) this.#leaveTo(rest);
    else this.#pending = rest;
  }

  end(): void {
    if (this.#state !== 'parser') this.#leaveTo(this.#pending);
    this.#parser.end();
  }

  /** Parses what comes before the list. Returns the text that has not been read. */
  #readBefore(text: string): string {
    const tag = text.indexOf(`<${this.#plain.list}`);
    if (tag < 0) {
      // The last tag may be incomplete.
      const last = Math.max(0, text.lastIndexOf('<'));
      this.#parser.write(text.slice(0, last));
      return text.slice(last);
    }
    const end = text.indexOf('>', tag) + 1;
    if (end === 0) return text;
    this.#parser.write(text.slice(0, end));
    // If the list is empty, it has already ended. If its tag is in a comment, the list has not begun.
    if (this.#isOpen) this.#state = 'list';
    else this.#leaveTo('');
    return text.slice(end);
  }

  #readList(text: string): string {
    let at = 0;
    for (;;) {
      at = afterSpace(text, at);
      if (!text.startsWith(this.#opening, at)) {
        if (text.length - at <= this.#opening.length) return text.slice(at);
        return this.#leaveTo(text.slice(at));
      }
      const closing = text.indexOf(this.#closing, at);
      if (closing < 0) return text.slice(at);
      const next = this.#plain.read(text, at);
      if (next >= 0) {
        at = next;
        continue;
      }
      const end = closing + this.#closing.length;
      const element = text.slice(at, end);
      // A comment or a CDATA section may have text that looks like the end of the element.
      if (element.includes('<!') || element.includes('<?')) return this.#leaveTo(text.slice(at));
      this.#parser.write(element);
      at = end;
    }
  }

  /** Leaves the text and all that follows to the parser. */
  #leaveTo(text: string): string {
    this.#state = 'parser';
    this.#pending = '';
    this.#parser.write(text);
    return '';
  }
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
