import { parsePostcode } from '../../../address/postcode.ts';
import type { RowSource } from '../../rows.ts';
import { csvSource } from '../csv-source.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import type { Importer, RecognisedFile } from '../importer.ts';
import type { LineResult } from '../row-gatherer.ts';
import { AT, EXTENDED, PLAIN } from './columns.ts';
import { PointReader } from './read-point.ts';

/**
 * A file is recognised if more than this share of its first rows is valid. The other rows are reported as
 * bad.
 */
const ENOUGH = 0.5;

interface PafForm {
  /** The name of the product: `CSV PAF`. */
  readonly name: string;
  /** The numbers of columns that a file may have. */
  readonly columns: readonly [number, ...number[]];
  /** Tells the file by its name from other files with the same columns. */
  readonly isNamed: (file: DeliveredFile, head: FileHead) => boolean;
  /** Checks what a row has beyond the columns of CSV PAF. */
  readonly check?: (fields: readonly string[]) => boolean;
  readonly reader: () => (fields: readonly string[]) => LineResult;
}

/**
 * Makes an importer of files whose first columns are those of CSV PAF. Each row is read independently of the
 * others.
 */
export function pafImporter(form: PafForm): Importer {
  return {
    recognise(file, head) {
      const columns = columnCount(head, form);
      return columns !== undefined && form.isNamed(file, head)
        ? `${form.name}, ${columns} columns`
        : undefined;
    },
    async open(files) {
      return Promise.all(files.map((file) => open(file, form)));
    },
  };
}

function columnCount(head: FileHead, { columns, check = () => true }: PafForm): number | undefined {
  const header = isHeader(head.rows[0] ?? []) ? 1 : 0;
  const points = new PointReader();
  return columns.find((count) => {
    const isRow = (fields: readonly string[]) =>
      fields.length === count &&
      parsePostcode(fieldAt(fields, AT.postcode)) !== undefined &&
      typeof points.read(fields, 0, Math.min(count, EXTENDED)) !== 'string' &&
      check(fields);
    return head.share(isRow, header) > ENOUGH;
  });
}

async function open(recognised: RecognisedFile, form: PafForm): Promise<RowSource> {
  const head = await recognised.file.head();
  const columns = columnCount(head, form) ?? form.columns[0];
  const needed = `${recognised.layout.split(',')[0]} has ${columns}`;
  return csvSource([recognised], {
    form: () => ({ dialect: { quote: head.isQuoted ? '"' : null }, isHeader }),
    reader: () => {
      const read = form.reader();
      return (fields) =>
        fields.length === columns ? read(fields) : `The row has ${fields.length} columns; ${needed}.`;
    },
  });
}

/** Whether a row is a header, judged by its first field. CSV BFPO always has one. */
export function isHeader(fields: readonly string[]): boolean {
  return /^postcode$/i.test(fields[0]?.trim() ?? '');
}

export const PAF_WIDTHS = [PLAIN, EXTENDED] as const;
