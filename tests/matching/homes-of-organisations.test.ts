import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented schools and churches, with the home of the caretaker or the minister at the same street. */
const SCHOOL = 'Larkmoor Junior School, Pinfold Avenue, Thrapley | WD34 3QT';
const BUNGALOW = 'Larkmoor Junior School, School Bungalow, Pinfold Avenue, Thrapley | WD34 3QT';
const CHURCH = 'Thrapley Baptist Church, Station Road, Thrapley | WD34 3QX';
const COTTAGE = 'Thrapley Baptist Church, Church Cottage, Station Road, Thrapley | WD34 3QX';

const list = new ListUnderTest([
  ...['2', '4', '6', '8'].map((number) => `${number} Pinfold Avenue, Thrapley | WD34 3QT`),
  BUNGALOW,
  SCHOOL,
  ...['1', '3', '5'].map((number) => `${number} Station Road, Thrapley | WD34 3QX`),
  COTTAGE,
  CHURCH,
]);

describe('the name of an organisation', () => {
  test.each([
    ['Larkmoor Junior School, Pinfold Avenue, Thrapley', 'WD34 3QT', SCHOOL],
    ['larkmoor junior school, pinfold avenue, thrapley', 'wd343qt', SCHOOL],
    ['Thrapley Baptist Church, Station Road, Thrapley', 'WD34 3QX', CHURCH],
  ])('does not mean its home: %s', (text, postcode, row) => {
    expect(list.found(text, postcode)).toBe(row);
  });

  test.each([
    ['School Bungalow, Larkmoor Junior School, Pinfold Avenue, Thrapley', 'WD34 3QT', BUNGALOW],
    ['Larkmoor Junior School, Bungalow, Pinfold Avenue, Thrapley', 'WD34 3QT', BUNGALOW],
    ['Church Cottage, Thrapley Baptist Church, Station Road, Thrapley', 'WD34 3QX', COTTAGE],
  ])('beside the name of its home means the home: %s', (text, postcode, row) => {
    expect(list.found(text, postcode)).toBe(row);
  });
});
