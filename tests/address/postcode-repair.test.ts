import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Postcode, parsePostcode, printPostcode } from '../../src/address/postcode.ts';
import { repairPostcode } from '../../src/address/postcode-repair.ts';
import { processorTime } from '../support/processor-time.ts';
import { validPostcode } from './arbitraries.ts';

describe('repairing a postcode', () => {
  it.each([
    ['0X1 2JD', 'OX1 2JD', '0 for O'],
    ['OX1 2J0', '', '0 cannot be O at the end: no inward code has an O'],
    ['CHZ 4NE', 'CH2 4NE', 'Z for 2'],
    ['CH2 ANE', '', 'A looks like no digit'],
    ['L1 IAA', 'L1 1AA', 'I for 1'],
    ['5W1A 2AA', 'SW1A 2AA', '5 for S'],
    ['SWIA 2AA', 'SW1A 2AA', 'I for 1'],
    ['8A1 2AB', 'BA1 2AB', '8 for B'],
    ['BS1 28A', '', 'BS1 2BA or B51 2BA'],
    ['WIB 1AA', '', 'W1B 1AA or W18 1AA'],
    ['6L1 1AA', 'GL1 1AA', '6 for G'],
    ['M1 1A3', '', '3 looks like no letter'],
    ['S015 1AA', 'SO15 1AA', '0 for O'],
    ['P01 1AF', 'PO1 1AF', '0 for O: there is no area P to pad'],
    ['CHO2 4NE', 'CH2 4NE', 'O for the 0 of padding'],
    ['E1 65R', 'E1 6SR', '5 for S in the inward code'],
    ['WIA IAA', 'W1A 1AA', 'two at once'],
  ])('%s becomes %s: %s', (text, meant) => {
    const postcode = repairPostcode(text);
    expect(postcode === undefined ? '' : printPostcode(postcode)).toBe(meant);
  });

  it('does not change a valid postcode', () => {
    expect(printPostcode(repairPostcode('so1 5ab')!)).toBe('SO1 5AB');
    expect(printPostcode(repairPostcode('S01 5AB')!)).toBe('S1 5AB');
    fc.assert(
      fc.property(validPostcode, (text) => {
        expect(repairPostcode(text)).toEqual(parsePostcode(text));
      }),
    );
  });

  it('gives a postcode in use or nothing, and only exchanges characters that look alike', () => {
    const looks = (text: string) =>
      text
        .replaceAll(' ', '')
        .replace(/[015628]/g, (digit) => ({ 0: 'O', 1: 'I', 5: 'S', 6: 'G', 2: 'Z', 8: 'B' })[digit]!);
    const misreadText = fc.array(fc.constantFrom(...'OISBZG015826ACHLMW'), { minLength: 5, maxLength: 7 });
    fc.assert(
      fc.property(misreadText, (characters) => {
        const text = characters.join('');
        const repaired = repairPostcode(text);
        if (repaired === undefined) return;
        const printed = printPostcode(repaired);
        expect(parsePostcode(printed)).toEqual(repaired);
        expect([looks(text), looks(text).replace('O', '')]).toContain(looks(printed));
      }),
      { numRuns: 2000 },
    );
  });

  it('prefers the reading that is in use, if the caller knows it', () => {
    const file = new Set(['BS1 2BA', 'W1B 1AA']);
    const inFile = (postcode: Postcode) => file.has(printPostcode(postcode));
    expect(printPostcode(repairPostcode('BS1 28A', inFile)!)).toBe('BS1 2BA');
    expect(printPostcode(repairPostcode('WIB 1AA', inFile)!)).toBe('W1B 1AA');
    expect(repairPostcode('0X1 2JD', inFile)).toBeUndefined();
  });

  it('answers junk and a megabyte at once', () => {
    const texts = ['O'.repeat(1 << 20), '0'.repeat(1 << 20), '\u0000', '💥'];
    const repair = () => {
      for (const text of texts) expect(repairPostcode(text)).toBeUndefined();
    };
    expect(processorTime(repair)).toBeLessThan(100);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void repairPostcode(text)));
  });
});
