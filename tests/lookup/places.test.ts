import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinThoroughfare } from '../../src/address/thoroughfare.ts';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../src/address-file/build/build.ts';
import type { PostcodeEntry } from '../../src/address-file/postcode-entry.ts';
import { sampleSource } from '../../src/address-file/sample/sample-rows.ts';
import { readLookupOptions } from '../../src/lookup/lookup-options.ts';
import { addressId, addressOfId, addressOfUdprn } from '../../src/lookup/places/address-id.ts';
import {
  addressesByLocality,
  addressesByName,
  addressesByStreet,
  addressItems,
  MOST_POSTCODES,
} from '../../src/lookup/places/addresses.ts';
import { MOST_ITEMS } from '../../src/lookup/places/item-list.ts';
import { localitiesByName, localitiesByPostcode } from '../../src/lookup/places/localities.ts';
import { MOST_LOCALITIES, streetsByLocality, streetsByName } from '../../src/lookup/places/streets.ts';
import { freshFolder, withFile } from '../address-file/support/build.ts';
import { address } from '../address-file/support/rows.ts';

const request = {
  building: '',
  licence: 'WebServerFull',
  options: readLookupOptions({ IncludeNYB: true, IncludeMR: true }),
} as const;

let file: AddressFile;
let entries: readonly PostcodeEntry[];

beforeAll(async () => {
  const out = freshFolder();
  await buildAddressFile({ sources: [sampleSource({ addresses: 8000 })], out, modules: {}, threads: 0 });
  file = AddressFile.open(out);
  entries = [...file.entries()];
});
afterAll(() => file.close());

/** A selection of the sample's addresses, each with its entry. */
const everyFew = (few: number) =>
  entries
    .flatMap((entry) => entry.addresses.map((address) => ({ entry, address })))
    .filter((_, at) => at % few === 0);

test('the id of an address finds only that address', () => {
  const ids = new Set<string>();
  for (const one of everyFew(1)) {
    const id = addressId(one);
    ids.add(id);
    expect(addressOfId(file, id)).toEqual(one);
  }
  expect(ids.size).toBe(file.manifest.counts.addresses);
});

test('a UDPRN finds its delivery point', () => {
  for (const { address } of everyFew(3)) {
    const found = addressOfUdprn(file, address.point.udprn);
    expect(found?.address.point.udprn).toBe(address.point.udprn);
    expect(found?.address.umprn).toBe(0);
  }
});

