import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { MANIFEST_FILE, readManifest } from '../../src/address-file/folder/manifest.ts';
import { checkSeals } from '../../src/address-file/folder/seal.ts';
import { STORE_FILE } from '../../src/address-file/folder/store.ts';
import { AddressFileUnusable } from '../../src/address-file/folder/unusable.ts';
import { buildRows, freshFolder } from './support/build.ts';
import { mixedRows, numbers } from './support/rows.ts';

let sound: string;
beforeAll(async () => {
  sound = freshFolder();
  await buildRows(mixedRows(1200), { out: sound });
});

/** A copy of the sound file, damaged. */
function damaged(damage: (folder: string) => void): string {
  const folder = freshFolder();
  cpSync(sound, folder, { recursive: true });
  damage(folder);
  return folder;
}

async function checkWhole(folder: string): Promise<void> {
  await checkSeals(folder, readManifest(folder));
}

async function refusal(folder: string): Promise<string> {
  const error = await checkWhole(folder).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AddressFileUnusable);
  return (error as AddressFileUnusable).reason;
}

function openingRefusal(folder: string): string {
  try {
    void AddressFile.open(folder).close();
  } catch (error) {
    expect(error).toBeInstanceOf(AddressFileUnusable);
    return (error as AddressFileUnusable).reason;
  }
  throw new Error('It was opened.');
}

test('an undamaged file passes, wherever it was copied or linked to', async () => {
  const copy = damaged(() => undefined);
  const link = freshFolder();
  symlinkSync(copy, link);
  for (const folder of [sound, copy, link]) {
    await checkWhole(folder);
    await AddressFile.open(folder).close();
  }
});

describe('damage is refused when the file is opened and when it is taken into use', () => {
  const cases: [string, (folder: string) => void, string][] = [
    ['no folder', (folder) => rmSync(folder, { recursive: true }), 'there is no manifest in it'],
    [
      'an empty folder',
      (folder) => {
        rmSync(join(folder, MANIFEST_FILE));
        rmSync(join(folder, STORE_FILE));
      },
      'there is no manifest in it',
    ],
    [
      'a file',
      (folder) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
      'there is no manifest in it',
    ],
    ['no store', (folder) => rmSync(join(folder, STORE_FILE)), 'addresses.mdb is missing'],
    [
      'a folder for a store',
      (folder) => {
        rmSync(join(folder, STORE_FILE));
        mkdirSync(join(folder, STORE_FILE));
      },
      'addresses.mdb is not a file',
    ],
    [
      'an empty store',
      (folder) => truncateSync(join(folder, STORE_FILE)),
      'addresses.mdb has 0 bytes instead of',
    ],
    [
      'a store cut off',
      (folder) => truncateSync(join(folder, STORE_FILE), 100_000),
      'addresses.mdb has 100000 bytes instead of',
    ],
    [
      'a store with more at its end',
      (folder) => appendFileSync(join(folder, STORE_FILE), '\0'),
      'instead of',
    ],
    [
      'a manifest cut off',
      (folder) => truncateSync(join(folder, MANIFEST_FILE), 300),
      'its manifest is damaged',
    ],
    ['an empty manifest', (folder) => truncateSync(join(folder, MANIFEST_FILE)), 'its manifest is damaged'],
    [
      'a manifest of something else',
      (folder) => writeFileSync(join(folder, MANIFEST_FILE), '{"name":"app"}'),
      'it is not a Fettle address file',
    ],
    [
      'a manifest that is no object',
      (folder) => writeFileSync(join(folder, MANIFEST_FILE), 'null'),
      'it is not a Fettle address file',
    ],
    [
      'a manifest of a newer Fettle',
      (folder) => edit(folder, '"formatVersion": 6', '"formatVersion": 7'),
      'it has format 7, but this version of Fettle reads formats up to 6',
    ],
    [
      'a manifest of an older Fettle',
      (folder) => edit(folder, '"formatVersion": 6', '"formatVersion": 1'),
      'it has format 1, which this version of Fettle no longer reads. Build it again',
    ],
    [
      'an edited manifest',
      (folder) => edit(folder, '"invented": true', '"invented": false'),
      'its manifest has been changed',
    ],
    [
      'a manifest laid out anew',
      (folder) => edit(folder, '  "edition"', '   "edition"'),
      'its manifest has been changed',
    ],
  ];
  test.each(cases)('refuses %s', async (_, damage, reason) => {
    const folder = damaged(damage);
    expect(openingRefusal(folder)).toContain(reason);
    expect(await refusal(folder)).toContain(reason);
  });

  test("refuses another build's store of the same length", async () => {
    const folder = damaged((copy) => {
      const store = readFileSync(join(copy, STORE_FILE));
      writeFileSync(join(copy, STORE_FILE), Buffer.alloc(store.length, 7));
    });
    expect(openingRefusal(folder)).toBe('addresses.mdb has changed since it was built');
    expect(await refusal(folder)).toBe('addresses.mdb has changed since it was built');
  });

  test('refuses a store of full length whose end was never copied', async () => {
    const folder = damaged((copy) => {
      const store = readFileSync(join(copy, STORE_FILE));
      store.fill(0, Math.floor(store.length * 0.9));
      writeFileSync(join(copy, STORE_FILE), store);
    });
    expect(openingRefusal(folder)).toBe('addresses.mdb has changed since it was built');
  });
});

test('refuses a change to any byte of the manifest', () => {
  const folder = damaged(() => undefined);
  const path = join(folder, MANIFEST_FILE);
  const text = readFileSync(path);
  for (let at = 0; at < text.length; at++) {
    for (const bit of [0x01, 0x20]) {
      const changed = Buffer.from(text);
      changed[at]! ^= bit;
      writeFileSync(path, changed);
      expect(() => readManifest(folder), `byte ${at}`).toThrow(AddressFileUnusable);
    }
  }
});

test('finds a changed bit anywhere in the store when the file is taken into use', async () => {
  const folder = damaged(() => undefined);
  const path = join(folder, STORE_FILE);
  const store = readFileSync(path);
  const random = numbers(1);
  const regions = 60;
  for (let region = 0; region < regions; region++) {
    const at = Math.floor((store.length * (region + random(1000) / 1000)) / regions);
    const changed = Buffer.from(store);
    changed[at]! ^= 1 << random(8);
    writeFileSync(path, changed);
    await expect(checkWhole(folder), `byte ${at}`).rejects.toThrow(AddressFileUnusable);
  }
  expect(statSync(path).size).toBe(store.length);
  writeFileSync(path, store);
  await checkWhole(folder);
});

function edit(folder: string, from: string, to: string): void {
  const path = join(folder, MANIFEST_FILE);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}
