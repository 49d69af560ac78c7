import { buffer } from 'node:stream/consumers';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CellKind } from '../../src/formats/table-reader.ts';
import { unpacked } from '../../src/formats/unpack.ts';
import { open, read, written } from '../formats/support.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { FileClient } from './file-client.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.close());

async function* chunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** A file of any format in, files of several formats out. */
const FORMATS = `
name: Formats
description: Tidies the names of a file.
inputs:
  Contacts: { kind: file, columns: { name: text } }
steps:
  - { step: tidy, id: names, columns: { text: name }, options: { case: upper } }
outputs:
  Sheet: { kind: file, path: "/out/{job}.xlsx" }
  Columns: { kind: file, path: "/out/{job}.parquet" }
  List: { kind: file, path: "/out/{job}.json" }
  Lines: { kind: file, path: "/out/{job}.ndjson.zst" }
  Tabs: { kind: file, path: "/out/{job}.tsv.gz" }
  Data: {}
`;

describe('a job over a file of another format', () => {
  const COLUMNS = ['name', 'phone', 'since', 'count'].map((name) => ({ name, type: 'text' as const }));
  const ROWS = Array.from({ length: 2500 }, (_, at) => [`ann ${at}`, '01632 960001', '2024-02-29', `${at}`]);
  const KINDS = new Map<string, CellKind>([
    ['since', 'date'],
    ['count', 'number'],
  ]);
  const CSV = [COLUMNS.map(({ name }) => name), ...ROWS].map((row) => `${row.join(',')}\n`).join('');
  let formats: TestClient;

  beforeAll(async () => {
    formats = await service.client('Formats', FORMATS);
  });

  const bytesAt = async (path: string) => (await new FileClient(formats).get(path)).bytes;

  test.each<[string, () => Promise<Uint8Array>, boolean]>([
    ['in.xlsx', () => written('xlsx', COLUMNS, ROWS, { kinds: KINDS }), true],
    ['in.parquet', () => written('parquet', COLUMNS, ROWS, { kinds: KINDS }), false],
    ['in.json', () => written('json', COLUMNS, ROWS), false],
    ['in.ndjson.gz', async () => gzipSync(await written('ndjson', COLUMNS, ROWS)), false],
    ['in.csv.zst', async () => zstdCompressSync(CSV), false],
  ])('%s', async (name, make, hasKinds) => {
    const bytes = await make();
    await formats.send('PUT', `/File/in/${name}`, {
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const done = await formats.run({
      name: `Of ${name}`,
      workflowName: 'Formats',
      inputFilename: `/in/${name}`,
    });
    expect(done).toMatchObject({
      status: 2,
      error: null,
      statistics: { 'records.read': 2500, 'records.written': 2500 },
    });
    for (const ending of ['xlsx', 'parquet', 'json', 'ndjson.zst', 'tsv.gz']) {
      const packed = await bytesAt(`/out/Of%20${name}.${ending}`);
      const bytesOut = await buffer(unpacked(chunk(packed)));
      const { records, rejects } = await read(await open(bytesOut));
      expect(rejects).toEqual([]);
      expect(records).toHaveLength(2500);
      expect(records[2499]).toMatchObject({ name: 'ANN 2499', phone: '01632 960001', since: '2024-02-29' });
      expect(String(records[2499]!['count'])).toBe('2499');
    }
    const sheet = await open(await bytesAt(`/out/Of%20${name}.xlsx`));
    // The dates of a workbook are dates of a workbook again.
    expect(sheet.kinds?.get('since') === 'date').toBe(hasKinds);
    await sheet.close();
  });

  test('a file that is not a table fails the job with its format and a remedy', async () => {
    await formats.send('PUT', '/File/in/letter.pdf', { body: '%PDF-1.7\n%âãÏÓ\n' });
    const failed = await formats.run({
      name: 'Letter',
      workflowName: 'Formats',
      inputFilename: '/in/letter.pdf',
    });
    expect(failed).toMatchObject({ status: 3, error: expect.stringMatching(/PDF/) });
  });
});
