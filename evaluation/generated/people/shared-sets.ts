import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { NO_FIELDS, type RecordFields } from '../../../src/cleansing/deduplication/read-record.ts';

/*
 * Published sets with known duplicates, in the folder of development data beside the project. A set may be
 * missing; the caller then reports it. Columns are mapped as in a workflow. Nothing else is known about a
 * set.
 */
const FOLDER = fileURLToPath(new URL('../../../../shared/data/dedupe/', import.meta.url));

/** A set in memory. */
export interface SharedSet {
  readonly name: string;
  readonly records: readonly RecordFields[];
  /** The person of each record. */
  readonly person: readonly string[];
}

type Row = Readonly<Record<string, string>>;

interface Layout {
  readonly name: string;
  readonly file: string;
  readonly fields: (row: Row) => Partial<RecordFields>;
  readonly person: (row: Row) => string;
}

const febrl = (number: number): Layout => ({
  name: `FEBRL ${number}`,
  file: `febrl_dataset${number}.csv`,
  fields: (row) => ({
    forename: row['given_name']!,
    surname: row['surname']!,
    lines: [row['street_number']!, row['address_1']!, row['address_2']!],
    town: row['suburb']!,
    county: row['state']!,
    postcode: row['postcode']!,
    birth: row['date_of_birth']!,
    identifiers: [row['soc_sec_id']!],
  }),
  // rec-552-dup-1 is a duplicate of rec-552-org.
  person: (row) => row['rec_id']!.split('-')[1]!,
});

export const LAYOUTS: readonly Layout[] = [
  febrl(1),
  febrl(2),
  febrl(3),
  {
    name: 'fake_1000',
    file: 'splink_fake_1000.csv',
    fields: (row) => ({
      forename: row['first_name']!,
      surname: row['surname']!,
      town: row['city']!,
      email: row['email']!,
      birth: row['dob']!,
    }),
    person: (row) => row['cluster']!,
  },
];

/** Reads a set; undefined if its file is missing. */
export function readSharedSet(
  { name, file, fields, person }: Layout,
  folder = FOLDER,
): SharedSet | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const rows = parse(readFileSync(path), {
    columns: (header: string[]) => header.map((column) => column.trim()),
    trim: true,
  }) as Row[];
  return {
    name,
    records: rows.map((row) => ({ ...NO_FIELDS, ...fields(row) })),
    person: rows.map(person),
  };
}
