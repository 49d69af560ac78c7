import type { AppendedColumn } from '../step.ts';
import { EVIDENCE_NAMES, VALUE_GROUPS } from './needs.ts';
import { CASE_COLUMNS } from './review-case.ts';

/** The columns that the step appends to each record. */
export const APPENDED: readonly AppendedColumn[] = [
  {
    name: 'unique_id',
    type: 'text',
    description:
      'The same for all records of a group, and different from all others: 13 letters and digits made from the content, or the id from the reference.',
  },
  {
    name: 'duplicate_flag',
    type: 'text',
    description: 'Dup if the group has several records; otherwise empty.',
  },
  {
    name: 'duplicate_ids',
    type: 'text',
    description:
      'The record_ids of the other records of the group, separated by semicolons, at most 100. Without record_id, their positions in the dataset.',
  },
  { name: 'keep_flag', type: 'integer', description: '1 for the record to keep, 0 for the others.' },
  {
    name: 'duplicate_percent',
    type: 'integer',
    description: 'The probability in percent that the record belongs to its group; empty if it is alone.',
  },
  {
    name: 'group_percent',
    type: 'integer',
    description:
      'The probability in percent of the weakest link that holds the group together; empty if the record is alone.',
  },
  {
    name: 'duplicate_note',
    type: 'text',
    description:
      '“between” and record ids, if the record fits several people who contradict each other and was therefore left alone; otherwise empty.',
  },
];

/** The columns of the review list. */
export const REVIEW: readonly AppendedColumn[] = [
  {
    name: 'pair_id',
    type: 'text',
    description: 'The id of the pair, made from the content of both records.',
  },
  {
    name: 'record_1',
    type: 'text',
    description: 'The record_id of the first record, or its position in the dataset.',
  },
  {
    name: 'record_2',
    type: 'text',
    description: 'The record_id of the second record, or its position in the dataset.',
  },
  { name: 'unique_id_1', type: 'text', description: 'The unique_id of the first record.' },
  { name: 'unique_id_2', type: 'text', description: 'The unique_id of the second record.' },
  {
    name: 'score',
    type: 'decimal',
    description: 'Evidence in bits, above the threshold for merging; negative below it.',
  },
  {
    name: 'percent',
    type: 'integer',
    description: 'The probability in percent that both are of one person.',
  },
  { name: 'reason', type: 'text', description: 'Why the pair was not merged.' },
  { name: 'content_1', type: 'text', description: 'The values of the first record.' },
  { name: 'content_2', type: 'text', description: 'The values of the second record.' },
];

/** The columns of the cases that people decide in the console. */
export const CASES: readonly AppendedColumn[] = [...REVIEW.slice(0, -2), ...CASE_COLUMNS];

/** The columns of the golden records. */
export const GOLDEN: readonly AppendedColumn[] = [
  { name: 'unique_id', type: 'text', description: 'The unique_id of the merged records.' },
  { name: 'records', type: 'integer', description: 'The number of merged records.' },
  ...EVIDENCE_NAMES.map((name) => ({ name, type: 'text' as const, description: `The ${name}.` })),
  ...VALUE_GROUPS.map(({ name }) => ({
    name: `${name}_from`,
    type: 'text' as const,
    description: `The record_id of the record that the ${name} comes from, or its position in the dataset.`,
  })),
];
