import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pafPostcode, parsePostcode, printPostcode, tidyPostcode } from '../../src/address/postcode.ts';
import { isPostcodeArea } from '../../src/address/postcode-areas.ts';
import { DATA, figure } from '../support/data.ts';
import { processorTime } from '../support/processor-time.ts';
import { validPostcode } from './arbitraries.ts';

describe('reading a postcode', () => {
  it.each([
    ['ch24ne', 'CH2 4NE'],
    ['CH2 4NE', 'CH2 4NE'],
    ['CH02 4NE', 'CH2 4NE'],
    ['CH02  4NE', 'CH2 4NE'],
    ['  ch2\t4ne ', 'CH2 4NE'],
    ['CH2-4NE', 'CH2 4NE'],
    ['CH2\u00a04NE', 'CH2 4NE'],
    ['CH2 4\u200bNE', 'CH2 4NE'],
    ['"CH2 4NE".', 'CH2 4NE'],
    ['c h 2 4 n e', 'CH2 4NE'],
    ['ＣＨ２ ４ＮＥ', 'CH2 4NE'],
    ['M1 1AE', 'M1 1AE'],
    ['M1  1AE', 'M1 1AE'],
    ['m01 1ae', 'M1 1AE'],
    ['B33 8TH', 'B33 8TH'],
    ['CR2 6XH', 'CR2 6XH'],
    ['DN55 1PT', 'DN55 1PT'],
    ['W1A 1HQ', 'W1A 1HQ'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['SW1A2AA', 'SW1A 2AA'],
    ['SW01A 2AA', 'SW1A 2AA'],
    ['BS0 1AA', 'BS0 1AA'],
    ['gir 0aa', 'GIR 0AA'],
    ['BF1 0AX', 'BF1 0AX'],
    ['GX11 1AA', 'GX11 1AA'],
    ['fiqq1zz', 'FIQQ 1ZZ'],
  ])('%j is %s', (text, printed) => {
    expect(printPostcode(parsePostcode(text)!)).toBe(printed);
  });

  it.each([
    [
      'CH2 4NE',
      { outward: 'CH2', inward: '4NE', area: 'CH', district: 'CH2', sector: 'CH2 4', kind: 'ordinary' },
    ],
    [
      'SW1A 2AA',
      { outward: 'SW1A', inward: '2AA', area: 'SW', district: 'SW1A', sector: 'SW1A 2', kind: 'ordinary' },
    ],
    [
      'GIR 0AA',
      {
        outward: 'GIR',
        inward: '0AA',
        area: 'GIR',
        district: 'GIR',
        sector: 'GIR 0',
        kind: 'non-geographic',
      },
    ],
    [
      'STHL 1ZZ',
      {
        outward: 'STHL',
        inward: '1ZZ',
        area: 'STHL',
        district: 'STHL',
        sector: 'STHL 1',
        kind: 'overseas-territory',
      },
    ],
  ])('%s is taken apart', (text, parts) => {
    expect(parsePostcode(text)).toEqual(parts);
  });

  it.each([
    ['GY1 1AA', 'crown-dependency'],
    ['JE2 3AB', 'crown-dependency'],
    ['IM9 4AB', 'crown-dependency'],
    ['BF1 2AA', 'forces'],
    ['BX1 1LT', 'non-geographic'],
  ])('%s is of kind %s', (text, kind) => {
    expect(parsePostcode(text)?.kind).toBe(kind);
  });

  it.each([
    ['', 'nothing'],
    ['   ', 'spaces'],
    ['CH2', 'an outward code'],
    ['CH2 4N', 'too short'],
    ['CH2 4NEX', 'too long'],
    ['CH2 4NC', 'C in the inward code'],
    ['CH2 4IE', 'I in the inward code'],
    ['CH2 ANE', 'no digit in the inward code'],
    ['Q1 1AA', 'Q first'],
    ['V1 1AA', 'V first'],
    ['X1 1AA', 'X first'],
    ['AI1 1AA', 'I second'],
    ['AJ1 1AA', 'J second'],
    ['AZ1 1AA', 'Z second'],
    ['W1I 1AA', 'I third'],
    ['W1V 1AA', 'V third'],
    ['SW1C 1AA', 'C fourth'],
    ['CH123 4NE', 'three digits'],
    ['CHE2 4NE', 'three letters'],
    ['GIR 0AB', 'not the Girobank'],
    ['XX2 00X', 'a test postcode of the compatibility layer'],
    ['CH2 4NÉ', 'an accent'],
    ['ß1 1AA', 'a letter that becomes two'],
    ['CH2/4NE', 'a sign'],
    ['BFPO 801', 'a BFPO number'],
    ['💥💥💥', 'no letters'],
    ['\ud800CH2 4NE', 'half a character'],
  ])('%j is not a postcode: %s', (text) => {
    expect(parsePostcode(text)).toBeUndefined();
  });

  it('answers a megabyte at once', () => {
    const hostile = ['A', ' ', '0', '-', 'CH2 4NE ', '\u0000', '💥'].map((text) => text.repeat(1024 * 1024));
    const parse = () => {
      for (const text of hostile) expect(parsePostcode(text)).toBeUndefined();
    };
    expect(processorTime(parse)).toBeLessThan(100);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parsePostcode(text)));
  });
});

describe('printing a postcode', () => {
  it.each([
    ['CH2 4NE', 'CH2 4NE'],
    ['M1 1AE', 'M1  1AE'],
    ['SW1A 2AA', 'SW1A2AA'],
    ['GIR 0AA', 'GIR 0AA'],
  ])('%s is %j on PAF', (text, paf) => {
    expect(pafPostcode(parsePostcode(text)!)).toBe(paf);
  });

  it('prints what is read as the same postcode again', () => {
    fc.assert(
      fc.property(
        validPostcode,
        fc.constantFrom(printPostcode, pafPostcode),
        fc.boolean(),
        (text, print, small) => {
          const postcode = parsePostcode(text)!;
          expect(printPostcode(postcode)).toBe(text);
          const printed = print(postcode);
          expect(parsePostcode(small ? printed.toLowerCase() : printed)).toEqual(postcode);
          expect(pafPostcode(postcode)).toHaveLength(7);
        },
      ),
    );
  });

  it('returns other text trimmed', () => {
    expect(tidyPostcode(' ch24ne ')).toBe('CH2 4NE');
    expect(tidyPostcode(' P01 1AF ')).toBe('P01 1AF');
    expect(tidyPostcode(' not known ')).toBe('not known');
  });
});

const directory = join(DATA, 'location/onspd_sample.csv');

describe('the postcodes of the ONS Postcode Directory', () => {
  it('are all recognised, with known areas', () => {
    const rows = readFileSync(directory, 'utf8').split('\n').slice(1).filter(Boolean);
    expect(rows.length).toBeGreaterThan(figure(5000, 9));
    for (const row of rows) {
      const [pcd7 = '', pcd8 = '', pcds = ''] = row.split(',');
      const postcode = parsePostcode(pcds);
      expect(postcode && printPostcode(postcode), pcds).toBe(pcds);
      expect(postcode && pafPostcode(postcode)).toBe(pcd7);
      expect(parsePostcode(pcd8)).toEqual(postcode);
      expect(isPostcodeArea(postcode!.area), pcds).toBe(true);
    }
  });
});
