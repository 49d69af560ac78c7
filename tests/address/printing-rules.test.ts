import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryPoint, deliveryPoint } from '../../src/address/delivery-point.ts';
import {
  isException,
  isRange,
  isSingleCharacter,
  isSuffixedNumber,
} from '../../src/address/printing/exceptions.ts';
import { premiseOf, premiseText, printLines } from '../../src/address/printing/print.ts';
import { splitBuildingName } from '../../src/address/printing/split-name.ts';
import { junkPoint, point } from './arbitraries.ts';

const street = { thoroughfareName: 'Mill', thoroughfareDescriptor: 'Lane' };

function printed(elements: Partial<DeliveryPoint>): string[] {
  return printLines(deliveryPoint({ ...street, ...elements })).map((line) => line.text);
}

describe('exception formats', () => {
  it.each(['1-2', '1to1', '100:1', '12', '85/1', '1 to 3'])(
    '%s: the first and the last character are digits',
    (name) => {
      expect(isRange(name)).toBe(true);
      expect(isException(name)).toBe(true);
    },
  );

  it.each(['12A', '1A', '1a', '1-3b', '110-114C'])('%s: a digit before a last letter', (name) => {
    expect(isSuffixedNumber(name)).toBe(true);
    expect(isException(name)).toBe(true);
  });

  it.each(['A', 'z', '7'])('%s: a single character', (name) => {
    expect(isSingleCharacter(name)).toBe(true);
    expect(isException(name)).toBe(true);
  });

  it.each(['', 'A1', '12AB', 'Flat 1', '20gf', 'AB', '(', 'é', '1-', 'Rose Cottage'])(
    '%j is not an exception format',
    (name) => {
      expect(isException(name)).toBe(false);
    },
  );
});

