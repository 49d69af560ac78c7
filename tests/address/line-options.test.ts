import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_PUNCTUATION,
  DEFAULT_LINE_OPTIONS,
  readLineOptions,
} from '../../src/address/layout/line-options.ts';

describe('reading line options', () => {
  it.each([undefined, null, {}, [], '', 'text', 7, true, [null, 3, 'x', {}]])(
    '%j gives the defaults',
    (given) => {
      expect(readLineOptions(given)).toEqual(DEFAULT_LINE_OPTIONS);
    },
  );

  it('has the defaults of docs/operators/address-printing.md', () => {
    expect(DEFAULT_LINE_OPTIONS).toMatchObject({
      formatter: 'DefaultFormatter',
      maxLines: 6,
      maxLineLength: 40,
      fixTownCounty: true,
      fixBuilding: false,
    });
  });

  it.each([
    [{ Formatter: 'NoOrganisationFormatter' }, { formatter: 'NoOrganisationFormatter' }],
    [{ formatter: 'pafstandardformatter' }, { formatter: 'PAFStandardFormatter' }],
    [{ Formatter: 'Unknown' }, {}],
    [{ Formatter: 3 }, {}],
    [{ MaxLines: 4 }, { maxLines: 4 }],
    [{ MaxLines: '4' }, { maxLines: 4 }],
    [{ maxLines: ' 4 ' }, { maxLines: 4 }],
    [{ MAXLINES: 4 }, { maxLines: 4 }],
    [{ MaxLines: 0 }, { maxLines: 1 }],
    [{ MaxLines: -5 }, { maxLines: 1 }],
    [{ MaxLines: 1000 }, { maxLines: 20 }],
    [{ MaxLines: 'six' }, {}],
    [{ MaxLines: 4.5 }, {}],
    [{ MaxLines: Number.NaN }, {}],
    [{ MaxLines: Number.POSITIVE_INFINITY }, {}],
    [{ MaxLines: null }, {}],
    [{ MaxLines: [4] }, {}],
    [{ MaxLines: true }, {}],
    [{ MaxLineLength: '255' }, { maxLineLength: 255 }],
    [{ MaxLineLength: 1 }, { maxLineLength: 10 }],
    [{ MaxLineLength: 99999 }, { maxLineLength: 255 }],
    [{ FixTownCounty: false }, { fixTownCounty: false }],
    [{ FixTownCounty: 'false' }, { fixTownCounty: false }],
    [{ FixTownCounty: 'False' }, { fixTownCounty: false }],
    [{ FixTownCounty: 0 }, { fixTownCounty: false }],
    [{ FixTownCounty: '0' }, { fixTownCounty: false }],
    [{ FixTownCounty: 'no' }, {}],
    [{ FixTownCounty: {} }, {}],
    [{ FixBuilding: 'true' }, { fixBuilding: true }],
    [{ FixBuilding: 1 }, { fixBuilding: true }],
    [{ FixPostcode: false }, { fixPostcode: false }],
    [{ NormalizeCase: 'TRUE' }, { normalizeCase: true }],
    [{ NormalizeTownCase: true }, { normalizeTownCase: true }],
    [{ ExcludeCounty: '1' }, { excludeCounty: true }],
    [{ UseAnyAvailableCounty: true }, { useAnyAvailableCounty: true }],
    [{ UnwantedPunctuation: '.,' }, { unwantedPunctuation: '.,' }],
    [{ UnwantedPunctuation: 'a1 .b.' }, { unwantedPunctuation: '.' }],
    [{ UnwantedPunctuation: true }, { unwantedPunctuation: ALL_PUNCTUATION }],
    [{ UnwantedPunctuation: 'false' }, {}],
    [{ UnwantedPunctuation: 5 }, {}],
    [{ IncludeUDPRN: true, Nonsense: 'x' }, {}],
    [
      [
        { name: 'MaxLines', value: '5' },
        { Name: 'FixTownCounty', Value: 'false' },
      ],
      { maxLines: 5, fixTownCounty: false },
    ],
    [[{ name: 7, value: '5' }, { value: 3 }], {}],
  ])('%j changes only the options that it sets', (given, changed) => {
    expect(readLineOptions(given)).toEqual({ ...DEFAULT_LINE_OPTIONS, ...changed });
  });

  it('never throws and stays within the bounds', () => {
    const name = fc.constantFrom(
      'Formatter',
      'MaxLines',
      'MaxLineLength',
      'FixTownCounty',
      'FixBuilding',
      'UnwantedPunctuation',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(name, fc.anything())), (given) => {
        const options = readLineOptions(given);
        expect(options.maxLines).toBeGreaterThanOrEqual(1);
        expect(options.maxLines).toBeLessThanOrEqual(20);
        expect(options.maxLineLength).toBeGreaterThanOrEqual(10);
        expect(options.maxLineLength).toBeLessThanOrEqual(255);
      }),
    );
  });
});
