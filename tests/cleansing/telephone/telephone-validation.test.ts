import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { TELEPHONE_COMMENTS } from '../../../src/cleansing/telephone/comments.ts';
import { telephoneValidation } from '../../../src/cleansing/telephone/telephone-validation.ts';
import { runStep, type TestRecord } from '../../support/run-step.ts';

const run = (telephones: (string | null)[], options = {}) =>
  runStep(
    telephoneValidation,
    telephones.map((telephone) => ({ telephone })),
    options,
  );

const one = async (telephone: string, options = {}) => (await run([telephone], options)).records[0]!;

test('appends six columns and keeps its own', async () => {
  expect(await one('(01234) 567890 ext 12')).toEqual({
    telephone: '(01234) 567890 ext 12',
    telephone_valid: true,
    telephone_formatted: '+441234567890',
    telephone_type: 'landline',
    telephone_location: 'Bedford',
    telephone_extension: '12',
    telephone_comment: null,
  });
});

test('an invalid number has only its reason', async () => {
  expect(await one('01234')).toEqual({
    telephone: '01234',
    telephone_valid: false,
    telephone_formatted: null,
    telephone_type: null,
    telephone_location: null,
    telephone_extension: null,
    telephone_comment: 'TooShort',
  });
});

test('an empty field is neither valid nor invalid', async () => {
  const { records, statistics } = await run([null, '', '  \t']);
  for (const record of records)
    expect(record).toMatchObject({ telephone_valid: null, telephone_comment: null });
  expect(statistics).toEqual({ 'telephone-validation.empty': 3 });
});

test('statistics count the flags', async () => {
  const { statistics } = await run([
    '07400 123456',
    '7400123456',
    '0161 222 1234',
    '0800 123 4567',
    '+33 1 42 68 53 00',
    'n/a',
    null,
  ]);
  expect(statistics).toEqual({
    'telephone-validation.valid': 5,
    'telephone-validation.invalid': 1,
    'telephone-validation.empty': 1,
    'telephone-validation.mended': 1,
    'telephone-validation.mobile': 2,
    'telephone-validation.landline': 2,
    'telephone-validation.foreign': 1,
  });
});

test.each([
  ['E164', '07400 123456', '+447400123456'],
  ['E164', '+33 1 42 68 53 00', '+33142685300'],
  ['international', '07400 123456', '+44 7400 123456'],
  ['international', '020 7222 1234', '+44 20 7222 1234'],
  ['international', '01534 712345', '+44 1534 712345'],
  ['international', '01234567890 x9', '+44 1234 567890'],
  ['national', '+447400123456', '07400 123456'],
  ['national', '02072221234', '020 7222 1234'],
  ['national', '01612221234', '0161 222 1234'],
  ['national', '08001111', '0800 1111'],
  ['national', '169772345', '016977 2345'],
  ['national', '1204612345', '01204 612345'],
  ['national', '+441534712345', '01534 712345'],
  ['national', '+33 1 42 68 53 00', '+33 1 42 68 53 00'],
  ['national', '01234567890 x9', '01234 567890'],
])('format %s of %j', async (format, telephone, expected) => {
  expect((await one(telephone, { format }))['telephone_formatted']).toBe(expected);
});

test.each([
  ['07400 123456', 'mobile', 'United Kingdom'],
  ['07624 412345', 'mobile', 'Isle of Man'],
  ['07797 712345', 'mobile', 'Jersey'],
  ['01481 212345', 'landline', 'Guernsey'],
  ['0161 222 1234', 'landline', 'Manchester'],
  ['028 9022 1234', 'landline', 'Belfast'],
  ['0800 123 4567', 'freephone', 'United Kingdom'],
  ['0808 123 4567', 'freephone', 'United Kingdom'],
  ['0845 123 4567', 'service', 'United Kingdom'],
  ['0870 123 4567', 'service', 'United Kingdom'],
  ['0333 123 4567', 'non-geographic', 'United Kingdom'],
  ['0300 123 4567', 'non-geographic', 'United Kingdom'],
  ['055 1234 5678', 'non-geographic', 'United Kingdom'],
  ['056 1234 5678', 'voip', 'United Kingdom'],
  ['070 0123 4567', 'personal', 'United Kingdom'],
  ['076 0012 3456', 'pager', 'United Kingdom'],
  ['0906 123 4567', 'premium', 'United Kingdom'],
  ['+353 1 234 5678', 'landline', 'Ireland'],
  ['+353 87 123 4567', 'mobile', 'Ireland'],
  ['+1 212 555 2368', 'landline-or-mobile', 'United States'],
  ['+33 6 12 34 56 78', 'mobile', 'France'],
  ['+800 1234 5678', 'freephone', 'International'],
])('%s is %s in %s', async (telephone, type, location) => {
  expect(await one(telephone)).toMatchObject({ telephone_type: type, telephone_location: location });
});

test.each([
  ['01632 960123', 'landline', 'United Kingdom'],
  ['020 7946 0123', 'landline', 'London'],
  ['07700 900123', 'mobile', 'United Kingdom'],
  ['0808 157 0123', 'freephone', 'United Kingdom'],
  ['0909 879 0123', 'premium', 'United Kingdom'],
  ['0306 999 0123', 'non-geographic', 'United Kingdom'],
  ['+447700900123', 'mobile', 'United Kingdom'],
])('the drama number %s, if accepted, is %s in %s', async (telephone, type, location) => {
  expect(await one(telephone, { acceptDramaNumbers: true })).toMatchObject({
    telephone_valid: true,
    telephone_type: type,
    telephone_location: location,
    telephone_comment: 'DramaNumber',
  });
  expect(await one(telephone)).toMatchObject({ telephone_valid: false, telephone_comment: 'DramaNumber' });
});

describe('options', () => {
  test.each([{ format: 'e164' }, { defaultCountry: 'UK' }, { defaultCountry: 'gb' }, { country: 'GB' }])(
    'refuses %j',
    (options) => {
      expect(
        Value.Check(telephoneValidation.options, Value.Default(telephoneValidation.options, options)),
      ).toBe(false);
    },
  );

  test('the default country decides how a national number is read', async () => {
    expect(await one('01 42 68 53 00', { defaultCountry: 'FR', format: 'national' })).toMatchObject({
      telephone_valid: true,
      telephone_formatted: '01 42 68 53 00',
      telephone_location: 'France',
    });
  });
});

test('the column description explains every code', () => {
  const described = telephoneValidation
    .appends(Value.Default(telephoneValidation.options, {}) as never)
    .find(({ name }) => name === 'telephone_comment')!.description;
  for (const code of Object.keys(TELEPHONE_COMMENTS)) expect(described).toContain(`${code}: `);
});

test('a block cleansed again has the same result', async () => {
  const records: TestRecord[] = ['07400 123456', 'n/a', '01234 567890 / 0161 222 1234', '4.4E+11'].map(
    (telephone) => ({
      telephone,
    }),
  );
  expect(await runStep(telephoneValidation, records)).toEqual(await runStep(telephoneValidation, records));
});
