import { rmSync } from 'node:fs';
import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { parsePostcode } from '../../address/postcode.ts';
import type { Area } from '../entry/layout.ts';
import { COUNTRY_NAMES } from '../location/countries.ts';
import { postcodeNumber } from '../postcode-number.ts';
import type { BadRow, PointReference, Row, RowSource } from '../rows.ts';
import type { SharedAlias } from './alias-book.ts';
import { DeliveryPoints, type SharedPoints } from './delivery-points.ts';
import { LARGEST_NUMBER } from './partition-index.ts';
import { type FileExtents, Partitions } from './partitions.ts';
import { isAreaCode } from './place.ts';
import * as record from './record.ts';
import { settle } from './settle.ts';

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

/** What was taken from one batch of a source. */
export interface Taken {
  readonly rows: number;
  readonly badRows: readonly BadRow[];
  readonly hasAddresses: boolean;
  /** Bytes of the source read since its beginning. */
  readonly bytesRead: number;
}

/** What another thread gets of an intake. The rows themselves are in the file. */
export interface SharedIntake {
  readonly files: readonly string[];
  readonly partitions: ReadonlyMap<string, readonly FileExtents[]>;
  readonly points: SharedPoints;
  readonly aliases: readonly SharedAlias[];
  readonly codes: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
}

/** Rows that refer to delivery points, moved to the partitions of these. */
export interface SettledRows {
  readonly file: string;
  readonly partitions: ReadonlyMap<string, readonly FileExtents[]>;
  /** How many rows refer to a delivery point that no source has. */
  readonly unmatched: number;
}

/**
 * Takes in the rows of all sources and sorts them on disk into partitions by postcode. In memory it keeps a
 * write buffer for the partitions, two bytes for each UDPRN and address key, the aliases of streets, and the
 * names of areas. The result depends only on which rows there are, not on their order.
 */
export class Intake {
  readonly aliases: SharedAlias[] = [];
  readonly points = new DeliveryPoints();
  /** How many rows refer to a delivery point that no source has. Known once no row waits. */
  unmatched = 0;
  /** The files that hold the rows. */
  readonly #files: string[];
  readonly #partitions: Partitions;
  readonly #codes = new Set<string>();
  readonly #names = new Map<string, string>();
  /** The delivery points of the batch, and their partitions. */
  readonly #newPoints: DeliveryPoint[] = [];
  readonly #newPartitions: string[] = [];
  #lastPostcode = { text: '', number: 0, partition: '' };

  /** @param path a file to create, which holds the partitions */
  constructor(path: string) {
    this.#files = [path];
    this.#partitions = new Partitions(path);
  }

