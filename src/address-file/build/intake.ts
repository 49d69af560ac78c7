import { parsePostcode } from '../../address/postcode.ts';
import type { Area } from '../entry/layout.ts';
import type { ManifestSource } from '../folder/manifest.ts';
import { COUNTRY_NAMES } from '../location/countries.ts';
import { postcodeNumber } from '../postcode-number.ts';
import type { AliasRow, BadRow, PointReference, Row, RowBatch, RowSource } from '../rows.ts';
import { LARGEST_NUMBER, PartitionIndex } from './partition-index.ts';
import { type Extent, eachRecord, Partitions, readExtents } from './partitions.ts';
import { isAreaCode } from './place.ts';
import * as record from './record.ts';

/**
 * The rows that refer to a delivery point wait in a partition of their own until all addresses have been read and it is known
 * where they belong. The name comes before that of every postcode.
 */
const WAITING = '';

/** Postcodes that begin alike are in one partition: `CH2` holds CH2 and CH20 to CH29. About 850 for all. */
const PREFIX = 3;

/** How many of the repeated UDPRNs are named. */
const REPEATED_NAMED = 10;

/**
 * Takes the rows of all sources in and sorts them, on disk, into partitions by postcode. Memory: the gathered ends of the
 * partitions, two bytes for each UDPRN and address key, aliases of streets, names of areas. All that comes of it
 * depends on which rows there are, not on their order.
 */
export class Intake {
  readonly aliases: Exclude<AliasRow, { kind: 'delivery-point' }>[] = [];
  /** Rows about delivery points that are not in the file. Known once they have been {@link settle}d. */
  unmatched = 0;
  repeatedUdprns = 0;
  readonly #path: string;
  readonly #partitions: Partitions;
  readonly #byUdprn = new PartitionIndex();
  readonly #byKey = { S: new PartitionIndex(), L: new PartitionIndex(), '': new PartitionIndex() };
  readonly #codes = new Set<string>();
  readonly #names = new Map<string, string>();
  #repeated: number[] = [];
  #lastPostcode = { text: '', compact: '' };

  /** @param path of a file to be made, which holds the partitions */
  constructor(path: string) {
    this.#path = path;
    this.#partitions = new Partitions(path);
  }

  /**
   * Takes in one source.
   *
   * @param onBatch is told how many rows of the source a batch was taken from, and which were refused
   * @returns what the manifest says of it
   */
  async read(
    source: RowSource,
    onBatch: (batch: RowBatch, taken: number, refused: readonly BadRow[]) => Promise<void>,
  ): Promise<ManifestSource> {
    let rows = 0;
    let badRows = 0;
    for await (const batch of source.batches()) {
      const refused: BadRow[] = [];
      let taken = 0;
      let last = -1;
      batch.rows.forEach((row, at) => {
        const line = batch.lines[at] ?? 0;
        const reason = this.#take(row);
        if (reason !== undefined) refused.push({ file: batch.file, line, reason });
        // A row of a list gives an address and often a county.
        else if (source.isList !== true || line !== last) taken++;
        last = line;
      });
      rows += taken;
      badRows += batch.badRows.length + refused.length;
      await onBatch(batch, taken, refused);
    }
    const { name, layout, edition, licence } = source;
    return { name, layout, edition, licence, rows, badRows };
  }

