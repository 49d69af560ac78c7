import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { makeTableFile } from '../../src/formats/make-table-file.ts';
import { openTable } from '../../src/formats/open-table.ts';
import { rowEncoder } from '../../src/formats/row-encoder.ts';
import type { Format } from '../../src/formats/table-style.ts';
import { Block } from '../../src/records/block.ts';
import type { Value } from '../../src/records/column.ts';
import { COLUMNS, recordsOf } from './values.ts';

/*
 * Every type through every format, judged by other programs: `npm run evaluate:formats -- --python PATH`. The
 * Python needs pyarrow, openpyxl and duckdb, which are no part of the project. They read what Fettle wrote,
 * and Fettle reads what they wrote. Exits with 1 if a value differs.
 */

const { values } = parseArgs({
  options: { python: { type: 'string', default: 'python3' }, records: { type: 'string', default: '20000' } },
});
const records = recordsOf(Number(values.records));
const folder = await mkdtemp(join(tmpdir(), 'fettle-formats-'));
try {
  await writeFile(join(folder, 'expected.json'), JSON.stringify(records));
  for (const [name, format] of [
    ['table.csv', 'csv'],
    ['table.csv.gz', 'csv'],
    ['table.parquet', 'parquet'],
    ['table.xlsx', 'xlsx'],
    ['table.json', 'json'],
    ['table.ndjson.zst', 'ndjson'],
  ] as const) {
    const bytes = await written(format);
    const packed = name.endsWith('.gz')
      ? gzipSync(bytes)
      : name.endsWith('.zst')
        ? zstdCompressSync(bytes)
        : bytes;
    await writeFile(join(folder, name), packed);
  }
  console.log('Written by Fettle, read by others:');
  const judge = fileURLToPath(new URL('judge.py', import.meta.url));
  const { status, error } = spawnSync(values.python, [judge, folder], { stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) process.exitCode = 1;
  console.log('Written by others, read by Fettle:');
  const wanted = records.map(plain);
  for (const name of await readdir(folder)) {
    if (!/^(?:arrow|duckdb|openpyxl)/.test(name)) continue;
    const found = (await read(join(folder, name))).map(plain);
    const differ =
      wanted.filter((row, at) => !isDeepStrictEqual(row, found[at])).length +
      Math.abs(wanted.length - found.length);
    const cells = (wanted.length * COLUMNS.length).toLocaleString('en-GB');
    console.log(`${name.padEnd(44)} ${cells.padStart(9)} values, ${differ} rows differ`);
    if (differ === 0) continue;
    process.exitCode = 1;
    const at = wanted.findIndex((row, place) => !isDeepStrictEqual(row, found[place]));
    console.log('   wanted', wanted[at], '\n   found ', found[at]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function written(format: Format): Promise<Buffer> {
  const parts: Buffer[] = [];
  const target = {
    write: async (bytes: string | Uint8Array) => void parts.push(Buffer.from(bytes as Uint8Array)),
  };
  const file = makeTableFile(target, { format });
  const encode = rowEncoder(COLUMNS, { format });
  await file.begin(COLUMNS);
  for (let from = 0; from < records.length; from += 1000) {
    const rows = records.slice(from, from + 1000);
    await file.write(
      encode(
        Block.of(
          rows.length,
          COLUMNS.map((_, at) => rows.map((row) => row[at]!)),
        ),
      ),
    );
  }
  await file.finish();
  return Buffer.concat(parts);
}

async function read(path: string): Promise<Value[][]> {
  const bytes = {
    stream: createReadStream(path)[Symbol.asyncIterator]() as AsyncGenerator<Buffer>,
    file: async () => ({ path, release: async () => undefined }),
  };
  const types = Object.fromEntries(COLUMNS.map(({ name, type }) => [name, type]));
  const reader = await openTable(bytes, { types, names: new Map() });
  const rows: Value[][] = [];
  for await (const { block, rejects } of reader) {
    if (rejects.length > 0) throw new Error(`${path}: ${JSON.stringify(rejects[0])}`);
    const columns = COLUMNS.map((_, at) => block.values(at));
    for (let row = 0; row < block.recordCount; row++) rows.push(columns.map((of) => of[row]!));
  }
  return rows;
}

/** Decimals are compared as numbers: `1.50` and `1.5` are the same one. */
function plain(row: readonly Value[]): Value[] {
  return row.map((value, at) => (COLUMNS[at]!.type === 'decimal' && value !== null ? Number(value) : value));
}
