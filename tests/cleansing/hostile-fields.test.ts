import { describe, expect, test } from 'vitest';
import { assessEmail } from '../../src/cleansing/email/assess-email.ts';
import { MailDomains } from '../../src/cleansing/email/mail-domain.ts';
import { comparablePeople } from '../../src/cleansing/name/compare/comparable-person.ts';
import { matchAtLevel } from '../../src/cleansing/name/compare/match-level.ts';
import { addressKeys, comparableAddress } from '../../src/cleansing/suppression/comparable-address.ts';
import { compareAddresses } from '../../src/cleansing/suppression/compare-addresses.ts';
import { readTelephone } from '../../src/cleansing/telephone/read-telephone.ts';
import { cleanse } from './name/cleanse.ts';

/** What breaks readers of text, alone and between other words. */
const PIECES = [
  '',
  ' ',
  '\0',
  '\r\n',
  '\t',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '\udc00',
  '🙂',
  '👩‍👩‍👧‍👦',
  '🇬🇧',
  'e\u0301\u0301\u0301',
  'ﬃ',
  'İ',
  'ß',
  'محمد',
  'שרה',
  '王小明',
  'กิตติ',
  '１２３',
  '٠١٢٣',
  '-',
  "'",
  '"',
  '(',
  ')',
  '[',
  '<',
  '&',
  '&amp;',
  '&#0;',
  '&#x110000;',
  '@',
  '.',
  ',',
  '/',
  '\\',
  '*',
  '+',
  '?',
  '%00',
  '0',
  '1e309',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
];

/** Long texts on which a careless expression takes quadratic time. */
const LONG = [
  ...[
    'a',
    ' ',
    '-',
    "'",
    '(',
    '*',
    '@',
    '.',
    ',',
    '&',
    '/',
    '0',
    '+',
    '\0',
    '🙂',
    'é',
    '\u0301',
    '\u202e',
  ].map((piece) => piece.repeat(200_000)),
  ...[
    ' a',
    'a ',
    'a.',
    'a@',
    '@a',
    '0 ',
    '(0',
    'a,',
    'a-',
    'Mr ',
    'Mr & ',
    'and ',
    ' or a',
    '*a ',
    ' ?',
    '&amp;',
    'Â',
    ' 12/03',
    ' dot ',
  ].map((piece) => piece.repeat(20_000)),
  // The longest texts that are read at all, and a little less.
  ...[
    'a ',
    'A.',
    '* ',
    '*a',
    '(a',
    'Mr ',
    'J & ',
    'a,',
    'a/',
    "o'",
    ' - ',
    'x-',
    ' ?',
    'Mc ',
    '1 ',
    '+4',
    '(',
    '@a',
  ].flatMap((piece) => [
    piece.repeat(99),
    `Mr John Smith ${piece.repeat(90)}`.slice(0, 199),
    `${piece.repeat(240)}@b`.slice(0, 499),
  ]),
];

const FIELDS = [
  ...PIECES,
  ...PIECES.map((piece) => `Mr${piece}John ${piece} Smith${piece}`),
  ...PIECES.map((piece) => `john${piece}smith@gmail${piece}.com`),
  ...PIECES.map((piece) => `0${piece}7700 ${piece}900${piece}123`),
  ...LONG,
];

/** Far more than any field needs, and far less than quadratic time on the long ones. */
const MOST_MILLISECONDS = 500;

const domains = new MailDomains();

const READERS: readonly [string, (field: string) => unknown][] = [
  ['names', (field) => cleanse(field)],
  ['emails', (field) => assessEmail(field, domains)],
  ['telephones', (field) => readTelephone(field, { defaultCountry: 'GB', acceptDramaNumbers: false })],
  [
    'people to compare',
    (field) => {
      const [one] = comparablePeople({ title: '', forename: field, middle: field, surname: field });
      const [other] = comparablePeople(field);
      return one === undefined || other === undefined ? undefined : matchAtLevel(one, other, 'Personal');
    },
  ],
  [
    'addresses to compare',
    (field) => {
      const one = comparableAddress({ lines: [field, field], postcode: field });
      const other = comparableAddress({ lines: [`${field}, 1 High Street`], postcode: 'LS6 2AB' });
      return [addressKeys(one), compareAddresses(one, other), compareAddresses(one, one)];
    },
  ],
];

describe.each(READERS)('%s', (_, read) => {
  test(`reads ${FIELDS.length} hostile fields without an error, each in bounded time`, () => {
    for (const field of FIELDS) {
      const from = performance.now();
      expect(() => read(field), JSON.stringify(field.slice(0, 60))).not.toThrow();
      expect(performance.now() - from, JSON.stringify(field.slice(0, 60))).toBeLessThan(MOST_MILLISECONDS);
    }
  });
});
