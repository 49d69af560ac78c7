import { stringify } from 'csv-stringify/sync';
import { generateRecords } from '../invented/people/generate.ts';

const SEED = 20261120;
/** How many rows are written at a time. */
const BATCH = 5000;

/** A CSV file of generated people, in pieces. One record in five is a duplicate. */
export function* peopleCsv(records: number): Generator<string> {
  let rows: object[] = [];
  let isFirst = true;
  for (const { row } of generateRecords(records, SEED)) {
    rows.push(row);
    if (rows.length < BATCH) continue;
    yield stringify(rows, { header: isFirst });
    isFirst = false;
    rows = [];
  }
  if (rows.length > 0) yield stringify(rows, { header: isFirst });
}
