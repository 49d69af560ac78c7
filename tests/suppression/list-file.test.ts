import { createHmac } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KeyDigest, newSecret } from '../../src/suppression/digest.ts';
import { CROWD, ListFile } from '../../src/suppression/list-file.ts';
import { type ListFacts, ListWriter, type RowKey } from '../../src/suppression/list-writer.ts';
import { checkListFiles, readListManifest } from '../../src/suppression/manifest.ts';
import { ListUnusable } from '../../src/suppression/unusable.ts';

const secret = Buffer.alloc(32, 7);

const facts: ListFacts = {
  list: 'goneaway',
  kind: 'goneaway',
  effective: '2026-01-01',
  licence: '',
  invented: true,
  loadedAt: '2026-01-01T00:00:00.000Z',
  loadedFrom: 'list.csv',
  rows: 0,
  badRows: 0,
  sources: {},
};

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Row = readonly [keys: readonly RowKey[], row: unknown];

async function written(rows: Iterable<Row>): Promise<string> {
  const writer = await ListWriter.create(join(folder, `list-${made++}`), secret);
  for (const [keys, row] of rows) writer.add(keys, row);
  await writer.finish(facts);
  return writer.folder;
}

const keyed = (...keys: string[]): RowKey[] => keys.map((key) => ({ key, group: 0 }));

describe('a digest', () => {
  test('is HMAC-SHA256', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (key, text) => {
          expect(new KeyDigest(key).of(text)).toEqual(createHmac('sha256', key).update(text).digest());
        },
      ),
    );
  });

  test('takes keys of any length in any order', () => {
    const digest = new KeyDigest(secret);
    for (const length of [0, 500, 3, 100_000, 10]) {
      const text = '£'.repeat(length);
      expect(digest.of(text)).toEqual(createHmac('sha256', secret).update(text).digest());
    }
  });

  test('has a secret of 32 bytes', () => {
    expect(newSecret()).toHaveLength(32);
    expect(() => new KeyDigest(Buffer.alloc(31))).toThrow('32 bytes');
  });
});

describe('a list', () => {
  test('finds the rows of every key, and of no other key', async () => {
    const key = fc.integer({ min: 0, max: 400 }).map(String);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(key, { maxLength: 3 }), { maxLength: 300 }), async (rows) => {
        const list = ListFile.open(
          await written(rows.map((keys, number) => [keyed(...new Set(keys)), { number }])),
          secret,
        );
        try {
          // The second round answers from what the first one left in memory.
          for (let at = 0; at <= 1000; at++) {
            const asked = at % 501;
            const expected = rows.flatMap((keys, number) =>
              keys.includes(String(asked)) ? [{ number }] : [],
            );
            expect(list.find(String(asked))).toEqual(expected);
            expect(list.has(String(asked))).toBe(expected.length > 0);
          }
        } finally {
          list.close();
        }
      }),
      { numRuns: 10 },
    );
  });

  test('is the same to the last byte whenever it is loaded from the same rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at): Row => [keyed(`a${at % 7000}`, `b${at}`), { at }]);
    const [one, other] = [await written(rows), await written(rows)];
    for (const name of await readdir(one)) {
      const isSame = (await readFile(join(one, name))).equals(await readFile(join(other, name)));
      expect(isSame, name).toBe(true);
    }
  });

  test('holds rows of any length', async () => {
    const rows = [10, 505, 511, 5000, 2_000_000].map(
      (length): Row => [keyed(String(length)), 'x'.repeat(length)],
    );
    const list = ListFile.open(await written(rows), secret);
    for (const [[key], row] of rows) expect(list.find(key!.key)).toEqual([row]);
    list.close();
  });

  test('may be empty', async () => {
    const list = ListFile.open(await written([]), secret);
    expect(list.find('anything')).toEqual([]);
    list.close();
  });

  test('with a crowded key gives only the rows of the requested group', async () => {
    const rows = Array.from({ length: CROWD + 1 }, (_, at): Row => [[{ key: 'crowd', group: at % 3 }], at]);
    const list = ListFile.open(await written(rows), secret);
    expect(list.find('crowd', [2])).toEqual(
      rows.map(([, row]) => row).filter((row) => (row as number) % 3 === 2),
    );
    expect(list.find('crowd', [0, 1, 2])).toHaveLength(CROWD + 1);
    expect(list.has('crowd')).toBe(true);
    list.close();
    const few = ListFile.open(await written(rows.slice(1)), secret);
    expect(few.find('crowd', [2])).toHaveLength(CROWD);
    few.close();
  });

  test('reveals nothing under a different secret', async () => {
    const list = ListFile.open(await written([[keyed('07700900123'), { source: 'x' }]]), newSecret());
    expect(list.has('07700900123')).toBe(false);
    list.close();
  });

  test('does not hold its keys in plain text', async () => {
    const path = await written([[keyed('07700900123'), {}]]);
    for (const name of await readdir(path)) {
      expect((await readFile(join(path, name))).includes('7700900123')).toBe(false);
    }
  });
});

describe('a folder is refused', () => {
  const rows = Array.from({ length: 500 }, (_, at): Row => [keyed(`key ${at}`), { at }]);

  let sound: Promise<string> | undefined;

  async function copied(): Promise<string> {
    sound ??= written(rows);
    const from = await sound;
    const to = join(folder, `copy-${made++}`);
    await mkdir(to);
    for (const name of await readdir(from)) await copyFile(join(from, name), join(to, name));
    return to;
  }

  test.each(['rows.bin', 'index.bin', 'manifest.json'])('without its %s', async (name) => {
    const path = await copied();
    await rm(join(path, name));
    expect(() => ListFile.open(path, secret)).toThrow(ListUnusable);
  });

  test.each(['rows.bin', 'index.bin', 'manifest.json'])('if %s was copied only in part', async (name) => {
    const path = await copied();
    await truncate(join(path, name), 1000);
    expect(() => ListFile.open(path, secret)).toThrow(ListUnusable);
  });

  test('if it was never finished', async () => {
    const path = await copied();
    await rename(path, `${path}.loading`);
    expect(() => ListFile.open(`${path}.loading`, secret)).toThrow('never finished');
  });

  test('if it does not exist, or has other content', () => {
    expect(() => ListFile.open(join(folder, 'nothing'), secret)).toThrow('no manifest');
  });

  test('if a byte was changed: by the full check, or else when the byte is read', async () => {
    const whole = await copied();
    const manifest = readListManifest(whole);
    await checkListFiles(whole, manifest);
    for (const name of ['rows.bin', 'index.bin']) {
      const { bytes } = manifest.files[name]!;
      for (let trial = 0; trial < 12; trial++) {
        const path = await copied();
        const file = await open(join(path, name), 'r+');
        const position = Math.floor((bytes * trial) / 12);
        const { buffer } = await file.read(Buffer.alloc(1), 0, 1, position);
        await file.write(Buffer.from([buffer[0]! ^ 0x41]), 0, 1, position);
        await file.close();
        await expect(checkListFiles(path, readListManifest(path))).rejects.toThrow(ListUnusable);
        expect(() => {
          const list = ListFile.open(path, secret);
          try {
            for (const [[key]] of rows) list.find(key!.key);
          } finally {
            list.close();
          }
        }).toThrow(ListUnusable);
      }
    }
  });
});
