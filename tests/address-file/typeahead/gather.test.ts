import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AddressFile } from '../../../src/address-file/address-file.ts';
import { joinStreets, writeTypeahead } from '../../../src/address-file/typeahead/build/build.ts';
import { gatherStreets } from '../../../src/address-file/typeahead/build/gather.ts';
import { GatheredDoors } from '../../../src/address-file/typeahead/build/gathered-doors.ts';
import { TYPEAHEAD_FILE } from '../../../src/address-file/typeahead/store.ts';
import { freshFolder, withFile } from '../support/build.ts';
import { mixedRows } from '../support/rows.ts';

/** Makes the index of a file from ranges of this many streets, and returns its bytes. */
async function indexOf(file: AddressFile, length: number): Promise<Buffer> {
  const { streets, localities } = file;
  const path = join(freshFolder(), TYPEAHEAD_FILE);
  function* gathered() {
    for (let from = 0; from < streets.size; from += length)
      yield gatherStreets(file, { from, to: Math.min(from + length, streets.size) });
  }
  const contents = await joinStreets({ streets: streets.size, localities, gathered: gathered() });
  await writeTypeahead(path, contents, { leastPaired: 1 });
  return readFileSync(path);
}

test('the ranges in which streets are gathered make no difference to a byte of the index', async () => {
  await withFile(mixedRows(800), async (file) => {
    const whole = await indexOf(file, file.streets.size);
    for (const length of [7, 100])
      expect((await indexOf(file, length)).equals(whole), `${length}`).toBe(true);
  });
});

test('the doors of a container are in order, each once', () => {
  const doors = new GatheredDoors();
  for (const numbers of [[3], [1, 12], [], [12], [3, 2]]) doors.add(5, numbers);
  doors.add(7, []);
  doors.add(9, [1, 2]);
  expect(doors.all()).toEqual([
    { postcode: 5, numbers: [1, 2, 3, 12] },
    { postcode: 7, numbers: [] },
    { postcode: 9, numbers: [1, 2] },
  ]);
});
