import type { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import type { Weights } from '../../../src/matching/weights.ts';
import type { Case } from '../sets/case.ts';
import { curves, graded, strengthOf } from './calibrate.ts';
import { learnChoice } from './choice.ts';
import { frequencies } from './fellegi-sunter.ts';
import type { Graded } from './isotonic.ts';
import type { Observation } from './observation.ts';
import { observe, REST } from './observe.ts';
import { PRIOR } from './prior.ts';
import { flattened, useWeights, withBits } from './table.ts';

/** One file with the cases about it. */
export interface Source {
  readonly matcher: AddressMatcher;
  readonly learning: readonly Case[];
  readonly calibrating: readonly Case[];
}

/** Bits up to which a weight is a rule. */
const RULE = -15;

/** An answer is given when so many percent of such answers are so. */
const GIVEN_FROM = 90;

/** The lowest thresholds, with which answers are given that are hardly ever so: to see from where on they are. */
const OPEN = { Exact: 8, Building: 8, Street: 4 } as const;

/**
 * Learns in three passes over the cases: what evidence is worth, from the first part; from where on answers are given, and how sure each
 * is, from the second.
 */
export function learn(
  sources: readonly Source[],
  print: (text: string) => void,
): { weights: Weights; record: string[] } {
  useWeights(PRIOR);
  const observations = sources.flatMap(({ matcher, learning }) =>
    learning.map((one) => observe(matcher, one)).filter((one) => one !== undefined),
  );
  print(`${observations.length} observations with ${candidates(observations)} candidates.`);
  report(observations, print);
  const start = flattened(PRIOR);
  const choice = learnChoice(observations, {
    start: new Map([...start, [REST, 1]]),
    fixed: (weight) => weight === REST || (start.get(weight) ?? 0) <= RULE,
    rounds: 250,
    inertia: 6,
    bar: PRIOR.least.Exact,
  });
  const learned = withBits(PRIOR, choice.weights);
  print(
    `Surprise: ${choice.before.toFixed(4)} bits before, ${choice.after.toFixed(4)} after. Bar: ${choice.bar.toFixed(1)}.`,
  );

  const gradedBy = (weights: Weights) =>
    merged(sources.map((one) => graded(one.matcher, one.calibrating, weights)));
  const open = curves(gradedBy({ ...learned, least: OPEN }), learned);
  const threshold = (level: 'Exact' | 'Building' | 'Street') =>
    Number(Math.max(OPEN[level], strengthOf(open[level], GIVEN_FROM)).toFixed(1));
  const least = { Exact: threshold('Exact'), Building: threshold('Building'), Street: threshold('Street') };
  const answers = gradedBy({ ...learned, least });
  const weights = { ...learned, least, calibration: curves(answers, learned) };
  const shares = (['Exact', 'Building', 'Street', 'Town'] as const).map((level) => {
    const so = answers[level].filter(({ isSo }) => isSo).length;
    return `${level} ${((100 * so) / Math.max(1, answers[level].length)).toFixed(2)} % of ${answers[level].length}`;
  });
  return {
    weights,
    record: [
      `Surprise about what was meant: ${choice.before.toFixed(4)} bits a case with the prior, ${choice.after.toFixed(4)} as learned.`,
      `Answers to the cases kept for calibration that are so: ${shares.join(', ')}.`,
    ],
  };
}

function candidates(observations: readonly Observation[]): number {
  return observations.reduce((sum, one) => sum + one.candidates.length, 0);
}

/** How often each outcome was seen with what was meant and with others, for the reader. */
function report(observations: readonly Observation[], print: (text: string) => void): void {
  const elementOf = (weight: string) => weight.slice(0, weight.lastIndexOf('.'));
  for (const { weight, m, u, bits } of frequencies(observations, elementOf)) {
    if (weight === REST) continue;
    print(`${weight.padEnd(50)} m ${m.toFixed(4)}  u ${u.toFixed(4)}  ${bits.toFixed(1).padStart(6)} bits`);
  }
}

type Answers = ReturnType<typeof graded>;

function merged(all: readonly Answers[]): Answers {
  const of = (level: keyof Answers): Graded[] => all.flatMap((one) => one[level]);
  return { Exact: of('Exact'), Building: of('Building'), Street: of('Street'), Town: of('Town') };
}
