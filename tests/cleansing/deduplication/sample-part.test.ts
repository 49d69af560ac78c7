import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEETINGS } from '../../../src/cleansing/deduplication/blocking.ts';
import type { SampleOutcome, SamplePair } from '../../../src/cleansing/deduplication/sample-pairs.ts';
import { readPart, type SamplePart, writePart } from '../../../src/cleansing/deduplication/sample-part.ts';
import '../../support/seed.ts';

const outcome: fc.Arbitrary<SampleOutcome> = fc.record({
  evidence: fc.constantFrom('surname', 'birth', 'email'),
  outcome: fc.constantFrom('same', 'different'),
  rarity: fc.oneof(
    fc.constant(0),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((bits) => bits + 0),
  ),
});

const pair: fc.Arbitrary<SamplePair> = fc.record({
  meeting: fc.constantFrom(...MEETINGS),
  outcomes: fc.array(outcome, { maxLength: 12 }),
  meetings: fc.integer({ min: 1, max: 40 }),
  areBirthsApart: fc.constantFrom(undefined, false, true),
  sameHousehold: fc.boolean(),
});

test('a part of a sample is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const part: SamplePart = {
        pairs,
        random: new Map([['birth', new Map([['same', 3]])]]),
        share: 2 ** -5,
      };
      expect(readPart(writePart(part))).toEqual(part);
    }),
  );
});
