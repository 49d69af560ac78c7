import { afterAll, beforeAll, expect } from 'vitest';
import type { DeliveryPoint } from '../../../src/address/delivery-point.ts';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import type { Row } from '../../../src/address-file/rows.ts';
import { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import type { Match, MatchLevel, TypedAddress } from '../../../src/matching/match.ts';
import { buildRows, freshFolder } from '../../address-file/support/build.ts';
import { address } from '../../address-file/support/rows.ts';

type Elements = Partial<DeliveryPoint>;

/** Rows of one postcode, whose addresses share a street. UDPRNs count up from a thousand times its number. */
function street(number: number, shared: Elements, doors: readonly Elements[]): Row[] {
  return doors.map((door, at) => address({ ...shared, ...door, udprn: 10_000_000 + number * 1000 + at }));
}

const numbers = (...all: readonly string[]): Elements[] => all.map((buildingNumber) => ({ buildingNumber }));

const road = { thoroughfareName: 'Stanney Mill', thoroughfareDescriptor: 'Road', postTown: 'CHESTER' };

/** A small town, invented, with one of everything that is hard. */
export const TOWN: readonly Row[] = [
  ...street(1, { ...road, postcode: 'CH2 4NE' }, [
    ...numbers('1', '3', '5', '9', '11', '13', '15', '17', '19', '21', '2', '4', '8', '12'),
    { buildingName: '1-3', organisation: 'Dibbel Paints Ltd' },
    { buildingName: '7A' },
    { buildingNumber: '23', buildingName: 'Ivy House' },
    { buildingName: 'Orchard Cottage' },
    { buildingNumber: '10', subBuildingName: 'Flat A' },
    { buildingNumber: '10', subBuildingName: 'Flat B' },
    { buildingNumber: '14', subBuildingName: 'Basement Flat' },
    { buildingNumber: '14', subBuildingName: 'Ground Floor Flat' },
    { buildingNumber: '14', subBuildingName: 'First Floor Flat' },
    { buildingNumber: '14', subBuildingName: 'Top Floor Flat' },
    { buildingNumber: '16', subBuildingName: 'A', concatenated: true },
    { buildingNumber: '16', subBuildingName: 'B', concatenated: true },
  ]),
  ...street(2, { ...road, postcode: 'CH2 4NF' }, [
    ...numbers('25', '27', '29', '31'),
    ...['1', '2', '3', '8', '12', '21'].map((flat) => ({
      subBuildingName: `Flat ${flat}`,
      buildingName: 'Larken Court',
      buildingNumber: '33',
    })),
    ...['1', '2', '3'].map((flat) => ({
      subBuildingName: `Apartment ${flat}`,
      buildingName: 'The Maltings',
    })),
  ]),
  ...street(
    3,
    { thoroughfareName: 'High', thoroughfareDescriptor: 'Street', postTown: 'CHESTER', postcode: 'CH1 2AB' },
    [
      ...numbers('2', '4', '6'),
      { buildingNumber: '8', organisation: 'Quiller & Son Solicitors LLP' },
      { buildingNumber: '8', organisation: 'Mizzle Dental Practice' },
      { buildingNumber: '10', organisation: 'Fettle Bakery' },
      { organisation: 'Saffer Library', buildingName: 'Guild Hall' },
      { poBox: '61' },
      { buildingNumber: '24', organisation: 'Mottel Bank plc', department: 'Cashiers' },
    ],
  ),
  ...street(
    4,
    {
      dependentThoroughfareName: 'Foundry',
      dependentThoroughfareDescriptor: 'Court',
      thoroughfareName: 'Hobble',
      thoroughfareDescriptor: 'Industrial Estate',
      dependentLocality: 'Hobbleham',
      postTown: 'CHESTER',
      postcode: 'CH3 9ZZ',
    },
    [
      { organisation: 'Corvel Engineering plc', subBuildingName: 'Unit 1' },
      { organisation: 'Wobble Toys', subBuildingName: 'Unit 2' },
      { organisation: 'Rambel Tyres', subBuildingName: 'Unit 3' },
    ],
  ),
  ...street(
    5,
    {
      thoroughfareName: "St John's",
      thoroughfareDescriptor: 'Street',
      dependentLocality: 'Hobbleham',
      postTown: 'CHESTER',
      postcode: 'CH3 9AA',
    },
    numbers('1', '2', '3'),
  ),
  ...street(
    13,
    {
      thoroughfareName: 'St James',
      thoroughfareDescriptor: 'Street',
      dependentLocality: 'Hobbleham',
      postTown: 'CHESTER',
      postcode: 'CH3 9DD',
    },
    numbers('1', '40'),
  ),
  ...street(
    6,
    {
      thoroughfareName: '',
      thoroughfareDescriptor: '',
      dependentLocality: 'Little Velver',
      postTown: 'CHESTER',
      postcode: 'CH3 8XY',
    },
    [
      { buildingName: 'Mill Farm' },
      { buildingName: 'The Old Rectory' },
      { buildingName: 'Well House' },
      ...numbers('1', '2'),
    ],
  ),
  ...street(
    7,
    {
      thoroughfareName: 'Weavers',
      thoroughfareDescriptor: 'Terrace',
      postTown: 'EDINBURGH',
      postcode: 'EH9 9TX',
    },
    [
      ...['0F1', '0F2', '3F1', '3F2'].map((subBuildingName) => ({ buildingNumber: '12', subBuildingName })),
      ...['0/1', '0/2', '2/1', '2/2'].map((subBuildingName) => ({ buildingNumber: '14', subBuildingName })),
      ...['1', '2'].map((flat) => ({ buildingNumber: '16', subBuildingName: `Flat ${flat}` })),
    ],
  ),
  ...street(
    8,
    {
      thoroughfareName: 'Station',
      thoroughfareDescriptor: 'Road',
      postTown: 'CHESTER',
      dependentLocality: 'Hobbleham',
      postcode: 'CH3 9BB',
    },
    numbers('1', '2', '3'),
  ),
  ...street(
    9,
    {
      thoroughfareName: 'Station',
      thoroughfareDescriptor: 'Road',
      postTown: 'CHESTER',
      dependentLocality: 'Little Velver',
      postcode: 'CH3 8BB',
    },
    numbers('1', '2', '3'),
  ),
  ...street(
    10,
    { thoroughfareName: 'The', thoroughfareDescriptor: 'Avenue', postTown: 'CHESTER', postcode: 'CH1 3AA' },
    numbers('1', '2', '36'),
  ),
  ...street(
    11,
    {
      thoroughfareName: 'La Grande',
      thoroughfareDescriptor: 'Rue',
      postTown: 'JERSEY',
      dependentLocality: 'St Velver',
      postcode: 'JE3 1AA',
    },
    [{ buildingName: 'Rose Farm' }, ...numbers('4')],
  ),
  ...street(
    12,
    { thoroughfareName: 'BFPO 39', thoroughfareDescriptor: '', postTown: 'BFPO', postcode: 'BF1 0AP' },
    [{ organisation: '31 Supply Depot' }, { organisation: '31 Signal Squadron' }],
  ),
  ...street(
    14,
    {
      thoroughfareName: 'The Chantry',
      thoroughfareDescriptor: 'Way',
      postTown: 'CHESTER',
      postcode: 'CH4 1AA',
    },
    numbers('4', '6'),
  ),
  ...street(
    15,
    {
      thoroughfareName: 'Vale of Tabor',
      thoroughfareDescriptor: 'Road',
      postTown: 'CHESTER',
      postcode: 'CH4 1AB',
    },
    numbers('4', '6'),
  ),
  {
    kind: 'alias',
    alias: {
      kind: 'thoroughfare',
      alias: 'Old Weaving Row',
      thoroughfare: 'Weavers Terrace',
      dependentThoroughfare: '',
      doubleDependentLocality: '',
      dependentLocality: '',
      postTown: 'EDINBURGH',
    },
  },
  ...street(
    90,
    { thoroughfareName: 'Tower', thoroughfareDescriptor: 'Quay', postTown: 'CHESTER', postcode: 'CH1 9TW' },
    Array.from({ length: 450 }, (_, at) => ({
      buildingNumber: '1',
      buildingName: 'Velver Tower',
      subBuildingName: `Flat ${at + 1}`,
    })),
  ),
];

/** A matcher on {@link TOWN} for the tests of one file. */
export function useTown(): { readonly matcher: AddressMatcher } {
  const town: { matcher?: AddressMatcher } = {};
  let file: AddressFile;
  beforeAll(async () => {
    const out = freshFolder();
    await buildRows(TOWN, { out });
    file = AddressFile.open(out);
    town.matcher = new AddressMatcher(file);
  }, 60_000);
  afterAll(() => file?.close());
  return town as { readonly matcher: AddressMatcher };
}

/** One text with `|` between its lines. */
export function typed(text: string, more: Omit<TypedAddress, 'lines'> = {}): TypedAddress {
  return { lines: text.split('|').map((line) => line.trim()), ...more };
}

/** The premise and street of what was found, short: `Flat A, 10 Stanney Mill Road`. */
export function foundIn({ address: found }: Match): string {
  if (found === undefined) return '';
  const { point } = found;
  const box = point.poBox === '' ? '' : `PO Box ${point.poBox}`;
  const streetText = [
    point.buildingNumber,
    point.dependentThoroughfareName,
    point.dependentThoroughfareDescriptor,
  ];
  const main = [point.thoroughfareName, point.thoroughfareDescriptor];
  return [
    point.organisation,
    box,
    point.subBuildingName,
    point.buildingName,
    join(streetText.concat(point.dependentThoroughfareName === '' ? main : [])),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

const join = (words: readonly string[]) => words.filter((word) => word !== '').join(' ');

/** Expects a level, and of `Exact` what was found. */
export function expectMatch(match: Match, level: MatchLevel, found?: string): void {
  expect([match.level, level === 'Exact' ? foundIn(match) : undefined]).toEqual([
    level,
    level === 'Exact' ? found : undefined,
  ]);
}
