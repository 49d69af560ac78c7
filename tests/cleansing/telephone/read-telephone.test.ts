import fc from 'fast-check';
import type { CountryCode } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { FIELD_LENGTH, readTelephone } from '../../../src/cleansing/telephone/read-telephone.ts';

const british = { defaultCountry: 'GB' as CountryCode, acceptDramaNumbers: false };

function read(field: string, options = british) {
  const { number, comments } = readTelephone(field, options);
  return `${number?.format('E164') ?? 'none'}${number?.extension ? `x${number.extension}` : ''} ${comments.join(';')}`.trim();
}

describe('the same number in many spellings', () => {
  test.each([
    '01234 567890',
    '01234567890',
    '(01234) 567890',
    '(01234)567890',
    '01234-567890',
    '01234.567890',
    '01234/567890',
    '01234 567 890',
    '01234 5678 90',
    '0 1 2 3 4 5 6 7 8 9 0',
    ' 01234\t567890 ',
    '01234\u00a0567890',
    '01234–567890',
    '+441234567890',
    '+44 1234 567890',
    '+44 (0)1234 567890',
    '+44(0)1234567890',
    '+44 (01234) 567890',
    '+44 01234 567890',
    '+4401234567890',
    '(+44) 1234 567890',
    '[44] 1234 567890',
    '+4 4 1234 567890',
    '0044 1234 567890',
    '00441234567890',
    '00 44 1234 567890',
    '0044 (0) 1234 567890',
    '44 1234 567890',
    '441234567890',
    '44-(0)-1234-567890',
    '(0)1234 567890',
    'tel:01234567890',
    'tel:+44-1234-567890',
    'Tel: 01234 567890',
    'T. 01234 567890',
    'Home 01234 567890',
    '01234 567890 (home)',
    '01234 567890.',
    "'01234567890",
    '"01234567890"',
    '=01234567890',
    '\u202a+44 1234 567890\u202c',
    '０１２３４５６７８９０',
    '٠١٢٣٤٥٦٧٨٩٠',
  ])('%j', (field) => {
    expect(read(field)).toBe('+441234567890');
  });
});

test.each([
  ['01234 567890 ext 12', '+441234567890x12'],
  ['tel: 01234 567890 ext 12', '+441234567890x12'],
  ['01234 567890 ext. 12', '+441234567890x12'],
  ['01234 567890 extn 12', '+441234567890x12'],
  ['01234 567890, ext 12', '+441234567890x12'],
  ['01234 567890 (Ext: 1234)', '+441234567890x1234'],
  ['01234 567890 x12', '+441234567890x12'],
  ['01234 567890 #12', '+441234567890x12'],
  ['01234567890ext12', '+441234567890x12'],
  ['tel:+441234567890;ext=12', '+441234567890x12'],
])('an extension is split off: %j', (field, expected) => {
  expect(read(field)).toBe(expected);
});

test.each([
  ['7400123456', '+447400123456 LeadingZeroMissing'],
  ['1234567890', '+441234567890 LeadingZeroMissing'],
  ['1234 567890', '+441234567890 LeadingZeroMissing'],
  ['2079460958', 'none DramaNumber'],
  ['2072221234', '+442072221234 LeadingZeroMissing'],
  ['1204 61234', '+44120461234 LeadingZeroMissing'],
  ['1204 45678', 'none NotInUse'],
  ['7400123456.0', '+447400123456 SpreadsheetNumber;LeadingZeroMissing'],
  ['447400123456.00', '+447400123456 SpreadsheetNumber'],
  ['4.47400123456E+11', '+447400123456 SpreadsheetNumber'],
  ['4.47400123456e11', '+447400123456 SpreadsheetNumber'],
  ['7.400123456E+09', '+447400123456 SpreadsheetNumber;LeadingZeroMissing'],
  ['4.47701E+11', 'none DigitsLost'],
  ['7.4E+09', 'none DigitsLost'],
  ['4E+11', 'none DigitsLost'],
  ['020.7222.1234', '+442072221234'],
])('damage done by spreadsheets is undone: %j', (field, expected) => {
  expect(read(field)).toBe(expected);
});

