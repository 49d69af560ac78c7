import { createReadStream, globSync, readFileSync } from 'node:fs';
import { createGunzip, gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { openCsv } from '../../src/records/csv-reader.ts';
import { figure, DATA as folder } from '../support/data.ts';
import { readAll } from './support.ts';

/** Untidy files as they are published. */
const files = [
  ...globSync(`${folder}/addresses/*.tsv*`),
  ...globSync(`${folder}/{pairs,names,dedupe}/*.{csv,tsv}`),
  ...globSync(`${folder}/location/onspd_sample.csv`),
].sort();

describe('published files', () => {
  it('exist', () => {
    expect(files.length).toBeGreaterThan(figure(15, 10));
  });

  it.each(files)('%s: every row is a record or a reject, as in csv-parse', async (path) => {
    const bytes = path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path);
    const { layout, names, records, lines, rejects, batches } = await readAll(bytes);
    const oracle = parse(bytes, {
      bom: true,
      delimiter: layout.dialect.delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const [header, ...rows] = oracle.map(({ record }) => record);
    expect(layout.header.labels).toEqual(header);
    expect(new Set(names).size).toBe(names.length);
    expect(records).toEqual(
      rows.filter((row) => row.length === names.length).map((row) => row.map((value) => value || null)),
    );
    expect(rejects.map(({ raw }) => raw.split(layout.dialect.delimiter))).toEqual(
      rows.filter((row) => row.length !== names.length),
    );
    expect(records.length + rejects.length).toBe(rows.length);
    expect(batches.at(-1)?.next).toMatchObject({ offset: bytes.length, recordNumber: rows.length + 1 });
    const text = bytes.toString().split('\n');
    for (const { line, raw } of rejects) expect(text[line - 1]?.replace(/\r$/, '')).toBe(raw);
    for (const [row, line] of lines.entries()) expect(text[line - 1]).toContain(records[row]![0] ?? '');
  });

  it('stream from a compressed file', async () => {
    const csv = await openCsv(createReadStream(`${folder}/addresses/edubase.tsv.gz`).pipe(createGunzip()));
    let count = 0;
    for await (const { block } of csv) count += block.recordCount;
    expect(count).toBe(figure(27_339, 8));
  });
});
