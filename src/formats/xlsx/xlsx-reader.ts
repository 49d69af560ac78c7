import { itemAt, present } from '../../present.ts';
import { type Header, headerOf } from '../../records/header.ts';
import { findHeader } from '../find-header.ts';
import { RecordBatches } from '../record-batches.ts';
import { rowsAboveNote } from '../rows-above-note.ts';
import type { TableOptions } from '../table-options.ts';
import type { CellKind, RecordBatch, TableReader } from '../table-reader.ts';
import { TableUnreadable } from '../table-unreadable.ts';
import { ROWS_WITH_KINDS, type SheetRow } from './row-builder.ts';
import { SharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { openWorkbook, type Sheet, type Workbook } from './workbook.ts';

/**
 * Opens a sheet of an Excel workbook: the named sheet, or the first that is not hidden.
 *
 * @throws TableUnreadable if the file is not a workbook, is damaged, or lacks the sheet
 */
export async function openXlsx(path: string, options: TableOptions): Promise<TableReader> {
  const workbook = await openWorkbook(path);
  let rows: AsyncGenerator<SheetRow[]> | undefined;
  try {
    const sheet = chosenSheet(workbook, options.sheet);
    const read = { bytes: 0, of: Math.max(1, workbook.archive.sizeOf(sheet.path)) };
    rows = sheetRows(workbook, sheet.path, await stringsOf(workbook), (bytes) => {
      read.bytes += bytes;
    });
    const sample: SheetRow[] = [];
    while (sample.length < ROWS_WITH_KINDS) {
      const { value, done } = await rows.next();
      if (done) break;
      sample.push(...value);
    }
    if (sample.length === 0) throw emptySheet(workbook, sheet);
    return new XlsxReader({ workbook, sheet, sample, rows, read }, options);
  } catch (error) {
    await rows?.return(undefined);
    workbook.archive.close();
    throw error;
  }
}

interface OpenedSheet {
  readonly workbook: Workbook;
  readonly sheet: Sheet;
  /** The first rows, which have been read already. */
  readonly sample: readonly SheetRow[];
  /** The rows after them. */
  readonly rows: AsyncGenerator<SheetRow[]>;
  /** How many bytes of the sheet have been read, and how many it has. */
  readonly read: Readonly<{ bytes: number; of: number }>;
}

class XlsxReader implements TableReader {
  readonly layout: { readonly header: Header };
  readonly kinds: ReadonlyMap<string, CellKind>;
  readonly note: string | undefined;
  readonly #workbook: Workbook;
  readonly #places: readonly number[];
  /** How many of the table's first columns are the first columns of the sheet, in the same order. */
  readonly #leading: number;
  readonly #first: readonly SheetRow[];
  readonly #rows: AsyncGenerator<SheetRow[]>;
  readonly #read: Readonly<{ bytes: number; of: number }>;

  constructor({ workbook, sheet, sample, rows, read }: OpenedSheet, options: TableOptions) {
    this.#read = read;
    const at = options.isHeaderless ? -1 : findHeader(sample.map(({ cells }) => cells));
    this.#first = sample.slice(at + 1);
    const { header, places, kinds } = columnsOf(sample[at], sample.slice(at + 1, ROWS_WITH_KINDS), options);
    this.layout = { header };
    this.kinds = kinds;
    const notes = [sheetsNote(workbook, sheet, options), rowsAboveNote(at)].filter(
      (note) => note !== undefined,
    );
    this.note = notes.length === 0 ? undefined : notes.join('. It ');
    this.#workbook = workbook;
    this.#places = places;
    const skipped = places.findIndex((place, column) => place !== column);
    this.#leading = skipped < 0 ? places.length : skipped;
    this.#rows = rows;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
    const batches = new RecordBatches(this.layout.header.columns);
    try {
      for await (const rows of this.#all()) {
        for (const { number, cells } of rows) {
          const stray = this.#strayIn(cells);
          if (stray < 0) {
            batches.add({ cells: this.#inColumns(cells), line: number });
          } else {
            const reason = `has a value in column ${letters(stray)} of the sheet, which is not a column of the table`;
            batches.reject(number, reason, JSON.stringify(cells));
          }
          if (batches.isFull) yield batches.take();
        }
      }
      if (!batches.isEmpty) yield batches.take();
    } finally {
      await this.close();
    }
  }

  /** Returns the index of a cell whose value is in no column of the table, or -1 if all values have a column. */
  #strayIn(cells: SheetRow['cells']): number {
    for (let place = this.#leading; place < cells.length; place++) {
      const cell = cells[place] ?? null;
      if (cell !== null && cell !== '' && !this.#places.includes(place)) return place;
    }
    return -1;
  }

  #inColumns(cells: SheetRow['cells']): readonly (string | null)[] {
    if (this.#leading === this.#places.length) return cells;
    return this.#places.map((place) => cells[place] ?? null);
  }

  share(): number {
    return Math.min(1, this.#read.bytes / this.#read.of);
  }

  async close(): Promise<void> {
    await this.#rows.return(undefined);
    this.#workbook.archive.close();
  }

  async *#all(): AsyncGenerator<readonly SheetRow[]> {
    yield this.#first;
    yield* this.#rows;
  }
}

/** Says which sheets a workbook has, if nobody chose one of several. */
function sheetsNote({ sheets }: Workbook, { name }: Sheet, options: TableOptions): string | undefined {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  if (options.sheet !== undefined || visible.length < 2) return undefined;
  const names = visible.map((sheet) => `\`${sheet.name}\``).join(', ');
  return `has ${visible.length} sheets: ${names}. Reading \`${name}\`; choose another with \`--sheet\``;
}

async function stringsOf({ archive, sharedStrings }: Workbook): Promise<SharedStrings | undefined> {
  if (sharedStrings === undefined || !archive.has(sharedStrings)) return undefined;
  return SharedStrings.read(archive, sharedStrings);
}

function chosenSheet({ sheets }: Workbook, name: string | undefined): Sheet {
  if (name === undefined)
    return sheets.find(({ isHidden }) => !isHidden) ?? present(sheets[0], 'a sheet of the workbook');
  const folded = name.toLowerCase();
  const found =
    sheets.find((sheet) => sheet.name === name) ??
    sheets.find((sheet) => sheet.name.toLowerCase() === folded);
  if (found !== undefined) return found;
  throw new TableUnreadable(
    `The file has no sheet \`${name}\`. Its sheets are ${sheets.map((sheet) => `\`${sheet.name}\``).join(', ')}.`,
  );
}

function emptySheet({ sheets }: Workbook, { name }: Sheet): TableUnreadable {
  const others = sheets.filter((sheet) => sheet.name !== name && !sheet.isHidden);
  const hint =
    others.length === 0
      ? ''
      : ` It has other sheets: ${others.map((sheet) => `\`${sheet.name}\``).join(', ')}. Choose one with \`--sheet\`.`;
  return new TableUnreadable(`The file has no rows in its sheet \`${name}\`.${hint}`);
}

/**
 * The columns that have a heading or, in the sampled rows, a value. `places` has the index of each in the
 * sheet's rows.
 */
function columnsOf(
  head: SheetRow | undefined,
  rows: readonly SheetRow[],
  { types, names }: TableOptions,
): { header: Header; places: readonly number[]; kinds: ReadonlyMap<string, CellKind> } {
  const width = Math.max(head?.cells.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, place) => (head?.cells[place] ?? '').trim());
  const places = [...headings.keys()].filter(
    (place) => headings[place] !== '' || rows.some(({ cells }) => (cells[place] ?? '') !== ''),
  );
  const labels = places.map((place) => itemAt(headings, place));
  const header = headerOf(labels, types, names);
  const kinds = new Map<string, CellKind>();
  for (const [at, place] of places.entries()) {
    const filled = rows.filter(({ cells }) => (cells[place] ?? '') !== '');
    const found = new Set(filled.map((row) => row.kinds[place]));
    const [kind] = found;
    if (found.size === 1 && kind !== undefined && kind !== 'text')
      kinds.set(itemAt(header.columns, at).name, kind);
  }
  return { header, places, kinds };
}

/** The letters of a column index: 0 is A, 27 is AB. */
function letters(place: number): string {
  const last = String.fromCharCode(0x41 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}
