import { describe, expect, test } from 'vitest';
import { fitScaling, rateOf, type Scaling, workersFor } from '../../bench/scaling.ts';

const LAW: Scaling = { single: 1000, contention: 0.02, coherency: 0.001 };

describe('the model of many workers', () => {
  test('recovers the shares that the rates were computed from', () => {
    const points = [1, 2, 4, 8, 16].map((workers) => ({ workers, rate: rateOf(LAW, workers) }));
    const fitted = fitScaling(points);
    expect(fitted.single).toBe(1000);
    expect(fitted.contention).toBeCloseTo(0.02, 9);
    expect(fitted.coherency).toBeCloseTo(0.001, 9);
  });

  test('never promises more than n times the rate of one worker', () => {
    const fitted = fitScaling([
      { workers: 1, rate: 100 },
      { workers: 2, rate: 210 },
      { workers: 8, rate: 850 },
    ]);
    expect(rateOf(fitted, 100)).toBe(10_000);
  });

  test('says how many workers a rate needs, and which rates are out of reach', () => {
    const needed = workersFor(LAW, 5000)!;
    expect(rateOf(LAW, needed)).toBeGreaterThanOrEqual(5000);
    expect(rateOf(LAW, needed - 1)).toBeLessThan(5000);
    expect(workersFor(LAW, 1_000_000)).toBeUndefined();
  });

  test('needs the rate of a single worker first', () => {
    expect(() => fitScaling([{ workers: 2, rate: 1 }])).toThrow('one worker');
  });
});
