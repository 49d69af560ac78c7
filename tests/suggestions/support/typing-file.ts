import type { DeliveryPoint } from '../../../src/address/delivery-point.ts';
import type { Row } from '../../../src/address-file/rows.ts';
import { address, byUdprn, place } from '../../address-file/support/rows.ts';

/*
 * Invented addresses for typing: streets of one name in several towns, flats behind a building, apostrophes,
 * Saint and Street, an ordinal that is a postcode, a Welsh form, an alias.
 */

let udprn = 10_000_000;

function houses(count: number, elements: Partial<DeliveryPoint>): Row[] {
  return Array.from({ length: count }, (_, at) =>
    address({ dependentLocality: '', ...elements, buildingNumber: String(at + 1), udprn: ++udprn }),
  );
}

const street = (name: string, descriptor: string, postTown: string, postcode: string) => ({
  thoroughfareName: name,
  thoroughfareDescriptor: descriptor,
  postTown,
  postcode,
});

export const WELSH_UDPRN = 20_000_001;

export const TYPING_ROWS: readonly Row[] = [
  ...houses(24, {
    ...street('Stanney Mill', 'Road', 'CHESTER', 'CH2 4NE'),
    dependentLocality: 'Little Stanney',
  }),
  ...houses(40, street('High', 'Street', 'CHESTER', 'CH1 2AA')),
  ...houses(9, street('High', 'Street', 'LEICESTER', 'LE1 6TH')),
  ...houses(3, street('St. Johns', 'Road', 'LEICESTER', 'LE1 6TP')),
  ...houses(2, street('Saint Marys', 'Street', 'LEICESTER', 'LE2 1AB')),
  ...houses(2, street("O'Neil", 'Close', 'CHESTER', 'CH1 2AB')),
  ...houses(1, street('Upton-by-Wood', 'Lane', 'CHESTER', 'CH1 2AD')),
  // An outward code that reads like a room, and an inward code that reads like a floor.
  ...houses(8, street('Wren', 'Avenue', 'ROMFORD', 'RM2 5AB')),
  ...houses(4, street('Pipe', 'Lane', 'BRISTOL', 'BS2 1FL')),
  // A lettered flat, and flats named by their floors.
  address({
    ...street('Pipe', 'Lane', 'BRISTOL', 'BS2 1FL'),
    subBuildingName: 'B',
    buildingNumber: '66',
    concatenated: true,
    udprn: ++udprn,
  }),
  ...['First Floor Flat', 'Second Floor Flat'].map((subBuildingName) =>
    address({
      ...street('Pipe', 'Lane', 'BRISTOL', 'BS2 1FL'),
      subBuildingName,
      buildingNumber: '27',
      udprn: ++udprn,
    }),
  ),
  // Flats in number 12 of a street with other houses.
  ...houses(11, street('Foo', 'Street', 'CHESTER', 'CH3 5AB')),
  ...['Flat 1', 'Flat 2', 'Flat 3'].map((subBuildingName) =>
    address({
      ...street('Foo', 'Street', 'CHESTER', 'CH3 5AB'),
      subBuildingName,
      buildingNumber: '12',
      udprn: ++udprn,
    }),
  ),
  address({
    ...street('Foo', 'Street', 'CHESTER', 'CH3 5AB'),
    organisation: 'Baker & Daughters',
    buildingName: 'Venture Point',
    udprn: ++udprn,
  }),
  // A village with one street, and with houses on no street.
  ...houses(2, { ...street('Quarry', 'Hill', 'YELVERTON', 'PL20 9AA'), dependentLocality: 'Quixley' }),
  ...['Rose Cottage', 'Hart Farm'].map((buildingName) =>
    address({
      ...street('', '', 'YELVERTON', 'PL20 9AB'),
      dependentLocality: 'Quixley',
      buildingName,
      udprn: ++udprn,
    }),
  ),
  address({ ...street('Mill', 'Lane', 'CARDIFF', 'CF10 1AA'), buildingNumber: '3', udprn: WELSH_UDPRN }),
  {
    kind: 'welsh',
    welsh: {
      of: byUdprn(WELSH_UDPRN),
      welsh: {
        thoroughfareName: 'Lôn y Felin',
        thoroughfareDescriptor: '',
        dependentThoroughfareName: '',
        dependentThoroughfareDescriptor: '',
        doubleDependentLocality: '',
        dependentLocality: '',
        postTown: 'CAERDYDD',
      },
    },
  },
  { kind: 'alias', alias: { kind: 'delivery-point', alias: 'The Old Bakery', of: byUdprn(WELSH_UDPRN) } },
  place('CH2 4NE', { easting: 341_200, northing: 374_300 }),
  place('CH1 2AA', { easting: 340_500, northing: 366_300 }),
  place('LE1 6TH', { easting: 458_800, northing: 304_400 }),
];
