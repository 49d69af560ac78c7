import { count } from '../../../harness/figures.ts';
import { share, table } from '../../report/markdown.ts';
import { isAnswered, type Score, scoreOf } from './score.ts';
import type { Judged } from './verdict.ts';

/** The answers of one matcher to one list. */
export interface Result {
  readonly list: string;
  readonly matcher: string;
  readonly judged: readonly Judged[];
}

/** One line for each list and matcher. */
export function totalsTable(results: readonly Result[]): string {
  return table(
    [
      'list, matcher',
      'typed',
      'precision',
      'recall among the findable',
      'clean found',
      'absent matched',
      'flat / number confusions in 100,000',
      'named one of several',
    ],
    results.map(({ list, matcher, judged }) => {
      const score = scoreOf(judged);
      const clean = scoreOf(judged.filter(({ typed }) => typed.kinds[0] === 'clean'));
      return [
        `${list}, ${matcher}`,
        count(score.typed),
        share(score.right, score.answered),
        share(score.found, score.findable),
        share(clean.found, clean.findable),
        share(score.absentMatched, score.absent),
        `${perHundredThousand(score.flats, score)} / ${perHundredThousand(score.numbers, score)}`,
        count(score.guesses),
      ];
    }),
  );
}

/**
 * One line for each kind of damage, with the recall of all matchers side by side. Absent addresses have their
 * own table.
 */
export function kindsTable(results: readonly Result[]): string {
  const first = results[0]!;
  const present = kindsOf(first.judged.filter(({ typed }) => !typed.truth.isAbsent));
  const head = ['kind', 'findable', ...results.flatMap(({ matcher }) => [`${matcher}: found`, 'wrong'])];
  return table(
    head,
    present.map((kind) => {
      const scores = results.map(({ judged }) =>
        scoreOf(judged.filter(({ typed }) => !typed.truth.isAbsent && typed.kinds.includes(kind))),
      );
      return [
        kind,
        count(scores[0]!.findable),
        ...scores.flatMap((score) => [
          share(score.found, score.findable),
          count(score.answered - score.right),
        ]),
      ];
    }),
  );
}

/** One line for each kind of absence, with how often an address was named anyway. */
export function absentTable(results: readonly Result[]): string {
  const isAbsent = ({ typed }: Judged) => typed.truth.isAbsent;
  const kinds = [...new Set(results[0]!.judged.filter(isAbsent).map(({ typed }) => typed.kinds[0]!))].sort();
  return table(
    ['absent', 'typed', ...results.map(({ matcher }) => `${matcher}: matched`)],
    kinds.map((kind) => {
      const scores = results.map(({ judged }) =>
        scoreOf(judged.filter((one) => isAbsent(one) && one.typed.kinds[0] === kind)),
      );
      return [
        kind,
        count(scores[0]!.absent),
        ...scores.map((score) => share(score.absentMatched, score.absent)),
      ];
    }),
  );
}

/** Lower bounds of the bands of confidence, in percent. */
const BANDS = [0, 50, 80, 90, 95, 98, 99, 99.5] as const;

/**
 * The share of right answers in each band of confidence. The last line is for answers with a confidence of 99
 * % or more.
 */
export function calibrationTable({ judged }: Result): string {
  const answered = judged.filter(isAnswered);
  const line = (name: string, from: number, to: number) => {
    const some = answered.filter(({ answer }) => answer.confidence >= from && answer.confidence < to);
    const right = some.filter(({ verdict }) => verdict === 'right').length;
    const mean = some.reduce((sum, { answer }) => sum + answer.confidence, 0) / (some.length || 1);
    return [name, count(some.length), some.length === 0 ? '–' : mean.toFixed(1), share(right, some.length)];
  };
  return table(
    ['confidence', 'answers', 'mean', 'right'],
    [
      ...BANDS.map((from, at) => {
        const to = BANDS[at + 1] ?? 101;
        return line(`${from} to ${Math.min(to, 100)}`, from, to);
      }),
      line('**99 and more**', 99, 101),
    ].filter(([, answers]) => answers !== '0'),
  );
}

function kindsOf(judged: readonly Judged[]): string[] {
  return [...new Set(judged.flatMap(({ typed }) => typed.kinds))].sort();
}

function perHundredThousand(some: number, { typed }: Score): string {
  return typed === 0 ? '–' : ((some / typed) * 100_000).toFixed(1);
}
