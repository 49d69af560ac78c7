import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/*
 * Real addresses as people wrote them. They are kept beside the project and are not part of it. If they are
 * missing, the parts that need them are skipped, and the report says so.
 */

export const SHARED_DATA = new URL('../../../../../shared/data/', import.meta.url);

export function hasSharedData(): boolean {
  return existsSync(new URL('pairs/', SHARED_DATA)) && existsSync(new URL('addresses/', SHARED_DATA));
}

/** The records of a CSV or TSV file of the shared data, compressed or not. */
export function sharedRecords(path: string): Record<string, string>[] {
  const bytes = readFileSync(new URL(path, SHARED_DATA));
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const isTabbed = path.includes('.tsv');
  return parse(text, {
    columns: true,
    delimiter: isTabbed ? '\t' : ',',
    quote: isTabbed ? null : '"',
    relax_column_count: true,
    skip_empty_lines: true,
  });
}

/** An address of a list, as it was written. */
export interface Listed {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly postcode: string;
}

/** The lists whose addresses serve as a file. */
const LISTS = [
  'addresses/edubase.tsv.gz',
  'addresses/gambling-commission.tsv.gz',
  'addresses/general-medical-practices.tsv.gz',
  'addresses/pharmacy.tsv.gz',
  'addresses/vehicle-testing-stations.tsv.gz',
  'addresses/end-of-life-vehicles.tsv.gz',
  'addresses/democracy-club-polling-stations.tsv.gz',
  'addresses/food-hygiene_sample2000.tsv',
  'addresses/companies-house_sample2000.tsv',
  'addresses/charity-commission_sample2000.tsv',
] as const;

/** The addresses of a list, without those that have no postcode. */
export function listed(path: string): Listed[] {
  return sharedRecords(path)
    .map(({ test = '', name = '', text = '', postcode = '' }) => ({
      key: test,
      name: name.trim(),
      text: text.trim(),
      postcode: postcode.trim(),
    }))
    .filter(({ text, postcode }) => text !== '' && postcode !== '');
}

export function allListed(): Listed[] {
  return LISTS.flatMap((path) => listed(path));
}
