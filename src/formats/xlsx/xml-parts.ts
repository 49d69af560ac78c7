import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { TableUnreadable } from '../table-unreadable.ts';

/** The most characters between two tags. An Excel cell can have 32,767. */
const TEXT_LENGTH = 4 * 1024 * 1024;

/** Called while XML is read. Names come without their prefix: `x:row` becomes `row`. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** Parses XML in pieces. */
export class XmlParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #part: string;
  #sinceTag = 0;

  /** @param part the path of the workbook's part, for messages */
  constructor(part: string, handlers: XmlHandlers) {
    this.#part = part;
    this.#parser.on('error', (error) => {
      throw error;
    });
    this.#parser.on('opentag', (tag: SaxesTagPlain) => handlers.open(localName(tag.name), tag.attributes));
    this.#parser.on('closetag', (tag: SaxesTagPlain) => handlers.close(localName(tag.name)));
    this.#parser.on('text', (text) => handlers.text(text));
    // A document type may define entities that expand without limit. Workbooks never have one.
    this.#parser.on('doctype', () => {
      throw new TableUnreadable(`The file is not a normal workbook: its part ${part} has a document type.`);
    });
  }

  /** @throws TableUnreadable if the text is not well-formed XML */
  write(text: string): void {
    const tag = text.lastIndexOf('<');
    this.#sinceTag = tag < 0 ? this.#sinceTag + text.length : text.length - tag;
    if (this.#sinceTag > TEXT_LENGTH) {
      throw new TableUnreadable(
        `The file has a cell of more than ${TEXT_LENGTH.toLocaleString('en-GB')} characters.`,
      );
    }
    try {
      this.#parser.write(text);
    } catch (error) {
      throw this.#damaged(error);
    }
  }

  end(): void {
    try {
      this.#parser.close();
    } catch (error) {
      throw this.#damaged(error);
    }
  }

  #damaged(error: unknown): unknown {
    if (error instanceof TableUnreadable) return error;
    return new TableUnreadable(
      `The file is a damaged Excel workbook: its part ${this.#part} is not well-formed XML.`,
    );
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
