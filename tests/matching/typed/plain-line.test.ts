import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../../src/address/normal-form/tokens.ts';
import { isPlainLine } from '../../../src/matching/typed/plain-line.ts';
import { tidied } from '../../../src/matching/typed/tidied.ts';

/** Words and numbers that the rules for tidying look for, and some that they leave alone. */
const WORDS =
  `none null nil same um erm ditto as above unknown tbc tba n.a. n/a xx xxx address: re: deliver to flat mob home fiat f1at
  no no. number cottage cott 2 3 12 14A 8riercliffe Mu1rhead 4l l4 21.0 02-Jan 07700 900123 900 123 01 23 45 67 double
  triple hundred and one two twenty thirty stroke slash dash f a b c 12b for Bravo apple leave in porch ring twice
  first door gate entrance park close canwch y gloch (rear) (Flat 2) f/h f/hse 2/1 F2/1 Perth Kinross Margate Redhill
  GuthrieStreet McDonald High Street Rose House formerly previously select choose county please rental property: _x000D_`.split(
    /\s+/,
  );

const line = fc
  .array(
    fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', ' ', ' ', ', ', ',', '\n', ' - ', '-', '. ')),
    {
      maxLength: 8,
    },
  )
  .map((words) => words.map(([word, separator]) => word + separator).join(''));

const isPlain = (text: string) => isPlainLine(text, tokensOf(text), 0);

describe('a plain line', () => {
  test('is not changed when it is tidied', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          line,
          line.map((text) => text.slice(0, -1).toUpperCase()),
        ),
        (text) => {
          if (isPlain(text)) expect(tidied(text)).toBe(text);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test.each([
    '14 High Street',
    '14A HIGH STREET, ROTHERHAM',
    'Flat 2/1, 9-11 Mill Lane',
    'rose house, hazel park',
    'Unit 3 Smith Bros. Bellmead, Stoke-on-Trent BT2 1AU',
    'AL17 4GZ',
    'l8 4tn',
  ])('is the usual one: %s', (text) => expect(isPlain(text)).toBe(true));

  test('may be a postcode, which is not changed either', () => {
    const area = fc.constantFrom('AL', 'B', 'BT', 'FK', 'L', 'OL', 'SL', 'ZE', 'l', 'ol');
    const letter = fc.constantFrom(...'ABFILOSTZl');
    const digit = fc.constantFrom(...'0158');
    fc.assert(
      fc.property(
        fc.tuple(area, digit, fc.oneof(letter, digit, fc.constant(''))),
        fc.tuple(fc.constantFrom(' ', ''), digit, letter, letter),
        (outward, inward) => {
          const postcode = [...outward, ...inward].join('');
          if (isPlain(postcode)) expect(tidied(postcode)).toBe(postcode);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    'High Street, Margate, Margate',
    '31 brighton drive redhill redhill',
    'Rose House, ring bell twice',
    '12 B for Bravo High Street',
    'Flat 2, tbc',
    `${'x'.repeat(40)} 14 High Street`,
  ])('is not one with something to tidy: %s', (text) => expect(isPlain(text)).toBe(false));
});
