import { printLines } from '../../../../src/address/printing/print.ts';
import type { AddressMatcher } from '../../../../src/matching/address-matcher.ts';
import type { Match } from '../../../../src/matching/match.ts';
import type { Case } from '../sets/case.ts';
import { judge } from '../truth/judge.ts';
import type { Outcome } from './outcome.ts';

export interface Matched {
  readonly outcomes: Outcome[];
  /** The time of the matching alone. */
  readonly seconds: number;
}

/** Matches every case and judges the answers. Judging is not timed. */
export function matchAll(matcher: AddressMatcher, cases: readonly Pick<Case, 'typed' | 'truth'>[]): Matched {
  const outcomes: Outcome[] = [];
  let seconds = 0;
  const batch = 1000;
  for (let from = 0; from < cases.length; from += batch) {
    const some = cases.slice(from, from + batch);
    const started = performance.now();
    const matches = some.map(({ typed }) => matcher.match(typed));
    seconds += (performance.now() - started) / 1000;
    matches.forEach((match, at) => {
      outcomes.push(outcomeOf(match, some[at]!));
    });
  }
  return { outcomes, seconds };
}

function outcomeOf(match: Match, { truth }: Pick<Case, 'truth'>): Outcome {
  const verdict = judge(match, truth);
  const { level, confidence } = match;
  return { level, confidence, verdict, answered: verdict === 'right' ? '' : answered(match) };
}

function answered({ address }: Match): string {
  return address === undefined ? '' : printed(address.point);
}

/** An address on one line. */
export function printed(point: Parameters<typeof printLines>[0]): string {
  return [...printLines(point).map(({ text }) => text), point.postTown, point.postcode].join(', ');
}
