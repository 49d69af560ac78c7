import type { Judged } from './verdict.ts';

/** The counts for some typed addresses. */
export interface Score {
  readonly typed: number;
  /** Addresses whose text fits exactly one row of the list. */
  readonly findable: number;
  readonly found: number;
  /** Answers that name a row or a wrong building. */
  readonly answered: number;
  /** The answered addresses that are right. */
  readonly right: number;
  readonly absent: number;
  /** Absent addresses for which a row or a wrong building was named. */
  readonly absentMatched: number;
  /** Wrong answers in the same building, and wrong answers in the same street. */
  readonly flats: number;
  readonly numbers: number;
  readonly elsewhere: number;
  readonly guesses: number;
}

export function scoreOf(judged: readonly Judged[]): Score {
  const count = (test: (one: Judged) => boolean) => judged.filter(test).length;
  const isFindable = ({ typed: { truth } }: Judged) => truth.level === 'row';
  return {
    typed: judged.length,
    findable: count(isFindable),
    found: count((one) => isFindable(one) && one.verdict === 'right'),
    answered: count(isAnswered),
    right: count((one) => isAnswered(one) && one.verdict === 'right'),
    absent: count(({ typed }) => typed.truth.isAbsent),
    absentMatched: count((one) => one.typed.truth.isAbsent && isAnswered(one) && one.verdict !== 'right'),
    flats: count(({ verdict }) => verdict === 'flat'),
    numbers: count(({ verdict }) => verdict === 'number'),
    elsewhere: count(({ verdict }) => verdict === 'elsewhere'),
    guesses: count(({ verdict }) => verdict === 'guess'),
  };
}

/**
 * Whether somebody would act on the answer: it names a row or a building. A right building that says less
 * than was asked is neither right nor wrong.
 */
export function isAnswered({ answer: { level }, verdict }: Judged): boolean {
  return (level === 'row' || level === 'building') && verdict !== 'less';
}

export function isWrong(one: Judged): boolean {
  return isAnswered(one) && one.verdict !== 'right';
}