describe('rules', () => {
  it('1: an organisation, or nothing, identifies the address', () => {
    expect(printed({ organisation: 'Acme Ltd' })).toEqual(['Acme Ltd', 'Mill Lane']);
    expect(printed({})).toEqual(['Mill Lane']);
  });

  it('2: a number precedes the first line of street or locality', () => {
    const localities = { doubleDependentLocality: 'Small Place', dependentLocality: 'Place' };
    const side = { dependentThoroughfareName: 'Back', dependentThoroughfareDescriptor: 'Mews' };
    const noStreet = { thoroughfareName: '', thoroughfareDescriptor: '' };
    expect(printed({ buildingNumber: '7' })).toEqual(['7 Mill Lane']);
    expect(printed({ ...side, ...localities, buildingNumber: '7' })).toEqual([
      '7 Back Mews',
      'Mill Lane',
      'Small Place',
      'Place',
    ]);
    expect(printed({ ...noStreet, ...localities, buildingNumber: '7' })).toEqual(['7 Small Place', 'Place']);
    expect(printed({ ...noStreet, dependentLocality: 'Place', buildingNumber: '7' })).toEqual(['7 Place']);
    expect(printed({ ...noStreet, buildingNumber: '7', postTown: 'CHESTER' })).toEqual(['7']);
  });

  it.each([
    ['The Hollies', ['The Hollies', 'Mill Lane']],
    ['3-5', ['3-5 Mill Lane']],
    ['8B', ['8B Mill Lane']],
    ['J', ['J, Mill Lane']],
    ['9', ['9 Mill Lane']],
    ['Ashby House 14-16', ['Ashby House', '14-16 Mill Lane']],
    ['Ashby House 14c', ['Ashby House', '14c Mill Lane']],
    ['Ashby House 14', ['Ashby House 14', 'Mill Lane']],
    ['Ashby House 1.4', ['Ashby House 1.4', 'Mill Lane']],
    ['Ashby House 14/2', ['Ashby House', '14/2 Mill Lane']],
    ['Ashby Park House C', ['Ashby Park House', 'C Mill Lane']],
    ['Tower C', ['Tower C', 'Mill Lane']],
    ['Ashby House R S C', ['Ashby House R S C', 'Mill Lane']],
    ['(Jones)', ['(Jones)', 'Mill Lane']],
  ])('3: the name %s', (buildingName, lines) => {
    expect(printed({ buildingName })).toEqual(lines);
  });

  it('4: the name has its own line and the number precedes the street', () => {
    expect(printed({ buildingName: 'Ashby House', buildingNumber: '9' })).toEqual([
      'Ashby House',
      '9 Mill Lane',
    ]);
    expect(printed({ buildingName: '3-5', buildingNumber: '9' })).toEqual(['3-5', '9 Mill Lane']);
  });

  it.each([
    ['Flat 2', undefined, ['Flat 2', '9 Mill Lane']],
    ['Flat 2', true, ['Flat 2', '9 Mill Lane']],
    ['C', undefined, ['9C Mill Lane']],
    ['C', true, ['9C Mill Lane']],
    ['C', false, ['C', '9 Mill Lane']],
    ['BF', undefined, ['BF', '9 Mill Lane']],
    ['BF', true, ['9BF Mill Lane']],
    ['2', true, ['2', '9 Mill Lane']],
    ['2', undefined, ['2', '9 Mill Lane']],
  ])('5: sub-building %s with concatenation %s', (subBuildingName, concatenated, lines) => {
    expect(printed({ subBuildingName, buildingNumber: '9', concatenated })).toEqual(lines);
  });

  it.each([
    ['Flat 2', 'Ashby House', ['Flat 2', 'Ashby House', 'Mill Lane']],
    ['2C', 'Ashby House', ['2C Ashby House', 'Mill Lane']],
    ['C', 'Ashby House', ['C, Ashby House', 'Mill Lane']],
    ['Flat 2', '14-16', ['Flat 2', '14-16 Mill Lane']],
    ['Flat 2', 'J', ['Flat 2', 'J, Mill Lane']],
    ['2C', '14-16', ['2C', '14-16 Mill Lane']],
    ['Flat 2', 'Ashby House 14-16', ['Flat 2', 'Ashby House', '14-16 Mill Lane']],
    ['2C', 'Ashby House 14-16', ['2C Ashby House', '14-16 Mill Lane']],
    ['C', 'Ashby House 14-16', ['C, Ashby House', '14-16 Mill Lane']],
    ['Flat 2', 'Unit 14-16', ['Flat 2', 'Unit 14-16', 'Mill Lane']],
  ])('6: sub-building %s and name %s', (subBuildingName, buildingName, lines) => {
    expect(printed({ subBuildingName, buildingName })).toEqual(lines);
  });

  it.each([
    ['Flat 2', 'Ashby House', ['Flat 2', 'Ashby House', '9 Mill Lane']],
    ['2C', 'Ashby House', ['2C Ashby House', '9 Mill Lane']],
    ['C', 'Ashby House', ['C, Ashby House', '9 Mill Lane']],
    ['Flat 2', 'Ashby House 14-16', ['Flat 2', 'Ashby House 14-16', '9 Mill Lane']],
  ])('7: sub-building %s, name %s and a number', (subBuildingName, buildingName, lines) => {
    expect(printed({ subBuildingName, buildingName, buildingNumber: '9' })).toEqual(lines);
  });

  it('7: number 0 puts sub-building and name on one line', () => {
    const elements = { subBuildingName: 'Flat 2', buildingName: 'Ashby House' };
    expect(printed({ ...elements, buildingNumber: '0' })).toEqual(['Flat 2, Ashby House', 'Mill Lane']);
    expect(printed({ buildingName: 'Ashby House', buildingNumber: '0' })).toEqual([
      'Ashby House',
      'Mill Lane',
    ]);
    expect(printed({ buildingNumber: '0000' })).toEqual(['Mill Lane']);
  });

  it.each([
    ['30C', ['30C Mill Lane']],
    ['C', ['C, Mill Lane']],
    ['20gf', ['20gf Mill Lane']],
    ['Flat 2', ['Flat 2', 'Mill Lane']],
    ['20 gf', ['20 gf', 'Mill Lane']],
    ['(Jones)', ['(Jones)', 'Mill Lane']],
  ])('X: sub-building %s alone', (subBuildingName, lines) => {
    expect(printed({ subBuildingName })).toEqual(lines);
  });

  it('prints organisation, department and PO Box first', () => {
    const all = { organisation: 'Acme Ltd', department: 'Accounts', poBox: '61', buildingNumber: '9' };
    expect(printed(all)).toEqual(['Acme Ltd', 'Accounts', 'PO Box 61', '9 Mill Lane']);
    expect(printed({ department: 'Accounts', poBox: 'PO BOX 61' })).toEqual([
      'Accounts',
      'PO BOX 61',
      'Mill Lane',
    ]);
    expect(premiseText(deliveryPoint(all))).toBe('PO Box 61, 9');
  });

  it('tidies spaces in every element', () => {
    expect(printed({ buildingName: '  Ashby \t House  14-16 ', buildingNumber: ' ' })).toEqual([
      'Ashby House',
      '14-16 Mill Lane',
    ]);
  });
});

