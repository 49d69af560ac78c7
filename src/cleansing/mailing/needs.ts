import { ADDRESS_NEEDS } from '../address/typed-address.ts';
import { NAME_NEEDS } from '../name/name-reader.ts';
import { type Need, optionalNeed } from '../step.ts';

/** The lines that address-cleansing writes before the town. */
export const CLEAN_LINES = Array.from({ length: 8 }, (_, at) => `clean_line_${at + 1}`);

/** The flags of the suppression lists that concern letters. */
export const LETTER_FLAGS = [
  'mps_flag',
  'goneaway_flag',
  'deceased_flag',
  'mover_flag',
  'business_goneaway_flag',
  'in_house_flag',
  'suppressed',
];

/**
 * The columns from which a mailing is made. Most needs are named like the columns that other steps append, so
 * a workflow with these steps need not map anything.
 */
export const MAILING_NEEDS: readonly Need[] = [
  optionalNeed(
    'record_id',
    'text',
    'The client’s id of the record. If it is not mapped: the place in the dataset, from 1.',
  ),
  ...NAME_NEEDS,
  ...ADDRESS_NEEDS,
  ...CLEAN_LINES.map((name, at) =>
    optionalNeed(
      name,
      'text',
      `Line ${at + 1} of the address as address-cleansing wrote it. If it is filled, the address as written is ignored.`,
    ),
  ),
  optionalNeed('clean_town', 'text', 'The post town as address-cleansing wrote it.'),
  optionalNeed('clean_postcode', 'text', 'The postcode as address-cleansing wrote it.'),
  optionalNeed('clean_company', 'text', 'The company as address-cleansing wrote it.'),
  optionalNeed('dps', 'text', 'The delivery point suffix, which address-cleansing appends.'),
  optionalNeed('paf_match_level', 'text', 'What address-cleansing settled.'),
  optionalNeed(
    'unusable_record_legend',
    'text',
    'The legend of unusable-records. Records that have one are left out. If it is not mapped, no record counts as unusable.',
  ),
  optionalNeed('keep_flag', 'integer', 'The flag of deduplication. Records with 0 are left out.'),
  ...LETTER_FLAGS.map((name) =>
    optionalNeed(
      name,
      'text',
      name === 'suppressed'
        ? 'A column of the client’s own. Records in which it is not blank are left out.'
        : `What the step ${name.slice(0, -'_flag'.length).replace('_', '-')} found. Records with it are left out.`,
    ),
  ),
];
