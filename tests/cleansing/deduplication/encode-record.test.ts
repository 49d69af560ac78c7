import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeRecord, encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import { NO_FIELDS, readRecord } from '../../../src/cleansing/deduplication/read-record.ts';
import '../../support/seed.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'Smith-Jones',
    'van der Berg',
    'Mr & Mrs J Smith',
    'J|K\tL',
    'Ann(e)',
    '李',
    "O'Brien",
    'x'.repeat(300),
  ),
);

test('an encoded record is decoded unchanged, whatever its columns held', () => {
  const fields = fc.record({
    name: text,
    forename: text,
    surname: text,
    company: text,
    lines: fc.array(text, { maxLength: 3 }),
    town: text,
    postcode: fc.oneof(text, fc.constantFrom('CH2 4NE', 'sw1a1aa')),
    email: fc.oneof(text, fc.emailAddress()),
    telephones: fc.array(fc.oneof(text, fc.constant('01632 960001')), { maxLength: 3 }),
    birth: text,
    identifiers: fc.array(text, { minLength: 2, maxLength: 2 }),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const record = readRecord({ ...NO_FIELDS, ...given });
      const decoded = decodeRecord(encodeRecord(record));
      expect(encodeRecord(decoded)).toBe(encodeRecord(record));
      expect({ ...decoded, identifiers: [] }).toEqual({ ...record, identifiers: [] });
    }),
    { numRuns: 1000 },
  );
});
