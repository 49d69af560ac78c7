import type { AddressRow } from '../../rows.ts';
import { AT, EXTENDED, PLAIN } from '../csv-paf/columns.ts';
import { COLUMNS as RESIDENCE_COLUMNS, ResidenceReader } from '../csv-paf/multiple-residence.ts';
import { eightDigits, PointReader } from '../csv-paf/read-point.ts';
import { fieldAt } from '../field-at.ts';
import type { FileHead } from '../file-head.ts';
import { type Amendment, isAmendment } from './amendment.ts';
import { pointKey, residenceKey } from './change-book.ts';

/*
 * CSV PAF Changes have the columns date, time, amendment and reason, then the columns of CSV PAF. CSV
 * Multiple Residence Changes have date, time and amendment, then the columns of CSV Multiple Residence.
 */

/** How many columns come before the columns of the address. */
const BEFORE_POINT = 4;
const BEFORE_RESIDENCE = 3;
const AMENDMENT_AT = 2;
/** Counted in the columns of CSV Multiple Residence. */
const UMPRN_AT = 20;

/** The number of columns of the files that can be read. */
const POINT_WIDTHS: readonly number[] = [BEFORE_POINT + PLAIN, BEFORE_POINT + EXTENDED];
const RESIDENCE_WIDTH = BEFORE_RESIDENCE + RESIDENCE_COLUMNS;

/** A line of a change file, parsed. */
export interface CsvChange {
  readonly amendment: Amendment;
  /** The key in the book of changes. */
  readonly key: string;
  /** Undefined for deletions and views before a change, of which only the key matters. */
  readonly address: AddressRow | undefined;
}

/** Describes the layout of a change file in words. Undefined if the file has no changes. */
export function csvChangeLayout(head: FileHead): string | undefined {
  const width = csvChangeWidth(head);
  if (width === undefined) return undefined;
  return width === RESIDENCE_WIDTH
    ? `CSV Multiple Residence Changes, ${width} columns`
    : `CSV PAF Changes, ${width} columns`;
}

function csvChangeWidth(head: FileHead): number | undefined {
  const isChange = (fields: readonly string[], width: number) =>
    fields.length === width &&
    /^\d{4}[/-]?\d\d[/-]?\d\d$/.test(fieldAt(fields, 0)) &&
    /^\d\d:?\d\d:?\d\d$/.test(fieldAt(fields, 1)) &&
    isAmendment(fieldAt(fields, AMENDMENT_AT));
  return [...POINT_WIDTHS, RESIDENCE_WIDTH].find(
    (width) => head.share((fields) => isChange(fields, width)) > 0.5,
  );
}

/** The date and time of the first change. Files are applied in this order. */
export function csvChangeTime(head: FileHead): string {
  const [date = '', time = ''] = head.rows[0] ?? [];
  return `${date.replace(/\D/g, '')}${time.replace(/\D/g, '')}`;
}

/** Parses the lines of change files. */
export class CsvChangeReader {
  readonly #points = new PointReader();
  readonly #residences = new ResidenceReader();

  /** @returns a sentence if the line is not a valid change */
  read(fields: readonly string[]): CsvChange | string {
    const amendment = fields[AMENDMENT_AT] ?? '';
    const isResidence = fields.length === RESIDENCE_WIDTH;
    if (!isResidence && !POINT_WIDTHS.includes(fields.length)) {
      return `The row has ${fields.length} columns; a change has ${[...POINT_WIDTHS, RESIDENCE_WIDTH].join(' or ')}.`;
    }
    if (!isAmendment(amendment)) return `The amendment "${amendment.slice(0, 20)}" is not I, D, B or C.`;
    return isResidence ? this.#residence(fields, amendment) : this.#point(fields, amendment);
  }

  #point(fields: readonly string[], amendment: Amendment): CsvChange | string {
    const udprn = eightDigits(fields, BEFORE_POINT + AT.udprn, 'UDPRN');
    if (typeof udprn === 'string') return udprn;
    if (udprn === 0) return 'The row has no UDPRN.';
    const key = pointKey(udprn);
    if (amendment === 'D' || amendment === 'B') return { amendment, key, address: undefined };
    const point = this.#points.read(fields, BEFORE_POINT, fields.length);
    if (typeof point === 'string') return point;
    if (point.postcodeType === '') return 'The row has no postcode type.';
    if (point.deliveryPointSuffix === '') return 'The row has no delivery point suffix.';
    if (point.postcodeType === 'L' && point.deliveryPointSuffix !== '1A') {
      return `A large user has the delivery point suffix 1A, not ${point.deliveryPointSuffix}.`;
    }
    return { amendment, key, address: { kind: 'delivery-point', point, umprn: 0 } };
  }

  #residence(fields: readonly string[], amendment: Amendment): CsvChange | string {
    const umprn = eightDigits(fields, BEFORE_RESIDENCE + UMPRN_AT, 'UMPRN');
    if (typeof umprn === 'string') return umprn;
    if (umprn === 0) return 'The row has no UMPRN.';
    const key = residenceKey(umprn);
    if (amendment === 'D' || amendment === 'B') return { amendment, key, address: undefined };
    const address = this.#residences.read(fields, BEFORE_RESIDENCE);
    return typeof address === 'string' ? address : { amendment, key, address };
  }
}
