import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of a rural register of Wales. */
const ROWS = [
  'Blaengarth Farm, Cefngoed, Aberlwyd | SY29 1AA',
  'Nant y Rhos, Cefngoed, Aberlwyd | SY29 1AA',
  'Fferm Bryngolau, Cefngoed, Aberlwyd | SY29 1AB',
  'Moelfryn, Cefngoed, Aberlwyd | SY29 1AB',
  'Awelfryn, Cefngoed, Aberlwyd | SY29 1AB',
  'Annexe, Troedgarth, Cefngoed, Aberlwyd | SY29 1AD',
  'The Barn Pantgoch Farm, Cefngoed, Aberlwyd | SY29 1AD',
  'Pantgoch Farm, Cefngoed, Aberlwyd | SY29 1AD',
  'Cefncoch Farm, Cefngoed, Aberlwyd | SY29 1AE',
  'Cefncoch Bungalow, Cefngoed, Aberlwyd | SY29 1AE',
  'Gwernlas, Cefngoed, Aberlwyd | SY29 1AE',
  'Gwernlas, Pontgoed, Aberlwyd | SY29 2AA',
  'Old Hall, Cefngoed, Aberlwyd | SY29 1AF',
  'Mill Farm, Cefngoed, Aberlwyd | SY29 1AF',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('a house that may be called a farm', () => {
  test.each([
    ['Blaengarth, Cefngoed, Aberlwyd', 'SY29 1AA', 'Blaengarth Farm'],
    ['Fferm Blaengarth, Cefngoed, Aberlwyd', 'SY29 1AA', 'Blaengarth Farm'],
    ['Bryngolau Fm, Cefngoed, Aberlwyd', 'SY29 1AB', 'Fferm Bryngolau'],
    ['Nant y Rhos Farm, Cefngoed, Aberlwyd', 'SY29 1AA', 'Nant y Rhos'],
    ['Fferm Nant y Rhos, Cefngoed, Aberlwyd', 'SY29 1AA', 'Nant y Rhos'],
    ['Fferm Moelfryn, Cefngoed, Aberlwyd', 'SY29 1AB', 'Moelfryn'],
    ['Annexe, Fferm Troedgarth, Cefngoed, Aberlwyd', 'SY29 1AD', 'Annexe, Troedgarth'],
    ['The Barn, Pantgoch, Cefngoed, Aberlwyd', 'SY29 1AD', 'The Barn Pantgoch Farm'],
    ['Pantgoch, Cefngoed, Aberlwyd', 'SY29 1AD', 'Pantgoch Farm'],
  ])('%s %s is %s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test.each([
    ['beside a bungalow of that name', 'Cefncoch, Cefngoed, Aberlwyd', 'SY29 1AE'],
    ['in two villages of a town', 'Gwernlas Farm, Aberlwyd', ''],
    ['of a village that may have two', 'Nant y Rhos Farm, Cefngoed, Aberlwyd', ''],
    ['that says what else it is', 'Old Hall Farm, Cefngoed, Aberlwyd', 'SY29 1AF'],
    ['beside a mill', 'The Mill, Cefngoed, Aberlwyd', 'SY29 1AF'],
    ['with a cottage of its own', 'Nant y Rhos Farm Cottage, Cefngoed, Aberlwyd', 'SY29 1AA'],
    ['in another village', 'Fferm Moelfryn, Pontgoed, Aberlwyd', ''],
    ['with a barn that is not listed', 'The Barn, Nant y Rhos Farm, Cefngoed, Aberlwyd', 'SY29 1AA'],
  ])('is not a house %s: %s %s', (_, text, postcode) =>
    expect(ROWS).not.toContain(list.found(text, postcode)),
  );
});
