import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { beforeAll, expect, test } from 'vitest';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { AddressFileUnusable } from '../../../src/address-file/folder/unusable.ts';
import { checkTypeahead } from '../../../src/address-file/typeahead/check.ts';
import { TYPEAHEAD_FILE } from '../../../src/address-file/typeahead/store.ts';
import { buildRows, freshFolder } from '../support/build.ts';
import { address, place } from '../support/rows.ts';

/** Builds a file of one postcode: a building with two units, and a house in each of these further streets. */
async function build(postcode: string, more: readonly string[] = []): Promise<string> {
  const out = freshFolder();
  const inBuilding = { postcode, buildingName: 'Venture Point', thoroughfareName: 'Mill' };
  const rows = [
    address({ ...inBuilding, subBuildingName: 'Unit 1' }),
    address({ ...inBuilding, subBuildingName: 'Unit 2' }),
    ...more.map((name) => address({ postcode, thoroughfareName: name, buildingNumber: '1' })),
    place(postcode),
  ];
  await buildRows(rows, { out });
  return out;
}

let sound: string;
let otherPostcode: string;
let otherStreets: string;
beforeAll(async () => {
  sound = await build('CH2 4NE');
  otherPostcode = await build('CH2 4NF');
  otherStreets = await build('CH2 4NE', ['High', 'Long', 'Short']);
});

/**
 * Opens a copy of the sound file, then exchanges or changes its index. Returns the reason why the check
 * refuses the file.
 */
async function refusal(change: (index: string) => void | Promise<void>): Promise<string> {
  const folder = freshFolder();
  cpSync(sound, folder, { recursive: true });
  const file = AddressFile.open(folder);
  const index = join(folder, TYPEAHEAD_FILE);
  await change(index);
  const error = await checkTypeahead(file).catch((thrown: unknown) => thrown);
  await file.close();
  expect(error).toBeInstanceOf(AddressFileUnusable);
  return (error as AddressFileUnusable).reason;
}

const exchanged = (other: string) => (index: string) => {
  rmSync(index);
  cpSync(join(other, TYPEAHEAD_FILE), index);
};

test('an undamaged index passes', async () => {
  const file = AddressFile.open(sound);
  await checkTypeahead(file);
  await file.close();
});

test('an index of another file is refused', async () => {
  expect(await refusal(exchanged(otherStreets))).toMatch(/it has \d+ containers, but the manifest says \d+$/);
  expect(await refusal(exchanged(otherPostcode))).toMatch(
    /container \d+ (names the unknown postcode CH24NF)$/,
  );
});

test.each([
  ['names a container that is not there', [0, 1, 99], /names container 99 of \d+$/],
  ['has fewer containers than it says', [0, 3, 0, 1, 0], /names a container twice$/],
  ['names a container beyond all chunks', [0, 1, 128, 128, 4], /cannot be read: .* in chunk 1\.$/],
  ['has a container outside its blocks', [1, 1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0], /hides container 0$/],
  ['has lost its chunks', [2, 9, 1, 0, 0, 8, 0, 1, 0, 0, 0, 99], /has 0 containers instead of 9$/],
])('a list that %s is refused', async (_, bytes, reason) => {
  const found = await refusal(async (index) => {
    const store = open({ path: index, encoding: 'binary', noSubdir: true, maxDbs: 8 });
    const lists = store.openDB<Buffer, number>({ name: 'list', encoding: 'binary', keyEncoding: 'uint32' });
    lists.putSync(0, Buffer.from(bytes));
    await store.close();
  });
  expect(found).toMatch(reason);
});

test('a postcode that is not on the map is refused', async () => {
  const found = await refusal(async (index) => {
    const store = open({ path: index, encoding: 'binary', noSubdir: true, maxDbs: 8 });
    const squares = store.openDB<Buffer, number>({
      name: 'square',
      encoding: 'binary',
      keyEncoding: 'uint32',
    });
    for (const key of [...squares.getKeys()]) squares.removeSync(key);
    await store.close();
  });
  expect(found).toMatch(/CH24NE is not in its square of the map$/);
});
