import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDate } from '../../src/records/value-date.ts';

describe('isIsoDate', () => {
  it.each([
    '2024-02-29',
    '2000-02-29',
    '0000-02-29',
    '9999-12-31',
    '2025-03-31T00:00',
    '2025-03-31T23:59:59',
    '2025-03-31T14:05:00.123456789',
    '2025-03-31T14:05Z',
    '2025-03-31T14:05:00.5Z',
    '2025-03-31T14:05:00+05:30',
    '2025-03-31T14:05:00-00:00',
    '1990-12-31T23:59:60Z',
    '1990-12-31T15:59:60-08:00',
    '1991-01-01T05:29:60+05:30',
  ])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '',
    '2025',
    '2025-03',
    '20250331',
    '31/03/2025',
    '2025-3-31',
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-00-10',
    '2025-13-01',
    '2025-01-00',
    '2025-03-31 14:05',
    '2025-03-31T24:00',
    '2025-03-31T14:60',
    '2025-03-31T14',
    '2025-03-31T14:05:61Z',
    '2025-03-31T14:05:60Z',
    '1990-12-31T23:59:60',
    '1990-12-31T23:59:60+01:00',
    '2025-03-31T14:05+24:00',
    '2025-03-31T14:05+01:60',
    '2025-03-31T14:05+0100',
    '2025-03-31T14:05:00.',
    '2025-03-31t14:05:00z',
    '2025-03-31Z',
    ' 2025-03-31',
    '2025-03-31\n',
    '２025-03-31',
  ])('refuses “%s”', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it('agrees with Date on the days of the calendar', () => {
    const parts = fc.tuple(fc.nat(9999), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }));
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(isIsoDate(text)).toBe(exists);
      }),
      { numRuns: 3000 },
    );
  });

  it('accepts every date-time that Date prints', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(isIsoDate(date.toISOString())).toBe(true);
        },
      ),
    );
  });
});

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
