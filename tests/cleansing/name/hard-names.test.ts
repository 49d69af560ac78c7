import { expect, test } from 'vitest';
import { hardNames, scored, share } from '../../../evaluation/names/hard-names.ts';

/**
 * Tables whose readings were decided before the rules were run on them. The rules may be improved with the
 * other tables in view, so their scores say only that nothing is lost. Those held back are for measuring
 * alone: nobody who works on the rules reads their rows, so their scores are what unseen names get.
 */
const TABLES = [
  { file: 'hard-names.tsv', rows: 500, reached: 0.99 },
  { file: 'unseen/round-1.tsv', rows: 260, reached: 0.96 },
  { file: 'unseen/round-2.tsv', rows: 281, reached: 0.98 },
  { file: 'unseen/round-3.tsv', rows: 253, reached: 0.98 },
  { file: 'unseen/round-4.tsv', rows: 70, reached: 1 },
  { file: 'unseen/round-5.tsv', rows: 278, reached: 0.99 },
  { file: 'unseen/round-5-held-back.tsv', rows: 278, reached: 0.97 },
  { file: 'held-back-names.tsv', rows: 250, reached: 0.88 },
];

for (const { file, rows, reached } of TABLES) {
  test(`the share of ${file} that is right in every column does not fall`, () => {
    const names = hardNames(new URL(`../../../evaluation/names/${file}`, import.meta.url));
    expect(names).toHaveLength(rows);
    expect(share(scored(names))).toBeGreaterThanOrEqual(reached);
  });
}