  /** Brings the rows that waited to the partitions of their delivery points. Call it when all sources have been read. */
  settle(): void {
    for (const extent of this.#partitions.extents(WAITING)) {
      const bytes = readExtents(this.#path, [extent]);
      eachRecord(bytes, (reader, start, end) => {
        reader.byte();
        const partition = this.#partitionOf(record.readReference(reader));
        if (partition === undefined) this.unmatched++;
        else this.#partitions.add(partition, (writer) => writer.append(bytes.subarray(start, end)));
      });
    }
  }

  /** The extents of each partition, in the order of their postcodes. The partitions cannot be added to afterwards. */
  finish(): (readonly Extent[])[] {
    return this.#partitions.names.map((name) => this.#partitions.extents(name));
  }

  close(): void {
    this.#partitions.close();
  }

  /** The areas that postcodes lie in, by code. */
  areas(): Area[] {
    return [...this.#codes].sort().map((code) => ({
      code,
      name: this.#names.get(code) ?? COUNTRY_NAMES.get(code) ?? '',
    }));
  }

  /** The lowest of the repeated UDPRNs. */
  get repeated(): readonly number[] {
    return this.#repeated;
  }

  /** @returns why the row is refused; undefined where it was taken */
  #take(row: Row): string | undefined {
    switch (row.kind) {
      case 'address':
        return this.#takeAddress(row.address);
      case 'welsh':
        return this.#await(record.WELSH, row.welsh.of, (writer) =>
          record.writeWelsh(writer, row.welsh.welsh),
        );
      case 'alias': {
        const { alias } = row;
        if (alias.kind === 'delivery-point') {
          return this.#await(record.ALIAS, alias.of, (writer) => writer.texts([alias.alias]));
        }
        this.aliases.push(alias);
        return undefined;
      }
      case 'premise-location': {
        const of = {
          udprn: row.location.udprn,
          addressKey: 0,
          organisationKey: 0,
          postcodeType: '',
        } as const;
        return this.#await(record.PREMISE, of, (writer) => record.writePremise(writer, row.location));
      }
      case 'postcode-location':
        return this.#takePlace(row.location);
      case 'postcode-counties':
        return this.#ofPostcode(row.postcode, (writer, postcode) =>
          record.writeCounties(writer, postcode, row.counties),
        );
      case 'area-name': {
        const known = this.#names.get(row.code);
        if (known === undefined || row.name < known) this.#names.set(row.code, row.name);
        return undefined;
      }
    }
  }

  #takeAddress(row: Extract<Row, { kind: 'address' }>['address']): string | undefined {
    const { udprn, addressKey, organisationKey, postcodeType, households } = row.point;
    for (const number of [udprn, addressKey, organisationKey, row.umprn, households]) {
      if (!isNumber(number)) return `${number} is not a number of at most eight digits.`;
    }
    const refused = this.#ofPostcode(row.point.postcode, (writer, postcode) =>
      record.writeAddress(writer, postcode, row),
    );
    if (refused !== undefined || row.kind === 'multiple-residence') return refused;
    const partition = this.#lastPostcode.compact.slice(0, PREFIX);
    if (udprn !== 0 && this.#byUdprn.set(udprn, partition)) this.#noteRepeated(udprn);
    if (addressKey !== 0) this.#byKey[postcodeType].set(addressKey, partition);
    return undefined;
  }

  #takePlace(row: Extract<Row, { kind: 'postcode-location' }>['location']): string | undefined {
    const codes = [row.countyCode, row.districtCode, row.wardCode, row.countryCode, row.constituencyCode];
    for (const code of codes) if (isAreaCode(code)) this.#codes.add(code);
    return this.#ofPostcode(row.postcode, (writer, postcode) => record.writePlace(writer, postcode, row));
  }

  #ofPostcode(text: string, write: (writer: Writer, postcode: number) => void): string | undefined {
    const compact = this.#read(text);
    if (compact === '') return `"${text.slice(0, 20)}" is not a postcode.`;
    this.#partitions.add(compact.slice(0, PREFIX), (writer) => write(writer, postcodeNumber(compact)));
    return undefined;
  }

  #await(kind: number, of: PointReference, write: (writer: Writer) => void): string | undefined {
    if (of.udprn === 0 && of.addressKey === 0) return 'It does not say which delivery point it is about.';
    for (const number of [of.udprn, of.addressKey, of.organisationKey]) {
      if (!isNumber(number)) return `${number} is not a number of at most eight digits.`;
    }
    this.#partitions.add(WAITING, (writer) => {
      record.writeReference(writer, kind, of);
      write(writer);
    });
    return undefined;
  }

  #partitionOf({ udprn, addressKey, postcodeType }: PointReference): string | undefined {
    return udprn !== 0 ? this.#byUdprn.get(udprn) : this.#byKey[postcodeType].get(addressKey);
  }

  /** The compact postcode, empty where it is none. Deliveries are sorted: the last one is most often asked for again. */
  #read(text: string): string {
    if (text === this.#lastPostcode.text) return this.#lastPostcode.compact;
    const postcode = parsePostcode(text);
    const compact = postcode === undefined ? '' : postcode.outward + postcode.inward;
    this.#lastPostcode = { text, compact };
    return compact;
  }

  #noteRepeated(udprn: number): void {
    this.repeatedUdprns++;
    if (this.#repeated.includes(udprn)) return;
    this.#repeated = [...this.#repeated, udprn].sort((one, other) => one - other).slice(0, REPEATED_NAMED);
  }
}

type Writer = Parameters<Parameters<Partitions['add']>[1]>[0];

function isNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= LARGEST_NUMBER;
}
