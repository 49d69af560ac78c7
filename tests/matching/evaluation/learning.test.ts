import { expect, test } from 'vitest';
import { OutcomeCounts } from '../../../evaluation/training/fellegi-sunter.ts';
import { calibrationCurve } from '../../../evaluation/training/isotonic.ts';
import { Random } from '../../../src/address-file/sample/random.ts';

test('counting recovers the chances that the comparisons were generated with', () => {
  const random = new Random(3);
  const happens = (chance: number) => random.below(1_000_000) < chance * 1_000_000;
  const counts = new OutcomeCounts();
  for (let at = 0; at < 40_000; at++) {
    const isMeant = at % 4 === 0;
    counts.add(
      [
        ['street', happens(isMeant ? 0.95 : 0.02) ? 'agrees' : 'missing'],
        ...(happens(0.5) ? ([['flat', happens(isMeant ? 0.9 : 0.1) ? 'agrees' : 'differs']] as const) : []),
      ],
      isMeant,
    );
  }
  const found = new Map(counts.frequencies().map((one) => [`${one.element} ${one.outcome}`, one]));
  expect(found.get('street agrees')!.m).toBeCloseTo(0.95, 1);
  expect(found.get('street agrees')!.u).toBeCloseTo(0.02, 2);
  expect(found.get('street agrees')!.bits).toBeCloseTo(Math.log2(0.95 / 0.02), 0);
  expect(found.get('street missing')!.bits).toBeCloseTo(Math.log2(0.05 / 0.98), 0);
  // The flat counts only in comparisons where it has an outcome.
  expect(found.get('flat agrees')!.m).toBeCloseTo(0.9, 1);
  expect(found.get('flat agrees')!.seen).toBeLessThan(12_000);
});

test('a calibration curve rises, and reports the observed accuracy', () => {
  const random = new Random(9);
  const graded = Array.from({ length: 40_000 }, () => {
    const strength = random.below(5000) / 100;
    return { strength, isSo: random.below(10_000) < 10_000 / (1 + Math.exp((15 - strength) / 4)) };
  });
  const curve = calibrationCurve(graded, 400);
  for (const [at, [strength, percent]] of curve.entries()) {
    expect(percent).toBeCloseTo(100 / (1 + Math.exp((15 - strength) / 4)), -1);
    if (at === 0) continue;
    expect(strength).toBeGreaterThan(curve[at - 1]![0]);
    expect(percent).toBeGreaterThanOrEqual(curve[at - 1]![1]);
  }
  expect(curve.length).toBeGreaterThan(5);
  expect(curve.at(-1)![1]).toBeLessThan(100);
});
