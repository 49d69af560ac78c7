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

/** Two streets, and a building in a postcode. */
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

/** The reason why a file is refused whose index was exchanged or changed after it had been opened. */
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

test('a sound index passes', async () => {
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
  ['is long, and its chunks are missing', [1, 9, 0], /has 0 containers instead of 9$/],
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
