import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FORMAT_VERSION } from '../../../src/address-file/folder/manifest.ts';
import type { PostcodeEntry } from '../../../src/address-file/postcode-entry.ts';
import type { Row } from '../../../src/address-file/rows.ts';
import { eachSearchKey } from '../../../src/address-file/search/keys.ts';
import { address } from '../support/rows.ts';

/*
 * Searches compute the keys of a built file anew. If you change how keys are made (the normal form of names,
 * or src/address-file/search/keys.ts), existing files silently become unsearchable. So raise FORMAT_VERSION
 * (src/address-file/folder/manifest.ts), which makes Fettle refuse them, and then update the expected keys
 * here.
 */

function entryOf(rows: readonly Row[]): PostcodeEntry {
  const addresses = rows
    .filter((row) => row.kind === 'address')
    .map(({ address: { kind, point } }) => ({ kind, point, aliases: [], welsh: undefined }));
  const postcode = addresses[0]!.point.postcode.replace(' ', '');
  // The keys depend on no other part of an entry.
  return { postcode, addresses } as unknown as PostcodeEntry;
}

const ENTRIES = {
  'a street with saints, ranges, letters and flats': entryOf([
    address({
      postcode: 'CH2 4NE',
      thoroughfareName: "St John's",
      thoroughfareDescriptor: 'Road',
      buildingNumber: '14',
      subBuildingName: 'Flat 2',
    }),
    address({
      postcode: 'CH2 4NE',
      thoroughfareName: "St John's",
      thoroughfareDescriptor: 'Road',
      buildingName: '16A',
    }),
    address({
      postcode: 'CH2 4NE',
      thoroughfareName: "St John's",
      thoroughfareDescriptor: 'Road',
      buildingName: '18-22',
      organisation: 'Quiller & Söhne Ltd',
    }),
  ]),
  'a street on another one, and a street that is all descriptor': entryOf([
    address({
      postcode: 'CH1 2AB',
      dependentThoroughfareName: 'Mill',
      dependentThoroughfareDescriptor: 'Mews',
      thoroughfareName: 'Upper Station',
      thoroughfareDescriptor: 'Street North',
      buildingNumber: '3',
    }),
    address({
      postcode: 'CH1 2AB',
      thoroughfareName: 'The',
      thoroughfareDescriptor: 'Green',
      buildingName: 'The Old Rectory',
    }),
  ]),
  'a village without streets, and a box': entryOf([
    address({
      postcode: 'CH3 8XY',
      thoroughfareName: '',
      thoroughfareDescriptor: '',
      doubleDependentLocality: 'Little Velver',
      dependentLocality: 'Velver-on-Sea',
      buildingNumber: '9',
    }),
    address({
      postcode: 'CH3 8XY',
      thoroughfareName: '',
      thoroughfareDescriptor: '',
      dependentLocality: 'Velver-on-Sea',
      poBox: '61',
    }),
  ]),
};

const PINNED: { readonly [Name in keyof typeof ENTRIES]: string } = {
  'a street with saints, ranges, letters and flats': '14 keys, 3df864ab119e41fd',
  'a street on another one, and a street that is all descriptor': '18 keys, 993687bd90c9143c',
  'a village without streets, and a box': '16 keys, 3963976e7f01b110',
};

const PINNED_AT = 6;

test.each(Object.keys(ENTRIES) as (keyof typeof ENTRIES)[])(
  'the keys of %s match those of files that were built earlier',
  (name) => {
    const keys = new Set<number>();
    eachSearchKey(ENTRIES[name], (key) => keys.add(key));
    const sorted = [...keys].sort((one, other) => one - other);
    const digest = createHash('sha256').update(sorted.join(' ')).digest('hex').slice(0, 16);
    expect(`${sorted.length} keys, ${digest}`).toBe(PINNED[name]);
  },
);

test('the recorded keys belong to the current format version', () => {
  expect(FORMAT_VERSION).toBe(PINNED_AT);
});
