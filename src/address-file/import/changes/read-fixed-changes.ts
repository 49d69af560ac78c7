import { titleCase } from '../../../address/title-case/title-case.ts';
import type { BadRow } from '../../rows.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import type { FixedRecord } from '../fixed/fixed-record.ts';
import { readFixed } from '../fixed/read-fixed.ts';
import { type ReferenceKind, ReferenceTables, UnknownKey } from '../mainfile/reference-tables.ts';
import type { LineResult } from '../row-gatherer.ts';
import { type Amendment, isAmendment, LONE_BEFORE, PairCheck } from './amendment.ts';
import type { Line } from './change-book.ts';
import type { KeyedBook, PointBody, PointKeys } from './keyed-book.ts';
import {
  CHANGE_FORMATS,
  CHANGED_ADDRESS,
  CHANGED_DESCRIPTOR,
  CHANGED_LOCALITY,
  CHANGED_NAME,
  CHANGED_ORGANISATION,
  CHANGED_UDPRN,
  CHANGES1,
  CHANGES1_TYPES,
} from './layouts.ts';

/**
 * The files of one set of fixed-width changes. The files of each kind are in the order in which they must be
 * applied.
 */
export interface FixedChangeFiles {
  readonly references: readonly DeliveredFile[];
  readonly addresses: readonly DeliveredFile[];
  readonly udprns: readonly DeliveredFile[];
}

/**
 * Reads fixed-width changes into a book, starting with the texts that keys stand for. @returns the bad rows
 */
export async function readFixedChanges(files: FixedChangeFiles, book: KeyedBook): Promise<BadRow[]> {
  const tables = new ReferenceTables();
  const badRows: BadRow[] = [];
  for (const file of files.references) {
    await each(file, 'references', badRows, (record) => takeReference(record, tables));
  }
  for (const file of files.addresses) {
    const pairs = new PairCheck();
    const note = (lone: Line | undefined) => {
      if (lone !== undefined) badRows.push({ file: lone.file, line: lone.line, reason: LONE_BEFORE });
    };
    await each(file, 'addresses', badRows, (record, line) => {
      const at = { file: file.name, line };
      return takeAddress(record, tables, book, at, (amendment, key) => note(pairs.next(amendment, key, at)));
    });
    note(pairs.end());
  }
  for (const file of files.udprns) {
    await each(file, 'udprns', badRows, (record, line) => takeUdprn(record, book, { file: file.name, line }));
  }
  return badRows;
}

async function each(
  file: DeliveredFile,
  kind: keyof FixedChangeFiles,
  badRows: BadRow[],
  take: (record: FixedRecord, line: number) => LineResult,
): Promise<void> {
  for await (const batch of readFixed(file, CHANGE_FORMATS[kind], take)) badRows.push(...batch.badRows);
}

const setters: Readonly<
  Record<ReferenceKind, (tables: ReferenceTables, key: number, record: FixedRecord) => void>
> = {
  localities: ({ localities }, key, record) =>
    localities.set(key, {
      doubleDependentLocality: titleCase(record.text(CHANGED_LOCALITY.doubleDependentLocality)),
      dependentLocality: titleCase(record.text(CHANGED_LOCALITY.dependentLocality)),
      postTown: record.text(CHANGED_LOCALITY.postTown),
    }),
  thoroughfares: ({ thoroughfares }, key, record) => thoroughfares.set(key, record.text(CHANGED_NAME.name)),
  descriptors: ({ descriptors }, key, record) => descriptors.set(key, record.text(CHANGED_DESCRIPTOR.name)),
  buildingNames: ({ buildingNames }, key, record) =>
    buildingNames.set(key, titleCase(record.text(CHANGED_NAME.name))),
  subBuildingNames: ({ subBuildingNames }, key, record) =>
    subBuildingNames.set(key, titleCase(record.text(CHANGED_NAME.name))),
  organisations: () => undefined,
};

/** A deleted text is kept, because a deleted address may still refer to it. */
function takeReference(record: FixedRecord, tables: ReferenceTables): LineResult {
  const type = record.letter(CHANGES1.recordType);
  const kind = CHANGES1_TYPES[type];
  if (kind === undefined) return `The record type "${type}" is not 1 to 5.`;
  if (record.letter(CHANGES1.amendment) !== 'D') setters[kind](tables, record.number(CHANGES1.key), record);
  return record.mistake;
}

