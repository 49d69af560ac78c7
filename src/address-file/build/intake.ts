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
 * The partition for rows that refer to a delivery point. They wait there until all addresses have been read,
 * because only then is the partition of every delivery point known. The name sorts before every postcode.
 */
const WAITING = '';

/**
 * Postcodes with the same first three characters share a partition: `CH2` holds CH2 and CH20 to CH29. There
 * are about 850 partitions.
 */
const PREFIX = 3;

/** How many of the repeated UDPRNs are named. */
const REPEATED_NAMED = 10;

/**
 * Takes in the rows of all sources and sorts them on disk into partitions by postcode. In memory it keeps a
 * write buffer for the partitions, two bytes for each UDPRN and address key, the aliases of streets, and the
 * names of areas. The result depends only on which rows there are, not on their order.
 */
export class Intake {
  readonly aliases: Exclude<AliasRow, { kind: 'delivery-point' }>[] = [];
  /** How many rows refer to a delivery point that no source has. Known after {@link settle}. */
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

  /** @param path a file to create, which holds the partitions */
  constructor(path: string) {
    this.#path = path;
    this.#partitions = new Partitions(path);
  }

  /**
   * Takes in one source.
   *
   * @param onBatch called after each batch with the number of rows taken and the rows refused
   * @returns what the manifest says about the source
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
        // A row of a list gives an address and often a county too, so it is counted once.
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

  /**
   * Moves the waiting rows to the partitions of their delivery points. Call it after all sources have been
   * read.
   */
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

  /** The extents of each partition, in postcode order. Nothing can be added to the partitions afterwards. */
  finish(): (readonly Extent[])[] {
    return this.#partitions.names.map((name) => this.#partitions.extents(name));
  }

  close(): void {
    this.#partitions.close();
  }

  /** The areas that postcodes lie in, sorted by code. */
  areas(): Area[] {
    return [...this.#codes].sort().map((code) => ({
      code,
      name: this.#names.get(code) ?? COUNTRY_NAMES.get(code) ?? '',
    }));
  }

  /** The lowest of the repeated UDPRNs, at most ten. */
  get repeated(): readonly number[] {
    return this.#repeated;
  }

  /** @returns why the row is refused, or undefined if it was taken */
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
    if (of.udprn === 0 && of.addressKey === 0)
      return 'It does not name a delivery point: both the UDPRN and the address key are missing.';
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

  /**
   * Returns the compact postcode, or the empty string if the text is not a postcode. Remembers the last one,
   * because deliveries are sorted by postcode.
   */
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
