import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryPoint } from '../../src/address/delivery-point.ts';
import { abbreviate } from '../../src/address/layout/abbreviate.ts';
import { formatAddress } from '../../src/address/layout/formatters.ts';
import { DEFAULT_LINE_OPTIONS, type LineOptions } from '../../src/address/layout/line-options.ts';
import { withoutSigns } from '../../src/address/layout/punctuation.ts';
import { tidyPostcode } from '../../src/address/postcode.ts';
import { processorTime } from '../support/processor-time.ts';
import { junkPoint, lineOptions, point } from './arbitraries.ts';

const counties = { postal: 'Tyne and Wear', traditional: 'Northumberland', administrative: '' };
const anyPoint = fc.oneof(point, junkPoint);

function isFitted(options: LineOptions): boolean {
  return options.formatter !== 'PAFStandardFormatter';
}

describe('lines of any address under any options', () => {
  it('never exceed the requested number and length, and end in the postcode', () => {
    fc.assert(
      fc.property(anyPoint, lineOptions, (given, options) => {
        const { lines } = formatAddress(given, counties, options);
        const above = lines.slice(0, -1);
        expect(lines.at(-1)).toBe(tidyPostcode(given.postcode));
        for (const line of above) expect(line).toBe(line.trim());
        if (isFitted(options)) {
          expect(above.length).toBeLessThanOrEqual(options.maxLines);
          for (const line of above) expect(line.length).toBeLessThanOrEqual(options.maxLineLength);
        }
        const padded = options.fixPostcode || (options.fixTownCounty && options.maxLines > 2);
        if (isFitted(options) && padded) expect(above).toHaveLength(options.maxLines);
        else expect(above.every((line, at) => line !== '' || (at === 0 && options.fixBuilding))).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it('hold every word of the address, or report the words that did not fit', () => {
    fc.assert(
      fc.property(anyPoint, lineOptions, (given, options) => {
        const { lines, cut } = formatAddress(given, counties, options);
        const roomy = formatAddress(given, counties, {
          ...options,
          maxLines: 20,
          maxLineLength: 2000,
          fixBuilding: false,
        });
        expect(roomy.cut).toEqual([]);
        if (isFitted(options)) {
          expect(letters([...lines.slice(0, -1), ...cut])).toEqual(letters(roomy.lines.slice(0, -1)));
        } else expect(cut).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('show the town on the last line but two by default', () => {
    fc.assert(
      fc.property(point, (given) => {
        const { lines, cut } = formatAddress(given, counties, DEFAULT_LINE_OPTIONS);
        expect(lines.slice(4)).toEqual([given.postTown, 'Tyne and Wear', given.postcode]);
        expect(cut).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('are the same each time', () => {
    fc.assert(
      fc.property(point, lineOptions, (given, options) => {
        expect(formatAddress({ ...given }, counties, { ...options })).toEqual(
          formatAddress(given, counties, options),
        );
      }),
    );
  });

  it('accept a quarter of a megabyte in every element', () => {
    const work = () => {
      for (const text of ['A', 'A ', 'Limited ', '1-2 ', "'", '💥'].map((unit) =>
        unit.repeat((1 << 18) / unit.length),
      )) {
        const given: Partial<DeliveryPoint> = {
          organisation: text,
          buildingName: text,
          thoroughfareName: text,
          postTown: text,
        };
        for (const normalizeCase of [true, false]) {
          const options = { ...DEFAULT_LINE_OPTIONS, normalizeCase };
          const { lines } = formatAddress({ ...base, ...given }, counties, options);
          expect(lines).toHaveLength(7);
        }
      }
    };
    expect(processorTime(work, 1)).toBeLessThan(20_000);
  });
});

const base = fc.sample(point, { numRuns: 1, seed: 1 })[0]!;

/**
 * The letters and digits of a text after abbreviation, sorted: the same for a line and its shortened form.
 */
function letters(texts: readonly string[]): string {
  return [...abbreviate(texts.join(' ')).replace(/[\s,]/gu, '')].sort().join('');
}

describe('abbreviating', () => {
  it('twice changes no more than once', () => {
    const words = fc.constantFrom(
      'Saint',
      'Street',
      'LIMITED',
      'and',
      'Ltd',
      'Industrial Estate',
      'Stanney',
      'É',
    );
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const once = abbreviate(list.join(' '));
        expect(abbreviate(once)).toBe(once);
      }),
    );
  });

  it.each([
    ['Stanney Mill Road', 'Stanney Mill Rd'],
    ['HIGH STREET NORTH', 'HIGH ST N'],
    ['Acme Company Limited', 'Acme Co Ltd'],
    ['Department of Health', 'Dept of Hlth'],
  ])('%s is %s', (text, short) => {
    expect(abbreviate(text)).toBe(short);
  });
});

describe('removing punctuation', () => {
  it('keeps all letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('.', ",.'-", '&/()'), (text, signs) => {
        const plain = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
        expect(plain(withoutSigns(text, signs))).toBe(plain(text));
      }),
    );
  });
});