test.each([
  ['07400 123456 / 01234 567890', '+447400123456 SeveralNumbers'],
  ['01234567890/07400123456', '+441234567890 SeveralNumbers'],
  ['01234 567890 or 07400 123456', '+441234567890 SeveralNumbers'],
  ['01234 567890 & 07400 123456', '+441234567890 SeveralNumbers'],
  ['01234 567890 - 07400 123456', '+441234567890 SeveralNumbers'],
  ['01234 567890; 07400 123456', '+441234567890 SeveralNumbers'],
  ['01234567890,07400123456', '+441234567890 SeveralNumbers'],
  ['01234 567890, 567891', '+441234567890 SeveralNumbers'],
  ['01234 567890\n07400 123456', '+441234567890 SeveralNumbers'],
  ['01234567890 07400123456', '+441234567890 SeveralNumbers'],
  ['01234 567890 07400 123456', '+441234567890 SeveralNumbers'],
  ['01234 567890 07400 123456 020 7222 1234', '+441234567890 SeveralNumbers'],
  ['H: 01234 567890 M: 07400 123456', '+441234567890 SeveralNumbers'],
  ['07400123456 (wife 07400123457)', '+447400123456 SeveralNumbers'],
  ['020 7222 1234/5', '+442072221234 SeveralNumbers'],
  ['01234 567890 ext 12 / 07400 123456', '+441234567890x12 SeveralNumbers'],
  ['0123 / 07400 123456', '+447400123456 SeveralNumbers'],
  ['01632 960123 / 07400 123456', '+447400123456 SeveralNumbers'],
])('the first of several numbers is read: %j', (field, expected) => {
  expect(read(field)).toBe(expected);
});

test.each([
  ['07400 l23456', '+447400123456 LettersForDigits'],
  ['07400 I23456', '+447400123456 LettersForDigits'],
  ['0I234 567890', '+441234567890 LettersForDigits'],
  ['01234 56789O', '+441234567890 LettersForDigits'],
  ['+01234 567890', '+441234567890 PrefixMended'],
  ['+0044 1234 567890', '+441234567890 PrefixMended'],
  ['0+441234567890', '+441234567890 PrefixMended'],
  ['+44 +44 1234 567890', '+441234567890 PrefixMended'],
  ['353 87 123 4567', '+353871234567 PlusMissing'],
  ['call 07400 123456 after 5pm', '+447400123456 TextAround'],
  ['01234 567890 option 2', '+441234567890 TextAround'],
])('mended: %j', (field, expected) => {
  expect(read(field)).toBe(expected);
});

test.each([
  ['n/a', 'none NoDigits'],
  ['ex-directory', 'none NoDigits'],
  ['-', 'none NoDigits'],
  ['...', 'none NoDigits'],
  ['+', 'none NoDigits'],
  ['567890', 'none AreaCodeMissing'],
  ['222 1234', 'none AreaCodeMissing'],
  ['7946 0958', 'none AreaCodeMissing'],
  ['0123', 'none TooShort'],
  ['999', 'none TooShort'],
  ['01234', 'none TooShort'],
  ['012345678901', 'none TooLong'],
  ['01234 5678901234', 'none TooLong'],
  ['+44 12345 67890123', 'none TooLong'],
  ['01204 45678', 'none NotInUse'],
  ['00000000000', 'none'],
  ['+999 1234567', 'none UnknownCountryCode'],
  ['0800 FLOWERS', 'none Letters'],
  ['07400 xxxxxx', 'none Letters'],
  ['07400*1234*6', 'none NotANumber'],
  ['1'.repeat(FIELD_LENGTH + 1), 'none TooLong'],
])('invalid: %j', (field, expected) => {
  expect(read(field)).toMatch(new RegExp(`^${expected}`));
});

describe('a mistyped or foreign international prefix', () => {
  test.each([
    ['++44 1234 567890', '+441234567890 PrefixMended'],
    ['+ + 44 1234 567890', '+441234567890 PrefixMended'],
    ['0447911 123456', '+447911123456 PrefixMended'],
    ['0441234567890', '+441234567890 PrefixMended'],
    ['011 44 7911 123456', '+447911123456 PrefixMended'],
    ['01144 1234 567890', '+441234567890 PrefixMended'],
    ['011 353 87 123 4567', '+353871234567 PrefixMended'],
    ['000 44 1234 567890', '+441234567890 PrefixMended'],
  ])('is repaired in %s', (field, expected) => {
    expect(read(field)).toBe(expected);
  });

  test.each([
    ['0114 412 3456', '+441144123456'],
    ['0353871234567', 'none TooLong'],
    ['011 999 123 4567', 'none TooLong'],
  ])('is not assumed in %s', (field, expected) => {
    expect(read(field)).toBe(expected);
  });
});

