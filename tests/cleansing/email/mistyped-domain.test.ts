import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNotMistyped, MAIL_PROVIDERS } from '../../../src/cleansing/email/mail-providers.ts';
import { meantDomain } from '../../../src/cleansing/email/mistyped-domain.ts';
import { isSlip } from '../../../src/cleansing/email/slip.ts';
import { editDistance } from '../../../src/text/edit-distance.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.om', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.vom', 'gmail.com'],
  ['gmail.comn', 'gmail.com'],
  ['gmail.co.uk', 'gmail.com'],
  ['gmail.com.com', 'gmail.com'],
  ['gmail.com.uk', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['googlmail.com', 'googlemail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmial.co.uk', 'hotmail.co.uk'],
  ['hotmal.co.uk', 'hotmail.co.uk'],
  ['hotmail.couk', 'hotmail.co.uk'],
  ['hotmailco.uk', 'hotmail.co.uk'],
  ['hotmail.co.ik', 'hotmail.co.uk'],
  ['hotmail.com.uk', 'hotmail.co.uk'],
  ['hotmale.com', 'hotmail.com'],
  ['yaho.co.uk', 'yahoo.co.uk'],
  ['yahooo.com', 'yahoo.com'],
  ['yahoo.co.u', 'yahoo.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['outlook.co.uk', 'outlook.com'],
  ['icould.com', 'icloud.com'],
  ['icloud.co', 'icloud.com'],
  ['btinernet.com', 'btinternet.com'],
  ['btinterent.com', 'btinternet.com'],
  ['btinternet.co.uk', 'btinternet.com'],
  ['virginmeida.com', 'virginmedia.com'],
  ['blueyoner.co.uk', 'blueyonder.co.uk'],
  ['talktlak.net', 'talktalk.net'],
  ['protonmial.com', 'protonmail.com'],
  ['ymail.con', 'ymail.com'],
  ['sky.con', 'sky.com'],
  ['aol.cmo', 'aol.com'],
  ['example.con', 'example.com'],
  ['example.co.uj', 'example.co.uk'],
  ['example.cou.k', 'example.co.uk'],
  ['example.org.ik', 'example.org.uk'],
  ['example.ac.ik', 'example.ac.uk'],
  ['example.nrt', 'example.net'],
  ['example.ogr', 'example.org'],
  ['examplecouk', 'example.co.uk'],
])('%s was meant to be %s', (typed, meant) => {
  expect(meantDomain(typed)?.domain).toBe(meant);
});

test.each(
  `gmail.com hotmail.co.uk yahoo.com.br live.co.uk ymail.com mail.com email.com gmx.com gmx.co.uk gmx.de gail.com hmail.com
  fmail.co.uk aol.com msn.com me.com mac.com sky.com o2.co.uk tesco.net proton.me pm.me zoho.com gmail.de gmail.ru
  hostmail.com blueyonder.com comcast.com orange.com verizon.com tiscali.com yahoo.cn hotmail.uk google.com example.com
  example.co example.cm example.om example.cam example.co.za example.co.il example.com.au bbc.co.uk nhs.net cloud.com
  outlooks.com range.net grange.fr liberto.it like.com love.com aon.com all.com sol.com five.com localhost example.c
  example.local 192.168.0.1 a b.c`.split(/\s+/),
)('%s is left alone', (domain) => {
  expect(meantDomain(domain)).toBeUndefined();
});

const providerDomains = MAIL_PROVIDERS.flatMap(({ name, endings }) =>
  endings.map((ending) => `${name}.${ending}`),
);

test.each(providerDomains)('%s itself is never corrected', (domain) => {
  expect(meantDomain(domain)).toBeUndefined();
});

describe('every slip in the name of a common provider is corrected', () => {
  const common =
    'gmail.com hotmail.com hotmail.co.uk yahoo.co.uk outlook.com icloud.com btinternet.com virginmedia.com';

  test.each(common.split(' '))('%s', (domain) => {
    const name = domain.slice(0, domain.indexOf('.'));
    const rest = domain.slice(name.length);
    for (let at = 1; at < name.length; at++) {
      const slips = [
        name.slice(0, at) + name.slice(at + 1),
        name.slice(0, at) + name[at] + name.slice(at),
        name.slice(0, at - 1) + name[at] + name[at - 1] + name.slice(at + 1),
      ];
      for (const slip of slips) {
        if (slip === name || isNotMistyped(slip + rest)) continue;
        expect(meantDomain(slip + rest)?.domain, slip + rest).toBe(domain);
      }
    }
  });
});

test('a suggested domain is never corrected again', () => {
  const typed = fc
    .tuple(
      fc.constantFrom(
        'gmail',
        'gmial',
        'hotmali',
        'yahooo',
        'www.gmail',
        'www.hotmial',
        'fred',
        'sky',
        'outlook',
        'ymail',
      ),
      fc.constantFrom('.', ''),
      fc.constantFrom(
        'com',
        'con',
        'co.uk',
        'co.ik',
        'couk',
        'cm',
        'com.com',
        'com.uk',
        'net',
        'nrt',
        'comm',
        'fr',
        'c',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (domain) => {
      const meant = meantDomain(domain);
      if (meant === undefined) return;
      expect(meant.domain).not.toBe(domain);
      expect(meantDomain(meant.domain)).toBeUndefined();
    }),
  );
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), maxLength: 12 });

test('slips are single changes', () => {
  const near = fc
    .tuple(word, fc.nat(12), fc.constantFrom(...'abcdefgh', ''))
    .map(([meant, place, letter]) => {
      const at = place % (meant.length + 1);
      return { meant, typed: meant.slice(0, at) + letter + meant.slice(at + 1) };
    });
  fc.assert(
    fc.property(near, ({ typed, meant }) => {
      if (isSlip(typed, meant)) expect(editDistance(typed, meant, 2)).toBe(1);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['ab', true],
  ['bc', true],
  ['acb', true],
  ['bac', true],
  ['abbc', true],
  ['abcc', true],
  ['sbc', true],
  ['abx', true],
  ['abc', false],
  ['abq', false],
  ['abcd', false],
  ['xabc', false],
  ['cba', false],
  ['a', false],
  ['', false],
])('%j for abc is a slip: %s', (typed, slip) => {
  expect(isSlip(typed, 'abc')).toBe(slip);
});
