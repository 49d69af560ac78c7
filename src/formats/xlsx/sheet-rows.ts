import { columnAt, readPlainRow } from './plain-row.ts';
import { RowBuilder, type SheetRow } from './row-builder.ts';
import { type SharedStrings, TextGatherer } from './shared-strings.ts';
import type { Workbook } from './workbook.ts';
import { XmlList } from './xml-list.ts';
import { type XmlHandlers, XmlParser } from './xml-parts.ts';

/** Yields the rows of a sheet in file order, in groups. Rows without a value are left out. */
export async function* sheetRows(
  workbook: Workbook,
  path: string,
  strings: SharedStrings | undefined,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SheetRow[]> {
  const builder = new RowBuilder(workbook, strings);
  const plain = {
    list: 'sheetData',
    element: 'row',
    read: (text: string, at: number) => readPlainRow(text, at, builder),
  };
  const list = new XmlList(plain, new RowGatherer(builder), (handlers) => new XmlParser(path, handlers));
  const decoder = new TextDecoder();
  for await (const bytes of workbook.archive.read(path)) {
    list.write(decoder.decode(bytes, { stream: true }));
    onBytes(bytes.length);
    if (builder.rows.length > 0) yield builder.take();
  }
  list.write(decoder.decode());
  list.end();
  if (builder.rows.length > 0) yield builder.take();
}

/** Gathers the contents of the cells in the rows that the XML parser reads. */
class RowGatherer implements XmlHandlers {
  readonly #row: RowBuilder;
  readonly #inline = new TextGatherer();
  #type = 'n';
  #style = 0;
  #value = '';
  #isValue = false;
  #isInline = false;

  constructor(row: RowBuilder) {
    this.#row = row;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') {
      const { r, t = 'n', s } = attributes;
      this.#row.beginCell(r === undefined ? -1 : columnAt(r, 0));
      this.#type = t;
      this.#style = s === undefined ? 0 : Number(s);
      this.#value = '';
      this.#inline.begin();
      this.#isInline = false;
    } else if (name === 'v') {
      this.#isValue = true;
    } else if (name === 'is') {
      this.#isInline = true;
    } else if (name === 'row') {
      this.#row.begin(attributes['r']);
    } else if (this.#isInline) {
      this.#inline.open(name);
    }
  }

  close(name: string): void {
    if (name === 'v') this.#isValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#row.end();
    else if (this.#isInline) this.#inline.close(name);
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text;
    else if (this.#isInline) this.#inline.text(text);
  }

  #endCell(): void {
    if (this.#type !== 'inlineStr') {
      this.#row.putValue(this.#type, this.#style, this.#value);
      return;
    }
    if (this.#isInline) this.#row.putText(this.#inline.take());
    this.#isInline = false;
  }
}
