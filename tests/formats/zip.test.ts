import { mkdtemp, open as openFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Entry, fromBuffer, open, type ZipFile } from 'yauzl';
import { ZipArchive } from '../../src/formats/xlsx/zip-archive.ts';
import { centralRecord, endRecords, localHeader, type ZipPart } from '../../src/formats/xlsx/zip-records.ts';

/* yauzl, an independent reader, judges the archives. */

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return entries;
}

test('an archive of small and streamed parts is read', async () => {
  const written: Uint8Array[] = [];
  const archive = new ZipArchive({ write: async (bytes) => void written.push(Buffer.from(bytes)) });
  await archive.add('a/é.xml', '<a/>');
  const stream = archive.begin('b.xml');
  for (let at = 0; at < 50; at++) await stream.write(Buffer.alloc(100_000, at));
  await stream.finish();
  await archive.finish();

  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.concat(written), { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const entries = await entriesOf(zip);
  expect(entries.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize])).toEqual([
    ['a/é.xml', 4],
    ['b.xml', 5_000_000],
  ]);
});

test('parts and offsets beyond 4 GB are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-zip-'));
  try {
    const large: ZipPart = {
      path: 'large',
      isStream: true,
      start: 0,
      checksum: 1,
      packedLength: 4_500_000_000,
      length: 50_000_000_000,
    };
    const late: ZipPart = {
      path: 'late',
      isStream: false,
      start: 4_600_000_000,
      checksum: 2,
      packedLength: 5,
      length: 6,
    };
    const list = Buffer.concat([large, late].map(centralRecord));
    const at = 4_700_000_000;
    // The file has holes instead of the parts.
    await using file = await openFile(join(folder, 'large.zip'), 'w+');
    await file.write(localHeader(large), 0, null, 0);
    await file.write(localHeader(late), 0, null, late.start);
    await file.write(Buffer.concat([list, endRecords(2, at, list.length)]), 0, null, at);
    const zip = await new Promise<ZipFile>((resolve, reject) =>
      open(join(folder, 'large.zip'), { lazyEntries: true }, (error, opened) =>
        error ? reject(error) : resolve(opened),
      ),
    );
    const entries = await entriesOf(zip);
    expect(
      entries.map((entry) => [
        entry.fileName,
        entry.relativeOffsetOfLocalHeader,
        entry.compressedSize,
        entry.uncompressedSize,
        entry.crc32,
      ]),
    ).toEqual([
      ['large', 0, 4_500_000_000, 50_000_000_000, 1],
      ['late', 4_600_000_000, 5, 6, 2],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
