import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../../src/address/parse/parse-address.ts';
import type { ParsedAddress, WrittenAddress } from '../../../src/address/parse/written-address.ts';
import { DATA } from '../../support/data.ts';

/** The elements parsed from a text or its lines: those that are not empty, with streets joined. */
function parsed(
  text: string | readonly string[],
  known: Partial<WrittenAddress> = {},
): Record<string, string> {
  const {
    thoroughfareName,
    thoroughfareDescriptor,
    dependentThoroughfareName,
    dependentThoroughfareDescriptor,
    ...rest
  } = parseAddress({ lines: typeof text === 'string' ? [text] : text, ...known });
  const street = `${thoroughfareName}|${thoroughfareDescriptor}`;
  const dependent = `${dependentThoroughfareName}|${dependentThoroughfareDescriptor}`;
  const all = {
    ...rest,
    street: street === '|' ? '' : street,
    dependent: dependent === '|' ? '' : dependent,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

describe('the street and its number', () => {
  test.each<[string, Record<string, string>]>([
    ['12 High Street, Chester', { buildingNumber: '12', street: 'High|Street' }],
    ['12, HIGH STREET, CHESTER', { buildingNumber: '12', street: 'High|Street' }],
    ['No. 12 High St, Chester', { buildingNumber: '12', street: 'High|Street' }],
    ['12a High Rd, Chester', { buildingName: '12A', street: 'High|Road' }],
    ['1 - 3 The Broadway, Chester', { buildingName: '1-3', street: 'The|Broadway' }],
    ['81/87 High Street, Chester', { buildingName: '81-87', street: 'High|Street' }],
    ['30 TO 32 WESTGATE ROAD, CHESTER', { buildingName: '30-32', street: 'Westgate|Road' }],
    ['22 Hennock Rd East, Chester', { buildingNumber: '22', street: 'Hennock|Road East' }],
    ['83 Northcott, Chester', { buildingNumber: '83', street: 'Northcott|' }],
    ['16 New End, Chester', { buildingNumber: '16', street: 'New|End' }],
    [
      'Flower House 189A Pye Green Road, Chester',
      { buildingName: 'Flower House 189A', street: 'Pye Green|Road' },
    ],
    ['1 St. Johns Ave, Chester', { buildingNumber: '1', street: 'St. Johns|Avenue' }],
    ['Heol Crwys, Chester', { street: 'Heol Crwys|' }],
    ['The Street, Chester', { street: 'The|Street' }],
  ])('are read from "%s"', (text, elements) => {
    expect(parsed(text)).toEqual({ ...elements, postTown: 'CHESTER' });
  });
});

describe('two streets', () => {
  test.each<[string, Record<string, string>]>([
    [
      "St James's Passage, Duke's Place, Chester",
      { dependent: "St James's|Passage", street: "Duke's|Place" },
    ],
    [
      '2 Adkins Corner, Perne Road, Chester',
      { buildingNumber: '2', dependent: 'Adkins|Corner', street: 'Perne|Road' },
    ],
    [
      '1 ELDERSLIE COTTAGES, FRIDAY STREET, CHESTER',
      { buildingNumber: '1', dependent: 'Elderslie|Cottages', street: 'Friday|Street' },
    ],
    [
      'UNIT 2, BALACLAVA ROAD IND EST, RIDGWAY RD, CHESTER',
      { subBuildingName: 'Unit 2', dependent: 'Balaclava Road|Industrial Estate', street: 'Ridgway|Road' },
    ],
    [
      '1 Peppermint Close,, Off Alfriston Ave, Chester',
      { buildingNumber: '1', dependent: 'Peppermint|Close', street: 'Alfriston|Avenue' },
    ],
    [
      'Unit 5b Racecourse Retail Park, Chester',
      { subBuildingName: 'Unit 5B', street: 'Racecourse|Retail Park' },
    ],
  ])('are read from "%s"', (text, elements) => {
    expect(parsed(text)).toEqual({ ...elements, postTown: 'CHESTER' });
  });
});

describe('premises', () => {
  test.each<[string, Record<string, string>]>([
    ['Flat 7, 138 Gordon Road', { subBuildingName: 'Flat 7', buildingNumber: '138', street: 'Gordon|Road' }],
    ['FLAT 7 138 GORDON ROAD', { subBuildingName: 'Flat 7', buildingNumber: '138', street: 'Gordon|Road' }],
    [
      'Flat B, Rose Court, 2 Gordon Road',
      { subBuildingName: 'Flat B', buildingName: 'Rose Court', buildingNumber: '2', street: 'Gordon|Road' },
    ],
    ['UNITS 3 AND 4, DOCK STREET', { subBuildingName: 'Units 3 and 4', street: 'Dock|Street' }],
    [
      'First Floor Flat, 12 Gordon Road',
      { subBuildingName: 'First Floor Flat', buildingNumber: '12', street: 'Gordon|Road' },
    ],
    [
      '463 MANHATTAN BUILDING, FAIRFIELD ROAD',
      { subBuildingName: '463', buildingName: 'Manhattan Building', street: 'Fairfield|Road' },
    ],
    ['JOHNSTONE HOUSE, 52-54 ROSE STREET', { buildingName: 'Johnstone House 52-54', street: 'Rose|Street' }],
    [
      'PO BOX 48713, Enterprise House, 21 Buckle Street',
      { poBox: '48713', buildingName: 'Enterprise House', buildingNumber: '21', street: 'Buckle|Street' },
    ],
    [
      'Bright Tiles Ltd, Rose Court, Gordon Road',
      { organisation: 'Bright Tiles Ltd', buildingName: 'Rose Court', street: 'Gordon|Road' },
    ],
    [
      'M & D SERVICES, 2 GORDON ROAD',
      { organisation: 'M & D Services', buildingNumber: '2', street: 'Gordon|Road' },
    ],
    [
      'Manor Junior School Sandringham Road',
      { organisation: 'Manor Junior School', street: 'Sandringham|Road' },
    ],
    ['Unit 12 Wells Terrace', { subBuildingName: 'Unit 12', street: 'Wells|Terrace' }],
  ])('are read from "%s"', (text, elements) => {
    expect(parsed(`${text}, Chester`)).toEqual({ ...elements, postTown: 'CHESTER' });
  });

  test('do not include the organisation if it is already known', () => {
    expect(parsed('ROSE CLINIC, GORDON ROAD, CHESTER', { organisation: 'Rose Clinic' })).toEqual({
      organisation: 'Rose Clinic',
      street: 'Gordon|Road',
      postTown: 'CHESTER',
    });
  });
});

describe('places', () => {
  test.each<[string, Record<string, string>]>([
    [
      'Stanney Mill Road, Little Stanney, CHESTER, Ches',
      { dependentLocality: 'Little Stanney', postTown: 'CHESTER', county: 'Cheshire' },
    ],
    [
      'Stanney Mill Road, Upper Green, Little Stanney, Chester',
      { doubleDependentLocality: 'Upper Green', dependentLocality: 'Little Stanney', postTown: 'CHESTER' },
    ],
    ['Stanney Mill Road, Ryde, I.O.W., England, UK', { postTown: 'RYDE', county: 'Isle of Wight' }],
    ['Stanney Mill Road, NR READING, BERKS', { postTown: 'READING', county: 'Berkshire' }],
    ['Stanney Mill Road, Kesh, Co. Fermanagh', { postTown: 'KESH', county: 'County Fermanagh' }],
    ['Stanney Mill Road, Corwen, Sir Ddinbych/Denbighshire', { postTown: 'CORWEN', county: 'Denbighshire' }],
    ['Stanney Mill Road Chichester West Sussex', { postTown: 'CHICHESTER', county: 'West Sussex' }],
    ['Stanney Mill Road, Headington, Oxford', { dependentLocality: 'Headington', postTown: 'OXFORD' }],
    ['Stanney Mill Road, Margate', { postTown: 'MARGATE' }],
    ['Stanney Mill Road, Harrow, Middx', { postTown: 'HARROW', county: 'Middlesex' }],
    [
      'Stanney Mill Road, Talbot Green, Pontyclun',
      { dependentLocality: 'Talbot Green', postTown: 'PONTYCLUN' },
    ],
    ['Stanney Mill Road, Surrey', { county: 'Surrey' }],
    ['Stanney Mill Road', {}],
  ])('are read from "%s"', (text, elements) => {
    expect(parsed(text)).toEqual({ street: 'Stanney Mill|Road', ...elements });
  });

  test.each<[string, Record<string, string>]>([
    [
      'Rose Farm, Old Hay, Brenchley, Tonbridge, Kent',
      {
        buildingName: 'Rose Farm',
        doubleDependentLocality: 'Old Hay',
        dependentLocality: 'Brenchley',
        postTown: 'TONBRIDGE',
        county: 'Kent',
      },
    ],
    [
      'Fairview, Rothwell, Market Rasen',
      { buildingName: 'Fairview', dependentLocality: 'Rothwell', postTown: 'MARKET RASEN' },
    ],
  ])('are read without a street from "%s"', (text, elements) => {
    expect(parsed(text)).toEqual(elements);
  });

  test('a school without a street has a village and no building', () => {
    expect(parsed('Shaugh Prior, Plymouth', { organisation: 'Shaugh Prior School' })).toEqual({
      organisation: 'Shaugh Prior School',
      dependentLocality: 'Shaugh Prior',
      postTown: 'PLYMOUTH',
    });
  });

  test('the postcode may stand at the end, be known, or both', () => {
    const elements = { buildingNumber: '1', street: 'High|Street', postTown: 'CHESTER', postcode: 'CH2 4NE' };
    expect(parsed('1 High Street, Chester CH2 4NE')).toEqual(elements);
    expect(parsed('1 High Street, Chester, CH2 4NE, UK'.replace(', UK', ''))).toEqual(elements);
    expect(parsed('1 High Street, Chester', { postcode: 'CH2 4NE' })).toEqual(elements);
    expect(parsed('1 High Street, Chester, ch24ne', { postcode: 'CH2 4NE ' })).toEqual(elements);
    expect(parsed('1 High Street, Chester', { postcode: 'none' })).toEqual({
      ...elements,
      postcode: undefined,
    } as never);
  });

  test('the post town of a London postcode is London', () => {
    const elements = {
      street: 'Harvel|Crescent',
      dependentLocality: 'Abbey Wood',
      postTown: 'LONDON',
      postcode: 'SE2 0QA',
    };
    expect(parsed('HARVEL CRESCENT, ABBEY WOOD', { postcode: 'SE2 0QA' })).toEqual(elements);
    expect(parsed('Harvel Crescent, Abbey Wood, London SE2', { postcode: 'SE2 0QA' })).toEqual(elements);
  });

  test('are taken from columns of their own if there are any', () => {
    const known = { locality: 'Little Stanney', town: 'Chester', county: 'ches', postcode: 'CH2 4NE' };
    expect(parsed(['Unit 4', 'Venture Point', 'Stanney Mill Road'], known)).toEqual({
      subBuildingName: 'Unit 4',
      buildingName: 'Venture Point',
      street: 'Stanney Mill|Road',
      dependentLocality: 'Little Stanney',
      postTown: 'CHESTER',
      county: 'Cheshire',
      postcode: 'CH2 4NE',
    });
  });
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.lorem({ maxCount: 12 }),
  fc
    .array(
      fc.constantFrom(
        'Flat',
        '1',
        'High',
        'Street',
        ',',
        'Unit',
        '12A',
        'London',
        'CH2 4NE',
        'Kent',
        'Off',
        '-',
        'The',
        'Church',
        'Hall',
        'Road',
        '',
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(' ')),
);

describe('any text', () => {
  test('gives text elements, single-spaced, and never throws', () => {
    const written = fc.record(
      {
        lines: fc.array(text, { maxLength: 6 }),
        organisation: text,
        locality: text,
        town: text,
        county: text,
        postcode: text,
      },
      { requiredKeys: ['lines'] },
    );
    fc.assert(
      fc.property(written, (address) => {
        const result = parseAddress(address as WrittenAddress);
        for (const [element, value] of Object.entries(result)) {
          expect(typeof value).toBe('string');
          if (element.endsWith('Name') || element.endsWith('Descriptor')) expect(value).toBe(value.trim());
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('takes time in proportion to its length', () => {
    for (const hostile of [
      '1 a '.repeat(50_000),
      'a'.repeat(200_000),
      ', 1'.repeat(50_000),
      '1-'.repeat(50_000),
      'x 1'.repeat(400),
    ]) {
      const started = performance.now();
      parseAddress({ lines: [hostile] });
      expect(performance.now() - started).toBeLessThan(2000);
    }
  });
});

const lists = join(DATA, 'addresses');

describe('published addresses', () => {
  /** The least share, in percent, of addresses in which a street and a post town are found. */
  const LEAST: Readonly<Record<string, number>> = {
    'charity-commission_sample2000.tsv': 91,
    'companies-house_sample2000.tsv': 95,
    // Many have neither town nor postcode.
    'democracy-club-polling-stations.tsv.gz': 79,
    // Village schools have no street.
    'edubase.tsv.gz': 90,
    'end-of-life-vehicles.tsv.gz': 93,
    'food-hygiene_sample2000.tsv': 90,
    'gambling-commission.tsv.gz': 96,
    'general-medical-practices.tsv.gz': 92,
    'pharmacy.tsv.gz': 97,
    'vehicle-testing-stations.tsv.gz': 93,
  };

  test.each(readdirSync(lists))('from %s mostly have a street and a post town', (name) => {
    const addresses = readTable(join(lists, name)).map(({ name: organisation, text: line = '', postcode }) =>
      parseAddress({ lines: [line], organisation, postcode }),
    );
    const isFound = (address: ParsedAddress) => address.thoroughfareName !== '' && address.postTown !== '';
    const share = (100 * addresses.filter(isFound).length) / addresses.length;
    expect(share).toBeGreaterThan(LEAST[name]!);
  });
});

function readTable(path: string): Record<string, string>[] {
  const bytes = readFileSync(path);
  const [header = '', ...lines] = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString()
    .split(/\r?\n/);
  const columns = header.split('\t');
  return lines.filter(Boolean).map((line) => {
    const fields = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']));
  });
}
