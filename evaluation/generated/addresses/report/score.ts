import { isAccepted, isTrue, type Outcome } from '../run/outcome.ts';
import type { Case } from '../sets/case.ts';
import { isToBeFound } from '../truth/truth.ts';

/** A case with its outcome. */
export interface Judged {
  readonly made: Case;
  readonly outcome: Outcome;
}

/** The counts for some cases. Accepted answers are those at building level or better. */
export interface Score {
  readonly cases: number;
  /** Cases in which the file has the meant address, at building level or better. */
  readonly toBeFound: number;
  readonly accepted: number;
  /** The accepted answers that are right. */
  readonly true: number;
  /** The cases that were found, at the level that the text permits. */
  readonly found: number;
  /** Wrong answers at any level. */
  readonly wrong: number;
}

export function scoreOf(judged: readonly Judged[], least = 0): Score {
  let [toBeFound, accepted, isSo, found, wrong] = [0, 0, 0, 0, 0];
  for (const { made, outcome } of judged) {
    const isTaken = isAccepted(outcome) && outcome.confidence >= least;
    if (isToBeFound(made.truth)) toBeFound++;
    if (isTaken) accepted++;
    if (isTaken && isTrue(outcome)) isSo++;
    if (isTaken && outcome.verdict === 'right' && isToBeFound(made.truth)) found++;
    if (!isTrue(outcome)) wrong++;
  }
  return { cases: judged.length, toBeFound, accepted, true: isSo, found, wrong };
}
