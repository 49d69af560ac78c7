import { count } from '../../../harness/figures.ts';
import type { Band } from '../judge/calibration.ts';
import type { Contradictions } from '../judge/contradictions.ts';
import type { HarmCount } from '../judge/harm.ts';
import type { KindCount } from '../judge/kinds.ts';
import type { Interval, PairScore } from '../judge/pairs.ts';
import type { OpenPairs } from '../judge/relation.ts';

/** The results of a tool on a set. */
export interface Outcome {
  readonly set: string;
  readonly tool: string;
  readonly records: number;
  readonly score: PairScore;
  /** The pairs that the score leaves out. */
  readonly open: OpenPairs;
  readonly contradictions: Contradictions;
  readonly seconds: number;
}

/** A set whose files are missing. */
export interface Missing {
  readonly set: string;
  readonly missing: string;
}

export function setTable(outcomes: readonly (Outcome | Missing)[]): string {
  return [
    '| set | tool | records | pairs | precision | recall | F1, 95 % interval | contradictions | seconds |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- | --- | ---: |',
    ...outcomes.map((outcome) => {
      if ('missing' in outcome) return `| ${outcome.set} | not there: ${outcome.missing} | | | | | | | |`;
      const { set, tool, records, score, contradictions, seconds } = outcome;
      const cells = [
        set,
        tool,
        count(records),
        count(score.truePairs),
        score.precision.figure.toFixed(4),
        score.recall.figure.toFixed(4),
        withBounds(score.f1),
        contradictionText(contradictions),
        seconds.toFixed(0),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** Lists the pairs that are not judged. Returns undefined if there are none. */
export function openTable(outcomes: readonly (Outcome | Missing)[]): string | undefined {
  const some = outcomes.filter((one) => 'open' in one).filter(({ open }) => open.ofOnePerson.length > 0);
  if (some.length === 0) return undefined;
  return [
    '| set | tool | of one person | put together |',
    '| --- | --- | ---: | ---: |',
    ...some.map(
      ({ set, tool, open }) =>
        `| ${set} | ${tool} | ${count(open.ofOnePerson.length)} | ${count(open.merged.length)} |`,
    ),
  ].join('\n');
}

function withBounds({ figure, low, high }: Interval): string {
  return `**${figure.toFixed(4)}** (${low.toFixed(4)} to ${high.toFixed(4)})`;
}

function contradictionText({ birthdays, sex, generation, forenames }: Contradictions): string {
  const parts = { birthdays, sex, generation, forenames };
  const some = Object.entries(parts).filter(([, groups]) => groups > 0);
  return some.length === 0 ? '0' : some.map(([name, groups]) => `${groups} ${name}`).join(', ');
}

/** @param sets the name of each set, and its bands */
export function calibrationTable(sets: readonly (readonly [string, readonly Band[]])[]): string {
  const share = (right: number, of: number) => (of === 0 ? '' : `${((100 * right) / of).toFixed(1)} %`);
  return [
    '| set | said to be | groups | of these one person | pairs in review | of these one person |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...sets.flatMap(([name, bands]) =>
      bands.map(({ least, groups, rightGroups, reviewed, rightReviewed }, at) => {
        const most = at === 0 ? 100 : bands[at - 1]!.least - 1;
        const right = [share(rightGroups, groups), share(rightReviewed, reviewed)];
        return `| ${name} | ${least} to ${most} % | ${count(groups)} | ${right[0]} | ${count(reviewed)} | ${right[1]} |`;
      }),
    ),
  ].join('\n');
}

/** @param tools the name of each tool, and its counts by kind of case */
export function harmTable(tools: readonly (readonly [string, ReadonlyMap<string, HarmCount>])[]): string {
  const [first] = tools;
  const heads = tools.flatMap(([name]) => [`${name}: merged`, `${name}: in review`]);
  return [
    `| case | should be | cases | ${heads.join(' | ')} |`,
    `| --- | --- | ---: |${heads.map(() => ' ---: |').join('')}`,
    ...[...first![1]].map(([kind, { expected, cases }]) => {
      const cells = tools.flatMap(([, counts]) => {
        const { merged, inReview, attached } = counts.get(kind)!;
        return [attached === undefined ? merged : `${merged} (between: ${attached})`, inReview ?? 'no list'];
      });
      return `| ${kind} | ${expected} | ${cases} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** @param tools the name of each tool, and its counts by kind of record */
export function kindTable(tools: readonly (readonly [string, ReadonlyMap<string, KindCount>])[]): string {
  const heads = tools.flatMap(([name]) => [`${name}: found`, `${name}: with others`]);
  return [
    `| kind | records | ${heads.join(' | ')} |`,
    `| --- | ---: |${heads.map(() => ' ---: |').join('')}`,
    ...[...tools[0]![1]].map(([kind, { records }]) => {
      const cells = tools.flatMap(([, counts]) => {
        const { found, withOthers } = counts.get(kind)!;
        return [`${((100 * found) / records).toFixed(1)} %`, count(withOthers)];
      });
      return `| ${kind} | ${count(records)} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}
