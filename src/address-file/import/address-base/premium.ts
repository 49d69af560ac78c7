import { present } from '../../../present.ts';
import type { RowBatch, RowSource } from '../../rows.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import type { Importer, RecognisedFile } from '../importer.ts';
import { inventedNotice } from '../invented.ts';
import { readCsv } from '../read-csv.ts';
import { type LineResult, RowGatherer } from '../row-gatherer.ts';
import { sourceName } from '../source-name.ts';
import { DELIVERY_POINT, PROPERTY, PremiumJoin } from './premium-join.ts';

/*
 * AddressBase Premium (Ordnance Survey) has records of many kinds. Each row begins with the number of its
 * kind. It comes in tiles or volumes that mix all kinds and have no header, or split into one file for each
 * kind, with a header, as a script of Ordnance Survey does it.
 */

/** The first record of a file that mixes all kinds. */
const FILE_HEADER = '10';
const KINDS = new Set([
  '11',
  '12',
  '13',
  '14',
  '15',
  PROPERTY,
  '23',
  '24',
  DELIVERY_POINT,
  '29',
  '30',
  '31',
  '32',
]);

export const addressBasePremium: Importer = {
  recognise(_, head) {
    const kinds = kindsIn(head);
    if (kinds === undefined) return undefined;
    if (kinds.has(FILE_HEADER)) return 'AddressBase Premium, all records';
    const wanted = [PROPERTY, DELIVERY_POINT].filter((kind) => kinds.has(kind));
    return wanted.length === 0 ? undefined : `AddressBase Premium, records ${wanted.join(' and ')}`;
  },
  async open(recognised) {
    if (recognised.length === 0) return [];
    const files = numbersFirst(recognised);
    const invented = await inventedNotice(present(files[0], 'a file of the source'));
    const [layout = '', ...others] = new Set(recognised.map((file) => file.layout));
    const source: RowSource = {
      name: sourceName(files, 'AddressBase Premium'),
      layout: others.length === 0 ? layout : `AddressBase Premium, records ${PROPERTY} and ${DELIVERY_POINT}`,
      edition: '',
      licence: invented ?? '',
      invented: invented !== undefined,
      bytes: files.reduce((total, { bytes }) => total + bytes, 0),
      batches: () => readPremium(files),
    };
    return [source];
  },
};

/** The kind of record of an AddressBase Premium file that is not needed. Undefined for any other file. */
export function otherPremiumRecord(head: FileHead): string | undefined {
  const [kind] = kindsIn(head) ?? [];
  return kind;
}

/** The kinds of record in the head, or undefined if the file is not AddressBase Premium. */
function kindsIn(head: FileHead): ReadonlySet<string> | undefined {
  const first = head.rows[0]?.[0] ?? '';
  if (first === FILE_HEADER && (head.rows[0]?.length ?? 0) >= 8) return new Set([FILE_HEADER]);
  const header = isHeader(head.rows[0] ?? []) ? 1 : 0;
  const isRecord = (fields: readonly string[]) =>
    KINDS.has(fieldAt(fields, 0)) && /^[IUD]$/.test(fields[1] ?? '') && fields.length >= 8;
  if (head.share(isRecord, header) <= 0.9) return undefined;
  return new Set(head.rows.slice(header).map(([kind = '']) => kind));
}

function isHeader(fields: readonly string[]): boolean {
  return /^record.?identifier$/i.test(fields[0] ?? '');
}

/** Delivery points come before properties: there are fewer of them to keep in memory. */
function numbersFirst(files: readonly RecognisedFile[]): DeliveredFile[] {
  const isNumbers = ({ layout }: RecognisedFile) => layout.endsWith(` ${DELIVERY_POINT}`);
  return [...files.filter(isNumbers), ...files.filter((file) => !isNumbers(file))].map(({ file }) => file);
}

async function* readPremium(files: readonly DeliveredFile[]): AsyncGenerator<RowBatch, void, undefined> {
  const join = new PremiumJoin();
  const form = {
    dialect: WHOLE_LINES,
    isHeader: ([line = '']: readonly string[]) => isHeader(firstFields(line)),
  };
  let bytesBefore = 0;
  for (const file of files) {
    yield* readCsv(file, form, ([line = '']) => takeLine(line, join), bytesBefore);
    join.endFile();
    bytesBefore += file.bytes;
  }
  const rest = new RowGatherer(present(files.at(-1), 'a file of the product').name);
  for (const row of join.unjoined()) {
    rest.add(0, row);
    if (rest.isFull) yield rest.finish(bytesBefore);
  }
  yield rest.finish(bytesBefore);
}

/**
 * Lines are read whole. Splitting every column of every record would take four times as long as splitting the
 * few that are needed.
 */
const WHOLE_LINES = { delimiter: '\n', quote: null };

/** How many columns are needed. No column before them has a comma inside quotes. */
const FIRST_COLUMNS = 10;

function takeLine(line: string, join: PremiumJoin): LineResult {
  const record = line.startsWith('"') ? line.slice(1, 3) : line.slice(0, 2);
  return record === PROPERTY || record === DELIVERY_POINT ? join.take(firstFields(line)) : undefined;
}

/** The first columns of a row, without quotes. */
function firstFields(line: string): string[] {
  return line
    .split(',', FIRST_COLUMNS)
    .map((field) => (field.startsWith('"') && field.endsWith('"') ? field.slice(1, -1) : field));
}
