import { present } from '../../../present.ts';
import type { RowBatch, RowSource } from '../../rows.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import type { FixedRecord } from '../fixed/fixed-record.ts';
import { readFixed } from '../fixed/read-fixed.ts';
import type { Importer } from '../importer.ts';
import { inventedNotice } from '../invented.ts';
import type { LineResult } from '../row-gatherer.ts';
import { FORMATS, type MainfileKind, UDPRN } from './layouts.ts';
import { type MainfileSet, mainfileKind, mainfileSet } from './mainfile-set.ts';
import { PointNumbers } from './point-numbers.ts';
import { AddressReader, resolved } from './read-address.ts';
import { AliasReader } from './read-alias.ts';
import { readResidence } from './read-residence.ts';
import { REFERENCE_KINDS, ReferenceTables } from './reference-tables.ts';
import { residenceOrder } from './residence-order.ts';

/**
 * The relational, fixed-width products of PAF: the Mainfile with its reference files, the Welsh alternative,
 * UDPRNs, Multiple Residence, Not Yet Built and Alias. They refer to each other by key, so together they form
 * one source.
 */
export const mainfile: Importer = {
  recognise(file, head) {
    const kind = mainfileKind(file, head.lines[0] ?? '');
    return kind === undefined ? undefined : `PAF Mainfile, fixed width, ${FORMATS[kind].identifier}`;
  },
  async open(recognised) {
    if (recognised.length === 0) return [];
    const set = await mainfileSet(recognised);
    const all = Object.values(set.files).flat();
    const invented = await inventedNotice(present(all[0], 'a file of the source'));
    const source: RowSource = {
      name: set.files.addresses.length > 0 ? 'PAF Mainfile' : present(all[0], 'a file of the source').name,
      layout: inWords(set),
      edition: set.edition,
      licence: invented ?? '',
      invented: invented !== undefined,
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
      batches: () => readMainfile(set),
    };
    return [source];
  },
};

const WORDS: readonly (readonly [MainfileKind, string])[] = [
  ['addresses', 'addresses'],
  ['udprns', 'UDPRNs'],
  ['welshAddresses', 'Welsh addresses'],
  ['multipleResidences', 'multiple residences'],
  ['notYetBuilt', 'not yet built'],
  ['aliases', 'aliases'],
];

/** `PAF Mainfile, fixed width: addresses (5 files), UDPRNs, aliases`. */
function inWords({ files }: MainfileSet): string {
  const parts = WORDS.filter(([kind]) => files[kind].length > 0).map(([kind, words]) =>
    files[kind].length > 1 ? `${words} (${files[kind].length} files)` : words,
  );
  return `PAF Mainfile, fixed width: ${parts.join(', ')}`;
}

/** Reads files in an order in which every key is known before it is used. */
async function* readMainfile({ files }: MainfileSet): AsyncGenerator<RowBatch, void, undefined> {
  const tables = new ReferenceTables();
  const numbers = new PointNumbers();
  const addresses = new AddressReader(tables, numbers);
  const aliases = new AliasReader(tables, numbers);
  let bytesBefore = 0;
  async function* each(
    kind: MainfileKind,
    reader: (file: DeliveredFile) => Reader | Promise<Reader>,
  ): AsyncGenerator<RowBatch, void, undefined> {
    for (const file of files[kind]) {
      yield* readFixed(file, FORMATS[kind], await reader(file), bytesBefore);
      bytesBefore += file.bytes;
    }
  }
  for (const kind of REFERENCE_KINDS) yield* each(kind, () => (record) => tables.take(kind, record));
  yield* each('udprns', () => (record) => takeNumber(record, numbers));
  yield* each('addresses', () => (record) => addresses.address(record));
  yield* each('welshAddresses', () => (record) => addresses.welsh(record));
  yield* each('multipleResidences', async (file) => {
    const order = residenceOrder((await file.head()).lines);
    return (record) => readResidence(record, order);
  });
  yield* each('notYetBuilt', () => (record) => addresses.notYetBuilt(record));
  yield* each('aliases', () => (record) => aliases.read(record));
}

type Reader = (record: FixedRecord) => LineResult;

function takeNumber(record: FixedRecord, numbers: PointNumbers): LineResult {
  return resolved(record, UDPRN.postcodeType, (type) => {
    const udprn = record.number(UDPRN.udprn);
    if (udprn === 0) return 'The record has no UDPRN.';
    const addressKey = record.number(UDPRN.addressKey);
    numbers.set(addressKey, record.number(UDPRN.organisationKey), type, udprn);
    return undefined;
  });
}
