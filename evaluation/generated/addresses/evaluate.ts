import { writeFileSync } from 'node:fs';
import { count } from '../../../harness/figures.ts';
import { machine } from '../../../harness/machine.ts';
import { table } from '../../report/markdown.ts';
import { madeFile } from './file/made-file.ts';
import { madePostcodes } from './file/made-postcodes.ts';
import { Surroundings } from './file/surroundings.ts';
import { evaluateLists } from './real/evaluate-lists.ts';
import { failuresOf } from './report/failures.ts';
import type { Judged } from './report/score.ts';
import { calibration, levels, precisionByLevel, scoresBy, thresholds } from './report/tables.ts';
import { measure } from './run/measure.ts';
import { matchOnThreads } from './run/threads.ts';
import type { Case } from './sets/case.ts';
import { confusions } from './sets/confusions.ts';
import { foreignCases } from './sets/foreign.ts';
import { BUSINESS_SHARE, type CaseOptions, casesFromAddresses } from './sets/from-addresses.ts';

export interface EvaluationOptions {
  readonly addresses: number;
  readonly cases: number;
  /** The seed of the addresses. The cases use the next seed. */
  readonly seed: number;
  readonly confusions: number;
  readonly threads: number;
  /** The folder for the files. */
  readonly folder: string;
  /** A file to write the failures to, by class. */
  readonly failures?: string | undefined;
  /** The parts to run: `sets`, `speed`, `real`. Default: all. */
  readonly only?: readonly string[] | undefined;
  readonly print: (text: string) => void;
}

/** Runs the whole evaluation and prints its report. */
export async function evaluate(options: EvaluationOptions): Promise<void> {
  const { addresses, seed, folder, print } = options;
  const runs = (part: string) => options.only === undefined || options.only.includes(part);
  print(`Machine: ${machine()}. ${new Date().toISOString().slice(0, 10)}.`);
  if (runs('sets') || runs('speed')) {
    const made = await madeFile(folder, { addresses, seed });
    const cases = makeCases(options);
    print(
      `\n${count(addresses)} delivery points, seed ${seed}; ${count(cases.length)} cases, seed ${seed + 1}.`,
    );
    if (runs('sets')) await evaluateSets(made, cases, options);
    if (runs('speed')) await evaluateSpeed(made, cases, options);
  }
  if (runs('real')) await evaluateLists(options);
}

/** All cases of an evaluation, in the order of the file within each set. */
export function makeCases({ addresses, seed, cases, confusions: confused }: EvaluationOptions): Case[] {
  const postcodes = () => madePostcodes({ addresses, seed });
  const around = new Surroundings(postcodes());
  const options: CaseOptions = {
    postcodes,
    addresses,
    businessShare: BUSINESS_SHARE,
    cases,
    part: 'evaluation',
    caseSeed: seed + 1,
  };
  return [
    ...casesFromAddresses(around, options),
    ...confusions(around, options, confused),
    ...foreignCases(Math.ceil(cases / 100), seed + 1),
  ];
}

async function evaluateSets(made: string, cases: readonly Case[], options: EvaluationOptions): Promise<void> {
  const { print, threads } = options;
  const { outcomes, seconds } = await matchOnThreads(made, cases, threads);
  const judged = cases.map((one, at): Judged => ({ made: one, outcome: outcomes[at]! }));
  const of = (set: string) => judged.filter(({ made: { set: own } }) => own === set);
  print(
    `\nMatched in ${seconds.toFixed(1)} s on ${threads} threads: ${count(cases.length / seconds)} a second.`,
  );
  print(`\n### Sets\n\n${scoresBy(judged, ({ set }) => [set])}`);
  for (const set of ['residential', 'business', 'absent', 'confusions', 'foreign']) {
    print(
      `\n### ${set}: by kind\n\n${scoresBy(of(set), ({ kinds }) => (kinds.length === 0 ? ['(clean)'] : kinds))}`,
    );
  }
  const ordinary = judged.filter(({ made: { set } }) => set === 'residential' || set === 'business');
  print(`\n### By kind of address\n\n${scoresBy(ordinary, ({ subjects }) => subjects)}`);
  print(`\n### By the number of kinds\n\n${scoresBy(ordinary, ({ kinds }) => [String(kinds.length)])}`);
  print(`\n### Levels: answered by right level, with the number of wrong answers\n\n${levels(judged)}`);
  print(`\n### Precision by level\n\n${precisionByLevel(judged)}`);
  print(`\n### Calibration\n\n${calibration(judged)}`);
  print(`\n### Thresholds: residential\n\n${thresholds(of('residential'))}`);
  print(`\n### Thresholds: business\n\n${thresholds(of('business'))}`);
  if (options.failures !== undefined) writeFileSync(options.failures, failuresOf(judged));
}

async function evaluateSpeed(
  made: string,
  cases: readonly Case[],
  { print }: EvaluationOptions,
): Promise<void> {
  const figures = await measure(made, cases, cases);
  print(`\n### Speed\n\n${table(['', 'one core', 'both at once'], figures)}`);
}