describe('exception iv', () => {
  const guide =
    'Back of,Block,Blocks,Building,Maisonette,Maisonettes,Rear of,Shop,Shops,Stall,Stalls,Suite,Suites,Unit,Units';
  const ours =
    'Flat,Flats,Apartment,Apartments,Room,Rooms,Studio,Studios,Office,Offices,PO Box,Garage,Plot,Kiosk,Arch,Bay,Level,Floor';

  it.each(`${guide},${ours}`.split(','))(
    '%s before a range, a suffixed number or a letter does not split the name',
    (keyword) => {
      for (const number of ['1-3', '5a', 'C']) {
        expect(printed({ buildingName: `${keyword} ${number}` })).toEqual([
          `${keyword} ${number}`,
          'Mill Lane',
        ]);
        const upper = `ASHBY HOUSE ${keyword.toUpperCase()} ${number}`;
        expect(printed({ buildingName: upper })).toEqual([upper, 'Mill Lane']);
      }
    },
  );

  it.each(guide.split(','))('%s makes the name a unit', (keyword) => {
    expect(premiseOf(deliveryPoint({ buildingName: `${keyword} 60` })).unit).toBe(`${keyword} 60`);
  });

  it('needs the keyword directly before the number, as a word', () => {
    expect(splitBuildingName('Unit 5 Trafford House 12A')).toEqual({
      name: 'Unit 5 Trafford House',
      number: '12A',
    });
    expect(splitBuildingName('Unity 12A')).toEqual({ name: 'Unity', number: '12A' });
    expect(splitBuildingName('Community 12A')).toEqual({ name: 'Community', number: '12A' });
    expect(splitBuildingName('12A')).toBeUndefined();
    expect(splitBuildingName('')).toBeUndefined();
  });
});

/** The letters and digits of a text, in order: what must not get lost. */
function characters(texts: readonly string[]): string {
  return texts.join('').replace(/[\s,]/g, '');
}

describe('printing any delivery point', () => {
  it('loses nothing, adds nothing and never gives an empty line', () => {
    fc.assert(
      fc.property(fc.oneof(point, junkPoint), (given) => {
        const lines = printLines(given).map((line) => line.text);
        expect(lines.every((line) => line !== '' && line === line.trim())).toBe(true);
        const box =
          given.poBox.trim() === '' || /^\s*(po|p\.o\.) ?box\b/i.test(given.poBox.replace(/\s+/g, ' '))
            ? ''
            : 'POBox';
        const number = /^0+$/.test(given.buildingNumber.trim()) ? '' : given.buildingNumber;
        const expected = [
          given.organisation,
          given.department,
          box,
          given.poBox,
          given.subBuildingName,
          given.buildingName,
          number,
          given.dependentThoroughfareName,
          given.dependentThoroughfareDescriptor,
          given.thoroughfareName,
          given.thoroughfareDescriptor,
          given.doubleDependentLocality,
          given.dependentLocality,
        ];
        // Rule 5 may write the number before the sub-building: the order within the premises is checked by
        // the tables above.
        const sorted = (text: string) => [...text].sort().join('');
        expect(sorted(characters(lines))).toBe(sorted(characters(expected)));
      }),
      { numRuns: 1000 },
    );
  });

  it('accepts a megabyte in one element', () => {
    const start = performance.now();
    for (const unit of ['A', '1', ' ', 'Unit ', '1-', 'A 1 ']) {
      const text = unit.repeat(1 << 20).slice(0, 1 << 20);
      printLines(
        deliveryPoint({ buildingName: text, subBuildingName: text, poBox: text, thoroughfareName: text }),
      );
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
