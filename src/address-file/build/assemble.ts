import { NO_COUNTIES } from '../../address/delivery-point.ts';
import { parsePostcode, printPostcode } from '../../address/postcode.ts';
import { present } from '../../present.ts';
import { ByteReader } from '../bytes.ts';
import type { PostcodeEntry, StoredAddress } from '../postcode-entry.ts';
import { postcodeOfNumber } from '../postcode-number.ts';
import type { AddressRow, Premise } from '../rows.ts';
import type { AliasBook } from './alias-book.ts';
import { compareTies, DeliveryOrder } from './delivery-order.ts';
import { eachRecord } from './partitions.ts';
import { mergeCounties, mergePremises, type Places } from './place.ts';
import * as record from './record.ts';

/** Irregularities counted while the records of a partition are joined. */
export interface Findings {
  /** Rows that repeat another row byte for byte. */
  sameRows: number;
  /** Not-yet-built addresses that the delivery also lists as delivery points. */
  builtSince: number;
}

/**
 * Joins the records of one partition into entries, in postcode order. A partition may have a million records,
 * so only their bytes stay in memory. Rows are decoded for one postcode at a time.
 */
export function* assemble(
  bytes: Buffer,
  places: Places,
  aliases: AliasBook,
  findings: Findings,
): Generator<PostcodeEntry> {
  const partition = new PartitionRecords(bytes);
  for (const [postcode, records] of partition.postcodes()) {
    const rows = withoutRepetition(partition.addresses(records, postcode), findings);
    if (rows.length === 0) continue;
    const { place, grid } = places.of(partition.places(records), postcode);
    const counties = partition.counties(records);
    const outwardCode = postcode.slice(0, -3);
    const addresses = rows.map((row): StoredAddress => {
      const { point, kind, umprn } = row;
      const known = partition.known(row);
      const premises = row.premise === undefined ? known.premises : [row.premise, ...known.premises];
      const premise = mergePremises(premises);
      const other = known.welsh.find((one) => differs(one, point));
      return {
        kind,
        point,
        umprn,
        // A residence has no UPRN of its own unless its row gives one, but it stands where its delivery point
        // does.
        uprn: umprn !== 0 && row.premise === undefined ? 0 : (premise?.uprn ?? 0),
        location: places.ofPremise(premise, grid),
        welsh: other,
        aliases: distinct([...known.aliases, ...aliases.of(point, outwardCode)]),
      };
    });
    yield { postcode, place, counties, addresses };
  }
}

