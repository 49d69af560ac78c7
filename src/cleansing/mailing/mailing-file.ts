import { present } from '../../present.ts';
import type { Value } from '../../records/column.ts';
import { type AllFindings, type Answers, type BlockAnswers, defineDatasetStep } from '../dataset-step.ts';
import type { AppendedColumn, StepBlock } from '../step.ts';
import { MAIL_LINES } from './mail-address.ts';
import { placesOf } from './mailing-order.ts';
import { type Letter, mailingReader, REASONS, type Reason } from './mailing-reader.ts';
import { MAILING_NEEDS } from './needs.ts';
import { type MailingOptions, MailingOptionsSchema } from './options.ts';

const column = (name: string, description: string): AppendedColumn => ({ name, type: 'text', description });

/** The layout of the mailing file (docs/analysts/mailing.md). */
const LAYOUT: readonly AppendedColumn[] = [
  column('id', 'The client’s id of the record, or its place in the dataset, from 1.'),
  column('title', 'The title: Mr, Mr & Mrs.'),
  column('first_name', 'Forenames and initials.'),
  column('last_name', 'The surname, or The Occupier if there is no name.'),
  ...Array.from({ length: MAIL_LINES }, (_, at) =>
    column(`address_line_${at + 1}`, `Line ${at + 1} of the address, the company on the first.`),
  ),
  column('town', 'The post town.'),
  column('postcode', 'The postcode, with one space.'),
  column('dps', 'The delivery point suffix.'),
  column('country', 'The country of addresses abroad.'),
];

const STATUS: AppendedColumn = column(
  'mailing_status',
  `Mailed, or why the record is not in the mailing file, the first that applies. ${Object.entries(REASONS)
    .map(([reason, meaning]) => `${reason}: ${meaning}.`)
    .join(' ')}`,
);

const REASON_STATISTICS = {
  Suppressed: 'suppressed',
  Duplicate: 'duplicate',
  Unusable: 'unusable',
  NonUk: 'nonUk',
  BlankAddress: 'blankAddress',
  BelowMinimum: 'belowMinimum',
  BlankName: 'blankName',
} as const satisfies Record<Reason, string>;

/** Makes a mailing file that a mailing house can use as it is: a fixed layout, in delivery order. */
export const mailingFile = defineDatasetStep({
  kind: 'dataset',
  name: 'mailing-file',
  description:
    'Makes a mailing file as a second output. It has the layout that mailing houses use, has no suppressed, duplicate or unusable records, and is sorted by postcode and delivery point.',
  reference: 'none',
  needs: MAILING_NEEDS,
  needsOneOf: ['address', 'address_line_1', 'postcode', 'clean_line_1', 'clean_postcode'],
  options: MailingOptionsSchema,
  statistics: {
    mailed: 'Records in the mailing file',
    withDps: 'Of these, records with a delivery point suffix',
    exact: 'Of these, records settled to the delivery point',
    building: 'Of these, records settled to the building',
    lessSettled: 'Of these, records settled to less, or not matched',
    replacedNames: 'Of these, records addressed to the addressee given in the options',
    suppressed: 'Records left out because they are on a suppression list',
    duplicate: 'Records left out as duplicates',
    unusable: 'Records left out as unusable',
    nonUk: 'Records left out for an address abroad',
    blankAddress: 'Records left out because they have no address',
    belowMinimum: 'Records left out below the minimum match level',
    blankName: 'Records left out because they have no name',
  },
  appends: () => [STATUS],
  gives: () => LAYOUT,
  prepare: ({ options, mapped }) => {
    if (options.minimumMatchLevel !== 'All' && !mapped.has('paf_match_level')) {
      throw new Error('minimumMatchLevel needs the column paf_match_level, which address-cleansing appends.');
    }
    return {
      emit(block) {
        const read = mailingReader(block, options);
        return (row) => {
          const letter = read(row);
          if (typeof letter !== 'string') block.note(row, bytesOf(letter.order));
        };
      },
      resolve: () => undefined,
      combine: numberLetters,
      apply: (block, answers) => letterWriter(block, answers, options),
    };
  },
});

function bytesOf(order: number): Uint8Array {
  return new Uint8Array(new Float64Array([order]).buffer);
}

/** Numbers the letters: each record with a letter gets its place in the mailing. */
async function numberLetters(found: AllFindings, answers: Answers): Promise<void> {
  const records: number[] = [];
  const orders: number[] = [];
  for await (const { count, record, start, bytes } of found.notes()) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < count; at++) {
      records.push(record[at]!);
      orders.push(view.getFloat64(start[at]!, true));
    }
  }
  const places = placesOf(Float64Array.from(orders));
  for (const [at, record] of records.entries()) {
    await answers.answer(record, new Uint8Array(new Uint32Array([places[at]!]).buffer));
  }
}

function letterWriter(
  block: StepBlock,
  answers: BlockAnswers,
  options: MailingOptions,
): (row: number) => void {
  const read = mailingReader(block, options);
  const ids = block.input('record_id');
  const statuses = block.output(STATUS.name);
  return (row) => {
    const letter = read(row);
    if (typeof letter === 'string') {
      statuses[row] = letter;
      block.count(REASON_STATISTICS[letter]);
      return;
    }
    statuses[row] = 'Mailed';
    count(block, letter);
    const data = present(answers.of(row), 'the place of a letter in the mailing');
    const place = new DataView(data.buffer, data.byteOffset).getUint32(0, true);
    const id = ids[row] ?? String(answers.recordNumber(row) + 1);
    block.give(valuesOf(String(id), letter), place);
  };
}

function count(block: StepBlock, { suffix, level, isReplaced }: Letter): void {
  block.count('mailed');
  if (suffix !== '') block.count('withDps');
  block.count(level === 'Exact' ? 'exact' : level === 'Building' ? 'building' : 'lessSettled');
  if (isReplaced) block.count('replacedNames');
}

function valuesOf(id: string, { addressee, lines, address, suffix }: Letter): Value[] {
  const { title, firstName, lastName } = addressee;
  const padded = Array.from({ length: MAIL_LINES }, (_, at) => lines[at] ?? '');
  return [
    id,
    title,
    firstName,
    lastName,
    ...padded,
    address.town,
    address.postcode,
    suffix,
    address.country,
  ].map((text) => (text === '' ? null : text));
}
