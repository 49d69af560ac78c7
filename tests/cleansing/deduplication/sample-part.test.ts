import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEETINGS } from '../../../src/cleansing/deduplication/blocking.ts';
import { PairNumbers } from '../../../src/cleansing/deduplication/pair-numbers.ts';
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

/** The pairs as they were before they became numbers. */
function listed(pairs: PairNumbers): SamplePair[] {
  return Array.from(pairs.each(), ({ from, end, meeting, meetings, areBirthsApart, sameHousehold }) => ({
    meeting,
    outcomes: Array.from(pairs.numbers.subarray(from, end), (at) => pairs.outcomes[at]!),
    meetings,
    areBirthsApart,
    sameHousehold,
  }));
}

test('a part of a sample is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const part: SamplePart = {
        pairs: PairNumbers.of(pairs),
        random: new Map([['birth', new Map([['same', 3]])]]),
        share: 2 ** -5,
      };
      const read = readPart(writePart(part));
      expect({ ...read, pairs: listed(read.pairs) }).toEqual({ ...part, pairs });
    }),
  );
});

test('joined samples have the pairs of all, up to the most', () => {
  fc.assert(
    fc.property(fc.array(fc.array(pair)), fc.nat(20), (samples, most) => {
      const joined = PairNumbers.joined(samples.map(PairNumbers.of), most);
      expect(listed(joined)).toEqual(samples.flat().slice(0, most));
      expect(joined.count).toBe(Math.min(most, samples.flat().length));
    }),
  );
});

test('a pair has the first outcome of each kind of evidence', () => {
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const found = Array.from(PairNumbers.of(pairs).each(), (one) => one.outcomeOf('birth'));
      const first = pairs.map(
        ({ outcomes }) => outcomes.find(({ evidence }) => evidence === 'birth')?.outcome,
      );
      expect(found).toEqual(first);
    }),
  );
});
