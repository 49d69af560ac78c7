import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluateGenerated, evaluateSet } from '../../../evaluation/generated/people/evaluate.ts';
import { f1, precision, score } from '../../../evaluation/generated/people/score.ts';
import { LAYOUTS, readSharedSet } from '../../../evaluation/generated/people/shared-sets.ts';
import { generateRecords } from '../../../invented/people/generate.ts';
import { DATA } from '../../support/data.ts';

/** The least pair F1 of each published set. */
const LEAST: Readonly<Record<string, number>> = {
  'FEBRL 1': 0.99,
  'FEBRL 2': 0.99,
  'FEBRL 3': 0.99,
  fake_1000: 0.92,
};

for (const layout of LAYOUTS) {
  describe(`${layout.name}, in the layout of the published set`, () => {
    test(`has a pair F1 of at least ${LEAST[layout.name]}`, () => {
      expect(f1(evaluateSet(readSharedSet(layout, join(DATA, 'dedupe'))!))).toBeGreaterThanOrEqual(
        LEAST[layout.name]!,
      );
    });
  });
}

describe('generated people', () => {
  test('are the same for the same seed, and one in five is a duplicate', () => {
    const made = [...generateRecords(2000, 5)];
    expect([...generateRecords(2000, 5)]).toEqual(made);
    expect([...generateRecords(2000, 6)]).not.toEqual(made);
    const duplicates = made.filter(({ kind }) => kind !== '').length;
    expect(duplicates / made.length).toBeCloseTo(0.2, 1);
  });

  test('are matched, and hardly ever confused', () => {
    const { score: result } = evaluateGenerated(10_000, 3);
    expect(f1(result)).toBeGreaterThan(0.98);
    expect(precision(result)).toBeGreaterThan(0.995);
  });
});

test('the score counts right and wrong pairs and records', () => {
  const leader = Uint32Array.of(0, 0, 0, 3, 3, 5);
  expect(score(leader, ['a', 'a', 'b', 'b', 'b', 'c'])).toEqual({
    records: 6,
    truePairs: 4,
    foundPairs: 4,
    rightPairs: 2,
    wrongRecords: 1,
  });
});