/** The records of a partition, found by postcode or by the delivery point they refer to. */
class PartitionRecords {
  readonly #bytes: Buffer;
  readonly #reader: ByteReader;
  readonly #order = new DeliveryOrder();
  /** By postcode number: the start of each record, and the position after its kind and postcode, in turns. */
  readonly #postcodes = new Map<number, number[]>();
  /** By reference: the start of each record, and the position after its kind and reference, in turns. */
  readonly #referring = new Map<number | string, number[]>();
  /** Whether any record refers to its delivery point by key instead of UDPRN. */
  #hasKeys = false;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#reader = new ByteReader(bytes);
    eachRecord(bytes, (reader, start) => {
      const kind = reader.byte();
      const map: Map<number | string, number[]> =
        kind < record.FIRST_REFERRING ? this.#postcodes : this.#referring;
      const key =
        kind < record.FIRST_REFERRING ? reader.number() : referenceKey(record.readReference(reader));
      this.#hasKeys ||= typeof key === 'string';
      const known = map.get(key);
      if (known === undefined) map.set(key, [start, reader.at]);
      else known.push(start, reader.at);
    });
  }

  postcodes(): [string, readonly number[]][] {
    return [...this.#postcodes]
      .map(([number, records]): [string, readonly number[]] => [postcodeOfNumber(number), records])
      .sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** The address rows of a postcode and the bytes of each, in delivery order. */
  addresses(records: readonly number[], postcode: string): OrderedRow[] {
    const parsed = parsePostcode(postcode);
    const printed = parsed === undefined ? postcode : printPostcode(parsed);
    const rows: OrderedRow[] = [];
    this.#each(records, record.ADDRESS, (reader) => {
      const start = reader.at;
      const row = record.readAddress(reader, printed);
      rows.push({ row, order: this.#order.keyOf(row), bytes: this.#bytes.subarray(start, reader.at) });
    });
    return rows.sort(compareRows);
  }

  places(records: readonly number[]) {
    const rows: ReturnType<typeof record.readPlace>[] = [];
    this.#each(records, record.PLACE, (reader) => rows.push(record.readPlace(reader)));
    return rows;
  }

  counties(records: readonly number[]) {
    const rows: ReturnType<typeof record.readCounties>[] = [];
    this.#each(records, record.COUNTIES, (reader) => rows.push(record.readCounties(reader)));
    return rows.length === 0 ? NO_COUNTIES : mergeCounties(rows);
  }

  /** Returns what other rows tell about an address. They refer to it by UDPRN or by its key. */
  known({ point, umprn }: AddressRow) {
    const premises: Premise[] = [];
    const welsh: ReturnType<typeof record.readWelsh>[] = [];
    const aliases: string[] = [];
    for (const records of this.#recordsOf(point)) {
      this.#each(records, record.PREMISE, (reader) => premises.push(record.readPremise(reader)));
      this.#each(records, record.WELSH, (reader) => welsh.push(record.readWelsh(reader)));
      if (umprn === 0) this.#each(records, record.ALIAS, (reader) => aliases.push(...reader.texts()));
    }
    if (welsh.length > 1) welsh.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    return { premises, welsh, aliases };
  }

  #recordsOf(point: AddressReference): (readonly number[])[] {
    const byNumber = point.udprn === 0 ? undefined : this.#referring.get(point.udprn);
    const byKey = this.#hasKeys ? this.#referring.get(referenceKey({ ...point, udprn: 0 })) : undefined;
    return [byNumber, byKey].filter((records) => records !== undefined);
  }

  #each(records: readonly number[], kind: number, each: (reader: ByteReader) => void): void {
    for (let at = 0; at < records.length; at += 2) {
      if (this.#bytes[present(records[at], 'the place of a record')] !== kind) continue;
      this.#reader.at = present(records[at + 1], 'the place of a record');
      each(this.#reader);
    }
  }
}

interface OrderedRow {
  readonly row: AddressRow;
  readonly order: string;
  readonly bytes: Buffer;
}

/**
 * Compares by delivery order. Rows that are equal in that order are compared byte by byte, so the result
 * never depends on input order.
 */
function compareRows(one: OrderedRow, other: OrderedRow): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1;
  return compareTies(one.row, other.row) || Buffer.compare(one.bytes, other.bytes);
}

/** Drops repeated rows, and not-yet-built addresses that are also present as delivery points. */
function withoutRepetition(ordered: readonly OrderedRow[], findings: Findings): AddressRow[] {
  let before: OrderedRow | undefined;
  const distinct = ordered.filter((one) => {
    const isRepeated = before?.bytes.equals(one.bytes) === true;
    before = one;
    return !isRepeated;
  });
  findings.sameRows += ordered.length - distinct.length;
  const rows = distinct.map(({ row }) => row);
  if (!rows.some(({ kind }) => kind === 'not-yet-built')) return rows;
  const built = new Set(rows.flatMap(({ kind, point }) => (kind === 'delivery-point' ? [point.udprn] : [])));
  built.delete(0);
  const left = rows.filter(({ kind, point }) => kind !== 'not-yet-built' || !built.has(point.udprn));
  findings.builtSince += rows.length - left.length;
  return left;
}

function referenceKey({
  udprn,
  addressKey,
  organisationKey,
  postcodeType,
}: AddressReference): number | string {
  return udprn !== 0 ? udprn : `${addressKey} ${organisationKey} ${postcodeType}`;
}

type AddressReference = ReturnType<typeof record.readReference>;

function differs<Names extends object>(names: Names, point: Names): boolean {
  return (Object.keys(names) as (keyof Names)[]).some((name) => names[name] !== point[name]);
}

function distinct(names: readonly string[]): readonly string[] {
  return names.length < 2 ? names : [...new Set(names)].sort();
}
