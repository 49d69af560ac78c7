import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { TableUnreadable } from '../table-unreadable.ts';

/** The most bytes between two tags. A cell of Excel holds 32,767 characters. */
const TEXT_BYTES = 4 * 1024 * 1024;

const OPEN_TAG = 0x3c;

/** What is called while XML is read. Names come without their prefix: `x:row` is `row`. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** Reads XML in pieces. */
export class XmlParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #decoder = new TextDecoder();
  readonly #part: string;
  #sinceTag = 0;

  /** @param part the part of the workbook that is read, for messages */
  constructor(part: string, handlers: XmlHandlers) {
    this.#part = part;
    this.#parser.on('error', (error) => {
      throw error;
    });
    this.#parser.on('opentag', (tag: SaxesTagPlain) => handlers.open(localName(tag.name), tag.attributes));
    this.#parser.on('closetag', (tag: SaxesTagPlain) => handlers.close(localName(tag.name)));
    this.#parser.on('text', (text) => handlers.text(text));
    // XML with a document type may define entities that grow without end. Workbooks have none.
    this.#parser.on('doctype', () => {
      throw new TableUnreadable(
        `The file is no workbook that Excel wrote: its part ${part} has a document type.`,
      );
    });
  }

  /** @throws TableUnreadable where it is no XML */
  write(bytes: Buffer): void {
    const tag = bytes.lastIndexOf(OPEN_TAG);
    this.#sinceTag = tag < 0 ? this.#sinceTag + bytes.length : bytes.length - tag;
    if (this.#sinceTag > TEXT_BYTES) {
      throw new TableUnreadable(
        `The file has a cell of more than ${TEXT_BYTES.toLocaleString('en-GB')} bytes.`,
      );
    }
    this.#feed(this.#decoder.decode(bytes, { stream: true }));
  }

  end(): void {
    this.#feed(this.#decoder.decode());
    try {
      this.#parser.close();
    } catch (error) {
      throw this.#damaged(error);
    }
  }

  #feed(text: string): void {
    try {
      this.#parser.write(text);
    } catch (error) {
      throw this.#damaged(error);
    }
  }

  #damaged(error: unknown): unknown {
    if (error instanceof TableUnreadable) return error;
    return new TableUnreadable(`The file is a damaged Excel workbook: its part ${this.#part} is no XML.`);
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
