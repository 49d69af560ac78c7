import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { fieldsOf, RULE } from '../../../evaluation/generated/people/evaluate.ts';
import { generateRecords } from '../../../invented/people/generate.ts';
import type { ComparableRecord } from '../../../src/cleansing/deduplication/comparable-record.ts';
import { Comparer } from '../../../src/cleansing/deduplication/compare-records.ts';
import { decodeRecord, encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import { standardModel } from '../../../src/cleansing/deduplication/file-model.ts';
import { NO_FIELDS, readRecord } from '../../../src/cleansing/deduplication/read-record.ts';

/*
 * A comparison that keeps its findings runs to the end. A comparison that keeps none ends as soon as the rest
 * cannot make up for the findings so far. Both must reach the same result.
 */
test('a comparison that may end early finds the same matches with the same margins', () => {
  const records = [...generateRecords(400, 8)].map(({ row }) => readRecord(fieldsOf(row)));
  // The first comparer is that of a run of few records, where a match has the least to outweigh. The second
  // is that of a run of many.
  for (const comparer of [new Comparer(RULE, 1000), new Comparer(RULE, 1_000_000)]) {
    let matches = 0;
    let early = 0;
    for (const [at, one] of records.entries()) {
      for (let behind = at + 1; behind < records.length; behind++) {
        const other = records[behind]!;
        const full = comparer.compare(one, other, true);
        const quick = comparer.compare(one, other);
        // There are 160,000 pairs, and `expect` takes longer than a comparison.
        const isEarly = quick.margin === Number.NEGATIVE_INFINITY;
        const isSame = isEarly || Math.abs(quick.margin - full.margin) < 1e-9;
        if (quick.isMatch !== full.isMatch || !isSame) expect(quick, `${at}, ${behind}`).toEqual(full);
        if (isEarly) early++;
        if (full.isMatch) matches++;
      }
    }
    expect(matches).toBeGreaterThan(50);
    expect(early).toBeGreaterThan(10 * matches);
  }
});

test('a comparison does not end early if the learned weight of a surname outweighs the forename', () => {
  const standard = standardModel(1000);
  const surname = { ...standard.weights.surname, same: { stranger: -0.2, family: 4 } };
  const weights = { ...standard.weights, surname };
  const comparer = new Comparer(RULE, { ...standard, weights, certain: new Set() });
  const [john, peter] = ['John', 'Peter'].map((forename) =>
    readRecord({
      ...NO_FIELDS,
      forename,
      surname: 'Smith',
      lines: ['12 High Street'],
      postcode: 'CH2 4NE',
      birth: '1990-05-17',
    }),
  ) as [ComparableRecord, ComparableRecord];
  expect(comparer.compare(john, peter, true).isMatch).toBe(true);
  expect(comparer.compare(john, peter).isMatch).toBe(true);
});

test('encoded and decoded names compare like the original names', () => {
  const records = [...generateRecords(200, 9)].map(({ row }) => readRecord(fieldsOf(row)));
  const decoded = records.map((record) => decodeRecord(encodeRecord(record)));
  const comparer = new Comparer(RULE, 100_000);
  for (const [at, one] of records.entries()) {
    for (let behind = at; behind < records.length; behind += 3) {
      const read = comparer.compare(one, records[behind]!, true);
      const again = comparer.compare(decoded[at]!, decoded[behind]!, true);
      if (!isDeepStrictEqual(again.names, read.names) || again.margin !== read.margin)
        expect(again).toEqual(read);
    }
  }
});
