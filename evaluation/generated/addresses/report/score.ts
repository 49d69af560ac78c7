import { isAccepted, isTrue, type Outcome } from '../run/outcome.ts';
import type { Case } from '../sets/case.ts';
import { isToBeFound } from '../truth/truth.ts';

/** A case with what came of it. */
export interface Judged {
  readonly made: Case;
  readonly outcome: Outcome;
}

/** What is counted of some cases. Accepted is what was answered at building level or better. */
export interface Score {
  readonly cases: number;
  /** Cases in which the file has what was meant, at building level or better. */
  readonly toBeFound: number;
  readonly accepted: number;
  /** Of the accepted, those that are so. */
  readonly true: number;
  /** Of those to be found, those that were: at the level that the text allows. */
  readonly found: number;
  /** Answers at any level that are not so. */
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
