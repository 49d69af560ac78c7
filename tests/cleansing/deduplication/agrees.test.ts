import { expect, test } from 'vitest';
import { fieldsOf, RULE } from '../../../evaluation/generated/people/evaluate.ts';
import { generateRecords } from '../../../invented/people/generate.ts';
import { Comparer } from '../../../src/cleansing/deduplication/compare-records.ts';
import { conflictsOf } from '../../../src/cleansing/deduplication/conflict.ts';
import {
  decodeRecord,
  encodeRecord,
  encodeTraits,
} from '../../../src/cleansing/deduplication/encode-record.ts';
import { type FileModel, standardModel } from '../../../src/cleansing/deduplication/file-model.ts';
import { agreesBy, encodeFound, isMatch, weightBy } from '../../../src/cleansing/deduplication/found-pair.ts';
import { readRecord } from '../../../src/cleansing/deduplication/read-record.ts';
import { Vocabulary } from '../../../src/cleansing/deduplication/vocabulary.ts';

const standard = standardModel(1000);

/** A file in which telephones and email addresses speak against a pair more than names speak for it. */
const hostile: FileModel = {
  ...standard,
  certain: new Set(),
  weights: {
    ...standard.weights,
    telephone: { ...standard.weights.telephone, different: { stranger: -1, family: -6 } },
    email: { ...standard.weights.email, different: { stranger: -1, family: -6 } },
  },
};

/** A file in which 17 May 1990 stands for an unknown birthday. */
const vocabulary = new Vocabulary(new Map(), new Map(), new Map([['19900517', '']]));

/*
 * A match that agrees is not compared again when records are clustered. So that comparison must find no
 * evidence against it.
 */
test('nothing speaks against a match that agrees', () => {
  const read = [...generateRecords(300, 12)].map(({ row }) => readRecord(fieldsOf(row)));
  const lenient: FileModel = { ...standard, certain: new Set() };
  for (const model of [standard, lenient, hostile, { ...standard, vocabulary }]) {
    for (const marriedNames of [false, true]) {
      const comparer = new Comparer({ ...RULE, marriedNames }, model);
      const conflicts = conflictsOf(() => '', model);
      const records = read.map((record) => decodeRecord(encodeRecord(record), model.vocabulary));
      let [matches, agreed] = [0, 0];
      for (const [at, one] of records.entries()) {
        for (let behind = at + 1; behind < records.length; behind++) {
          const { isMatch: matched, agrees } = comparer.compare(one, records[behind]!);
          if (!matched) continue;
          matches++;
          if (!agrees) continue;
          agreed++;
          expect(conflicts.against(encodeTraits(read[at]!), encodeTraits(read[behind]!))).toBe(0);
        }
      }
      expect(matches).toBeGreaterThan(50);
      // With usual weights nearly all matches agree.
      if (model !== hostile) expect(agreed).toBeGreaterThan(0.9 * matches);
    }
  }
});

test('the evidence of a match has its weight, and whether it agrees', () => {
  for (const agrees of [false, true]) {
    const evidence = encodeFound({ margin: 12.5, doubt: undefined, agrees });
    expect([isMatch(evidence), weightBy(evidence), agreesBy(evidence)]).toEqual([true, 800, agrees]);
  }
  expect(isMatch(encodeFound({ margin: -2, doubt: 'birth' }))).toBe(false);
});
