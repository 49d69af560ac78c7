import { expect, test } from 'vitest';
import { fieldsOf, RULE } from '../../../evaluation/generated/people/evaluate.ts';
import { generateRecords } from '../../../invented/people/generate.ts';
import { Comparer } from '../../../src/cleansing/deduplication/compare-records.ts';
import { decodeRecord, encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import { readRecord } from '../../../src/cleansing/deduplication/read-record.ts';

/*
 * A comparison that keeps its findings goes to the end; one that keeps none ends as soon as the rest cannot
 * make up for what was found. Both must come to the same.
 */
test('a comparison that may end early matches the same records by the same margin', () => {
  const records = [...generateRecords(400, 8)].map(({ row }) => readRecord(fieldsOf(row)));
  // As in a run of few records, where the least must be outweighed, and of many.
  for (const comparer of [new Comparer(RULE, 1000), new Comparer(RULE, 1_000_000)]) {
    let matches = 0;
    let early = 0;
    for (const [at, one] of records.entries()) {
      for (let behind = at + 1; behind < records.length; behind++) {
        const other = records[behind]!;
        const full = comparer.compare(one, other, true);
        const quick = comparer.compare(one, other);
        expect(quick.isMatch).toBe(full.isMatch);
        if (quick.margin === Number.NEGATIVE_INFINITY) early++;
        else expect(quick.margin).toBeCloseTo(full.margin, 9);
        if (full.isMatch) matches++;
      }
    }
    expect(matches).toBeGreaterThan(50);
    expect(early).toBeGreaterThan(10 * matches);
  }
});

test('names that came through an encoding compare as those that were read', () => {
  const records = [...generateRecords(200, 9)].map(({ row }) => readRecord(fieldsOf(row)));
  const decoded = records.map((record) => decodeRecord(encodeRecord(record)));
  const comparer = new Comparer(RULE, 100_000);
  for (const [at, one] of records.entries()) {
    for (let behind = at; behind < records.length; behind += 3) {
      const { names, margin } = comparer.compare(one, records[behind]!, true);
      expect(comparer.compare(decoded[at]!, decoded[behind]!, true)).toMatchObject({ names, margin });
    }
  }
});