describe('an address is found', () => {
  test('from its postcode by its locality, its street and its building', () => {
    for (const { entry, address } of everyFew(97)) {
      const { point } = address;
      const localities = localitiesByPostcode(file, entry.postcode)!;
      const smallest = point.doubleDependentLocality || point.dependentLocality || point.postTown;
      const locality = localities.items.find(({ Description }) => Description.startsWith(smallest))!;
      const thoroughfare = joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor);
      if (thoroughfare === '') continue;
      const streets = streetsByLocality(file, locality.ID, thoroughfare)!;
      const ids = streets.items.flatMap(({ ID }) => {
        const found = addressesByStreet(file, ID, { ...request, building: point.buildingNumber });
        return addressItems(found!, request).items.map((item) => item.ID);
      });
      expect(ids, thoroughfare).toContain(addressId({ entry, address }));
    }
  });

  test('by town, street and number in the usual spelling', () => {
    for (const { entry, address } of everyFew(61)) {
      const { point } = address;
      const street = joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor);
      if (street === '' || point.dependentThoroughfareName !== '') continue;
      const place = { town: point.postTown, street };
      const { found } = addressesByName(file, place, { ...request, building: point.buildingNumber });
      expect(found.map(addressId)).toContain(addressId({ entry, address }));
    }
  });

  test('by the name of its building or organisation, in all of a town', () => {
    let telling = 0;
    for (const { entry, address } of everyFew(31)) {
      const building = address.point.organisation || address.point.buildingName;
      if (!/[A-Za-z]{3}/.test(building)) continue;
      const place = { town: address.point.postTown, street: '' };
      const { found } = addressesByName(file, place, { ...request, building });
      expect(found.map(addressId), building).toContain(addressId({ entry, address }));
      telling++;
    }
    expect(telling).toBeGreaterThan(30);
  });

  test('among all addresses of a village, on a street or not', () => {
    let villages = 0;
    for (let number = 0; number < file.localities.size; number += 7) {
      const { items, isComplete } = addressItems(
        addressesByLocality(file, file.localities.key(number), request)!,
        request,
      );
      if (!isComplete || items.length === MOST_ITEMS) continue;
      villages++;
      const { doubleDependentLocality, dependentLocality, postTown } = file.localities.at(number);
      const inside = everyFew(1).filter(({ address: { point, welsh } }) =>
        [point, welsh].some(
          (names) =>
            names?.postTown === postTown &&
            (dependentLocality === '' || names.dependentLocality === dependentLocality) &&
            (doubleDependentLocality === '' || names.doubleDependentLocality === doubleDependentLocality),
        ),
      );
      const ids = new Set(items.map(({ ID }) => ID));
      // Two that read the same are one line of the list.
      expect(inside.filter((one) => ids.has(addressId(one)))).toHaveLength(items.length);
      expect(new Set(inside.map(({ entry }) => entry.postcode))).toEqual(
        new Set(items.map(({ ID }) => addressOfId(file, ID)!.entry.postcode)),
      );
    }
    expect(villages).toBeGreaterThan(3);
  });
});

describe('too many results', () => {
  test('are counted if the number is known, and left out', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const total = letters.reduce((sum, letter) => sum + streetsByName(file, '', letter).count, 0);
    expect(total).toBe(file.streets.size - file.streets.named('').to);
    for (const letter of letters) {
      const { items, count } = streetsByName(file, '', letter);
      expect(items).toHaveLength(Math.min(count, MOST_ITEMS));
    }
    expect(localitiesByName(file, 'A'.repeat(1_000_000)).count).toBe(0);
  });

  test('are reported as incomplete if localities are left out', async () => {
    const rows = Array.from({ length: MOST_LOCALITIES + 1 }, (_, at) =>
      address({
        postTown: `TOWN ${at + 100}`,
        postcode: 'CH1 1AA',
        thoroughfareName: 'Mill',
        buildingNumber: `${at + 1}`,
      }),
    );
    await withFile(rows, (many) => {
      expect(streetsByName(many, 'Town', 'Mill')).toMatchObject({
        count: MOST_LOCALITIES,
        isComplete: false,
      });
      expect(streetsByName(many, 'Town 11', 'Mill')).toMatchObject({ count: 10, isComplete: true });
      for (const street of ['', 'Mill']) {
        const { found, isComplete } = addressesByName(many, { town: 'Town', street }, request);
        expect([found.length, isComplete]).toEqual([MOST_LOCALITIES, false]);
      }
    });
  });

  test('are reported as incomplete if not everything was searched', async () => {
    const inward = [...'ABDEFGHJLNPQRSTUWXYZ'].flatMap((one) =>
      [...'ABDEFGHJLNPQRSTUWXYZ'].map((other) => one + other),
    );
    const road = { thoroughfareName: 'Long', thoroughfareDescriptor: 'Road', postTown: 'CHESTER' };
    const rows = (count: number) =>
      inward
        .slice(0, count)
        .map((two, at) => address({ ...road, postcode: `CH1 1${two}`, buildingNumber: `${at}` }));
    for (const count of [MOST_POSTCODES, MOST_POSTCODES + 1]) {
      await withFile(rows(count), (long) => {
        const { found, isComplete } = addressesByName(long, { town: '', street: 'long' }, request);
        expect(found).toHaveLength(MOST_POSTCODES);
        expect(isComplete).toBe(count === MOST_POSTCODES);
      });
    }
  });
});
