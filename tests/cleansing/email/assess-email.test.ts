import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessEmail, FIELD_LENGTH } from '../../../src/cleansing/email/assess-email.ts';
import type { EmailComment } from '../../../src/cleansing/email/comments.ts';
import { MailDomains } from '../../../src/cleansing/email/mail-domain.ts';

const assess = (field: string) => assessEmail(field, new MailDomains());

describe('valid', () => {
  test.each([
    'ann@example.com',
    'ann.smith@example.co.uk',
    'Ann.Smith@Example.Com',
    'ANN@GMAIL.COM',
    'a@b.co',
    '1@2.com',
    'ann+news@example.com',
    'ann_smith@example.com',
    '_ann@example.com',
    'ann-smith@example-company.co.uk',
    "ann.o'brien@example.com",
    "!#$%&'*+-/=?^_`{|}~@example.com",
    'ann@sub.sub.example.com',
    'ann@123.com',
    'ann@3com.com',
    'ann@x--y.com',
    'ann@example.photography',
    'ann@example.london',
    'ann@nhs.net',
    'ann@school.sch.uk',
    'ann@xn--mnchen-3ya.de',
    'ann@münchen.de',
    'ann@пример.рф',
    'ann@例え.jp',
    `${'a'.repeat(64)}@example.com`,
    `ann@${'b'.repeat(63)}.com`,
    `ann@${'b.'.repeat(120)}com`,
  ])('%s', (address) => {
    expect(assess(address)).toMatchObject({ valid: true, suggestion: null, comments: [] });
  });

  test.each<[string, EmailComment]>([
    ['"ann smith"@example.com', 'QuotedLocalPart'],
    ['"ann\\"smith"@example.com', 'QuotedLocalPart'],
    ['"a@b"@example.com', 'QuotedLocalPart'],
    ['""@example.com', 'QuotedLocalPart'],
    ['jörg@example.de', 'NonAsciiLocalPart'],
    ['用户@example.com', 'NonAsciiLocalPart'],
  ])('%s, with the remark %s', (address, comment) => {
    expect(assess(address)).toMatchObject({ valid: true, suggestion: null, comments: [comment] });
  });

  test.each([' ann@example.com', 'ann@example.com ', '\tann@example.com\r\n', '\u00a0ann@example.com'])(
    '%j, ignoring the surrounding white space',
    (field) => {
      expect(assess(field)).toMatchObject({
        valid: true,
        suggestion: 'ann@example.com',
        comments: ['SpacesAround'],
      });
    },
  );
});

test.each<[string, EmailComment]>([
  ['ann', 'NoAtSign'],
  ['n/a', 'NoAtSign'],
  ['none', 'NoAtSign'],
  ['ann.smith.example.com', 'NoAtSign'],
  ['-', 'NoAtSign'],
  ['07700 900123', 'NoAtSign'],
  ['@', 'LocalPartMissing'],
  ['@example.com', 'LocalPartMissing'],
  ['ann@', 'DomainMissing'],
  ['john smith@example.com', 'LocalPartInvalid'],
  ['ann"smith@example.com', 'LocalPartInvalid'],
  ['"a"b"@example.com', 'LocalPartInvalid'],
  ['"ann"smith@example.com', 'LocalPartInvalid'],
  ['ann(comment)@example.com', 'LocalPartInvalid'],
  ['ann\\smith@example.com', 'LocalPartInvalid'],
  ['a@b@example.com', 'LocalPartInvalid'],
  ['☎@example.com', 'LocalPartInvalid'],
  [`${'a'.repeat(65)}@example.com`, 'LocalPartTooLong'],
  [`${'ö'.repeat(33)}@example.com`, 'LocalPartTooLong'],
  [`ann@${'b.'.repeat(124)}com`, 'TooLong'],
  [`${'a'.repeat(FIELD_LENGTH)}@example.com`, 'TooLong'],
  ['ann@[192.0.2.1]', 'AddressLiteral'],
  ['ann@[IPv6:2001:db8::1]', 'AddressLiteral'],
  ['ann@192.0.2.1', 'UnknownTopLevelDomain'],
  ['ann@localhost', 'DomainWithoutDot'],
  ['ann@hotmail', 'DomainWithoutDot'],
  ['ann@-example.com', 'DomainInvalid'],
  ['ann@example-.com', 'DomainInvalid'],
  ['ann@exa_mple.com', 'DomainInvalid'],
  ['ann@exam!ple.com', 'DomainInvalid'],
  ['ann@exa mple.c', 'DomainInvalid'],
  ['ann@☎.com', 'DomainInvalid'],
  [`ann@${'b'.repeat(64)}.com`, 'DomainInvalid'],
  ['ann@example.c', 'UnknownTopLevelDomain'],
  ['ann@example.invalid', 'UnknownTopLevelDomain'],
  ['ann@example.companyname', 'UnknownTopLevelDomain'],
])('cannot be corrected: %j is %s', (field, comment) => {
  expect(assess(field)).toEqual({
    valid: false,
    type: null,
    suggestion: null,
    comments: [comment],
    domain: null,
    suggestedDomain: null,
  });
});

