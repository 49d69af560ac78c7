import type { ListKind } from '../../suppression/list-kind.ts';
import type { RowKey } from '../../suppression/list-writer.ts';
import { companyForm } from '../name/compare/company-form.ts';
import { comparablePeople } from '../name/compare/comparable-person.ts';
import { comparableAddress, udprnForm } from './comparable-address.ts';
import { LIST_KEEPS, type ListField } from './list-layout.ts';
import { emailKey, idKey, type ListRow, type NewAddress, rowAddressKeys, storedRow } from './list-row.ts';
import { telephoneKey } from './telephone-key.ts';

/** A parsed row of a list's CSV file: the stored row and its keys. */
export interface LoadedRow {
  readonly keys: readonly RowKey[];
  readonly stored: unknown;
  readonly source: string;
}

/** A row that cannot be used. The reason completes a sentence that begins with the row. */
export interface BadListRow {
  readonly reason: string;
}

/** The longest source or type, in characters. */
const SOURCE_LENGTH = 50;

/** Reads a field of the row. Empty if the file has no such column or the row no such value. */
export type FieldReader = (field: ListField) => string;

/** Reads the rows of one list. */
export class ListRowReader {
  readonly #kind: ListKind;
  readonly #defaultSource: string;
  readonly #days = new DayReader();

  /** @param defaultSource the source of rows without one */
  constructor(kind: ListKind, defaultSource: string) {
    this.#kind = kind;
    this.#defaultSource = defaultSource;
  }

  read(field: FieldReader): LoadedRow | BadListRow {
    const kind = this.#kind;
    const keeps = LIST_KEEPS[kind];
    const date = this.#days.read(field('date'));
    if (date === undefined) return { reason: 'has a `date` that is not a valid day' };
    const source = field('source') || this.#defaultSource;
    if (source.length > SOURCE_LENGTH)
      return { reason: `has a source of more than ${SOURCE_LENGTH} characters` };
    const telephone = keeps.telephone && field('telephone') !== '' ? telephoneKey(field('telephone')) : '';
    if (telephone === undefined) return { reason: 'has a `telephone` that is not a valid telephone number' };
    const { people, company } = readWho(kind, field);
    const row = { people, company, address: keeps.address ? readAddress(field) : undefined };
    const moved = keeps.moved ? readMove(field) : undefined;
    const type = kind === 'business-goneaway' ? field('type') : '';
    if (type.length > SOURCE_LENGTH) return { reason: `has a type of more than ${SOURCE_LENGTH} characters` };
    const keys: RowKey[] = rowAddressKeys(row);
    const plain = [
      telephone,
      keeps.others && field('email') !== '' ? emailKey(field('email')) : '',
      keeps.others && field('id') !== '' ? idKey(field('id')) : '',
    ].filter(Boolean);
    keys.push(...plain.map((key) => ({ key, group: 0 })));
    const reason = whyNot(kind, row, plain.length > 0, keys.length > 0, moved);
    if (reason !== undefined) return { reason };
    // A row that is not found by its address stores nothing readable.
    const kept = keys.length === plain.length ? { people: [], company: '', address: undefined } : row;
    return { keys, stored: storedRow({ ...kept, date, source, type, moved }), source };
  }
}

type Who = Pick<ListRow, 'people' | 'company'>;

function readWho(kind: ListKind, field: FieldReader): Who {
  if (!LIST_KEEPS[kind].name) return { people: [], company: '' };
  const company = kind === 'business-goneaway' || kind === 'in-house' ? companyForm(field('company')) : '';
  if (kind === 'business-goneaway') return { people: [], company };
  const surname = field('surname');
  const people =
    surname === ''
      ? comparablePeople(field('name'))
      : comparablePeople({
          title: field('title'),
          forename: field('forename'),
          middle: field('middle'),
          surname,
        });
  return { people: people.filter((person) => person.surname !== ''), company };
}

/** An address that can be searched for; undefined if there is none. */
function readAddress(field: FieldReader): ListRow['address'] {
  const written = readLines(field, 'address', ADDRESS_LINES);
  const [town, county, postcode] = [field('town'), field('county'), field('postcode')];
  const address = comparableAddress({ lines: written, town, county, postcode }, field('udprn'));
  return address.udprn === '' && address.postcode === '' ? undefined : address;
}

function readMove(field: FieldReader): NewAddress {
  return {
    lines: readLines(field, 'new_address', NEW_ADDRESS_LINES),
    town: field('new_town'),
    county: field('new_county'),
    postcode: field('new_postcode'),
    udprn: udprnForm(field('new_udprn')),
  };
}

const ADDRESS_LINES = linesNamed('address_line_');
const NEW_ADDRESS_LINES = linesNamed('new_address_line_');

function linesNamed(prefix: string): readonly ListField[] {
  return [1, 2, 3, 4, 5, 6].map((number) => `${prefix}${number}` as ListField);
}

function readLines(field: FieldReader, whole: ListField, names: readonly ListField[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const line = field(name);
    if (line !== '') lines.push(line);
  }
  return lines.length > 0 ? lines : [field(whole)].filter(Boolean);
}

function whyNot(
  kind: ListKind,
  { people, company, address }: Pick<ListRow, 'people' | 'company' | 'address'>,
  isNumbered: boolean,
  isKeyed: boolean,
  moved: NewAddress | undefined,
): string | undefined {
  if (kind === 'tps' || kind === 'ctps') return isNumbered ? undefined : 'has no telephone number';
  if (kind === 'in-house') return isKeyed ? undefined : 'has nothing to find a record by';
  if (kind === 'business-goneaway' ? company === '' : people.length === 0) {
    return kind === 'business-goneaway' ? 'has no company' : 'has no readable surname';
  }
  if (address === undefined) return 'has neither a readable postcode nor a UDPRN';
  if (!isKeyed) return 'has no readable address';
  if (moved !== undefined && moved.lines.length === 0 && moved.postcode === '') return 'has no new address';
  return undefined;
}

/** Reads days. Keeps the last day that was read, because most lists are sorted by day. */
class DayReader {
  #last: { readonly text: string; readonly day: string | undefined } = { text: '', day: '' };

  read(text: string): string | undefined {
    if (text !== this.#last.text) this.#last = { text, day: dayOf(text) };
    return this.#last.day;
  }
}

/**
 * A day as `2026-11-01`. Empty for an empty text, undefined if it is not a day. The day comes before the
 * month, as in Britain.
 */
function dayOf(text: string): string | undefined {
  if (text === '') return '';
  const written =
    /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)(?:[T ].*)?$/.exec(text) ??
    /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/.exec(text);
  if (written === null) return undefined;
  const { year = '', month = '', day = '' } = written.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}
