import { deliveryPoint, NO_COUNTIES } from '../../../address/delivery-point.ts';
import { isOrganisationLike } from '../../../address/parse/building-words.ts';
import { parseAddress } from '../../../address/parse/parse-address.ts';
import type { WrittenAddress } from '../../../address/parse/written-address.ts';
import { itemAt, present } from '../../../present.ts';
import { type CsvDialect, sniffDialect } from '../../../records/csv-dialect.ts';
import { RowSplitter } from '../../../records/csv-row.ts';
import type { Premise, Row } from '../../rows.ts';
import { csvSource } from '../csv-source.ts';
import type { FileHead } from '../file-head.ts';
import type { Importer, RecognisedFile } from '../importer.ts';
import { readCsv } from '../read-csv.ts';
import type { LineResult } from '../row-gatherer.ts';
import { metres, wholeNumber } from '../whole-number.ts';
import { withHouseAlone } from './house-alone.ts';
import { type ListColumns, listColumns } from './list-columns.ts';
import { ListNames } from './list-names.ts';
import { partFirst } from './part-first.ts';
import { withStair } from './stairs.ts';

/*
 * A plain list of addresses: CSV with a header and any delimiter, with the postcode in one column and the
 * address in one or several. Columns are recognised by their usual names. The elements of the address are
 * found by parsing it. The list is read twice: first to learn which names are villages and which are houses,
 * then to parse its rows.
 */

const LARGEST_NUMBER = 99_999_999;
const LARGEST_UPRN = 999_999_999_999;

interface ListForm {
  readonly dialect: Omit<CsvDialect, 'encoding'>;
  readonly header: readonly string[];
  readonly columns: ListColumns;
}

export const plainList: Importer = {
  recognise(_, head) {
    const form = formOf(head);
    if (form === undefined) return undefined;
    const { lines, id, ...others } = form.columns;
    const used = [...lines, ...Object.values(others).filter((at) => at >= 0)].sort(
      (one, other) => one - other,
    );
    return `Plain list of addresses: ${used.map((at) => itemAt(form.header, at).trim()).join(', ')}`;
  },
  open: (files) => Promise.all(files.map(open)),
};

async function open(file: RecognisedFile) {
  const form = formOf(await file.file.head());
  const { dialect, header, columns } = present(form, `the form of ${file.file.place}`);
  const csv = { dialect, isHeader: () => true };
  let names = new ListNames();
  const source = await csvSource([file], {
    form: () => csv,
    reader: () => listReader(columns, header.length, names),
  });
  async function* batches() {
    names = new ListNames();
    const note = (fields: readonly string[]) => {
      if (fields.length !== header.length) return undefined;
      names.note(writtenOf(columns, fields));
      const account = fields[columns.account]?.trim() ?? '';
      if (account !== '') names.noteAccount(isOrganisationLike(account), PERSON.test(account));
      return undefined;
    };
    // Rows that cannot be read are reported by the second reading.
    for await (const _ of readCsv(file.file, csv, note));
    yield* source.batches();
  }
  return { ...source, batches, isList: true };
}

function formOf(head: FileHead): ListForm | undefined {
  const [first] = head.lines;
  if (first === undefined) return undefined;
  const dialect = sniffDialect(head.lines.join('\n'), head.isWhole);
  const header = fieldsOf(first, dialect);
  const rows = head.lines.slice(1).map((line) => fieldsOf(line, dialect));
  // A third line of the address may be empty in all of the first rows.
  const columns = listColumns(header, (at) => {
    const values = rows.map((row) => row[at]?.trim() ?? '').filter((value) => value !== '');
    return values.length > 0 && values.every((value) => /^\d{6,12}$/.test(value));
  });
  return columns === undefined ? undefined : { dialect: { ...dialect, lineEnd: '\n' }, header, columns };
}

function fieldsOf(line: string, { delimiter, quote }: Omit<CsvDialect, 'encoding'>): readonly string[] {
  const splitter = new RowSplitter(delimiter, quote ?? '"');
  return splitter.begin(line, '\n', false) === 'whole' ? splitter.fields : line.split(delimiter);
}

/** Titles, couples by their initials, and several persons: `Mr Rowan`, `J & M Rowan`, `J Rowan & 1 other`. */
const PERSON =
  /^(?:(?:mr|mrs|miss|ms|mx|dr|rev|prof|sir|lady|lord|the (?:exors|executors))\b|\p{L}\.? (?:&|and) \p{L}\.? )| (?:&|and|\+) \d{1,2} others?$/iu;

/** Others who pay for a house and are no firm: `The Occupier`, `Flat 3 Tenants`. */
const PAYER =
  /\b(?:occupiers?|owners?|tenants?|residents?|estate of|trustees?|late|representatives?|family|householders?|landlords?|licensees?|flat|floor|room|apartment|plot)\b/i;

/** Names of firms without a word for one: `The Railway`, `4U Mobiles`, `Studio 9 Films`. */
const NAMED = /^(?:the|y|yr) \p{L}|^(?!.*\d{4})(?:\d|.*\d\p{L}* \p{L}{3})/iu;

/**
 * Returns the name of an account if it is certainly a firm's. An address file must not have the names of residents.
 *
 * @param line the first line of the address, which may be the firm's name again
 * @param hasFirms whether the accounts of the list are those of firms. Otherwise `Rowan 2` may be a resident
 */
