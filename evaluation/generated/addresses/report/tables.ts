import { count } from '../../../../harness/figures.ts';
import { MATCH_LEVELS, type MatchLevel } from '../../../../src/matching/match.ts';
import { share, table } from '../../../report/markdown.ts';
import { isAccepted, isTrue } from '../run/outcome.ts';
import type { Case } from '../sets/case.ts';
import { type Judged, type Score, scoreOf } from './score.ts';

const HEAD = ['', 'cases', 'accepted', 'precision', 'to be found', 'recall', 'wrong at any level'] as const;

function row(name: string, score: Score): string[] {
  return [
    name,
    count(score.cases),
    count(score.accepted),
    share(score.true, score.accepted),
    count(score.toBeFound),
    share(score.found, score.toBeFound),
    share(score.wrong, score.cases),
  ];
}

/**
 * The scores of groups of cases. A case may be in several groups. Groups are in the order of their first
 * case's name.
 */
export function scoresBy(judged: readonly Judged[], groupsOf: (made: Case) => readonly string[]): string {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    for (const group of groupsOf(one.made)) {
      const members = groups.get(group);
      if (members === undefined) groups.set(group, [one]);
      else members.push(one);
    }
  }
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  return table(
    HEAD,
    sorted.map(([name, members]) => row(name, scoreOf(members))),
  );
}

/** The answered level by the right level. */
export function levels(judged: readonly Judged[]): string {
  const cells = (truth: MatchLevel) =>
    MATCH_LEVELS.map((level) => {
      const some = judged.filter(
        ({ made, outcome }) => made.truth.level === truth && outcome.level === level,
      );
      const wrong = some.filter(({ outcome }) => !isTrue(outcome)).length;
      return some.length === 0
        ? ''
        : wrong === 0
          ? count(some.length)
          : `${count(some.length)} (${count(wrong)})`;
    });
  return table(
    ['right would be', ...MATCH_LEVELS],
    MATCH_LEVELS.filter((level) => judged.some(({ made }) => made.truth.level === level)).map((level) => [
      level,
      ...cells(level),
    ]),
  );
}

/** The share of right answers at each level. */
export function precisionByLevel(judged: readonly Judged[]): string {
  return table(
    ['answered', 'answers', 'so'],
    MATCH_LEVELS.map((level) => {
      const some = judged.filter(({ outcome }) => outcome.level === level);
      return [
        level,
        count(some.length),
        share(some.filter(({ outcome }) => isTrue(outcome)).length, some.length),
      ];
    }),
  );
}

const BINS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 98, 99, 99.5, 100.01];

/** Confidence compared with truth, for all answers at some level. */
export function calibration(judged: readonly Judged[]): string {
  const saying = judged.filter(({ outcome }) => outcome.level !== 'None' && outcome.level !== 'Foreign');
  return table(
    ['confidence', 'answers', 'mean confidence', 'so'],
    BINS.slice(0, -1).flatMap((from, at) => {
      const to = BINS[at + 1]!;
      const some = saying.filter(({ outcome }) => outcome.confidence >= from && outcome.confidence < to);
      if (some.length === 0) return [];
      const mean = some.reduce((sum, { outcome }) => sum + outcome.confidence, 0) / some.length;
      const so = some.filter(({ outcome }) => isTrue(outcome)).length;
      return [
        [`${from} to ${Math.min(to, 100)}`, count(some.length), mean.toFixed(1), share(so, some.length)],
      ];
    }),
  );
}

/** Precision and recall if only answers above a confidence are accepted. */
export function thresholds(judged: readonly Judged[]): string {
  const accepted = judged.filter(({ outcome }) => isAccepted(outcome)).length;
  return table(
    ['accepted from', 'accepted', 'precision', 'recall'],
    [0, 50, 70, 80, 90, 95, 98, 99].map((least) => {
      const score = scoreOf(judged, least);
      return [
        String(least),
        accepted === 0 ? '–' : count(score.accepted),
        share(score.true, score.accepted),
        share(score.found, score.toBeFound),
      ];
    }),
  );
}
