import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { joinStreets, writeTypeahead } from '../../../src/address-file/typeahead/build/build.ts';
import { gatherStreets } from '../../../src/address-file/typeahead/build/gather.ts';
import type { WordRange } from '../../../src/address-file/typeahead/lexicon.ts';
import { TypeaheadIndex } from '../../../src/address-file/typeahead/typeahead-index.ts';
import { buildRows, freshFolder } from '../support/build.ts';
import { address } from '../support/rows.ts';

const FIRST = ['Rose', 'Rosemary', 'Oak', 'Oakley', 'Mill', 'Saint Mary', 'High'];
const SECOND = ['Street', 'Close', 'Road', 'Drive', 'Rose Close'];
const TOWNS = ['CHESTER', 'CHESTERFIELD', 'ROSETHORPE', 'OAKHAM'];
const EVERY_RANGE = 1;
const NO_RANGE = 1_000_000;

let file: AddressFile;
let paired: TypeaheadIndex;
let plain: TypeaheadIndex;
beforeAll(async () => {
  const out = freshFolder();
  let udprn = 10_000_000;
  const rows = TOWNS.flatMap((postTown, town) =>
    FIRST.flatMap((thoroughfareName) =>
      SECOND.map((thoroughfareDescriptor, at) =>
        address({
          thoroughfareName,
          thoroughfareDescriptor,
          postTown,
          dependentLocality: '',
          buildingName: at === 0 ? 'Mill House' : '',
          buildingNumber: '1',
          postcode: `CH${town + 1} 4NE`,
          udprn: udprn++,
        }),
      ),
    ),
  );
  await buildRows(rows, { out });
  file = AddressFile.open(out);
  paired = await indexWith(EVERY_RANGE);
  plain = await indexWith(NO_RANGE);
});

afterAll(async () => {
  await Promise.all([paired.close(), plain.close(), file.close()]);
});

async function indexWith(leastPaired: number): Promise<TypeaheadIndex> {
  const path = join(freshFolder(), 'typeahead.mdb');
  const { streets, localities } = file;
  const gathered = [gatherStreets(file, { from: 0, to: streets.size })];
  await writeTypeahead(path, await joinStreets({ streets: streets.size, localities, gathered }), {
    leastPaired,
  });
  return new TypeaheadIndex(path);
}

function find(index: TypeaheadIndex, words: readonly (readonly WordRange[])[]): number[] {
  return index.find(words, 1000, { left: 100_000 });
}

const BEGINNINGS = ['R', 'ROSE', 'ROSEM', 'OAK', 'CLOSE', 'CL', 'DR', 'ST', 'MILL', 'HOUSE', 'CHEST', 'X'];

test('an index with lists of pairs has more lists, and finds the same containers', () => {
  expect([...paired.lists()].length).toBeGreaterThan([...plain.lists()].length + 100);
  const groups = BEGINNINGS.map((beginning) => [paired.lexicon.beginningWith(beginning)]);
  let found = 0;
  for (const one of groups) {
    for (const other of groups) {
      for (const third of groups) {
        const words = [one, other, third];
        const all = find(plain, words);
        expect(find(paired, words)).toEqual(all);
        found += all.length;
      }
    }
  }
  expect(found).toBeGreaterThan(1000);
});

test('a word that may mean several words is paired with all of them', () => {
  const saint = ['ST', 'STREET', 'SAINT'].map((form) => paired.lexicon.beginningWith(form));
  const rose = [paired.lexicon.beginningWith('ROSE')];
  expect(find(paired, [saint, rose])).toEqual(find(plain, [saint, rose]));
  expect(find(paired, [saint, rose]).length).toBeGreaterThan(4);
});