function firmAmong(account: string, line: string, hasFirms: boolean): string {
  if (account === '' || PERSON.test(account)) return '';
  // `Carver Barracks Guardroom` at Carver Barracks
  const isOfHouse = line.includes(' ') && account.toLowerCase().startsWith(line.toLowerCase());
  const isFirm = isOrganisationLike(account) || isOfHouse || account.toLowerCase() === line.toLowerCase();
  const isNamed = NAMED.test(account) || (hasFirms && / \d{1,3}$/.test(account));
  return isFirm || (isNamed && !PAYER.test(account)) ? account : '';
}

/** The other street of a house on a corner: `43 Lloyd George Avenue (Corner of St Cenydd Street)`. */
const CORNER = /\((?:on )?(?:the )?(?:corner|cnr|junction|jct)\.? (?:of|with) [^()]{1,60}\)/gi;

/** Removes what says where a house is and is no part of its address. */
function withoutCorner(line: string): string {
  return line.includes('(') ? line.replace(CORNER, '').trim() : line;
}

/** Returns the address of a row as it is written in the list. */
function writtenOf(columns: ListColumns, fields: readonly string[], hasFirms = false): WrittenAddress {
  const field = (at: number) => fields[at]?.trim() ?? '';
  return {
    lines: partFirst(columns.lines.map((at) => withoutCorner(field(at))).filter((line) => line !== '')),
    organisation:
      field(columns.organisation) ||
      firmAmong(field(columns.account), field(columns.lines[0] ?? -1), hasFirms),
    locality: field(columns.locality),
    town: field(columns.town),
    county: field(columns.county),
    postcode: field(columns.postcode),
  };
}

/** Moves a part of a house that stands behind the house before it. */
function withPartBeforeHouse(written: WrittenAddress, known: ListNames): WrittenAddress {
  const parts = written.lines.flatMap((line) => line.split(',')).map((part) => part.trim());
  const [house = '', part = '', ...rest] = parts;
  return known.isPartSecond(parts, written) ? { ...written, lines: [part, house, ...rest] } : written;
}

function listReader(
  columns: ListColumns,
  count: number,
  known: ListNames,
): (fields: readonly string[]) => LineResult {
  const counties = new Set<string>();
  return (fields) => {
    if (fields.length !== count) return `The row has ${fields.length} columns; the header has ${count}.`;
    const field = (at: number) => fields[at]?.trim() ?? '';
    const written = withPartBeforeHouse(writtenOf(columns, fields, known.hasFirms), known);
    const parsed = withHouseAlone(parseAddress(written, known), (name) => known.isStreet(name));
    const { county, postcode, ...elements } = known.hasStairs ? withStair(parsed, written.lines) : parsed;
    if (postcode === '') return withoutPostcode(field(columns.postcode));
    if (written.lines.length === 0 && elements.organisation === '') return 'The row has no address.';
    const udprn = eightDigits(field(columns.udprn), 'UDPRN');
    if (typeof udprn === 'string') return udprn;
    const premise = premiseOf(field(columns.uprn), field(columns.easting), field(columns.northing));
    if (typeof premise === 'string') return premise;
    const point = deliveryPoint({
      ...elements,
      postcode,
      udprn,
      addressKey: keyOf(field(columns.id)),
      smallUserOrganisation: elements.organisation !== '',
    });
    const rows: Row[] = [
      {
        kind: 'address',
        address: { kind: 'delivery-point', point, umprn: 0, ...(premise === undefined ? {} : { premise }) },
      },
    ];
    if (county !== '' && !counties.has(`${postcode} ${county}`)) {
      counties.add(`${postcode} ${county}`);
      rows.push({ kind: 'postcode-counties', postcode, counties: { ...NO_COUNTIES, postal: county } });
    }
    return rows;
  };
}

/** Explains why a row has no postcode: its field is empty or is not a postcode. */
function withoutPostcode(text: string): string {
  return text === '' ? 'The row has no postcode.' : `"${text.slice(0, 20)}" is not a postcode.`;
}

/** An id of at most eight digits serves as the address key. Any other id is ignored. */
function keyOf(text: string): number {
  const number = wholeNumber(text) ?? 0;
  return number <= LARGEST_NUMBER ? number : 0;
}

function eightDigits(text: string, column: string): number | string {
  const number = wholeNumber(text);
  if (number !== undefined && number <= LARGEST_NUMBER) return number;
  return `The ${column} "${text.slice(0, 20)}" is not a number of at most eight digits.`;
}

/** Reads the position of the premise. Returns undefined if the row has none, or a sentence if it is wrong. */
function premiseOf(uprnText: string, east: string, north: string): Premise | string | undefined {
  const uprn = wholeNumber(uprnText);
  if (uprn === undefined || uprn > LARGEST_UPRN) {
    return `The UPRN "${uprnText.slice(0, 20)}" is not a number of at most twelve digits.`;
  }
  const [easting, northing] = [metres(east), metres(north)];
  if (easting === undefined || northing === undefined) {
    return `"${east.slice(0, 20)}", "${north.slice(0, 20)}" are not coordinates.`;
  }
  return uprn === 0 && easting === 0 && northing === 0 ? undefined : { uprn, easting, northing };
}