describe('invalid, with a suggestion', () => {
  test.each([
    ['ann@@example.com', 'ann@example.com', 'AtSignMistyped'],
    ['ann@ @example.com', 'ann@example.com', 'AtSignMistyped'],
    ['ann(at)example.com', 'ann@example.com', 'AtSignMistyped'],
    ['ann [at] example [dot] com', 'ann@example.com', 'AtSignMistyped'],
    ['ann at example dot co dot uk', 'ann@example.co.uk', 'AtSignMistyped'],
    ['ann AT example.com', 'ann@example.com', 'AtSignMistyped'],
    ['ann(@)example.com', 'ann@example.com', 'AtSignMistyped'],
    ['ann"gmail.com', 'ann@gmail.com', 'AtSignMistyped'],
    ['ann#gmail.com', 'ann@gmail.com', 'AtSignMistyped'],
    ['ann.smith!outlook.com', 'ann.smith@outlook.com', 'AtSignMistyped'],
    ['ann*gmail.com', 'ann@gmail.com', 'AtSignMistyped'],
    ['jo hn@example.com', 'john@example.com', 'SpacesInside'],
    ['ann @example.com', 'ann@example.com', 'SpacesInside'],
    ['ann@ example.com', 'ann@example.com', 'SpacesInside'],
    ['ann@example .com', 'ann@example.com', 'SpacesInside'],
    ['ann@example. com', 'ann@example.com', 'SpacesInside'],
    ['ann@exam ple.com', 'ann@example.com', 'SpacesInside'],
    ['ann. smith@example.com', 'ann.smith@example.com', 'SpacesInside'],
    ['ann\u200b@example.com', 'ann@example.com', 'SpacesInside'],
    ['ann@exam\u00adple.com', 'ann@example.com', 'SpacesInside'],
    ['ann@example,com', 'ann@example.com', 'DotsMistyped'],
    ['ann,smith@example.com', 'ann.smith@example.com', 'DotsMistyped'],
    ['ann@example:com', 'ann@example.com', 'DotsMistyped'],
    ['ann@example..com', 'ann@example.com', 'DotsMistyped'],
    ['ann..smith@example.com', 'ann.smith@example.com', 'DotsMistyped'],
    ['.ann@example.com', 'ann@example.com', 'DotsMistyped'],
    ['ann.@example.com', 'ann@example.com', 'DotsMistyped'],
    ['ann@.example.com', 'ann@example.com', 'DotsMistyped'],
    ['ann@example.com.', 'ann@example.com', 'PunctuationAround'],
    ['ann@example.com,', 'ann@example.com', 'PunctuationAround'],
    ['ann@example.com;', 'ann@example.com', 'PunctuationAround'],
    ['ann@example.com/', 'ann@example.com', 'PunctuationAround'],
    ['"ann@example.com"', 'ann@example.com', 'PunctuationAround'],
    ["'ann@example.com'", 'ann@example.com', 'PunctuationAround'],
    ["'ann@example.com", 'ann@example.com', 'PunctuationAround'],
    ['"ann@example.com', 'ann@example.com', 'PunctuationAround'],
    ['“ann@example.com”', 'ann@example.com', 'PunctuationAround'],
    ['[ann@example.com]', 'ann@example.com', 'PunctuationAround'],
    ['<ann@example.com', 'ann@example.com', 'PunctuationAround'],
    ['<ann@example.com>', 'ann@example.com', 'TextAround'],
    ['Ann Smith <ann@example.com>', 'ann@example.com', 'TextAround'],
    ['Ann Smith asmith@example.com', 'asmith@example.com', 'TextAround'],
    ['ANN SMITH ANN.SMITH@EXAMPLE.COM', 'ANN.SMITH@example.com', 'TextAround'],
    ['Ann Smith/ann.smith@example.com', 'ann.smith@example.com', 'TextAround'],
    ['work ann@example.com', 'ann@example.com', 'TextAround'],
    ['"Smith, Ann" <ann@example.com>', 'ann@example.com', 'TextAround'],
    ['mailto:ann@example.com', 'ann@example.com', 'TextAround'],
    ['mailto:ann@example.com?subject=Hello', 'ann@example.com', 'TextAround'],
    ['Email: ann@example.com', 'ann@example.com', 'TextAround'],
    ['Work: ann@example.com', 'ann@example.com', 'TextAround'],
    ['(home) ann@example.com', 'ann@example.com', 'TextAround'],
    ['ann@example.com (home)', 'ann@example.com', 'TextAround'],
    ['ann@example.com work', 'ann@example.com', 'TextAround'],
    ['ann@example.com; bob@example.com', 'ann@example.com', 'SeveralAddresses'],
    ['ann@example.com, bob@example.com', 'ann@example.com', 'SeveralAddresses'],
    ['ann@example.com/bob@example.com', 'ann@example.com', 'SeveralAddresses'],
    ['ann@example.com bob@example.com', 'ann@example.com', 'SeveralAddresses'],
    ['ann@example.com\nbob@example.com', 'ann@example.com', 'SeveralAddresses'],
    ['ann＠example．com', 'ann@example.com', 'FullWidthCharacters'],
    ['ann@example。com', 'ann@example.com', 'FullWidthCharacters'],
    ['ann@example.con', 'ann@example.com', 'TopLevelDomainMistyped'],
    ['ann@example.cmo', 'ann@example.com', 'TopLevelDomainMistyped'],
    ['ann@example.comm', 'ann@example.com', 'TopLevelDomainMistyped'],
    ['ann@example.co.ik', 'ann@example.co.uk', 'TopLevelDomainMistyped'],
    ['ann@example.couk', 'ann@example.co.uk', 'TopLevelDomainMistyped'],
    ['ann@examplecom', 'ann@example.com', 'TopLevelDomainMistyped'],
    ['ann@school.sch.ik', 'ann@school.sch.uk', 'TopLevelDomainMistyped'],
    ['ann@gmail', 'ann@gmail.com', 'DomainMistyped'],
    ['ann@gmailcom', 'ann@gmail.com', 'DomainMistyped'],
    ['ann@gmail.con', 'ann@gmail.com', 'DomainMistyped'],
    ['ann@hotmial.con', 'ann@hotmail.com', 'DomainMistyped'],
    ['ann@yahoo.co,uk', 'ann@yahoo.co.uk', 'DotsMistyped'],
    ['ann@yahoo.co uk', 'ann@yahoo.co.uk', 'SpacesInside;DomainMistyped'],
    ['ann@@gmial,com', 'ann@gmail.com', 'AtSignMistyped;DotsMistyped;DomainMistyped'],
    ['Ann <ANN@Gmail.Com>.', 'ANN@gmail.com', 'TextAround'],
    ['ann@münchen,de', 'ann@münchen.de', 'DotsMistyped'],
  ])('%j: %s, %s', (field, suggestion, comments) => {
    const assessment = assess(field);
    expect(assessment).toMatchObject({ valid: false, suggestion });
    expect(assessment.comments.join(';')).toBe(comments);
  });
});

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann.Smith@Hotmial.co.uk', 'Ann.Smith@hotmail.co.uk'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@www.gmail.com', 'ann@gmail.com'],
  ['"ann smith"@gmial.com', '"ann smith"@gmail.com'],
])('%s is well formed, but %s was meant', (field, suggestion) => {
  const assessment = assess(field);
  expect(assessment).toMatchObject({ valid: true, suggestion });
  expect(assessment.comments).toContain('DomainMistyped');
});