  /** Takes in one source. Calls `onTaken` after each batch. */
  async read(source: RowSource, onTaken: (taken: Taken) => Promise<void>): Promise<void> {
    for await (const batch of source.batches()) {
      const badRows = [...batch.badRows];
      let rows = 0;
      let hasAddresses = false;
      let last = -1;
      batch.rows.forEach((row, at) => {
        const line = batch.lines[at] ?? 0;
        const reason = this.#take(row);
        hasAddresses ||= row.kind === 'address';
        if (reason !== undefined) badRows.push({ file: batch.file, line, reason });
        // A row of a list gives an address and often a county too, so it is counted once.
        else if (source.isList !== true || line !== last) rows++;
        last = line;
      });
      this.points.add(this.#newPoints.splice(0), this.#newPartitions.splice(0));
      await onTaken({ rows, badRows, hasAddresses, bytesRead: batch.bytesRead });
    }
  }

  /** Gives what was taken in to another thread. Nothing can be taken in afterwards. */
  share(): SharedIntake {
    return {
      files: this.#files,
      partitions: this.#partitions.allExtents(),
      points: this.points.shared,
      aliases: this.aliases,
      codes: this.#codes,
      names: this.#names,
    };
  }

  /** Adds what another thread has taken in. */
  join({ files, partitions, points, aliases, codes, names }: SharedIntake): void {
    this.#files.push(...files);
    for (const [name, files] of partitions) this.#partitions.adopt(name, files);
    this.points.join(points);
    for (const alias of aliases) this.aliases.push(alias);
    for (const code of codes) this.#codes.add(code);
    for (const [code, name] of names) this.#takeName(code, name);
  }

  /**
   * Moves the waiting rows to the partitions of their delivery points. Call it after all sources have been
   * read, or else let threads do it with what {@link takeWaiting} returns.
   */
  settle(): void {
    this.unmatched = settle(this.takeWaiting(), this.points, this.#partitions);
  }

  /** Returns where the waiting rows are, and forgets them. */
  takeWaiting(): readonly FileExtents[] {
    return this.#partitions.extents(WAITING);
  }

  /** Adds rows that have waited and that another thread has moved to their partitions. */
  joinSettled({ file, partitions, unmatched }: SettledRows): void {
    this.#files.push(file);
    for (const [name, files] of partitions) this.#partitions.adopt(name, files);
    this.unmatched += unmatched;
  }

  /** Where each partition is, in postcode order. Nothing can be added to the partitions afterwards. */
  finish(): (readonly FileExtents[])[] {
    return this.#partitions.names.map((name) => this.#partitions.extents(name));
  }

  /** Closes the file without removing it. Further calls do nothing. */
  close(): void {
    this.#partitions.close();
  }

  /** Closes and removes the files of the rows, also those that another thread wrote. */
  remove(): void {
    this.close();
    for (const file of this.#files) rmSync(file, { force: true });
  }

  /** The areas that postcodes lie in, sorted by code. */
  areas(): Area[] {
    return [...this.#codes].sort().map((code) => ({
      code,
      name: this.#names.get(code) ?? COUNTRY_NAMES.get(code) ?? '',
    }));
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
      case 'area-name':
        this.#takeName(row.code, row.name);
        return undefined;
    }
  }

  #takeAddress(row: Extract<Row, { kind: 'address' }>['address']): string | undefined {
    const { udprn, addressKey, organisationKey, households } = row.point;
    for (const number of [udprn, addressKey, organisationKey, row.umprn, households]) {
      if (!isNumber(number)) return `${number} is not a number of at most eight digits.`;
    }
    const refused = this.#ofPostcode(row.point.postcode, (writer, postcode) =>
      record.writeAddress(writer, postcode, row),
    );
    if (refused !== undefined || row.kind === 'multiple-residence') return refused;
    this.#newPoints.push(row.point);
    this.#newPartitions.push(this.#lastPostcode.partition);
    return undefined;
  }

  #takePlace(row: Extract<Row, { kind: 'postcode-location' }>['location']): string | undefined {
    const codes = [row.countyCode, row.districtCode, row.wardCode, row.countryCode, row.constituencyCode];
    for (const code of codes) if (isAreaCode(code)) this.#codes.add(code);
    return this.#ofPostcode(row.postcode, (writer, postcode) => record.writePlace(writer, postcode, row));
  }

  #takeName(code: string, name: string): void {
    const known = this.#names.get(code);
    if (known === undefined || name < known) this.#names.set(code, name);
  }

  #ofPostcode(text: string, write: (writer: Writer, postcode: number) => void): string | undefined {
    const { number, partition } = this.#read(text);
    if (partition === '') return `"${text.slice(0, 20)}" is not a postcode.`;
    this.#partitions.add(partition, (writer) => write(writer, number));
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

  /**
   * Returns the number and the partition of a postcode. The partition is empty if the text is not a postcode.
   * Remembers the last one, because deliveries are sorted by postcode.
   */
  #read(text: string): { readonly number: number; readonly partition: string } {
    if (text === this.#lastPostcode.text) return this.#lastPostcode;
    const postcode = parsePostcode(text);
    const compact = postcode === undefined ? '' : postcode.outward + postcode.inward;
    const number = compact === '' ? 0 : postcodeNumber(compact);
    this.#lastPostcode = { text, number, partition: compact.slice(0, PREFIX) };
    return this.#lastPostcode;
  }
}

type Writer = Parameters<Parameters<Partitions['add']>[1]>[0];

function isNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= LARGEST_NUMBER;
}
