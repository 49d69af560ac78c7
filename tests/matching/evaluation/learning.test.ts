import { describe, expect, test } from 'vitest';
import { learnChoice } from '../../../bench/matching/train/choice.ts';
import { frequencies } from '../../../bench/matching/train/fellegi-sunter.ts';
import { calibrationCurve } from '../../../bench/matching/train/isotonic.ts';
import type { Observation } from '../../../bench/matching/train/observation.ts';
import { Random } from '../../../src/address-file/sample/random.ts';

/** Candidates whose elements agree by known chances: with the one that is meant, and with others. */
function observed(count: number, chances: Readonly<Record<string, readonly [meant: number, other: number]>>) {
  const random = new Random(3);
  const happens = (chance: number) => random.below(1_000_000) < chance * 1_000_000;
  return Array.from({ length: count }, (): Observation => {
    const meantAt = random.below(6) - 1;
    return {
      candidates: Array.from({ length: 5 }, (_, at) => ({
        isMeant: at === meantAt,
        evidence: Object.entries(chances).map(([element, [meant, other]]) => ({
          weight: `${element}.${happens(at === meantAt ? meant : other) ? 'agrees' : 'differs'}`,
          times: 1,
        })),
      })),
    };
  });
}

const chances = { street: [0.95, 0.2], town: [0.8, 0.5], number: [0.9, 0.1] } as const;
const elementOf = (weight: string) => weight.split('.')[0]!;

test('counting finds the chances that the observations were made by', () => {
  const found = new Map(frequencies(observed(20_000, chances), elementOf).map((one) => [one.weight, one]));
  expect(found.get('street.agrees')!.m).toBeCloseTo(0.95, 2);
  expect(found.get('street.agrees')!.u).toBeCloseTo(0.2, 2);
  expect(found.get('number.agrees')!.bits).toBeCloseTo(Math.log2(0.9 / 0.1), 1);
  expect(found.get('number.differs')!.bits).toBeCloseTo(Math.log2(0.1 / 0.9), 1);
});

describe('choosing', () => {
  const options = { start: new Map(), fixed: () => false, rounds: 300, inertia: 0, bar: 0 } as const;

  test('finds the weights of independent elements, up to what they have in common', () => {
    const { weights, after, before } = learnChoice(observed(8000, chances), options);
    const spread = (element: string) =>
      weights.get(`${element}.agrees`)! - weights.get(`${element}.differs`)!;
    expect(spread('street')).toBeCloseTo(Math.log2((0.95 / 0.05) * (0.8 / 0.2)), 0);
    expect(spread('town')).toBeCloseTo(Math.log2((0.8 / 0.2) * (0.5 / 0.5)), 0);
    expect(spread('number')).toBeCloseTo(Math.log2((0.9 / 0.1) * (0.9 / 0.1)), 0);
    expect(after).toBeLessThan(before * 0.7);
  });

  test('does not count twice what always comes together, as counting does', () => {
    const single = observed(8000, chances);
    const twice = single.map(
      ({ candidates }): Observation => ({
        candidates: candidates.map((one) => ({
          ...one,
          evidence: one.evidence.flatMap((part) =>
            part.weight.startsWith('street') ? [part, { ...part, weight: `again ${part.weight}` }] : [part],
          ),
        })),
      }),
    );
    const bits = new Map(frequencies(twice, elementOf).map((one) => [one.weight, one.bits]));
    expect(bits.get('again street.agrees')).toBeCloseTo(bits.get('street.agrees')!, 6);
    const { weights } = learnChoice(twice, options);
    const alone = learnChoice(single, options).weights;
    expect(weights.get('street.agrees')! + weights.get('again street.agrees')!).toBeCloseTo(
      alone.get('street.agrees')!,
      0,
    );
  });

  test('leaves rules alone, and gives the same twice', () => {
    const some = observed(500, chances);
    const start = new Map([['town.agrees', 7]]);
    const fixed = (weight: string) => weight === 'town.agrees';
    const once = learnChoice(some, { ...options, start, fixed });
    expect(once.weights.get('town.agrees')).toBe(7);
    expect(learnChoice(some, { ...options, start, fixed })).toEqual(once);
  });
});

test('a calibration curve rises, and says what the answers were', () => {
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
