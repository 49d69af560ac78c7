import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { EvaluationSet } from '../sets/evaluation-set.ts';

/** The folder and the input file of one set. */
export interface SetFiles {
  readonly folder: string;
  readonly records: string;
}

/** Writes `records.csv` and `truth.csv`, and `model.txt` for splink.py, into a folder named after the set. */
export function writeSet(out: string, { name, columns, rows, truth, model }: EvaluationSet): SetFiles {
  const folder = join(out, name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  const records = join(folder, 'records.csv');
  writeFileSync(records, stringify([...rows], { header: true, columns: [...columns] }));
  const facts = truth.map(({ person, kinds, case: of }, at) => ({
    record_id: rows[at]!['record_id'],
    person,
    kinds: kinds.join(';'),
    case: of,
  }));
  writeFileSync(join(folder, 'truth.csv'), stringify(facts, { header: true }));
  writeFileSync(join(folder, 'model.txt'), `${model}\n`);
  return { folder, records };
}

/** Reads a CSV file with a header. */
export function readRows(path: string): Record<string, string>[] {
  return parse(readFileSync(path), { columns: true }) as Record<string, string>[];
}