describe('drama numbers', () => {
  const numbers = [
    '01632 960000',
    '0113 496 0123',
    '0114 496 0123',
    '0115 496 0123',
    '0116 496 0123',
    '0117 496 0123',
    '0118 496 0123',
    '0121 496 0123',
    '0131 496 0123',
    '0141 496 0123',
    '0151 496 0123',
    '0161 496 0999',
    '020 7946 0958',
    '0191 498 0123',
    '028 9649 6123',
    '028 9018 0123',
    '029 2018 0123',
    '07700 900123',
    '0808 157 0123',
    '0909 879 0123',
    '03069 990123',
    '+44 7700 900123',
    '7700900123',
  ];

  test.each(numbers)('%s is not valid', (field) => {
    expect(read(field)).toBe('none DramaNumber');
  });

  test.each(numbers)('%s is valid if they are accepted', (field) => {
    expect(read(field, { ...british, acceptDramaNumbers: true })).toMatch(/^\+44\d{10} .*DramaNumber$/);
  });

  test.each(['+1 212 555 0123', '001 (808) 555-0199', '+1 800 555 0100'])(
    '%s is kept for fiction in North America',
    (field) => {
      expect(read(field)).toBe('none DramaNumber');
      expect(read(field, { ...british, acceptDramaNumbers: true })).toMatch(/^\+1\d{10} .*DramaNumber$/);
    },
  );

  test.each(['+1 212 555 0200', '+1 212 555 1212', '+1 212 550 1234', '+353 1 555 0123'])(
    '%s is not kept for fiction',
    (field) => {
      expect(read(field)).not.toContain('Drama');
    },
  );

  test.each(['020 7946 1958', '07700 901123', '01632 961123', '0161 497 0123'])(
    '%s is not reserved',
    (field) => {
      expect(read(field)).not.toContain('Drama');
    },
  );
});

test.each([
  ['FR', '01 42 68 53 00', '+33142685300'],
  ['FR', '142685300', '+33142685300 LeadingZeroMissing'],
  ['FR', '+44 1234 567890', '+441234567890'],
  ['US', '(212) 555-2368', '+12125552368'],
  ['IE', '087 123 4567', '+353871234567'],
  ['JE', '712345', '+441534712345'],
  ['GB', '+33 1 42 68 53 00', '+33142685300'],
  ['GB', '001 212 555 2368', '+12125552368'],
  ['GB', '+1 800 356 9377', '+18003569377'],
  ['GB', '+800 1234 5678', '+80012345678'],
  ['GB', '01534 712345', '+441534712345'],
  ['GB', '07624 412345', '+447624412345'],
] as [CountryCode, string, string][])('default country %s: %j', (defaultCountry, field, expected) => {
  expect(read(field, { ...british, defaultCountry })).toBe(expected);
});

const awkward = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 +-()/.,;xE#oOlI\n٣０½'), maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('ext ', '+44', '(0)', '07400 123456', ' / ', ' or ', '1 '),
    maxLength: 25,
  }),
);

test('any text gives a number that reads as itself, or a reason', () => {
  fc.assert(
    fc.property(awkward, fc.constantFrom<CountryCode>('GB', 'IE', 'US', 'JE'), (field, defaultCountry) => {
      const reading = readTelephone(field, { defaultCountry, acceptDramaNumbers: false });
      if (reading.number === undefined) {
        expect(reading.comments.length).toBeGreaterThan(0);
        return;
      }
      for (const format of ['E164', 'international'] as const) {
        const again = readTelephone(reading.number.format(format), {
          defaultCountry,
          acceptDramaNumbers: false,
        });
        expect(again.comments).toEqual([]);
        expect(again.number?.format('E164')).toBe(reading.number.format('E164'));
      }
    }),
    { numRuns: 1000 },
  );
});
