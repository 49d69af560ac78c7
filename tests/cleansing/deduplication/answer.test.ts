import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswer, type WrittenAnswer, writeAnswer } from '../../../src/cleansing/deduplication/answer.ts';
import { percentOfWeight } from '../../../src/cleansing/deduplication/percent.ts';
import { uniqueIdOf } from '../../../src/cleansing/deduplication/unique-id.ts';
import '../../support/seed.ts';

const text = fc.string({ unit: 'binary', maxLength: 100 }).map((value) => value.toWellFormed());
const line = text.map((value) => value.replaceAll('\n', ' '));
const weight = fc.nat(65_535);

const written: fc.Arbitrary<WrittenAnswer> = fc.record({
  isDuplicate: fc.boolean(),
  isKept: fc.boolean(),
  id: fc.oneof(text, fc.uint8Array({ minLength: 8, maxLength: 8 })),
  others: fc.oneof(text, fc.array(fc.nat(0xffff_fffe), { maxLength: 100 })),
  strongest: weight,
  weakest: weight,
  note: fc.oneof(fc.constant(''), line),
  review: fc.oneof(fc.constant(''), line),
  golden: fc.oneof(fc.constant(''), line),
});

test('an answer is read as it was written', () => {
  fc.assert(
    fc.property(written, (answer) => {
      const { id, others, strongest, weakest, ...rest } = answer;
      expect(readAnswer(writeAnswer(answer))).toEqual({
        ...rest,
        uniqueId: typeof id === 'string' ? id : uniqueIdOf(id),
        duplicateIds: typeof others === 'string' ? others : others.map((other) => other + 1).join(';'),
        percent: answer.isDuplicate ? percentOfWeight(strongest) : 0,
        groupPercent: answer.isDuplicate ? percentOfWeight(weakest) : 0,
      });
    }),
  );
});

test('a hundred of the longest ids fit into an answer', () => {
  const others = Array.from({ length: 100 }, () => '€'.repeat(100)).join(';');
  const answer: WrittenAnswer = {
    isDuplicate: true,
    isKept: false,
    id: '€'.repeat(100),
    others,
    strongest: 0,
    weakest: 0,
    note: '',
    review: '',
    golden: '',
  };
  expect(readAnswer(writeAnswer(answer))).toMatchObject({ uniqueId: answer.id, duplicateIds: others });
});
