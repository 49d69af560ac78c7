import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinThoroughfare, splitThoroughfare } from '../../src/address/thoroughfare.ts';

describe('splitting a thoroughfare', () => {
  it.each([
    ['Stanney Mill Road', 'Stanney Mill', 'Road'],
    ['HIGH STREET', 'HIGH', 'STREET'],
    ['High Street North', 'High', 'Street North'],
    ['The Street', 'The', 'Street'],
    ['The Broadway', 'The', 'Broadway'],
    ['Broadway', 'Broadway', ''],
    ['Street North', 'Street North', ''],
    ['Upperkirkgate', 'Upperkirkgate', ''],
    ['Dalehouse Lane Industrial Estate', 'Dalehouse Lane', 'Industrial Estate'],
    ['Industrial Estate', 'Industrial', 'Estate'],
    ['Kingsway West', 'Kingsway West', ''],
    ['Heol Yr Orsaf', 'Heol Yr Orsaf', ''],
    ['  Station   Road ', 'Station', 'Road'],
    ['', '', ''],
    ['   ', '', ''],
    ['Road Road', 'Road', 'Road'],
  ])('%j is %j and %j', (text, name, descriptor) => {
    expect(splitThoroughfare(text)).toEqual({ name, descriptor });
  });

  it('joins again to the same text', () => {
    const words = fc.constantFrom(
      'High',
      'Street',
      'The',
      'North',
      'Industrial',
      'Estate',
      'ROAD',
      'x',
      'Mill',
      'é',
    );
    const texts = fc.oneof(
      fc.array(words).map((list) => list.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { name, descriptor } = splitThoroughfare(text);
        expect(joinThoroughfare(name, descriptor)).toBe(text.split(/\s+/).filter(Boolean).join(' '));
        if (text.trim() !== '') expect(name).not.toBe('');
      }),
    );
  });

  it('splits a megabyte at once', () => {
    const start = performance.now();
    for (const text of [' '.repeat(1 << 20), 'a '.repeat(1 << 19), 'Road'.repeat(1 << 18)])
      splitThoroughfare(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