test.each([
  ['ann@example.com', 'Business'],
  ['ann@gmail.com', 'Free'],
  ['ann@GMAIL.COM', 'Free'],
  ['ann@yahoo.co.uk', 'Free'],
  ['ann@btinternet.com', 'Free'],
  ['ann@sky.com', 'Free'],
  ['ann@smith.demon.co.uk', 'Free'],
  ['ann@ymail.com', 'Free'],
  ['info@example.com', 'Role'],
  ['Sales@example.com', 'Role'],
  ['no-reply@example.com', 'Role'],
  ['enquiries@gmail.com', 'Role'],
  ['info+web@example.com', 'Role'],
  ['information.desk@example.com', 'Business'],
  ['ann@mailinator.com', 'Disposable'],
  ['info@mailinator.com', 'Disposable'],
  ['ann@x.yopmail.com', 'Disposable'],
  ['ann@gmial.com', 'Free'],
  ['info@gmial.com', 'Role'],
  ['ann@@example.com', 'Business'],
  ['ann', null],
])('%s is of type %s', (field, type) => {
  expect(assess(field).type).toBe(type);
});

const damaged = fc
  .tuple(
    fc.constantFrom('ann', 'ann.smith', "o'brien", '"a b"', 'info', 'jörg', ''),
    fc.constantFrom('@', '@@', ' @ ', '(at)', ' at ', '"', '@.'),
    fc.constantFrom(
      'gmail',
      'gmial',
      'hotmail',
      'yaho',
      'example',
      'www.gmail',
      'münchen',
      'x',
      'icould',
      'btintrenet',
    ),
    fc.constantFrom('.', ',', '..', ' .', '', ';'),
    fc.constantFrom('com', 'con', 'co.uk', 'co,uk', 'co.ik', 'couk', 'de', 'c', 'com.com', 'comm', 'com.uk'),
    fc.constantFrom('', '.', ' ', ' bob@example.com', '>', '"', ',ann@x.com'),
  )
  .map((parts) => parts.join(''));

