import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compatibilityAddress, simpleAddress, simpleElements } from '../../src/address/compatibility.ts';
import { type DeliveryPoint, deliveryPoint } from '../../src/address/delivery-point.ts';
import { junkPoint, point } from './arbitraries.ts';

const place = { county: 'Northamptonshire', district: 'Northampton', country: 'England' };
const terrace = { thoroughfareName: 'Watkin', thoroughfareDescriptor: 'Terrace', postTown: 'NORTHAMPTON' };

function expanded(elements: Partial<DeliveryPoint>) {
  return compatibilityAddress(deliveryPoint({ ...terrace, ...elements }), place);
}

describe('expanded format', () => {
  it('has every field, in the layout that clients know', () => {
    expect(expanded({ subBuildingName: 'Flat 1', buildingNumber: '2' })).toEqual({
      formatted_address: ['Flat 1', '2 Watkin Terrace', '', 'Northampton', 'Northamptonshire'],
      thoroughfare: 'Watkin Terrace',
      building_name: '',
      sub_building_name: 'Flat 1',
      sub_building_number: '1',
      building_number: '2',
      line_1: 'Flat 1',
      line_2: '2 Watkin Terrace',
      line_3: '',
      line_4: '',
      locality: '',
      town_or_city: 'Northampton',
      county: 'Northamptonshire',
      district: 'Northampton',
      country: 'England',
      residential: true,
    });
  });

  it.each<[Partial<DeliveryPoint>, string[]]>([
    [{ buildingNumber: '10' }, ['10 Watkin Terrace', '', '', 'Northampton', 'Northamptonshire']],
    [
      { subBuildingName: 'Flat 8', buildingName: 'Watkin Court' },
      ['Flat 8', 'Watkin Court', 'Watkin Terrace', 'Northampton', 'Northamptonshire'],
    ],
    [
      { buildingNumber: '1', dependentLocality: 'Grimethorpe', postTown: 'BARNSLEY' },
      ['1 Watkin Terrace', '', '', 'Grimethorpe, Barnsley', 'Northamptonshire'],
    ],
    [
      { organisation: 'Acme', subBuildingName: 'Flat 8', buildingName: 'Watkin Court' },
      ['Acme', 'Flat 8', 'Watkin Court, Watkin Terrace', 'Northampton', 'Northamptonshire'],
    ],
    [
      {
        buildingNumber: '1',
        thoroughfareName: '',
        thoroughfareDescriptor: '',
        dependentLocality: 'Appleford',
      },
      ['1', '', '', 'Appleford, Northampton', 'Northamptonshire'],
    ],
    [
      { buildingNumber: '1', doubleDependentLocality: 'Old Camp', dependentLocality: 'Appleford' },
      ['1 Watkin Terrace', 'Old Camp', '', 'Appleford, Northampton', 'Northamptonshire'],
    ],
    [{ buildingName: 'K' }, ['K, Watkin Terrace', '', '', 'Northampton', 'Northamptonshire']],
  ])('%j is formatted in five entries', (elements, formatted) => {
    expect(expanded(elements).formatted_address).toEqual(formatted);
  });

  it('folds more than four lines into four', () => {
    const all = {
      organisation: 'Acme',
      department: 'Accounts',
      poBox: '7',
      subBuildingName: 'Flat 8',
      buildingName: 'Watkin Court',
      buildingNumber: '3',
    };
    const address = expanded(all);
    expect([address.line_1, address.line_2, address.line_3, address.line_4]).toEqual([
      'Acme, Accounts',
      'PO Box 7',
      'Flat 8, Watkin Court',
      '3 Watkin Terrace',
    ]);
    expect(address.formatted_address).toEqual([
      'Acme, Accounts',
      'PO Box 7',
      'Flat 8, Watkin Court, 3 Watkin Terrace',
      'Northampton',
      'Northamptonshire',
    ]);
    expect(address.residential).toBe(false);
  });

  it.each([
    ['Flat 1', '1'],
    ['Flat 12A', '12A'],
    ['10B', '10B'],
    ['7', '7'],
    ['Unit 3-4', ''],
    ['A', ''],
    ['Ground Floor Flat', ''],
    ['', ''],
  ])('sub-building %j has the number %j', (subBuildingName, number) => {
    expect(expanded({ subBuildingName }).sub_building_number).toBe(number);
  });

  it('has five formatted entries and only strings, whatever the address', () => {
    fc.assert(
      fc.property(fc.oneof(point, junkPoint), (given) => {
        const address = compatibilityAddress(given, place);
        expect(address.formatted_address).toHaveLength(5);
        const { residential, formatted_address, ...strings } = address;
        expect(typeof residential).toBe('boolean');
        for (const text of [...formatted_address, ...Object.values(strings)])
          expect(typeof text).toBe('string');
        expect(address.line_2 === '' || address.line_1 !== '').toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('simple format', () => {
  it('is seven elements on one line', () => {
    const address = deliveryPoint({ ...terrace, buildingNumber: '10' });
    expect(simpleAddress(address, 'Northamptonshire')).toBe(
      '10 Watkin Terrace, , , , , Northampton, Northamptonshire',
    );
  });

  it('puts the locality at 4, the town at 5 and the county at 6', () => {
    const address = deliveryPoint({ ...terrace, buildingNumber: '10', dependentLocality: 'Kingsley' });
    expect(simpleElements(address, '')).toEqual([
      '10 Watkin Terrace',
      '',
      '',
      '',
      'Kingsley',
      'Northampton',
      '',
    ]);
  });

  it('has no comma in an element', () => {
    const letter = deliveryPoint({
      ...terrace,
      subBuildingName: 'A',
      buildingName: 'Watkin Court, East',
      buildingNumber: '2',
    });
    expect(simpleElements(letter, 'Durham, County').slice(0, 2)).toEqual([
      'A Watkin Court East',
      '2 Watkin Terrace',
    ]);
    expect(simpleElements(letter, 'Durham, County')[6]).toBe('Durham County');
    fc.assert(
      fc.property(fc.oneof(point, junkPoint), (given) => {
        expect(simpleAddress(given, 'Durham, County').split(',')).toHaveLength(7);
        expect(simpleAddress(given, 'Durham, County').split(', ')).toEqual([
          ...simpleElements(given, 'Durham, County'),
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it('loses no word of the address', () => {
    const sorted = (texts: readonly string[]) => [...texts.join('').replace(/[\s,]/g, '')].sort().join('');
    fc.assert(
      fc.property(fc.oneof(point, junkPoint), (given) => {
        const { formatted_address } = compatibilityAddress(given, place);
        expect(sorted(simpleElements(given, place.county))).toBe(sorted(formatted_address));
      }),
      { numRuns: 1000 },
    );
  });
});
