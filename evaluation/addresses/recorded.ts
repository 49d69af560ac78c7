import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { csvOf } from './csv.ts';
import type { List } from './row.ts';
import type { EvaluationSet } from './sets.ts';
import { Around } from './typed/around.ts';
import type { TypedRow } from './typed/typed-rows.ts';

const HEADER = ['uprn', 'subname', 'name', 'number', 'streetname', 'townname', 'postcode', 'locality'];

/**
 * Writes the elements of a list's addresses to `NAME-components.csv`, for `peers/recorded_by_councils.py`. Addresses of
 * firms are left out.
 */
export function writeComponents(folder: string, { name, rows }: List): void {
  const components = rows
    .filter(({ isOdd, organisation, street }) => !isOdd && organisation === '' && street !== '')
    .map((row) => [
      row.uprn,
      row.flat,
      row.building,
      row.number,
      row.street,
      row.town,
      row.postcode,
      row.locality,
    ]);
  writeFileSync(join(folder, `${name}-components.csv`), csvOf([HEADER, ...components]));
}

/**
 * Reads the file that the script wrote: addresses of the list with the errors of councils, some without a
 * postcode. Leaves out records that fit several rows.
 */
export function recordedSet(folder: string, list: List): EvaluationSet {
  const byUprn = new Map(list.rows.map((row) => [row.uprn, row]));
  const around = new Around(list);
  const path = join(folder, `${list.name}-recorded.csv`);
  const records: Record<string, string>[] = parse(readFileSync(path), { columns: true });
  const typed = records.flatMap(
    ({ id = '', address = '', postcode = '', uprn = '', kinds = '' }): TypedRow[] => {
      const row = byUprn.get(uprn);
      if (row === undefined) throw new Error(`${path}: the list has no UPRN ${uprn}.`);
      const { flat, building, number, street, town, locality } = row;
      const hasLocality = locality !== '' && address.toLowerCase().includes(locality.toLowerCase());
      const truth = around.truthOf(
        {
          ...{ flat, building, number, street, town },
          ...(postcode === row.postcode ? { postcode } : {}),
          ...(hasLocality ? { locality } : {}),
        },
        row,
      );
      if (truth?.level !== 'row') return [];
      const named = kinds === '' ? ['no error'] : kinds.split('|');
      return [
        {
          id,
          organisation: '',
          address,
          postcode,
          meant: uprn,
          kinds: postcode === '' ? [...named, 'no postcode'] : named,
          truth,
        },
      ];
    },
  );
  return { list: { ...list, name: `${list.name}-recorded` }, typed };
}