const anything = fc.oneof(
  damaged,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'ab@@..,; <>"\'()com-_\\[]:\u200b＠'), maxLength: 40 }),
  fc.emailAddress(),
);

test('it never throws, and always has a reason', () => {
  fc.assert(
    fc.property(anything, (field) => {
      const { valid, suggestion, comments } = assess(field);
      if (!valid || suggestion !== null) expect(comments.length).toBeGreaterThan(0);
      expect(suggestion).not.toBe(field);
    }),
    { numRuns: 3000 },
  );
});

test('a suggested address is valid, and has no further suggestion', () => {
  let suggested = 0;
  fc.assert(
    fc.property(anything, (field) => {
      const first = assess(field);
      if (first.suggestion === null) return;
      suggested++;
      const again = assess(first.suggestion);
      expect(again).toMatchObject({ valid: true, suggestion: null, type: first.type });
      expect(again.domain).toBe(first.suggestedDomain);
    }),
    { numRuns: 5000 },
  );
  expect(suggested).toBeGreaterThan(500);
});

test('every address that a generator of RFC 5322 addresses makes is valid under a real top-level domain', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const real = address.replace(/\.[a-z]+$/i, '.org');
      fc.pre(!/^'|'@/.test(real));
      expect(assess(real).valid, real).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('fields designed to be slow are assessed like any other', () => {
  for (const unit of [
    'a.',
    '.',
    '@',
    'a@',
    ' ',
    '(',
    ',',
    'a ',
    ': a',
    '"',
    '\\"',
    '<@',
    ' at ',
    '-',
    'ü.',
  ]) {
    for (const end of ['', '@example.com', '!']) {
      const field = `x${unit.repeat(FIELD_LENGTH)}`.slice(0, FIELD_LENGTH - end.length) + end;
      for (let time = 0; time < 20; time++) expect(assess(field).comments.length).toBeGreaterThan(0);
    }
  }
});