function takeAddress(
  record: FixedRecord,
  tables: ReferenceTables,
  book: KeyedBook,
  at: Line,
  checkPair: (amendment: Amendment, key: string) => void,
): LineResult {
  const amendment = record.letter(CHANGED_ADDRESS.amendment);
  const recordType = record.letter(CHANGED_ADDRESS.recordType);
  const postcodeType = record.letter(CHANGED_ADDRESS.postcodeType);
  if (!isAmendment(amendment)) return `The amendment "${amendment}" is not I, D, B or C.`;
  if (!/^[123]$/.test(recordType)) return `The record type "${recordType}" is not 1, 2 or 3.`;
  if (postcodeType !== 'S' && postcodeType !== 'L') {
    return `The postcode type "${postcodeType}" is neither S nor L.`;
  }
  const keys: PointKeys = {
    addressKey: record.number(CHANGED_ADDRESS.addressKey),
    organisationKey: record.number(CHANGED_ADDRESS.organisationKey),
    postcodeType,
  };
  if (record.mistake !== undefined) return record.mistake;
  if (keys.addressKey === 0) return 'The record has no address key.';
  checkPair(amendment, `${recordType} ${keys.addressKey} ${keys.organisationKey} ${postcodeType}`);
  if (amendment === 'B') return undefined;
  if (recordType !== '1') {
    const names = {
      organisation: titleCase(record.text(CHANGED_ORGANISATION.organisation)),
      department: titleCase(record.text(CHANGED_ORGANISATION.department)),
    };
    book.organisation(keys, amendment, names, at);
    return undefined;
  }
  if (amendment === 'D') {
    book.address(keys, 'D', undefined, at);
    return undefined;
  }
  try {
    const body = bodyOf(record, tables, keys);
    if (record.mistake !== undefined) return record.mistake;
    if (body.deliveryPointSuffix === '') return 'The record has no delivery point suffix.';
    if (postcodeType === 'L' && body.deliveryPointSuffix !== '1A') {
      return `A large user has the delivery point suffix 1A, not ${body.deliveryPointSuffix}.`;
    }
    book.address(keys, amendment, body, at);
    return undefined;
  } catch (error) {
    if (error instanceof UnknownKey) return record.mistake ?? error.message;
    throw error;
  }
}

function bodyOf(record: FixedRecord, tables: ReferenceTables, keys: PointKeys): PointBody {
  const localities = tables.localities.get(record.number(CHANGED_ADDRESS.localityKey));
  if (localities === undefined) throw new UnknownKey('The record has no locality key.');
  return {
    ...localities,
    ...tables.streets(
      record.number(CHANGED_ADDRESS.thoroughfareKey),
      record.number(CHANGED_ADDRESS.thoroughfareDescriptorKey),
      record.number(CHANGED_ADDRESS.dependentThoroughfareKey),
      record.number(CHANGED_ADDRESS.dependentThoroughfareDescriptorKey),
    ),
    ...keys,
    poBox: record.digits(CHANGED_ADDRESS.poBox),
    subBuildingName: tables.subBuildingNames.get(record.number(CHANGED_ADDRESS.subBuildingNameKey)) ?? '',
    buildingName: tables.buildingNames.get(record.number(CHANGED_ADDRESS.buildingNameKey)) ?? '',
    buildingNumber: record.digits(CHANGED_ADDRESS.buildingNumber),
    postcode: record.text(CHANGED_ADDRESS.newPostcode) || record.text(CHANGED_ADDRESS.postcode),
    smallUserOrganisation: record.isYes(CHANGED_ADDRESS.smallUserOrganisation),
    deliveryPointSuffix: record.text(CHANGED_ADDRESS.deliveryPointSuffix),
    households: record.number(CHANGED_ADDRESS.households),
    concatenated: record.isYes(CHANGED_ADDRESS.concatenation),
  };
}

function takeUdprn(record: FixedRecord, book: KeyedBook, at: Line): LineResult {
  const amendment = record.letter(CHANGED_UDPRN.amendment);
  const postcodeType = record.letter(CHANGED_UDPRN.postcodeType);
  if (!isAmendment(amendment)) return `The amendment "${amendment}" is not I, D, B or C.`;
  if (postcodeType !== 'S' && postcodeType !== 'L') {
    return `The postcode type "${postcodeType}" is neither S nor L.`;
  }
  const keys: PointKeys = {
    addressKey: record.number(CHANGED_UDPRN.addressKey),
    organisationKey: record.number(CHANGED_UDPRN.organisationKey),
    postcodeType,
  };
  const udprn = record.number(CHANGED_UDPRN.udprn);
  if (record.mistake !== undefined) return record.mistake;
  if (udprn === 0) return 'The record has no UDPRN.';
  if (amendment === 'I' || amendment === 'C') book.udprn(keys, udprn, at);
  return undefined;
}
